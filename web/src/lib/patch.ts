/** JSON merge patches (RFC 7396): what leads from one picture to the next, where nothing is null. */

type Plain = Readonly<Record<string, unknown>>;

/** Apply a patch to an object, which stays as it is; what the patch does not speak of is shared with it. */
export function merge<T extends object>(old: T, patch: Plain): T {
  const merged = { ...old } as Record<string, unknown>;
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = isObject(value) ? merge(objectOr(merged[name]), value) : value;
  }
  return merged as T;
}

const objectOr = (value: unknown): Plain => (isObject(value) ? value : {});

const isObject = (value: unknown): value is Plain => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two things read from JSON say the same; the order of fields does not matter. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [Object.entries(one), Object.entries(other)];
  return left.length === right.length && left.every(([key, value]) => key in other && same(value, (other as Record<string, unknown>)[key]));
}

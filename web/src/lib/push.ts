/** Where the push service of this browser takes what we send, also when no page of ours is open. */
import { api, Refusal } from "./api";
import { recall, remember } from "./memory";
import { words } from "./words.svelte";

const KEY = "push";

/** What the server was told of this browser the last time. */
interface Posted {
  readonly id: string;
  readonly person: string;
  readonly address: string;
  readonly language: string;
  readonly zone: string;
}

/** The id under which the server tells this browser. */
export function ownId(): string | null {
  return posted()?.id ?? null;
}

function posted(): Posted | null {
  return JSON.parse(recall(KEY) ?? "null") as Posted | null;
}

/** In which language and when somebody here wants to read. */
export function reader() {
  return { language: words.language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Ask the browser for an address, and tell it the server. */
export async function subscribe(): Promise<void> {
  const { key } = await api.notices();
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key of the server stands in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch((error: unknown) => {
    // Some browsers have no service behind it, or have it switched off.
    throw new Refusal("push/none", String(error));
  });
  await post(made, (await api.me()).id);
}

/** Give the address up: nothing that is sent there arrives any more, and nobody tells it the server again. */
export async function unsubscribe(): Promise<void> {
  await drop(await current());
}

/** Tell the server what has changed here since the last visit: who is here, what they read, where they are. */
export async function refresh(): Promise<void> {
  const before = posted();
  const subscription = await current();
  if (!before || !subscription) return;
  const person = (await api.me()).id;
  const now: Omit<Posted, "id"> = { person, address: subscription.endpoint, ...reader() };
  if (Object.entries(now).every(([what, value]) => before[what as keyof Posted] === value)) return;
  // Who had this browser taken off the list elsewhere does not want it back.
  const same = person === before.person && now.address === before.address;
  const wanted = !same || (await api.notices()).subscriptions.some(({ id }) => id === before.id);
  await (wanted ? post(subscription, person) : drop(subscription));
}

async function current(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function post(subscription: PushSubscription, person: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const place = { address: endpoint ?? "", ...reader() };
  const { id } = await api.tellAt({ way: "push", ...place, p256dh: keys?.["p256dh"] ?? null, auth: keys?.["auth"] ?? null });
  remember(KEY, JSON.stringify({ id, person, ...place } satisfies Posted));
}

async function drop(subscription: PushSubscription | null): Promise<void> {
  remember(KEY, null);
  await subscription?.unsubscribe();
}

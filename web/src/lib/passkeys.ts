/** Passkeys: what the server asks of the browser, and what the browser answers, both in JSON. */
import type { Me } from "../openapi";
import { api, Refusal } from "./api";

/** Keys by their ids, as the server lists them. */
type Listed = readonly { readonly id: string; readonly type: "public-key" }[];
/** How a passkey is to be made or used, with base64url for bytes. */
type Options = Omit<PublicKeyCredentialCreationOptions, "challenge" | "user" | "excludeCredentials"> & {
  readonly challenge: string;
  readonly user: Omit<PublicKeyCredentialUserEntity, "id"> & { readonly id: string };
  readonly excludeCredentials?: Listed;
  readonly allowCredentials?: Listed;
};

export function fromText(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
}

export function toText(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

const named = (keys: Listed = []) => keys.map((key) => ({ ...key, id: fromText(key.id) }));

/** Somebody may turn the browser's own question down; what it says then is for programmers. */
async function asked(question: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    return (await question()) as PublicKeyCredential;
  } catch (error) {
    // Plain http has nobody to ask, which is an error, too.
    const known = error instanceof DOMException && error.name === "InvalidStateError";
    throw new Refusal(known ? "passkey/known" : "passkey/none", String(error));
  }
}

async function make(given: object): Promise<object> {
  const options = given as Options;
  const { challenge, user, excludeCredentials } = options;
  const publicKey = {
    ...options,
    challenge: fromText(challenge),
    user: { ...user, id: fromText(user.id) },
    excludeCredentials: named(excludeCredentials),
  };
  const { id, response } = await asked(() => navigator.credentials.create({ publicKey }));
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  const said = { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) };
  return { id, rawId: id, type: "public-key", response: said };
}

async function use(given: object): Promise<object> {
  const options = given as Options;
  const publicKey = { ...options, challenge: fromText(options.challenge), allowCredentials: named(options.allowCredentials) };
  const { id, response } = await asked(() => navigator.credentials.get({ publicKey }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse;
  const said = {
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    userHandle: userHandle && toText(userHandle),
  };
  return { id, rawId: id, type: "public-key", response: said };
}

/** Make a passkey: a guest has an account of this name from then on; an account must show that it is there. */
export async function keep(me: Me, name: string): Promise<Me> {
  const proof = me.kind === "account" ? await prove() : undefined;
  const { options } = await api.beginPasskey(name);
  return api.finishPasskey(name, await make(options), proof);
}

/** Be the account again whose passkey is here. */
export async function signIn(): Promise<Me> {
  const { options } = await api.beginSignIn();
  return api.finishSignIn(await use(options));
}

/** Show that the owner of the account is there; the answer is good for one thing. */
export async function prove(): Promise<string> {
  const { options } = await api.beginProof();
  return (await api.finishProof(await use(options))).proof;
}

/** Be forgotten; an account must show that its owner is there. */
export async function forgetMe(me: Me): Promise<void> {
  await api.forgetMe(me.kind === "account" ? await prove() : undefined);
}

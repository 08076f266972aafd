/** Passkeys: the browser makes them and answers with them; the server says for what (server/door/passkeys.py). */

import { bytes } from "./push";

/** Why there are no passkeys here, as a key of our words; empty: there are. */
export function whyNot(): string {
  if (!isSecureContext) return "passkey-no-line";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "passkey-no-name";
  return "PublicKeyCredential" in window ? "" : "passkey-no-browser";
}

const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

type Named = { id: string };
type Options = Record<string, unknown> & { challenge: string };

/** What has to travel as text; of what a browser does not give, nothing. */
function told(credential: PublicKeyCredential, parts: Record<string, ArrayBuffer | null>): object {
  const given = Object.entries(parts).filter((part): part is [string, ArrayBuffer] => part[1] !== null);
  const response = Object.fromEntries(given.map(([name, data]) => [name, text(data)]));
  return { id: credential.id, rawId: text(credential.rawId), type: credential.type, response };
}

/** Make one; null if the person or the browser says no. */
export async function make(options: Options): Promise<object | null> {
  const user = options["user"] as Named & Record<string, string>;
  const known = (options["excludeCredentials"] ?? []) as Named[];
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: known.map((one) => ({ ...one, id: bytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return told(made, { clientDataJSON, attestationObject });
}

/** Let the person choose one of those that this browser knows; null if there is none, or they say no. */
export async function answer(options: Options): Promise<object | null> {
  const publicKey = { ...options, challenge: bytes(options.challenge) } as PublicKeyCredentialRequestOptions;
  const given = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (!given) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = given.response as AuthenticatorAssertionResponse;
  return told(given, { clientDataJSON, authenticatorData, signature, userHandle });
}

/* Passkeys: the server's question to the browser's authenticator, and its answer, as plain values. */

/** Browsers have them on secure pages of a name; not on a bare address. */
export const passkeys_here = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === "function" && !/^[0-9.]+$|:/.test(location.hostname);

/** Bytes as the server writes them: base64 for addresses, without padding. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

interface Named {
  id: string;
}
type Options = Record<string, unknown>;

const named = (list: unknown): { id: Uint8Array<ArrayBuffer>; type: "public-key" }[] =>
  ((list ?? []) as Named[]).map(({ id }) => ({ id: bytes(id), type: "public-key" }));

/** A new one; null: the person thought better of it. */
export async function made(options: Options): Promise<Options | null> {
  const user = options.user as Named & { name: string; displayName: string };
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: named(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const key = await answer(() => navigator.credentials.create({ publicKey }));
  if (!key) return null;
  const { attestationObject, clientDataJSON } = key.response as AuthenticatorAttestationResponse;
  return told(key, { attestationObject: text(attestationObject), clientDataJSON: text(clientDataJSON) });
}

/** One of those there are; null: the person thought better of it, or has none. */
export async function signed(options: Options): Promise<Options | null> {
  const publicKey = {
    ...options,
    challenge: bytes(options.challenge as string),
    allowCredentials: named(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  const key = await answer(() => navigator.credentials.get({ publicKey }));
  if (!key) return null;
  const { authenticatorData, clientDataJSON, signature, userHandle } = key.response as AuthenticatorAssertionResponse;
  return told(key, {
    authenticatorData: text(authenticatorData),
    clientDataJSON: text(clientDataJSON),
    signature: text(signature),
    ...(userHandle ? { userHandle: text(userHandle) } : {}),
  });
}

async function answer(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (e) {
    if (e instanceof DOMException && ["NotAllowedError", "AbortError", "InvalidStateError"].includes(e.name)) return null;
    throw e;
  }
}

const told = (key: PublicKeyCredential, response: Record<string, string>): Options => ({
  id: key.id,
  rawId: text(key.rawId),
  type: key.type,
  clientExtensionResults: {},
  response,
});

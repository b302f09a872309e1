import type { SignatureCheck, Signed } from '@saloon/recording';

const PATIENCE = 2000;
const ED25519 = 'Ed25519';

/** Checks who signed a recording. Pages without TLS and older browsers can't: they have no way to check such signatures. */
export async function checkSignature(signed: Signed | undefined): Promise<SignatureCheck> {
  if (signed === undefined) return { type: 'unsigned' };
  const { key } = signed;
  const isGood = await isSigned(signed);
  if (isGood === undefined) return { type: 'unchecked', key };
  if (!isGood) return { type: 'forged', key };
  return (await keyOfThisServer()) === key ? { type: 'signed', key, by: location.host } : { type: 'signed', key };
}

/** Is this a signature of the text? Undefined if this browser can't tell. */
async function isSigned({ key, value, text }: Signed): Promise<boolean | undefined> {
  // Not there on pages without TLS.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  let imported: CryptoKey;
  try {
    imported = await subtle.importKey('raw', bytesOf(key), ED25519, false, ['verify']);
  } catch (error) {
    // Not every 32 bytes are a key; any other error says that this browser doesn't know the algorithm.
    return error instanceof DOMException && error.name === 'DataError' ? false : undefined;
  }
  return subtle.verify(ED25519, imported, bytesOf(value), new TextEncoder().encode(text));
}

/** The key with which the server of this page signs, or undefined if it doesn't answer. */
async function keyOfThisServer(): Promise<string | undefined> {
  try {
    const answer = await fetch('/.well-known/saloon.json', { signal: AbortSignal.timeout(PATIENCE) });
    const { signing } = (await answer.json()) as { signing?: { algorithm?: string; key?: string } };
    return signing?.algorithm === ED25519 ? signing.key : undefined;
  } catch {
    return undefined;
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (two) => Number.parseInt(two, 16));

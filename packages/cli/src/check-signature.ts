import { createPublicKey, verify } from 'node:crypto';
import type { SignatureCheck, Signed } from '@saloon/recording';

/** What comes before the 32 bytes of an Ed25519 public key in its usual form (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** Whose signature is wanted: a key, and who is known to have it, if anybody is. */
export type Signer = { readonly key: string; readonly by?: string };

/** Checks who signed a recording, and that it was `wanted` if somebody is. */
export function checkSignature(signed: Signed | undefined, wanted?: Signer): SignatureCheck {
  if (signed === undefined) return { type: 'unsigned' };
  const { key } = signed;
  if (!isGood(signed)) return { type: 'forged', key };
  if (wanted === undefined) return { type: 'signed', key };
  if (key !== wanted.key) return { type: 'other-signer', key, by: wanted.by ?? wanted.key };
  return { type: 'signed', key, ...(wanted.by === undefined ? {} : { by: wanted.by }) };
}

function isGood({ key, value, text }: Signed): boolean {
  const der = Buffer.concat([SPKI_HEAD, Buffer.from(key, 'hex')]);
  try {
    const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'hex'));
  } catch {
    // Not every 32 bytes are a key.
    return false;
  }
}

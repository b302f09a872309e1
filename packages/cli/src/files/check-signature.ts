import { createPublicKey, verify } from 'node:crypto';
import type { SignatureCheck, Signed } from '@saloon/recording';

/** The bytes before a 32-byte Ed25519 public key in DER (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** A wanted signer: the key and, if known, whose key it is. */
export type Signer = { readonly key: string; readonly by?: string };

/** Checks a recording's signature, and that it is by `wanted` if that is given. */
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
    // Some 32-byte values are not valid keys.
    return false;
  }
}

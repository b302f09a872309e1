import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import type { Sign } from '@saloon/recording';

/** The PKCS #8 prefix before the 32 secret bytes of an Ed25519 key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const SECRET_BYTES = 32;

export type Signer = {
  /** The public key, 64 hexadecimal digits. */
  readonly key: string;
  readonly sign: Sign;
};

/**
 * Signs recordings for this installation. The key is derived from the secret in the store, so it is the same after a restart
 * or a restored backup, and on every server of a cluster.
 */
export function signerFrom(secret: Buffer): Signer {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'saloon recordings 1', SECRET_BYTES));
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const key = Buffer.from(x, 'base64url').toString('hex');
  return { key, sign: (text) => ({ key, value: sign(null, Buffer.from(text), privateKey).toString('hex') }) };
}

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscriptionData } from '@saloon/protocol';

const CURVE = 'prime256v1';
const SALT_BYTES = 16;
const [KEY_BYTES, NONCE_BYTES, SECRET_BYTES] = [16, 12, 32];
/** The record size of RFC 8188; our text is one shorter record. */
const RECORD = 4096;
/** The delimiter after the text of the last record. */
const LAST = Buffer.from([2]);

/** New for every message; the test passes those of the standard. */
export type MessageKeys = { readonly salt: Buffer; readonly privateKey: Buffer };

function newOnce(): MessageKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { salt: randomBytes(SALT_BYTES), privateKey: pair.getPrivateKey() };
}

/** Encrypts a text so that only the subscribed browser can read it, not its push service (RFC 8291 and RFC 8188). */
export function encryptPush(
  text: string,
  subscription: PushSubscriptionData,
  { salt, privateKey }: MessageKeys = newOnce(),
): Buffer<ArrayBuffer> {
  const theirs = Buffer.from(subscription.p256dh, 'base64url');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey);
  const ours = pair.getPublicKey();
  const auth = Buffer.from(subscription.auth, 'base64url');
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(pair.computeSecret(theirs), auth, about, SECRET_BYTES);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, header(ours), ...sealed]);
}

const derive = (secret: Buffer, salt: Buffer, about: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, bytes));

function header(ours: Buffer): Buffer {
  const fixed = Buffer.alloc(5);
  fixed.writeUInt32BE(RECORD);
  fixed.writeUInt8(ours.length, 4);
  return Buffer.concat([fixed, ours]);
}

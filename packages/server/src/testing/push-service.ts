import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscriptionData } from '@saloon/protocol';
import type { PushRequest } from '../features/push/send-push.ts';

/** A subscribed browser: it decrypts notifications as RFC 8291 says. */
export function newDevice(endpoint: string): {
  readonly subscription: PushSubscriptionData;
  read(sealed: Buffer): string;
} {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const subscription = { endpoint, p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const derive = (secret: Buffer, salt: Buffer, about: Buffer, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, about, bytes));
  return {
    subscription,
    read(sealed) {
      const [salt, length] = [sealed.subarray(0, 16), sealed.readUInt8(20)];
      const theirs = sealed.subarray(21, 21 + length);
      const text = sealed.subarray(21 + length);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const secret = derive(pair.computeSecret(theirs), auth, about, 32);
      const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(text.subarray(-16));
      const plain = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
      // The text ends with a 2 and padding.
      return plain.subarray(0, plain.lastIndexOf(2)).toString();
    },
  };
}

/** A push service that records its requests; `status` is its response. */
export function pushService() {
  const devices = new Map<string, ReturnType<typeof newDevice>>();
  const brought: { readonly endpoint: string; readonly headers: PushRequest['headers']; readonly text: string }[] = [];
  const service = {
    status: 201,
    brought,
    /** A new device that can be reached here. */
    device(name: string): PushSubscriptionData {
      const device = newDevice(`https://push.test/${name}`);
      devices.set(device.subscription.endpoint, device);
      return device.subscription;
    },
    post: async ({ endpoint, headers, body }: PushRequest): Promise<number> => {
      const device = devices.get(endpoint);
      if (device === undefined) throw new Error('nobody is there');
      brought.push({ endpoint, headers, text: device.read(body) });
      return service.status;
    },
  };
  return service;
}

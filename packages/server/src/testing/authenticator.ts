import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A passkey in software: answers challenges as an authenticator and its browser would. */
export type Authenticator = {
  readonly id: string;
  readonly register: (challenge: string, origin: string) => object;
  readonly signIn: (challenge: string, origin: string) => object;
};

const USER_PRESENT = 0x01;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64 = (data: Buffer | string): string => Buffer.from(data).toString('base64url');
const text = (word: string): Buffer => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
const bytes = (data: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, data.length]), data]);
const longBytes = (data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);

export function authenticator(rpId: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;
  // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, an ES256 key of COSE.
  const key = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
  const dataOf = (flags: number): Buffer => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };
  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key', clientExtensionResults: {} };
  return {
    id: base64(id),
    register(challenge, origin) {
      const idLength = Buffer.from([0, id.length]);
      const authData = Buffer.concat([dataOf(USER_PRESENT | HAS_KEY), Buffer.alloc(16), idLength, id, key]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        longBytes(authData),
      ]);
      const data = clientData('webauthn.create', challenge, origin);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(data),
          attestationObject: base64(attestationObject),
          transports: ['internal'],
        },
      };
    },
    signIn(challenge, origin) {
      const data = clientData('webauthn.get', challenge, origin);
      const authenticatorData = dataOf(USER_PRESENT);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(data)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64(data),
          authenticatorData: base64(authenticatorData),
          signature: base64(signature),
        },
      };
    },
  };
}

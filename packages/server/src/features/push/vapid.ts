import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

const CURVE = 'prime256v1';
const SCALAR_BYTES = 32;
/** How long a token is valid, in seconds (the standard allows a day), and when it is renewed. */
const GOOD_FOR = 12 * 3600;
const LEAST_LEFT = 3600;

type Made = { readonly text: string; readonly until: number };

/**
 * Identifies this server to push services (VAPID, RFC 8292): browsers subscribe with its public key, and each request
 * carries a token signed with it. The key is derived from the installation's secret, so it is the same after a restart and
 * on every server of a cluster; with another key all subscriptions would be lost.
 */
export class Vapid {
  /** As browsers expect it: base64url. */
  readonly publicKey: string;
  readonly #contact: string;
  readonly #key: KeyObject;
  readonly #made = new Map<string, Made>();

  /** `contact` is how a push service can reach the operator: `mailto:…` or `https://…`. */
  constructor(secret: Buffer, contact: string) {
    const pair = createECDH(CURVE);
    pair.setPrivateKey(scalarFrom(secret));
    const point = pair.getPublicKey();
    this.publicKey = point.toString('base64url');
    this.#contact = contact;
    const part = (from: number) => point.subarray(from, from + SCALAR_BYTES).toString('base64url');
    const d = pair.getPrivateKey().toString('base64url');
    const key = { kty: 'EC', crv: 'P-256', x: part(1), y: part(1 + SCALAR_BYTES), d };
    this.#key = createPrivateKey({ key, format: 'jwk' });
  }

  /** The `Authorization` header for this endpoint; `now` is wall-clock time in milliseconds. */
  headerFor(endpoint: string, now: number): string {
    const { origin } = new URL(endpoint);
    const seconds = Math.floor(now / 1000);
    const known = this.#made.get(origin);
    const made = known !== undefined && known.until - seconds > LEAST_LEFT ? known : this.#make(origin, seconds);
    this.#made.set(origin, made);
    return `vapid t=${made.text}, k=${this.publicKey}`;
  }

  #make(aud: string, seconds: number): Made {
    const until = seconds + GOOD_FOR;
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud, exp: until, sub: this.#contact })}`;
    const signature = sign('sha256', Buffer.from(said), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return { text: `${said}.${signature.toString('base64url')}`, until };
  }
}

/** A private key derived from the secret. Very few 32-byte values are too large for the curve: then the next is tried. */
function scalarFrom(secret: Buffer): Buffer {
  for (let n = 0; ; n++) {
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', `saloon calls ${n}`, SCALAR_BYTES));
    try {
      createECDH(CURVE).setPrivateKey(scalar);
      return scalar;
    } catch {
      // Try the next one.
    }
  }
}

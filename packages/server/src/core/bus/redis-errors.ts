import { isUntrustedCertificate, UNTRUSTED_REASON, UNTRUSTED_REMEDY } from '../store/certificate-errors.ts';

/** Network errors that may pass: Redis or its machine isn't up yet. */
const MAY_PASS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ENOENT',
];

/** Is it useless to try again with the same settings? */
export function isPermanent(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const code = codeOf(error);
  if (code !== undefined) return !MAY_PASS.includes(code);
  // Errors that Redis itself sends. LOADING, while it reads its data, and timeouts pass.
  return /^(NOAUTH|WRONGPASS|NOPERM|ERR) /.test(error.message) || error instanceof TypeError;
}

/** One sentence: what is wrong with Redis and what helps. It never contains the password. */
export function explainRedis(url: string, error: unknown): string {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol)) {
    return 'Cannot read the address of Redis: write it as redis://[user:password@]host:port, in REDIS_URL or with --redis';
  }
  const { host } = new URL(url);
  const where = `Cannot reach Redis at ${host || 'localhost'}`;
  const code = error instanceof Error ? codeOf(error) : undefined;
  const message = error instanceof Error ? error.message : String(error);
  if (code === 'ECONNREFUSED') return `${where}: nothing listens there; start Redis, or mend REDIS_URL or --redis`;
  if (code === 'ENOTFOUND') return `${where}: there is no such host; mend REDIS_URL or --redis`;
  if (isUntrustedCertificate(code))
    return `${where}: ${UNTRUSTED_REASON}; ${UNTRUSTED_REMEDY}, or mend REDIS_URL or --redis`;
  if (/^(NOAUTH|WRONGPASS)/.test(message)) {
    return `${where}: it wants another user or password; write them into REDIS_URL or --redis, as redis://user:password@host:port`;
  }
  return `${where}: ${message}; mend that, or REDIS_URL or --redis`;
}

const codeOf = (error: Error): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

import { isHex } from '@saloon/recording';
import { UsageError } from '../terminal/usage-error.ts';
import type { Signer } from './check-signature.ts';

const TIMEOUT_MS = 10_000;

/** Asks a server for its public key for recordings. */
export async function askSigner(server: string): Promise<Signer> {
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol)) {
    throw new UsageError(`--server is ${JSON.stringify(server)}, allowed: an address such as https://example.org`);
  }
  const { origin } = new URL(server);
  const address = `${origin}/.well-known/saloon.json`;
  let found: unknown;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`the server answers with status ${answer.status}`);
    found = await answer.json();
  } catch (error) {
    throw new Error(`Cannot read ${address}`, { cause: error });
  }
  const key = keyIn(found);
  if (key === undefined) throw new Error(`Cannot read ${address}: it names no key for recordings`);
  return { key, by: origin };
}

function keyIn(found: unknown): string | undefined {
  const { signing } = (found ?? {}) as { readonly signing?: { readonly algorithm?: unknown; readonly key?: unknown } };
  return signing?.algorithm === 'Ed25519' && isHex(signing.key) ? signing.key : undefined;
}

import type { Site } from '../../core/http/origin.ts';
import { Refusal } from '../../core/http/refusal.ts';

/** How long a challenge counts, in milliseconds. */
export const CHALLENGE_LASTS = 2 * 60_000;

/** The challenge that a WebAuthn response answers; undefined if it isn't one. */
export function challengeIn(response: unknown): string | undefined {
  const data = clientDataOf(response);
  return typeof data?.challenge === 'string' ? data.challenge : undefined;
}

/** Throws if the browser made the response on a page of another site. */
export function checkOrigin(response: unknown, { origin }: Site): void {
  if (clientDataOf(response)?.origin !== origin) throw new Refusal(403, 'wrong-origin');
}

type ClientData = { readonly challenge?: unknown; readonly origin?: unknown };

function clientDataOf(response: unknown): ClientData | undefined {
  const text = (response as { readonly response?: { readonly clientDataJSON?: unknown } } | undefined)?.response
    ?.clientDataJSON;
  if (typeof text !== 'string') return undefined;
  try {
    const data: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return typeof data === 'object' && data !== null ? data : undefined;
  } catch {
    return undefined;
  }
}

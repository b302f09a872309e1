import { signal } from '@preact/signals';
import type { AnswerOf } from '@saloon/protocol';

const RETRY_MS = 4000;
const isLocal = (origin: string): boolean => /^(localhost|\[::1\]|127\..*)$/.test(new URL(origin).hostname);

/** Better than the page's own address, as the server says. Undefined until it has answered. */
const found = signal<AnswerOf<'GET /api/address'> | undefined>(undefined);

/** On the page of a server with a public address, the address of its picture is complete. */
function pageOrigin(): string {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content ?? '';
  return new URL(picture, location.href).origin;
}

const shareOrigin = (): string => found.value?.origin ?? pageOrigin();

/** The address of a page of ours, for somebody else. Every link that leaves this browser is made here. */
export const linkTo = (path: string): string => `${shareOrigin()}${path}`;

/** The address of this page, for somebody else. */
export const linkHere = (): string => linkTo(`${location.pathname}${location.search}${location.hash}`);

/** What people type to find this server. */
export const linkHost = (): string => new URL(shareOrigin()).host;

/** Does a link lead nowhere on any other device? */
export const isOnlyHere = (): boolean => found.value !== undefined && isLocal(shareOrigin());

/** Asks, on a page that no other device can open, for an address that it can. */
export async function findAddress(): Promise<void> {
  if (!isLocal(pageOrigin())) return;
  try {
    const response = await fetch('/api/address');
    if (response.ok) found.value = (await response.json()) as AnswerOf<'GET /api/address'>;
  } catch {
    // The server isn't there now.
  }
  if (found.peek() === undefined) setTimeout(findAddress, RETRY_MS);
}

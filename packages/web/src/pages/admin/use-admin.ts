import { signal } from '@preact/signals';
import { type Answer, ask } from '../../people/api.ts';

const SECRET = 'saloon.admin';

/** The admin secret, for as long as the tab is open; empty for a named admin, who has an account. */
const adminSecret = signal(sessionStorage.getItem(SECRET) ?? '');

export function setAdminSecret(secret: string): void {
  sessionStorage.setItem(SECRET, secret);
  adminSecret.value = secret;
}

export const hasAdminSecret = (): boolean => adminSecret.peek() !== '';

/** How many times this page has changed something: the log is read again after each. */
export const adminActs = signal(0);

/** Asks a route under `/api/admin`. */
export async function askAdmin<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer<T>> {
  const answer = hasAdminSecret()
    ? await ask<T>(method, `/api/admin${path}`, body, `Bearer ${adminSecret.peek()}`)
    : await ask<T>(method, `/api/admin${path}`, body);
  if (answer.ok && method !== 'GET') adminActs.value += 1;
  return answer;
}

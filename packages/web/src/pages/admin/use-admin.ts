import { signal } from '@preact/signals';
import { type Answer, ask } from '../../people/api.ts';

const SECRET = 'saloon.admin';

/** The admin secret, for as long as the tab is open; empty for a named admin, who has an account. */
const adminSecret = signal(sessionStorage.getItem(SECRET) ?? '');

export function setAdminSecret(secret: string): void {
  sessionStorage.setItem(SECRET, secret);
  adminSecret.value = secret;
}

/** Asks a route under `/api/admin`. */
export const askAdmin = <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer<T>> =>
  adminSecret.peek() === ''
    ? ask<T>(method, `/api/admin${path}`, body)
    : ask<T>(method, `/api/admin${path}`, body, `Bearer ${adminSecret.peek()}`);

import { signal } from '@preact/signals';
import type { AnswerOf, RouteKey } from '@saloon/protocol';
import { type Answer, type Arguments, ask } from '../../net/api.ts';

const SECRET = 'saloon.admin';

/** The admin secret, for as long as the tab is open; empty for a named admin, who has an account. */
const adminSecret = signal(sessionStorage.getItem(SECRET) ?? '');

export function setAdminSecret(secret: string): void {
  sessionStorage.setItem(SECRET, secret);
  adminSecret.value = secret;
}

export const hasAdminSecret = (): boolean => adminSecret.peek() !== '';

export type AdminRoute = Extract<RouteKey, `${string} /api/admin${string}`>;

/** How many times this page has changed something: the log is read again after each. */
export const adminActs = signal(0);

/** Asks a route of admins. */
export async function askAdmin<Key extends AdminRoute>(
  route: Key,
  ...[given]: Arguments<Key, never>
): Promise<Answer<AnswerOf<Key>>> {
  const sender = hasAdminSecret() ? [`Bearer ${adminSecret.peek()}`] : [];
  const answer = await ask(route, ...([given, ...sender] as Arguments<Key, string>));
  if (answer.ok && !route.startsWith('GET')) adminActs.value += 1;
  return answer;
}

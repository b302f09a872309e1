import type { AnswerOf, Param, PeopleError, QueryOf, RouteKey, SentBody } from '@saloon/protocol';
import { knownAs, secret } from './identity.ts';

export type Answer<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly error: PeopleError };

/** What a request of a route is made of. */
export type Given<Key extends RouteKey> = ([Param<Key>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<Param<Key>, string>> }) &
  ([SentBody<Key>] extends [undefined] ? unknown : { readonly body: SentBody<Key> }) &
  ([QueryOf<Key>] extends [undefined] ? unknown : { readonly query: QueryOf<Key> });
/** Routes that need nothing can be asked without it. */
export type Arguments<Key extends RouteKey, Last> =
  object extends Given<Key> ? [given?: Given<Key>, last?: Last] : [given: Given<Key>, last?: Last];
type Sent = {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

/** `Saloon <secret> <user>`: see docs/people.md. */
export const credentials = (): string => {
  const user = knownAs();
  return `Saloon ${secret()}${user === undefined ? '' : ` ${user}`}`;
};

/** Asks a route of the HTTP contract. A lost connection is a refusal too. */
export async function ask<Key extends RouteKey>(
  route: Key,
  ...[given, authorization = credentials()]: Arguments<Key, string>
): Promise<Answer<AnswerOf<Key>>> {
  const { params = {}, query = {}, body } = (given ?? {}) as Sent;
  const [method = '', pattern = ''] = route.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = String(new URLSearchParams(query));
  try {
    const response = await fetch(search === '' ? path : `${path}?${search}`, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, body: answer as AnswerOf<Key> } : { ok: false, error: answer as PeopleError };
  } catch {
    return { ok: false, error: { code: 'failed' } };
  }
}

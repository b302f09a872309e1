import type { PeopleError } from '@saloon/protocol';
import { knownAs, secret } from '../net/identity.ts';

export type Answer<T> = { readonly ok: true; readonly body: T } | { readonly ok: false; readonly error: PeopleError };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `Saloon <secret> <user>`: see docs/people.md. */
export const credentials = (): string => {
  const user = knownAs();
  return `Saloon ${secret()}${user === undefined ? '' : ` ${user}`}`;
};

/** Asks one of the HTTP routes about people. A lost connection is a refusal too. */
export async function ask<T>(
  method: Method,
  path: string,
  body?: unknown,
  authorization = credentials(),
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, body: answer as T } : { ok: false, error: answer as PeopleError };
  } catch {
    return { ok: false, error: { code: 'failed' } };
  }
}

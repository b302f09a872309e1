import { knownAs, secret } from '../net/identity.ts';

/** The answer of the server, or why there is none. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: 'not-found' | 'refused' | 'offline' };

const NOT_FOUND = 404;

/** What proves to the server who this is. */
export const credentials = (): Readonly<Record<string, string>> => {
  const user = knownAs();
  return { authorization: `Saloon ${secret()}${user === undefined ? '' : ` ${user}`}` };
};

/** Asks the server for something about people. `T` is what the protocol says about this path. */
export async function ask<T>(path: string): Promise<Answer<T>> {
  try {
    const response = await fetch(path, { headers: credentials() });
    if (response.ok) return { ok: true, value: (await response.json()) as T };
    return { ok: false, why: response.status === NOT_FOUND ? 'not-found' : 'refused' };
  } catch {
    return { ok: false, why: 'offline' };
  }
}

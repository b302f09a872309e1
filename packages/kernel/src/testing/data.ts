import { canonicalJson } from '../hash.ts';

/** Throws unless both are the same data, with the place where they differ. */
export function same(what: string, found: unknown, wanted: unknown): void {
  const a = canonicalJson(found ?? null);
  const b = canonicalJson(wanted ?? null);
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at += 1;
  const part = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
  throw new Error(`${what}: found …${part(a)}…, wanted …${part(b)}…`);
}

export function must(holds: boolean, what: string, found?: unknown): asserts holds {
  if (!holds) throw new Error(found === undefined ? what : `${what}: found ${JSON.stringify(found)}`);
}

/** Throws unless `work` leaves the data unchanged, byte for byte. */
export function unchanged<T>(what: string, data: unknown, work: () => T): T {
  const before = JSON.stringify(data);
  const result = work();
  must(JSON.stringify(data) === before, `${what} changed what it should leave alone`);
  return result;
}

/** Throws unless JSON can hold this data. An `undefined` field is the same as a missing one. */
export function plain(what: string, data: unknown): void {
  if (typeof data === 'string' || typeof data === 'boolean' || data === null) return;
  if (typeof data === 'number') {
    must(Number.isFinite(data) && !Object.is(data, -0), `${what} is ${data}`);
    return;
  }
  must(typeof data === 'object', `${what} is of type ${typeof data}`);
  if (Array.isArray(data)) {
    for (let i = 0; i < data.length; i++) plain(`${what}[${i}]`, data[i]);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(data);
  must(prototype === Object.prototype || prototype === null, `${what} is not a plain object`);
  for (const [name, field] of Object.entries(data)) if (field !== undefined) plain(`${what}.${name}`, field);
}

/** A copy through JSON text, as on the wire and in the log. */
export const throughJson = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;

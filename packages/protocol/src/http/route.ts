import * as v from 'valibot';
import type { TableId, UserId } from '../ids.ts';
import type { PeopleRefusal } from '../people.ts';

/**
 * Who may ask: anyone, even without a secret; a guest, who has one; somebody with a kept account; a named admin; the
 * operator, by the admin secret.
 */
export type Who = 'anyone' | 'guest' | 'account' | 'admin' | 'operator';

/** One route, under its `METHOD /path/:param`. The server registers it, the client asks it, docs/http.md describes it. */
export type Route = {
  readonly does: string;
  readonly who: Who;
  readonly query?: v.StrictObjectSchema<v.ObjectEntries, undefined>;
  /** Unknown fields are removed. */
  readonly body?: v.StrictObjectSchema<v.ObjectEntries, undefined>;
  /** The longest body, where 4 KiB aren't enough. */
  readonly bytes?: number;
  /** Missing where there is nothing to say: the answer is `{}`. */
  readonly answer?: v.GenericSchema;
  /** The answer isn't JSON but a file of this type. */
  readonly file?: string;
  /** Beyond those of `COMMON_REFUSALS`. */
  readonly refusals?: readonly PeopleRefusal[];
  /** What an address pays for what is stored, where that isn't what any change costs. */
  readonly stores?: 'nothing' | 'report';
};
export type Routes = Readonly<Record<string, Route>>;

/** Why any route may refuse, and why one does that needs a secret, an account or an admin. */
export const COMMON_REFUSALS = {
  anyone: ['bad-request', 'too-many-requests', 'signed-out', 'suspended', 'failed'],
  guest: ['no-secret'],
  account: ['no-secret', 'not-kept'],
  admin: ['admins-only'],
  operator: ['admins-only'],
} as const satisfies Record<Who, readonly PeopleRefusal[]>;

/** The same data, readonly. */
export type Data<T> = unknown extends T ? T : T extends string ? T : { readonly [K in keyof T]: Data<T[K]> };
export type DataOf<Schema extends v.GenericSchema> = Data<v.InferOutput<Schema>>;

export const branded = <T extends string>(pattern: RegExp) =>
  v.pipe(v.string(), v.regex(pattern)) as unknown as v.GenericSchema<string, T>;

export const fields = v.strictObject;
export const maybe = v.exactOptional;
export const list = v.array;
export const text = (maxLength: number, minLength = 1) =>
  v.pipe(v.string(), v.minLength(minLength), v.maxLength(maxLength));
export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const count = whole(0, 1_000_000);
export const flag = v.boolean();
/** Milliseconds since 1970, by the server's clock. */
export const time = v.number();
export const word = v.string();
/** The secret of a device: 32 random bytes that its browser made. */
export const secret = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
export const user = branded<UserId>(/^[0-9a-f]{24}$/);
export const table = branded<TableId>(/^[a-z0-9]{6,32}$/);

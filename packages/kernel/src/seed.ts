import { sha256 } from './sha256.ts';

declare const brand: unique symbol;

/** 256 bits, as 64 lower-case hexadecimal digits. */
export type Seed = string & { readonly [brand]: 'Seed' };

/**
 * Reads a seed as people write it: a whole number, or all 64 hexadecimal digits. `undefined` for anything else.
 *
 * @example
 * parseSeed('7'); parseSeed('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08')
 */
export function parseSeed(text: string): Seed | undefined {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase() as Seed;
  return /^(0|[1-9][0-9]{0,14})$/.test(text) ? seedOf(Number(text)) : undefined;
}

/** The seed of a small number, for tests and command lines. */
export const seedOf = (n: number): Seed => sha256(`saloon seed ${n}`) as Seed;

/** A separate seed for a part, such as one game of a match or one bot at a table. */
export const deriveSeed = (from: Seed, part: string | number): Seed => sha256(`${from} ${part}`) as Seed;

import type { AnyGame, Encoding } from '@saloon/kernel';

/** The encoding of a game. Throws if it has none. */
export function encodingOf({ id, knowledge }: AnyGame): Encoding<unknown, unknown> {
  if (knowledge.encoding === undefined) throw new Error(`Cannot learn ${id}: the game has no encoding`);
  return knowledge.encoding;
}

import fc from 'fast-check';
import type { AnyGame } from '../game.ts';
import { below, choose, type Rng } from '../rng.ts';
import { throughJson } from './data.ts';

const anything = fc.oneof(
  fc.jsonValue(),
  fc.string(),
  fc.constantFrom(undefined, Number.NaN, 'constructor', '__proto__'),
);

/** Values that mostly aren't moves. */
export const junk = (rng: Rng): readonly unknown[] =>
  fc.sample(anything, { numRuns: 6, seed: below(rng, 0x7fff_ffff) });

/** Values that are almost this move: a field added or removed, a number or a letter changed. */
export function nearMisses(game: AnyGame, move: unknown, rng: Rng): readonly unknown[] {
  const text = game.formatMove(move);
  const cut = below(rng, text.length + 1);
  return [
    ...['', 'x', ' ', '0', '-'].map((letter) => text.slice(0, cut) + letter + text.slice(cut + 1)),
    text.toUpperCase(),
    [throughJson(move)],
    ...(typeof move === 'object' && move !== null ? fieldMisses(move, rng) : []),
  ];
}

function fieldMisses(move: object, rng: Rng): readonly unknown[] {
  const name = choose(rng, Object.keys(move));
  const field: unknown = Reflect.get(move, name);
  const values: unknown[] = [null, '', [], {}, -1, 1e9, 0.5, [field], 'toString'];
  if (typeof field === 'number') values.push(field + 1, field - 1, field + 0.5, String(field));
  if (Array.isArray(field)) values.push([...field, ...field], field.slice(1), [...field].reverse(), [...field, 0]);
  return [{ ...move, extra: 1 }, ...values.map((value) => ({ ...move, [name]: value }))];
}

import { seatsOf } from '../../ids.ts';
import { forkRng } from '../../rng.ts';
import { must, same, unchanged } from '../data.ts';
import { type Law, lawOfMoments } from '../law.ts';

export const encodingKeepsSecrets: Law = lawOfMoments(
  'an encoding depends only on what the seat can see',
  ({ game }, { state, rng }) => {
    const { encoding } = game.knowledge;
    if (encoding === undefined) return;
    const shown = (of: unknown, me: (typeof seats)[number]): readonly number[] => {
      const features = new Int8Array(encoding.features.length);
      unchanged('Encoding a position', of, () => encoding.encode(of, me, features));
      return Array.from(features);
    };
    const seats = seatsOf(game.seatCount(state));
    for (const me of seats) {
      const told = `The features of seat ${me} when it deals again`;
      same(
        told,
        named(encoding.features, shown(game.redeal(state, me, forkRng(rng)), me)),
        named(encoding.features, shown(state, me)),
      );
    }
  },
);

/** Only the non-zero values, by name, so that a failure names the leaking feature. */
const named = (names: readonly string[], values: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(names.flatMap((name, i) => (values[i] === 0 ? [] : [[name, values[i] ?? 0]])));

export const encodingTellsMovesApart: Law = lawOfMoments(
  'every legal move has known parts, and no two moves have the same parts',
  ({ game }, { state }) => {
    const { encoding } = game.knowledge;
    if (encoding === undefined) return;
    for (const me of seatsOf(game.seatCount(state))) {
      const known = new Map<string, string>();
      for (const move of game.legalMoves(state, me)) {
        const parts: number[] = [];
        const count = encoding.partsOf(state, me, move, parts);
        const own = parts.slice(0, count);
        const line = game.formatMove(move);
        must(count > 0, `The move ${line} has no parts`);
        must(
          own.every((part) => encoding.parts[part] !== undefined),
          `The move ${line} has a part without a name`,
          own,
        );
        const key = encoding.isFixed ? String(own[0]) : own.toSorted((a, b) => a - b).join(' ');
        must(!known.has(key), `The moves ${line} and ${known.get(key)} have the same parts`, own);
        known.set(key, line);
      }
    }
  },
);

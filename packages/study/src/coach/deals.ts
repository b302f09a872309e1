import { type AnyGame, next16, type Rng, type Seat } from '@saloon/kernel';

export const isSameMove = (game: AnyGame, a: unknown, b: unknown): boolean =>
  a === b || (a !== undefined && b !== undefined && keyOf(game, a) === keyOf(game, b));

/** Moves out of lists that a game makes once and shares are written down once: some hands have hundreds of them. */
const written = new WeakMap<object, string>();

function keyOf(game: AnyGame, move: unknown): string {
  if (typeof move !== 'object' || move === null) return game.formatMove(move);
  let key = written.get(move);
  if (key === undefined) {
    key = game.formatMove(move);
    written.set(move, key);
  }
  return key;
}

/**
 * How likely an ordinary player is to make this very move, and another move as that player makes others. To play only the
 * others, and to weigh them by how likely they are, wastes no game on comparing the move with itself.
 */
export function ordinary(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  move: unknown,
  rng: Rng,
): { readonly share: number; readonly other: unknown } {
  const others = game.legalMoves(state, seat).filter((one) => !isSameMove(game, one, move));
  const appeal = (one: unknown) => game.knowledge.appeal?.(state, seat, one) ?? 1;
  const weights = others.map(appeal);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (sum <= 0) return { share: 1, other: undefined };
  const own = appeal(move);
  let left = (next16(rng) / 0x1_0000) * sum;
  const other = others.find((_, i) => {
    left -= weights[i] ?? 0;
    return left < 0;
  });
  return { share: own / (own + sum), other: other ?? others[0] };
}

import { believable, type InformationSet, Playing, rollOut } from '@saloon/bots';
import { type AnyGame, cloneRng, forkRng, type Rng, type Seat, winShare } from '@saloon/kernel';

/** A game that isn't over after this many moments counts as an even share. */
const MOMENTS = 1500;

/** For each move, the share of the game that was won in each deal. */
export type Shares = readonly (readonly number[])[];

/**
 * Plays games on after each of the moves, over deals that fit what the seat knows. In one deal all moves get the same
 * cards and equal random numbers, so that what differs is the move.
 */
export function weighMoves(
  info: InformationSet<unknown, unknown>,
  moves: readonly unknown[],
  deals: number,
  rng: Rng,
): Shares {
  const shares: number[][] = moves.map(() => []);
  for (let n = 0; n < deals; n++) {
    const deal = believable(info, rng);
    const stream = forkRng(rng);
    for (const [i, move] of moves.entries()) {
      shares[i]?.push(playedOut(info.game, info.game.clone(deal), info.seat, move, cloneRng(stream)));
    }
  }
  return shares;
}

function playedOut(game: AnyGame, state: unknown, seat: Seat, move: unknown, rng: Rng): number {
  const playing = new Playing(game, 'hard', rng);
  playing.play(state, seat, move);
  const outcome = rollOut(game, state, MOMENTS, playing, rng);
  const sides = game.teams?.(state).length ?? game.seatCount(state);
  return outcome === undefined ? 1 / sides : winShare(outcome, seat);
}

/** A mean and its standard error. */
export type Mean = { readonly mean: number; readonly error: number };

export function meanOf(values: readonly number[]): Mean {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (n - 1) / n) };
}

/** How much more one move won than another, deal by deal. */
export const leadOf = (one: readonly number[], other: readonly number[]): Mean =>
  meanOf(one.map((share, i) => share - (other[i] ?? 0)));

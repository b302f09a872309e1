import { Playing, rollOut } from '@saloon/bots';
import { type AnyGame, type Outcome, type Rng, type Seat, winShare } from '@saloon/kernel';
import { type Calibration, chanceAt } from './calibration.ts';

/** A game that isn't over after this many moments counts as an even share. */
const MOMENTS = 1500;
/** The default, if the game doesn't say how far to look. */
const HORIZON = 12;

/** A game played out: who won, and how far the seat was ahead on the way, unless it was over by then. */
export type Played = { readonly share: number; readonly lead: number | undefined };

/** Plays a game to its end with likely moves, in place. Without a first move, the game just continues. */
export function playOut(game: AnyGame, state: unknown, seat: Seat, first: unknown, rng: Rng): Played {
  const playing = begin(game, state, seat, first, rng);
  const early = rollOut(game, state, horizonOf(game), playing, rng);
  if (early !== undefined) return { share: winShare(early, seat), lead: undefined };
  const lead = leadOf(game, state, seat);
  return { share: shareOf(game, state, rollOut(game, state, MOMENTS, playing, rng), seat), lead };
}

/** Plays on for a while only, and judges the position by what such leads came to in games that were played out. */
export function playOn(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  first: unknown,
  calibration: Calibration,
  rng: Rng,
): number {
  const playing = begin(game, state, seat, first, rng);
  const outcome = rollOut(game, state, horizonOf(game), playing, rng);
  return outcome === undefined ? chanceAt(calibration, leadOf(game, state, seat)) : winShare(outcome, seat);
}

function begin(game: AnyGame, state: unknown, seat: Seat, first: unknown, rng: Rng): Playing<unknown, unknown> {
  const playing = new Playing(game, 'hard', rng);
  if (first !== undefined) playing.play(state, seat, first);
  return playing;
}

const horizonOf = ({ knowledge }: AnyGame): number => knowledge.horizon ?? HORIZON;

const shareOf = (game: AnyGame, state: unknown, outcome: Outcome | undefined, seat: Seat): number =>
  outcome === undefined ? 1 / (game.teams?.(state).length ?? game.seatCount(state)) : winShare(outcome, seat);

/** How far the seat is ahead of the best on another side, as the game's bots see it. */
function leadOf(game: AnyGame, state: unknown, seat: Seat): number {
  const { knowledge } = game;
  const seats = game.seatCount(state);
  const standings: number[] = [];
  if (knowledge.evaluateAll !== undefined) knowledge.evaluateAll(state, standings);
  else for (let i = 0; i < seats; i++) standings[i] = knowledge.evaluate(state, i as Seat);
  const own = game.teams?.(state).find((team) => team.includes(seat)) ?? [seat];
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < seats; i++) if (!own.includes(i as Seat)) best = Math.max(best, standings[i] ?? 0);
  return (standings[seat] ?? 0) - best;
}

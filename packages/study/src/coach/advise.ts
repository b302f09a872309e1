import { ITERATIONS, Search, SeatInformationSet } from '@saloon/bots';
import type { AnyGame, Rng, Seat } from '@saloon/kernel';
import { differing, type Reason, reasonsFor } from '@saloon/table';
import { isSameMove } from './deals.ts';
import type { OwnDecision } from './decisions.ts';
import { foresee } from './foresee.ts';
import type { Advice } from './sample.ts';

/** What the bot `hard` would have done, what speaks for that, and what against the move that was made. */
export type Advised = {
  readonly advice: Advice;
  /** It is the move that was made. */
  readonly isOwn: boolean;
  readonly good: readonly Reason[];
  readonly bad: readonly Reason[];
  /** What speaks for the move that was made, for when it was the bot's as well. */
  readonly own: readonly Reason[];
};

/** Thinks about a decision as the bot `hard` does: it sees what the seat saw. */
export function advise(game: AnyGame, seat: Seat, { state, move, owed }: OwnDecision, rng: Rng): Advised {
  const info = new SeatInformationSet(game, seat, state, rng);
  info.renew(owed);
  const search = new Search(info, 'hard', rng);
  search.think({ iterations: ITERATIONS.hard });
  const best = search.candidates()[0]?.move;
  const own = reasonsFor(game, info, move, rng);
  const others = best === undefined ? [] : reasonsFor(game, info, best, rng);
  const isOwn = isSameMove(game, best, move);
  const { good, bad } = differing(others, own);
  const isSilent = best !== undefined && !isOwn && good.length + bad.length === 0;
  return {
    advice: best === undefined ? {} : { move: best },
    isOwn,
    good: isSilent ? foresee(game, info, [best, move], rng) : good,
    bad,
    own: own.filter(({ tone }) => tone === 'good'),
  };
}

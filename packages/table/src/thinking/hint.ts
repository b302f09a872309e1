import { ITERATIONS, Search, SeatInformationSet } from '@saloon/bots';
import { type AnyGame, cloneRng } from '@saloon/kernel';
import type { HintMove } from '@saloon/protocol';
import { reasonsFor, telling } from '../coach/reasons.ts';
import { chancesAfter } from './chances.ts';
import type { Question } from './question.ts';

/** Moves shown. */
const SHOWN = 3;
/** A hint of a hundred never promises a sure thing, nor calls a game lost that is still played. */
const SURE = 99;
/** Reasons given for each. */
const REASONS = 3;

/**
 * The moves that look best to a strong player who sees what this seat sees, and of how many games in a hundred each is
 * likely to win. What the best one wins is counted in games played on from here; how much less the others do is what the
 * search found, so that the order is the order of the search. Reasons are those that tell the moves apart.
 */
export function findHint(game: AnyGame, { seat, owed, state, rng }: Question): readonly HintMove[] {
  const own = cloneRng(rng);
  const info = new SeatInformationSet(game, seat, state, own);
  info.renew(owed);
  const search = new Search(info, 'hard', own);
  search.think({ iterations: ITERATIONS.hard });
  const found = search.candidates().filter(({ move, visits }) => move !== undefined && visits > 0);
  const shown = found.slice(0, SHOWN).sort((a, b) => b.worth - a.worth);
  const [best] = shown;
  if (best === undefined) return [];
  const chances = chancesAfter(info, best.move, own);
  const whys = telling(shown.map(({ move }) => reasonsFor(game, info, move, own)));
  return shown.map(({ move, worth }, i) => {
    const why = whys[i]?.slice(0, REASONS) ?? [];
    return { move, chances: ofHundred(chances - (best.worth - worth)), ...(why.length === 0 ? {} : { why }) };
  });
}

const ofHundred = (share: number): number => Math.max(1, Math.min(SURE, Math.round(100 * share)));

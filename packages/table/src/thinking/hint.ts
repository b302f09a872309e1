import { ITERATIONS, Search, SeatInformationSet } from '@saloon/bots';
import { type AnyGame, cloneRng } from '@saloon/kernel';
import type { HintMove } from '@saloon/protocol';
import { meanOf, sharesAfter } from './chances.ts';
import type { Question } from './question.ts';
import { reasonsFor, telling } from './reasons.ts';

/** Moves shown. */
const SHOWN = 3;
/** Games played on after each of them. */
const GAMES = 100;
/** A hint of a hundred never promises a sure thing, nor calls a game lost that is still played. */
const SURE = 99;
/** Reasons given for each. */
const REASONS = 3;

/**
 * The moves that look best to a strong player who sees what this seat sees, and of how many games in a hundred each is
 * likely to win, with the margin of that count. The order is the order of the search. All are played on with the same
 * deals, and a move whose games differ no more than chance can make them counts as good as the best. Reasons are those
 * that tell the moves apart.
 */
export function findHint(game: AnyGame, { seat, owed, state, rng }: Question): readonly HintMove[] {
  const own = cloneRng(rng);
  const info = new SeatInformationSet(game, seat, state, own);
  info.renew(owed);
  const search = new Search(info, 'hard', own);
  search.think({ iterations: ITERATIONS.hard });
  const found = search.candidates().filter(({ move, visits }) => move !== undefined && visits > 0);
  const shown = found.slice(0, SHOWN).sort((a, b) => b.worth - a.worth);
  if (shown.length === 0) return [];
  const won = sharesAfter(
    info,
    shown.map(({ move }) => move),
    own,
    GAMES,
  );
  const whys = telling(shown.map(({ move }) => reasonsFor(game, info, move, own)));
  const first = won[0] ?? [];
  let most = 1;
  return shown.map(({ move }, i) => {
    const why = whys[i]?.slice(0, REASONS) ?? [];
    const mine = won[i] ?? [];
    const { share, margin } = meanOf(mine);
    const behind = meanOf(mine.map((value, n) => (first[n] ?? 0) - value));
    const isEven = i > 0 && behind.share <= behind.margin;
    // The search is the stronger judge: a lower move never seems to win more.
    most = Math.min(most, share);
    return {
      move,
      chances: ofHundred(most),
      margin: Math.max(1, Math.ceil(100 * margin)),
      ...(isEven ? { isEven } : {}),
      ...(why.length === 0 ? {} : { why }),
    };
  });
}

const ofHundred = (share: number): number => Math.max(1, Math.min(SURE, Math.round(100 * share)));

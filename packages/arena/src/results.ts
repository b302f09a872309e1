import { itemAt } from '@saloon/kernel';
import { meanInterval, shareInterval } from './clustered.ts';
import type { MatchSpec } from './match-spec.ts';
import { type KindTally, kindsOf, type Tally } from './tally.ts';
import type { Interval } from './wilson.ts';

/** The results of one kind of bot. A game counts once for each seat the bot had. */
export type BotResult = {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winShare: number;
  /** 95 % confidence. Seats of one game and mirrored games of one deal are treated as correlated. */
  readonly interval: Interval;
  readonly meanScore: number;
  /** 95 % confidence. Undefined after a single deal. */
  readonly scoreInterval: Interval | undefined;
  readonly meanRank: number;
};

/** By kind of bot, in the order of `spec.bots`. */
export const botResults = (spec: MatchSpec, tally: Tally): readonly BotResult[] =>
  kindsOf(spec).map((bot, kind) => resultOf(bot, itemAt(tally.kinds, kind)));

export function resultOf(bot: string, { games, wins, score, rank, spread }: KindTally): BotResult {
  const mean = (total: number) => (games === 0 ? 0 : total / games);
  return {
    bot,
    games,
    wins,
    winShare: mean(wins),
    interval: shareInterval({ seats: games, sum: wins }, spread),
    meanScore: mean(score),
    scoreInterval: meanInterval({ seats: games, sum: score }, spread),
    meanRank: mean(rank),
  };
}

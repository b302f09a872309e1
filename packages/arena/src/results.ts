import { itemAt } from '@saloon/kernel';
import { meanInterval, shareInterval } from './clustered.ts';
import type { MatchSpec } from './match-spec.ts';
import { type KindTally, kindsOf, type Tally } from './tally.ts';
import type { Interval } from './wilson.ts';

/** How one kind of bot did. A game in which it had several seats counts once for each. */
export type BotResult = {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winShare: number;
  /** 95 % confidence. Seats of one game, and mirrored games of one deal, are not taken for independent. */
  readonly interval: Interval;
  readonly meanScore: number;
  /** 95 % confidence; nothing after a single deal. */
  readonly scoreInterval: Interval | undefined;
  readonly meanRank: number;
};

/** By kind of bot, in the order in which they were named. */
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

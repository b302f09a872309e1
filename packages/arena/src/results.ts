import { itemAt } from '@saloon/kernel';
import type { MatchSpec } from './match-spec.ts';
import { addBot, type BotTally, type Tally } from './tally.ts';
import { type Interval, wilson } from './wilson.ts';

/** How one kind of bot did. A game in which it had several seats counts once for each. */
export type BotResult = {
  readonly bot: string;
  readonly games: number;
  readonly wins: number;
  readonly winShare: number;
  /** 95 % confidence. */
  readonly interval: Interval;
  readonly meanScore: number;
  readonly meanRank: number;
};

/** By kind of bot, in the order in which they were named. */
export function botResults(spec: MatchSpec, tally: Tally): readonly BotResult[] {
  return [...new Set(spec.bots)].map((bot) => {
    const sum: BotTally = { games: 0, wins: 0, score: 0, rank: 0 };
    for (const [place, id] of spec.bots.entries()) if (id === bot) addBot(sum, itemAt(tally.bots, place));
    const { games, wins } = sum;
    const mean = (total: number) => (games === 0 ? 0 : total / games);
    return {
      bot,
      games,
      wins,
      winShare: mean(wins),
      interval: wilson(wins, games),
      meanScore: mean(sum.score),
      meanRank: mean(sum.rank),
    };
  });
}

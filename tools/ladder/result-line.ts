import { type BotResult, type Interval, resultOf } from '@saloon/arena';
import { bestOf, type MatchRecord, type Played } from './records.ts';
import type { Rung } from './rungs.ts';

/** The state of a match: how both sides did, and whether the goal is reached. */
export type Standing = {
  readonly played: Played;
  readonly own: BotResult;
  readonly rival: BotResult;
  /** The required share is reached; or, without one, the whole interval is above parity. */
  readonly isMet: boolean;
  readonly isOlder: boolean;
};

/** Undefined if nothing was played. `code` is the current fingerprint. */
export function standingOf(rung: Rung, record: MatchRecord | undefined, code: string): Standing | undefined {
  if (record === undefined) return undefined;
  const played = bestOf(record);
  const { [rung.bot]: own, [rung.rival]: rival } = played.kinds;
  if (played.games === 0 || own === undefined || rival === undefined) return undefined;
  const result = resultOf(rung.bot, own);
  const isMet = rung.mark === undefined ? result.interval.low > rung.parity : result.winShare >= rung.mark;
  return { played, own: result, rival: resultOf(rung.rival, rival), isMet, isOlder: played.code !== code };
}

/** For the terminal. */
export function resultLine(rung: Rung, record: MatchRecord | undefined, code: string): string {
  const standing = standingOf(rung, record, code);
  if (standing === undefined) return 'nothing was played';
  const { played, own, isMet } = standing;
  const asked = rung.mark === undefined ? `above ${percent(rung.parity)}` : `at least ${percent(rung.mark)}`;
  return `${played.games} games, ${percent(own.winShare)} % (${between(own.interval, percent)}), asked ${asked} %: ${isMet ? 'met' : 'not met'}`;
}

export const percent = (share: number): string => (100 * share).toFixed(1);

export const between = ({ low, high }: Interval, format: (value: number) => string): string =>
  `${format(low)} – ${format(high)}`;

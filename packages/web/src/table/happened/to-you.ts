import type { Happened, ToYou } from '../../core/games/contract.ts';

export const NOTHING: ToYou = { now: [], round: [], lastRound: [] };

/** How one event changes the summary. */
export type Counted = {
  /** A round or a turn begins with it. */
  readonly isStop: boolean;
  readonly happened: Happened | undefined;
};

/** Adds the events of one batch. What was caught up with is counted, and not shown as happening now. */
export function toYouAfter(was: ToYou, events: readonly Counted[], isCatchUp: boolean): ToYou {
  let { round, lastRound } = was;
  const now: Happened[] = [];
  for (const { isStop, happened } of events) {
    if (isStop) {
      lastRound = round;
      round = [];
    }
    if (happened === undefined) continue;
    round = [...round, happened];
    now.push(happened);
  }
  if (now.length > 0 && !isCatchUp) return { now, round, lastRound };
  const isSame = was.now.length === 0 && round === was.round && lastRound === was.lastRound;
  return isSame ? was : { now: [], round, lastRound };
}

import type { FindGame } from '@saloon/catalog';
import { type Seat, seatsOf } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { recordingOf } from '@saloon/table';
import type { SerialQueue } from '../serial-queue.ts';
import type { Store } from '../store/store.ts';
import { readLongLog } from '../tables/stored-log.ts';
import type { TimeSlices } from '../tables/time-slices.ts';
import type { ChallengeRecords } from './challenge-records.ts';
import type { DailyRecords } from './daily-records.ts';
import { scoreDeal } from './score-deal.ts';

export type SettleDealDeps = {
  readonly store: Pick<Store, 'entries'>;
  readonly slices: TimeSlices;
  readonly heavyWork: SerialQueue;
  readonly findGame: FindGame;
  readonly daily: DailyRecords;
  readonly challenges: ChallengeRecords;
  readonly wall: () => number;
};

/** Writes the result of a finished deal, from the table's log. What a client says about it plays no part. */
export async function settleDeal(deps: SettleDealDeps, table: TableId): Promise<void> {
  const { store, slices, heavyWork, findGame, daily, challenges, wall } = deps;
  const entries = await readLongLog(store, slices, table);
  const [opened] = entries;
  if (opened?.type !== 'opened' || opened.duplicate === undefined) return;
  const [kind] = opened.duplicate.of.split(' ');
  const seat = seatsOf(opened.chairs.length).find((one) => opened.chairs[one]?.type === 'person');
  const game = findGame(opened.game, opened.rulesVersion);
  if (seat === undefined || game === undefined || kind === 'practice') return;
  const score = await heavyWork.run(async () => {
    const recording = recordingOf(entries, findGame);
    return recording && scoreDeal(game, recording, seat satisfies Seat);
  });
  if (score === undefined) return;
  const stoodIn = entries.some(({ type }) => type === 'stood');
  if (kind === 'daily') await daily.finish(table, score, stoodIn, wall());
  if (kind === 'challenge') await challenges.finish(table, score, wall());
}

import { type Seat, seatsOf } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { recordingOf } from '@saloon/table';
import type { Core } from '../../core/core.ts';
import { readLongLog } from '../../core/store/stored-log.ts';
import { type DealScore, scoreDeal } from './score-deal.ts';

/** Who writes the result of each kind of deal. Practice has no result. */
export type Finishers = Map<string, (table: TableId, score: DealScore, stoodIn: boolean) => Promise<unknown>>;

export type SettleDealDeps = Pick<Core, 'store' | 'slices' | 'heavyWork' | 'findGame'> & {
  readonly finishers: Finishers;
};

/** Writes the result of a finished deal, from the table's log. What a client says about it plays no part. */
export async function settleDeal(deps: SettleDealDeps, table: TableId): Promise<void> {
  const { store, slices, heavyWork, findGame, finishers } = deps;
  const entries = await readLongLog(store, slices, table);
  const [opened] = entries;
  if (opened?.type !== 'opened' || opened.duplicate === undefined) return;
  const [kind = ''] = opened.duplicate.of.split(' ');
  const finish = finishers.get(kind);
  const seat = seatsOf(opened.chairs.length).find((one) => opened.chairs[one]?.type === 'person');
  const game = findGame(opened.game, opened.rulesVersion);
  if (seat === undefined || game === undefined || finish === undefined) return;
  const score = await heavyWork.run(async () => {
    const recording = recordingOf(entries, findGame);
    return recording && scoreDeal(game, recording, seat satisfies Seat);
  });
  if (score === undefined) return;
  await finish(
    table,
    score,
    entries.some(({ type }) => type === 'stood'),
  );
}

import type { FindGame } from '@saloon/catalog';
import { deriveSeed, type Level, seat } from '@saloon/kernel';
import { tableId, userId } from '@saloon/protocol';
import { inThread, openTable, recordingOf } from '@saloon/table';
import type { DailyDeal } from './deal.ts';
import { openingOf } from './open-deal.ts';
import { type DealScore, scoreDeal } from './score-deal.ts';

const HOST = { user: userId('run'), name: 'Bot' } as const;

/**
 * Plays a deal with a bot of this level in the person's seat, at a real table but in virtual time. The others play as they
 * do against people; the bot in the seat draws from a generator of this run.
 */
export function playRun(deal: DailyDeal, level: Level, run: number, findGame: FindGame): DealScore {
  const standIn = deriveSeed(deal.standIn, `${level} ${run}`);
  const opened = openTable(openingOf(tableId('run'), { ...deal, standIn }, 'run', HOST, level), inThread, findGame);
  if (!opened.ok) throw new Error(`Cannot deal ${deal.game}: ${opened.code}`);
  const { table } = opened;
  table.command(HOST.user, HOST.name, 'deal', { type: 'start' }, 0);
  table.closeDeal(0);
  for (let at = table.nextWake(); table.info.phase === 'playing'; at = table.nextWake()) {
    if (at === undefined) throw new Error(`Cannot finish a run of ${deal.game}: nobody moves`);
    table.wake(at);
  }
  const recording = recordingOf(table.takeEntries(), findGame);
  const game = findGame(deal.game);
  const score = recording && game && scoreDeal(game, recording, seat(deal.seat));
  if (score === undefined) throw new Error(`Cannot score a run of ${deal.game}`);
  return score;
}

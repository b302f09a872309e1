import { findGame } from '@saloon/catalog';
import type { TableId } from '@saloon/protocol';
import { type Entry, rebuildTable } from '@saloon/table';

/** Timers in a log that fired at another time than the game asked for, or that it never asked for. */
export function checkTimers(table: TableId, log: readonly Entry[]): readonly string[] {
  const [opened] = log;
  const game = opened?.type === 'opened' ? findGame(opened.game, opened.rulesVersion) : undefined;
  if (game === undefined) return [`Table ${table} is of no game of ours`];
  const problems: string[] = [];
  const replayed = rebuildTable(log.slice(0, 1));
  for (const entry of log.slice(1)) {
    if (entry.type === 'input' && entry.input.type === 'timer') {
      const due = game.deadline(replayed.state);
      if (due?.at !== entry.input.at || due.id !== entry.input.id)
        problems.push(
          `Table ${table}: timer ${entry.input.id} came at ${entry.input.at}, due was ${JSON.stringify(due)}`,
        );
    }
    replayed.replay([entry]);
  }
  return problems;
}

export const timersIn = (log: readonly Entry[]): number =>
  log.filter((entry) => entry.type === 'input' && entry.input.type === 'timer').length;

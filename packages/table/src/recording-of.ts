import { type FindGame, findGame } from '@saloon/catalog';
import type { Input, Recording } from '@saloon/kernel';
import type { Entry } from './entry.ts';
import { rebuildTable } from './open-table.ts';

/** The game that a table's log tells, with the players' names and without moves that were taken back; nothing when it was never dealt. */
export function recordingOf(
  entries: readonly Entry[],
  find: FindGame = findGame,
): Recording<unknown, unknown> | undefined {
  const [opened] = entries;
  if (opened?.type !== 'opened' || !entries.some(({ type }) => type === 'dealt')) return undefined;
  const inputs: Input<unknown>[] = [];
  for (const entry of entries) {
    if (entry.type === 'input') inputs.push(entry.input);
    if (entry.type === 'undone')
      inputs.splice(
        inputs.findLastIndex(({ type }) => type === 'move'),
        1,
      );
  }
  const { game, rulesVersion, options, chairs, seed } = opened;
  return {
    game,
    rulesVersion,
    options,
    seats: chairs.length,
    seed,
    inputs,
    names: rebuildTable(entries, undefined, find).seating.names,
  };
}

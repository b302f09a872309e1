import { findGame } from '@saloon/catalog';
import { formatRecording } from '@saloon/kernel';
import { type Entry, readEntry, rebuildTable, recordingOf, withNames } from '@saloon/table';

/** The log of a table as the store keeps it. */
export const readLog = (bodies: readonly string[]): readonly Entry[] =>
  bodies.map((body) => readEntry(JSON.parse(body)));

/** The game played there as a recording file, with the players' names; nothing when none was dealt. */
export function recordingFile(bodies: readonly string[]): string | undefined {
  const log = readLog(bodies);
  const recording = recordingOf(log);
  const game = recording && findGame(recording.game);
  return game && withNames(formatRecording(game, recording), rebuildTable(log).seating.names);
}

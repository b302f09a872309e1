import { findGame } from '@saloon/catalog';
import { formatRecording } from '@saloon/kernel';
import { type Entry, readEntry, recordingOf } from '@saloon/table';

/** The log of a table as the store keeps it. */
export const readLog = (bodies: readonly string[]): readonly Entry[] =>
  bodies.map((body) => readEntry(JSON.parse(body)));

/** The game played there as a recording file, with the players' names; nothing when none was dealt. */
export function recordingFile(bodies: readonly string[]): string | undefined {
  const recording = recordingOf(readLog(bodies));
  const game = recording && findGame(recording.game);
  return game && formatRecording(game, recording);
}

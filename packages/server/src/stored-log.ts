import { type FindGame, findGame } from '@saloon/catalog';
import { formatRecording, type Sign } from '@saloon/kernel';
import { type Entry, LacksOption, readEntry, recordingOf } from '@saloon/table';

/** The log of a table as the store keeps it. */
export const readLog = (bodies: readonly string[]): readonly Entry[] =>
  bodies.map((body) => readEntry(JSON.parse(body)));

/** The game played there as a recording file with the players' names, or undefined if none was dealt. */
export function recordingFile(bodies: readonly string[], find: FindGame = findGame, sign?: Sign): string | undefined {
  const recording = recordingOf(readLog(bodies), find);
  const game = recording && find(recording.game, recording.rulesVersion);
  return game && formatRecording(game, recording, sign);
}

/** The edition that a log cannot be read without, if that is what went wrong. */
export const missingEdition = (error: unknown): string | undefined =>
  error instanceof LacksOption && error.option === 'edition' ? error.value : undefined;

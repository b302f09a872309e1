import { type FindGame, findGame } from '@saloon/catalog';
import type { TableId } from '@saloon/protocol';
import { formatRecording, type Recording, type Sign } from '@saloon/recording';
import { type Entry, LacksOption, readEntry, recordingOf } from '@saloon/table';
import type { TimeSlices } from '../time/time-slices.ts';
import type { Store } from './store.ts';

/** Entries that are read from the store at once. */
const PAGE = 1000;

/** Parses the stored log of a table. */
export const readLog = (bodies: readonly string[]): readonly Entry[] =>
  bodies.map((body) => readEntry(JSON.parse(body)));

/** Reads a log of any length, in pages and time slices. */
export async function readLongLog(
  store: Pick<Store, 'entries'>,
  slices: TimeSlices,
  id: TableId,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (;;) {
    const page = await store.entries(id, entries.length, PAGE);
    await slices.each(page, (body) => void entries.push(readEntry(JSON.parse(body))));
    if (page.length < PAGE) return entries;
  }
}

/** The game played there as a recording file with the players' names, or undefined if none was dealt. */
export function recordingFile(entries: readonly Entry[], find: FindGame = findGame, sign?: Sign): string | undefined {
  const recording = recordingOf(entries, find);
  return recording && fileOf(recording, find, sign);
}

/** A recording as a file, or undefined if its game isn't known here. */
export function fileOf(recording: Recording<unknown, unknown>, find: FindGame, sign?: Sign): string | undefined {
  const game = find(recording.game, recording.rulesVersion);
  return game && formatRecording(game, recording, sign);
}

/** The edition that a log can't be read without, if that is the error. */
export const missingEdition = (error: unknown): string | undefined =>
  error instanceof LacksOption && error.option === 'edition' ? error.value : undefined;

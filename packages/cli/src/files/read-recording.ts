import type { FindGame } from '@saloon/catalog';
import { type Emit, hashOf, ReplayError, replay } from '@saloon/kernel';
import { type ParsedRecording, parseRecording, problemIn, recordingTextIn } from '@saloon/recording';
import { UsageError } from '../terminal/usage-error.ts';
import { readText } from './read-text.ts';

export type ReadRecording = Extract<ParsedRecording, { ok: true }>;

/** Reads a recording. Throws with the line and the reason if it is invalid. */
export function readRecording(file: string, findGame: FindGame): ReadRecording {
  const parsed = parseRecording(recordingTextIn(readText(file)), findGame);
  if (!parsed.ok) throw refused(file, parsed.line, problemIn('en', parsed.problem));
  return parsed;
}

/** Replays it to its end. Throws with the line if an input can't be played or the end is not the recorded one. */
export function playRecordingAgain(file: string, read: ReadRecording, emit: Emit<unknown>): unknown {
  const { game, recording, final } = read;
  try {
    const state = replay(game, recording, emit);
    if (hashOf(state) === final) return state;
  } catch (error) {
    if (error instanceof ReplayError)
      throw refused(file, read.lineOfInput(error.index), problemIn('en', error.problem));
    throw error;
  }
  throw refused(file, read.lastLine, problemIn('en', { code: 'wrong-end' }));
}

const refused = (file: string, line: number, reason: string) =>
  new UsageError(`Cannot replay ${file}, line ${line}: ${reason}`);

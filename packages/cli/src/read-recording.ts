import type { FindGame } from '@saloon/catalog';
import { type Emit, hashOf, ReplayError, replay } from '@saloon/kernel';
import { type ParsedRecording, parseRecording, problemIn } from '@saloon/recording';
import { readText } from './read-text.ts';
import { UsageError } from './usage-error.ts';

export type ReadRecording = Extract<ParsedRecording, { ok: true }>;

/** Reads a recording; a broken one is refused with its line and the reason. */
export function readRecording(file: string, findGame: FindGame): ReadRecording {
  const parsed = parseRecording(readText(file), findGame);
  if (!parsed.ok) throw refused(file, parsed.line, problemIn('en', parsed.problem));
  return parsed;
}

/** Plays it to its end; an input that cannot be played, or another end than the recorded one, is refused with its line. */
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

import type { FindGame } from '@saloon/catalog';
import { type AnyGame, type Emit, hashOf, parseRecording, type Recording, ReplayError, replay } from '@saloon/kernel';
import { readText } from './read-text.ts';
import { UsageError } from './usage-error.ts';

export type ReadRecording = {
  readonly game: AnyGame;
  readonly recording: Recording<unknown, unknown>;
  /** The hash of the final state, as it was recorded. */
  readonly final: string;
};

/** Reads a recording; a broken one is refused with its line and the reason. */
export function readRecording(file: string, findGame: FindGame): ReadRecording {
  const parsed = parseRecording(readText(file), findGame);
  if (!parsed.ok) throw refused(file, parsed.line, parsed.reason);
  return parsed;
}

/** Plays it to its end; an input that cannot be played, or another end than the recorded one, is refused with its line. */
export function playRecordingAgain(file: string, read: ReadRecording, emit: Emit<unknown>): unknown {
  const { game, recording, final } = read;
  try {
    const state = replay(game, recording, emit);
    if (hashOf(state) === final) return state;
  } catch (error) {
    if (error instanceof ReplayError) throw refused(file, error.index + 2, error.message);
    throw error;
  }
  throw refused(file, recording.inputs.length + 2, 'the game does not end in the recorded state');
}

const refused = (file: string, line: number, reason: string) =>
  new UsageError(`Cannot replay ${file}, line ${line}: ${reason}`);

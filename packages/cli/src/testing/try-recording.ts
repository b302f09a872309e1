import { findGame } from '@saloon/catalog';
import { type AnyGame, ReplayError, replay, rngFrom, seedOf } from '@saloon/kernel';
import { type Fault, parseRecording, verifyParsed } from '@saloon/recording';
import { mutateRecording } from './mutate-recording.ts';

/** Tries the `n`th forgery of a recording. Returns its fault, or that it can be played. It must never throw. */
export function tryForgery(game: AnyGame, text: string, n: number): Fault | 'played' {
  const parsed = parseRecording(mutateRecording(rngFrom(seedOf(n)), game, text), findGame);
  const verdict = verifyParsed(parsed);
  // The replay page plays a recording even if its proof is wrong.
  if (parsed.ok && !verdict.ok && verdict.fault.startsWith('wrong-')) playAnyway(parsed.game, parsed.recording);
  return verdict.ok ? 'played' : verdict.fault;
}

function playAnyway(
  game: AnyGame,
  recording: Parameters<typeof replay<unknown, unknown, unknown, unknown, unknown>>[1],
): void {
  try {
    replay(game, recording);
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
  }
}

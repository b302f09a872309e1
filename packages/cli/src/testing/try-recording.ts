import { findGame } from '@saloon/catalog';
import { type AnyGame, ReplayError, replay, rngFrom, seedOf } from '@saloon/kernel';
import { type Fault, parseRecording, verifyParsed } from '@saloon/recording';
import { mutateRecording } from './mutate-recording.ts';

/** What comes of the nth forgery of a recording: a fault, or that it can be played. Anything that throws here is a broken promise. */
export function tryForgery(game: AnyGame, text: string, n: number): Fault | 'played' {
  const parsed = parseRecording(mutateRecording(rngFrom(seedOf(n)), game, text), findGame);
  const verdict = verifyParsed(parsed);
  // A page plays a recording whatever its proof is worth.
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

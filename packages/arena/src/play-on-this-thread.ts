import { setImmediate } from 'node:timers/promises';
import type { AnyGame, Millis } from '@saloon/kernel';
import { playChunk, type TakeChunk } from './chunk.ts';
import type { MatchSpec } from './match-spec.ts';

/** The longest stretch of play before the event loop runs, so that Ctrl-C works even during a game. */
const TURN: Millis = 20;

/** Plays the chunks of a match on this thread, letting the event loop run in between. */
export async function playOnThisThread(
  game: AnyGame,
  spec: MatchSpec,
  chunks: number,
  take: TakeChunk,
  signal: AbortSignal | undefined,
  now: () => Millis = () => performance.now(),
): Promise<void> {
  let began = now();
  const isDue = () => now() - began >= TURN;
  for (let index = 0; index < chunks; index++) {
    const work = playChunk(game, spec, index, isDue);
    let step = work.next();
    while (step.done !== true) {
      await setImmediate();
      signal?.throwIfAborted();
      began = now();
      step = work.next();
    }
    take(step.value);
  }
}

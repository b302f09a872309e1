import { setImmediate } from 'node:timers/promises';
import type { AnyGame, Millis } from '@saloon/kernel';
import { playChunk, type TakeChunk } from './chunk.ts';
import type { MatchSpec } from './match-spec.ts';

/** After so long the event loop gets its turn, in the middle of a game as well: Ctrl-C is heard there. */
const TURN: Millis = 20;

/** Plays the chunks of a match on this thread, giving way to the event loop. */
export async function playHere(
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

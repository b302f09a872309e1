import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '@saloon/kernel';
import { playChunk, type TakeChunk } from './chunk.ts';
import type { MatchSpec } from './match-spec.ts';

/** Plays the chunks of a match on this thread; the event loop gets its turn after each game. */
export async function playHere(
  game: AnyGame,
  spec: MatchSpec,
  chunks: number,
  take: TakeChunk,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let index = 0; index < chunks; index++) {
    const games = playChunk(game, spec, index);
    let step = games.next();
    while (step.done !== true) {
      await setImmediate();
      signal?.throwIfAborted();
      step = games.next();
    }
    take(step.value);
  }
}

import { fork } from 'node:child_process';
import type { Task } from './measure-child.ts';
import type { Effort, GameFigures } from './measure-game.ts';

/**
 * Measures a game in its own process. V8's type feedback from one game makes shared code slower for the next, and
 * figures must not depend on which games were measured before.
 */
export function measureApart(game: string, effort: Effort): Promise<GameFigures> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./measure-child.ts', import.meta.url));
    child.once('message', (figures: GameFigures) => resolve(figures));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Cannot measure ${game}: the process ended with ${code}`)));
    child.send({ game, effort } satisfies Task);
  });
}

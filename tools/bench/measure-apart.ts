import { fork } from 'node:child_process';
import type { Task } from './measure-child.ts';
import type { Effort, GameFigures } from './measure-game.ts';

/**
 * Measures a game in a process of its own. What V8 has learnt from one game makes the code that all share slower for the
 * next: no figure should depend on which games were measured before, and a match or a table of bots plays one game.
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

import { tuneProcess } from '@saloon/arena';
import { findGame } from '@saloon/catalog';
import { type Effort, measureGame } from './measure-game.ts';

/** What `measureApart` sends to the process it has started. */
export type Task = { readonly game: string; readonly effort: Effort };

tuneProcess();
process.once('message', ({ game, effort }: Task) => {
  const found = findGame(game);
  if (found === undefined) throw new Error(`Cannot measure ${game}: there is no such game`);
  process.send?.(measureGame(found, effort));
  process.disconnect?.();
});

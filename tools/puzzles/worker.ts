import { parentPort } from 'node:worker_threads';
import { games } from '@saloon/catalog';
import { deriveSeed, seedOf } from '@saloon/kernel';
import { mineGame, storedGame } from '@saloon/puzzles';

/** One game to play and search for puzzles. */
export type MineJob = { readonly game: string; readonly seats: number; readonly seed: number; readonly number: number };

parentPort?.on('message', ({ game: id, seats, seed, number }: MineJob) => {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`Cannot find the game ${id}`);
  const mined = mineGame(game, seats, deriveSeed(seedOf(seed), number));
  parentPort?.postMessage(mined && storedGame(game, mined));
});

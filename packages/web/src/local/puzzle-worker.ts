import bangDuel from '@saloon/puzzles/positions/bang-duel.json?url';
import caliber45 from '@saloon/puzzles/positions/caliber-45.json?url';
import coltExpress from '@saloon/puzzles/positions/colt-express.json?url';
import wrightBrothers from '@saloon/puzzles/positions/wright-brothers.json?url';
import { breather } from './breather.ts';
import type { PuzzleAsk } from './puzzle-worker-contract.ts';
import { PuzzleDesk } from './puzzle-worker-desk.ts';

/** Is this the worker of puzzles? It runs the script of the solo worker. */
export const isForPuzzles = (): boolean => self.name === 'puzzle';

const FILES: Readonly<Record<string, string>> = {
  'bang-duel': bangDuel,
  'caliber-45': caliber45,
  'colt-express': coltExpress,
  'wright-brothers': wrightBrothers,
};

/** Opens and judges the puzzles that the page asks for. */
export function judgeHere(): void {
  const desk = new PuzzleDesk({
    say: (reply) => postMessage(reply),
    load: async (game) => {
      const response = await fetch(FILES[game] ?? '');
      if (!response.ok) throw new Error(`Cannot load the puzzles of ${game}: ${response.status}`);
      return response.json();
    },
    breathe: breather(),
  });
  addEventListener('message', ({ data }: MessageEvent<PuzzleAsk>) => {
    void desk.hear(data).catch((error: unknown) => reportError(error));
  });
}

import { aroundTable } from '../../../core/games/around.ts';
import type { Move, View } from '../wire.ts';
import { TabletScene } from './tablet-scene.tsx';

/** The Wright Brothers' Gang around one tablet. */
export const around = aroundTable<View, Move>({
  Scene: TabletScene,
  openMoves: ['slap', 'press', 'pass', 'start-shootout', 'call-duel', 'ready', 'miss-target'],
});

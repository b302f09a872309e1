import type { FrameType } from '../state.ts';
import { sundance, wagon } from './aside.ts';
import { death } from './death.ts';
import { draw } from './draw.ts';
import { duel } from './duel.ts';
import type { FrameRules } from './frame-rules.ts';
import { hit } from './hit.ts';
import { indians } from './indians.ts';
import { loseHealth } from './lose-health.ts';
import { onMiss } from './on-miss.ts';
import { reveal } from './reveal.ts';
import { schultz } from './schultz.ts';
import { shots } from './shots.ts';
import { startDynamite, startRattlesnake } from './start-of-turn.ts';
import { store } from './store.ts';
import { takeCard } from './take-card.ts';
import { tokenMove } from './token-move.ts';

/** Every kind of frame (section 4.15). */
export const frames = {
  'start-dynamite': startDynamite,
  'start-rattlesnake': startRattlesnake,
  shots,
  hit,
  reveal,
  'on-miss': onMiss,
  'lose-health': loseHealth,
  indians,
  duel,
  store,
  wagon,
  sundance,
  draw,
  'take-card': takeCard,
  'token-move': tokenMove,
  schultz,
  death,
} as const satisfies Record<FrameType, FrameRules>;

export const rulesOf = (type: FrameType): FrameRules => frames[type];

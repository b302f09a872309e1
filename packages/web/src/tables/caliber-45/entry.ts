import type { GameEntry } from '../entry.ts';

/** Caliber 45, each part of it in a chunk of its own. */
export const caliber45: GameEntry = {
  seats: { min: 2, max: 9, usual: 4 },
  // With bots at the table a game without bounds could go on for ever (C45-RULING-24).
  presets: {
    quick: { target: '500', idleRoundLimit: 10, maxRobberies: 60, turnTimeMs: 30_000, answerTimeMs: 20_000 },
    calm: { teamHands: 'shared', idleRoundLimit: 10, maxRobberies: 60, turnTimeMs: 90_000, answerTimeMs: 60_000 },
  },
  table: () => import('./index.tsx').then(({ table }) => table),
  words: () => import('./editions.ts').then(({ words }) => words()),
  rules: () => import('../../pages/rules/caliber-45/index.tsx').then(({ rules }) => rules),
  options: () => import('./editions.ts').then(({ options }) => options()),
  opening: () => import('./opening.ts').then(({ opening }) => opening()),
};

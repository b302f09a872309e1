import type { GameEntry } from '../../core/games/entry.ts';
import { bill } from './bill.ts';
import { PROPOSED } from './logic/bounds.ts';

/** Caliber 45, each part of it in a chunk of its own. */
export const caliber45: GameEntry = {
  seats: { min: 2, max: 9, usual: 4 },
  bill,
  oneDevice: 'passed',
  paces: {
    live: {},
    relaxed: { turnTimeMs: 300_000, answerTimeMs: 300_000 },
    letter: { pace: 'correspondence' },
  },
  // With bots at the table a game without bounds could go on for ever (C45-RULING-24).
  presets: {
    quick: { target: '500', ...PROPOSED, turnTimeMs: 30_000, answerTimeMs: 20_000 },
    calm: { teamHands: 'shared', ...PROPOSED, turnTimeMs: 90_000, answerTimeMs: 60_000 },
  },
  presetHints: {
    quick: {
      en: 'Play to half a million, with limits and shorter turns.',
      ru: 'До полумиллиона, с ограничениями и короткими ходами.',
    },
    calm: {
      en: 'Teammates see each other’s hands and have time to talk.',
      ru: 'Товарищи видят руки друг друга, и есть время обсудить.',
    },
  },
  // The longest there is: nobody waits for who reads the rules or thinks.
  botOptions: { ...PROPOSED, turnTimeMs: 300_000, answerTimeMs: 300_000 },
  table: () => import('./index.tsx').then(({ table }) => table),
  words: () => import('./editions.ts').then(({ words }) => words()),
  rules: () => import('./book/index.tsx').then(({ rules }) => rules),
  lesson: () => import('@saloon/caliber-45/lesson').then(({ lesson }) => lesson),
  options: () => import('./editions.ts').then(({ options }) => options()),
  opening: () => import('./opening.ts').then(({ opening }) => opening()),
};

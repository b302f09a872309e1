import type { AnyOptionSpec, GameEntry, GameWords } from '../../core/games/entry.ts';
import { bill } from './bill.ts';

/** BANG! The Duel, each part of it in a chunk of its own. */
export const bangDuel: GameEntry = {
  seats: { min: 2, max: 2, usual: 2 },
  bill,
  oneDevice: 'passed',
  paces: { live: { timed: true }, relaxed: {}, letter: { pace: 'correspondence', timed: true } },
  presets: {
    quick: { timed: true, moveTimeMs: 30_000, limitTurns: true, turnLimit: 60 },
    calm: { timed: true, moveTimeMs: 180_000 },
  },
  presetHints: {
    quick: {
      en: 'Half a minute per decision, and at most sixty turns.',
      ru: 'Полминуты на решение и не больше шестидесяти ходов.',
    },
    calm: { en: 'Three minutes per decision.', ru: 'Три минуты на каждое решение.' },
  },
  table: () => import('./index.tsx').then(({ table }) => table),
  words: () => import('@saloon/bang-duel/text').then(({ text }) => text as GameWords),
  rules: () => import('./book/index.tsx').then(({ rules }) => rules),
  lesson: () => import('@saloon/bang-duel/lesson').then(({ lesson }) => lesson),
  options: () => import('@saloon/bang-duel/options').then(({ options }) => options as unknown as AnyOptionSpec),
};

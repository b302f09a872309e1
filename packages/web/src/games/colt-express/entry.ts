import type { AnyOptionSpec, GameEntry, GameWords } from '../../core/games/entry.ts';
import { bill } from './bill.ts';

/** Colt Express, each part of it in a chunk of its own. */
export const coltExpress: GameEntry = {
  seats: { min: 2, max: 6, usual: 4 },
  bill,
  oneDevice: 'passed',
  paces: { live: {}, relaxed: { pace: 'untimed' }, letter: { pace: 'correspondence' } },
  presets: { quick: { preset: 'basic', turnTimeMs: 30_000 }, calm: { turnTimeMs: 120_000 } },
  presetHints: {
    quick: {
      en: 'No abilities, events or stations, and shorter turns.',
      ru: 'Без способностей, событий и станций, ходы короче.',
    },
    calm: { en: 'Two minutes per decision.', ru: 'Две минуты на каждое решение.' },
  },
  // Nobody waits while you read the rules or think.
  botOptions: { pace: 'untimed' },
  table: () => import('./index.tsx').then(({ table }) => table),
  words: () => import('@saloon/colt-express/text').then(({ text }) => text as GameWords),
  rules: () => import('./book/index.tsx').then(({ rules }) => rules),
  lesson: () => import('@saloon/colt-express/lesson').then(({ lesson }) => lesson),
  options: () => import('@saloon/colt-express/options').then(({ options }) => options as unknown as AnyOptionSpec),
};

import type { AnyOptionSpec, GameEntry, GameWords } from '../../core/games/entry.ts';
import { bill } from './bill.ts';

/** The Wright Brothers' Gang, each part of it in a chunk of its own. */
export const wrightBrothers: GameEntry = {
  seats: { min: 2, max: 5, usual: 4 },
  bill,
  oneDevice: 'around',
  oneDeviceOptions: { pace: 'live', raceMode: 'realtime' },
  around: () => import('./tablet/index.tsx').then(({ around }) => around),
  paces: { live: {}, relaxed: { turnTimeMs: 300_000 }, letter: { pace: 'correspondence' } },
  presets: { quick: { rounds: 3, turnTimeMs: 30_000 }, calm: { raceMode: 'sealed', turnTimeMs: 90_000 } },
  presetHints: {
    quick: { en: 'Half the rounds and shorter turns.', ru: 'Вдвое меньше раундов и короче ходы.' },
    calm: { en: 'Secret choices instead of quick hands.', ru: 'Тайный выбор вместо быстрых рук.' },
  },
  table: () => import('./index.tsx').then(({ table }) => table),
  words: () => import('@saloon/wright-brothers/text').then(({ text }) => text as GameWords),
  rules: () => import('./book/index.tsx').then(({ rules }) => rules),
  lesson: () => import('@saloon/wright-brothers/lesson').then(({ lesson }) => lesson),
  options: () => import('@saloon/wright-brothers/options').then(({ options }) => options as unknown as AnyOptionSpec),
};

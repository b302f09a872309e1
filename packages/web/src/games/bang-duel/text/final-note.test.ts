import { expect, test } from 'vitest';
import type { PlayerView } from '../wire.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const leftWith = (reserve: number): string =>
  ru.finalNote({ side: 'outlaw', characters: {}, reserve } as unknown as PlayerView);

test('[BD-ACT-8] who is dying is not left any more', () => {
  const dying = { isDying: true, health: 0 };
  const alive = { isDying: false, health: 3 };
  const player = { side: 'outlaw', characters: { left: dying, right: alive }, reserve: 0 } as unknown as PlayerView;
  expect(en.finalNote(player)).toBe('The outlaws: 1 character left, 3 health on the street');
  expect(ru.finalNote(player)).toBe('Бандиты: остался 1\u00a0персонаж, здоровья на улице 3');
});

test('Russian says how many are left in the right form', () => {
  expect([1, 2, 5].map(leftWith)).toEqual([
    'Бандиты: остался 1\u00a0персонаж, здоровья на улице 0',
    'Бандиты: осталось 2\u00a0персонажа, здоровья на улице 0',
    'Бандиты: осталось 5\u00a0персонажей, здоровья на улице 0',
  ]);
});

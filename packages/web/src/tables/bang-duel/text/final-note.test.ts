import { expect, test } from 'vitest';
import type { PlayerView } from '../wire.ts';
import { ru } from './ru.ts';

const leftWith = (reserve: number): string =>
  ru.finalNote({ side: 'outlaw', characters: {}, reserve } as unknown as PlayerView);

test('Russian says how many are left in the right form', () => {
  expect([1, 2, 5].map(leftWith)).toEqual([
    'Бандиты: остался 1 персонаж, здоровья на улице 0',
    'Бандиты: осталось 2 персонажа, здоровья на улице 0',
    'Бандиты: осталось 5 персонажей, здоровья на улице 0',
  ]);
});

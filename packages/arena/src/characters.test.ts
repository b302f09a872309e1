import { games } from '@saloon/catalog';
import { PERSONALITIES } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { characterStyle, OWN_TRAIT } from './characters.ts';

/** Other deals than those the weights were chosen with. */
const FIRST = 50_000;

const TABLES = [
  { id: 'bang-duel', seats: 2, played: 160 },
  { id: 'colt-express', seats: 4, played: 80 },
];

describe.each(TABLES)('$id', ({ id, seats, played }) => {
  const game = games.find((one) => one.id === id) ?? expect.fail('there is no such game');
  const neutral = characterStyle(game, seats, 'easy', undefined, played, FIRST);

  test.each(PERSONALITIES)('a %s bot shows it in the moves it makes', (personality) => {
    const own = characterStyle(game, seats, 'easy', personality, played, FIRST);
    const { trait, isMore } = OWN_TRAIT[personality];
    if (isMore) expect(own[trait]).toBeGreaterThan(1.04 * neutral[trait]);
    else expect(own[trait]).toBeLessThan(0.96 * neutral[trait]);
  });
});

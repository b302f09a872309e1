import { expect, test } from 'vitest';
import type { CharacterView } from '../wire.ts';
import { isAwake } from './situation.ts';

const cover = (id: CharacterView['id'], changes: Partial<CharacterView> = {}): CharacterView => ({
  id,
  place: 'left',
  health: 3,
  maxHealth: 4,
  equipment: [],
  isAp: false,
  isSole: false,
  isActive: false,
  isTarget: false,
  isDying: false,
  ...changes,
});

test('[BD-ACT-1, BD-ACT-2, BD-ACT-8] a cover sleeps, unless its ability is always active and it lives', () => {
  expect(isAwake(cover('wyatt-earp'))).toBe(false);
  expect(isAwake(cover('wyatt-earp', { isActive: true, isTarget: true }))).toBe(true);
  for (const id of ['stranger', 'bat-masterson', 'buffalo-bill'] as const) {
    expect(isAwake(cover(id))).toBe(true);
    expect(isAwake(cover(id, { health: 0, isDying: true }))).toBe(false);
  }
});

import { gameId } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { dealLink } from './deal-link.ts';

const game = gameId('bang-duel');

test.each([
  [undefined, undefined],
  ['daily 2026-11-18', '/daily/bang-duel/2026-11-18'],
  ['practice 2026-11-18', '/daily/bang-duel/2026-11-18'],
  ['challenge abc123', '/compare/abc123'],
])('%s leads to %s', (duplicate, link) => {
  expect(dealLink({ game, ...(duplicate === undefined ? {} : { duplicate }) })).toBe(link);
});

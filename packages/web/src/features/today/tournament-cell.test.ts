import { gameId } from '@saloon/kernel';
import type { TournamentRow } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { nextOf } from './tournament-cell.ts';

const row = (id: string, changes: Partial<TournamentRow>): TournamentRow => ({
  id,
  title: id,
  game: gameId('bang-duel'),
  seats: 2,
  format: 'swiss',
  rounds: 3,
  size: 8,
  startsAt: 1,
  phase: 'signup',
  round: 0,
  players: 2,
  isIn: false,
  ...changes,
});

test('your own tournament comes first, then one with room, then one to watch', () => {
  const running = row('running', { phase: 'running' });
  const full = row('full', { players: 8 });
  const open = row('open', {});
  const own = row('own', { isIn: true });
  expect(nextOf([running, full, open, own])?.id).toBe('own');
  expect(nextOf([running, full, open])?.id).toBe('open');
  expect(nextOf([running, full])?.id).toBe('running');
  expect(nextOf([])).toBeUndefined();
});

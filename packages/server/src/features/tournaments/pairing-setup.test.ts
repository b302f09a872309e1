import { findGame } from '@saloon/catalog';
import { defaultOptions, gameId, seedOf } from '@saloon/kernel';
import { pairRound } from '@saloon/people/tournaments';
import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { pairingSetup } from './pairing-setup.ts';
import type { Tournament } from './tournament.ts';

function setupOf(name: string, seats: number) {
  const game = findGame(name) ?? expect.fail('no such game');
  const tournament: Tournament = {
    id: 'cup',
    host: userId('ann'),
    title: 'Cup',
    game: gameId(name),
    seats,
    format: 'swiss',
    rounds: 3,
    size: 16,
    options: defaultOptions(game.options) as Tournament['options'],
    openedAt: 0,
    startsAt: 0,
    waitMs: 0,
    roundMs: 0,
    seed: seedOf(1),
    phase: 'signup',
    round: 0,
    roundAt: undefined,
  };
  return pairingSetup(game, tournament);
}

test('tables may be smaller where the game allows it, but not in games with teams', () => {
  expect(setupOf('bang-duel', 2).range).toEqual({ least: 2, most: 2 });
  expect(setupOf('colt-express', 4).range).toEqual({ least: 2, most: 4 });
  expect(setupOf('wright-brothers', 6).range.most).toBe(6);
  expect(setupOf('caliber-45', 4).range).toEqual({ least: 4, most: 4 });
});

test('in Caliber 45 four people make two even teams, and who does not fit has a bye', () => {
  const setup = setupOf('caliber-45', 4);
  const teams = setup.teamsAt?.(4) ?? [];
  expect(teams.filter((team) => team === 0)).toHaveLength(2);
  expect(teams.filter((team) => team === 1)).toHaveLength(2);
  const { tables, byes } = pairRound(['a', 'b', 'c', 'd', 'e', 'f'], [], setup);
  expect([tables.map((table) => table.length), byes.length]).toEqual([[4], 2]);
});

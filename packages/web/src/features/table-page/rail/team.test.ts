import { seat } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { teamOf } from './chat.tsx';

const at = (own: number | undefined, teams: TableInfo['teams']) =>
  teamOf({
    info: { teams } as TableInfo,
    you: { seat: own === undefined ? undefined : seat(own), isHost: false },
  });

test('teammates share a chat; a single player, a spectator or a game without teams has none', () => {
  const teams = [[seat(0), seat(2)], [seat(1)]];
  expect(at(2, teams)).toEqual([0, 2]);
  expect(at(1, teams)).toEqual([1]);
  expect(at(undefined, teams)).toEqual([]);
  expect(at(0, undefined)).toEqual([]);
});

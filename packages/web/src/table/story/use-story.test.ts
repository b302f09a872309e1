import type { TableState } from '@saloon/client';
import { gameId, seat } from '@saloon/kernel';
import { type TableInfo, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { asShown } from './use-story.ts';

const info: TableInfo = {
  id: tableId('abcdef'),
  game: gameId('nim'),
  title: '',
  options: {},
  seats: [],
  host: seat(0),
  isPrivate: true,
  watching: { isAllowed: true, delay: 0 },
  spectators: 0,
  seedHash: '',
  phase: 'playing',
  dealtAt: 0,
  undo: undefined,
};
const take = (n: number) => ({ type: 'take', n });
const stateOf = (version: number, offer: TableState['offer']): TableState => ({
  version,
  info,
  view: `view ${version}`,
  offer,
  chat: [],
  comments: [],
  you: { seat: seat(0), isHost: true },
});
const old = stateOf(4, { moves: [take(1), take(2)], questions: { take: 7 } });
const at = (state: TableState, more = {}) => ({ state, view: state.view, now: [], waiting: 0, isWhole: true, ...more });

test('the newest state is shown as it is', () => {
  expect(asShown(old, at(old))).toBe(old);
});

test('a moment on the way offers nothing, and people may come and go meanwhile', () => {
  const newest = { ...stateOf(5, old.offer), info: { ...info, spectators: 3 } };
  const shown = asShown(newest, { ...at(newest), view: 'halfway', waiting: 2, isWhole: false });
  expect(shown).toMatchObject({ version: 5, view: 'halfway', info: { spectators: 3 } });
  expect(shown.offer.moves).toEqual([]);
});

test('behind the newest state, only moves of a question that is still open are offered', () => {
  const same = stateOf(5, { moves: [take(2), take(3)], questions: { take: 7 } });
  expect(asShown(same, at(old, { waiting: 1 })).offer.moves).toEqual([take(2)]);
  const other = stateOf(5, { moves: [take(1), take(2)], questions: { take: 8 } });
  expect(asShown(other, at(old, { waiting: 1 })).offer.moves).toEqual([]);
});

test('the end of the game is shown when the stage has reached it', () => {
  const over: TableInfo = {
    ...info,
    phase: 'over',
    outcome: { ranks: [1], scores: [1] },
    seed: '',
    rematch: undefined,
    next: undefined,
  };
  const newest = { ...stateOf(5, { moves: [], questions: {} }), info: over };
  expect(asShown(newest, at(old, { waiting: 1 })).info.phase).toBe('playing');
  expect(asShown(newest, at(newest)).info.phase).toBe('over');
});

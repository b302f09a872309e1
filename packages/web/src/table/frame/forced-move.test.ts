import { seat } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { forcedMove } from './forced-move.ts';

const TAKE = { type: 'take-hit' };
const chairs = (...types: readonly ('person' | 'bot')[]) =>
  ({ phase: 'playing', seats: types.map((type) => ({ type })) }) as unknown as TableInfo;
const duel = { compulsory: ['take-hit'] };
const asked = (over: object = {}) => ({
  offer: { moves: [TAKE], questions: {} },
  info: chairs('person', 'bot'),
  you: { seat: seat(0), isHost: true },
  closed: undefined,
  sending: undefined,
  ...over,
});

test('a compulsory move without an alternative is played by itself', () => {
  expect(forcedMove(duel, asked())).toBe(TAKE);
  expect(forcedMove(duel, asked({ offer: { moves: [TAKE, { type: 'dodge' }], questions: {} } }))).toBeUndefined();
  expect(forcedMove(duel, asked({ offer: { moves: [{ type: 'end-phase' }], questions: {} } }))).toBeUndefined();
  expect(forcedMove({}, asked())).toBeUndefined();
});

test('never among people, who would learn from it; nor while something is sent, closed or over', () => {
  expect(forcedMove(duel, asked({ info: chairs('person', 'person') }))).toBeUndefined();
  expect(forcedMove(duel, asked({ sending: { move: TAKE, isSlow: false } }))).toBeUndefined();
  expect(forcedMove(duel, asked({ closed: 'offline' }))).toBeUndefined();
  expect(forcedMove(duel, asked({ you: { seat: undefined, isHost: false } }))).toBeUndefined();
});

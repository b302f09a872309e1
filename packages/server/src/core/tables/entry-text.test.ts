import { gameId, seat, seedOf } from '@saloon/kernel';
import { type TableId, type UserId, userId } from '@saloon/protocol';
import { type Entry, readEntry } from '@saloon/table';
import { expect, test } from 'vitest';
import { entryText } from './entry-text.ts';

const ann: UserId = userId('d52b25df1593c0cacfa5a57c');
const by = { user: ann, id: 'b_7-X' };
const PASS = Object.freeze({ type: 'pass' });
const SAY = { type: 'say', text: '"\\\u2028' };

const entries: readonly Entry[] = [
  { type: 'input', input: { type: 'move', at: 7, seat: seat(2), move: PASS, reaction: 250, answers: 80 }, at: 9, by },
  { type: 'input', input: { type: 'move', at: 7, seat: seat(2), move: PASS, answers: 80 }, at: 9 },
  { type: 'input', input: { type: 'move', at: 7, seat: seat(0), move: PASS, reaction: 0 }, at: 9, by },
  { type: 'input', input: { type: 'move', at: 7, seat: seat(0), move: SAY }, at: 9, by },
  { type: 'input', input: { type: 'move', at: 7, seat: seat(0), move: 'pass' }, at: 9, by },
  { type: 'input', input: { type: 'timer', at: 7, id: 3 }, at: 9 },
  { type: 'input', input: { type: 'lag', at: 7, seat: seat(1), roundTrip: 'local' }, at: 9 },
  { type: 'said', name: 'Ann "the ace"', seat: seat(0), text: 'Howdy\n', at: 9, by },
  {
    type: 'opened',
    table: 'abcdefgh' as TableId,
    seed: seedOf(1),
    game: gameId('wright-brothers'),
    rulesVersion: 1,
    options: { rounds: 3, pace: 'live', teamChat: true },
    title: '',
    isPrivate: false,
    watching: { isAllowed: true, delay: 0 },
    host: { user: ann, name: 'Ann' },
    chairs: [{ type: 'empty' }],
    at: 0,
  },
];

test('an entry is written as JSON.stringify writes it, and read as it was', () => {
  for (const entry of entries) {
    // Twice: the second time a move is known.
    for (let i = 0; i < 2; i++) expect(entryText(entry)).toBe(JSON.stringify(entry));
    expect(readEntry(JSON.parse(entryText(entry)))).toEqual(entry);
  }
});

test('a move that is not frozen may change, and is serialized each time', () => {
  const move = { type: 'take', pebbles: 1 };
  const entry: Entry = { type: 'input', input: { type: 'move', at: 7, seat: seat(0), move }, at: 9 };
  expect(entryText(entry)).toBe(JSON.stringify(entry));
  move.pebbles = 2;
  expect(entryText(entry)).toBe(JSON.stringify(entry));
});

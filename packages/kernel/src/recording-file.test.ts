import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';
import { seat } from './ids.ts';
import type { Input } from './input.ts';
import { defaultOptions } from './options.ts';
import { type Recording, ReplayError, replay } from './recording.ts';
import { formatRecording, parseRecording } from './recording-file.ts';
import { seedOf } from './seed.ts';
import { type Move, nim, type Options } from './testing/nim/index.ts';

type NimRecording = Recording<Move, Options>;

const options = defaultOptions(nim.options);
const head = { game: nim.id, rulesVersion: 1, options, seats: 3, seed: seedOf(7) };

/** The beginning of a game, with every kind of input. */
const recording: NimRecording = {
  ...head,
  inputs: [
    { type: 'lag', at: 5, seat: seat(1), roundTrip: 40 },
    { type: 'leave', at: 10, seat: seat(0) },
    { type: 'timer', at: 10, id: 2 },
    { type: 'return', at: 20, seat: seat(0) },
    { type: 'move', at: 900, seat: seat(1), move: { type: 'take', pebbles: 3 }, answers: 2, reaction: 90 },
    { type: 'move', at: 900, seat: seat(0), move: { type: 'grab' } },
    { type: 'move', at: 950, seat: seat(2), move: { type: 'fidget' } },
    { type: 'lag', at: 999, seat: seat(2), roundTrip: 'local' },
    { type: 'move', at: 1200, seat: seat(2), move: { type: 'swap' }, answers: 3 },
  ],
};
const text = formatRecording(nim, recording);

const find = (id: string) => (id === 'nim' ? nim : undefined);
const parse = (file: string) => parseRecording(file, find);

/** A file of these rows, with checksums as they should be: the work of somebody who knows how. */
function forge(rows: readonly object[]): string {
  let sum = '';
  return rows
    .map((row) => {
      sum = hashOf([sum, row]).slice(0, 16);
      return `${JSON.stringify({ ...row, sum })}\n`;
    })
    .join('');
}

const rowsOf = (file: string): Record<string, unknown>[] =>
  file
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { sum, ...row } = JSON.parse(line);
      return row;
    });

/** The file with one line changed, its checksums made anew. */
const forged = (line: number, change: object): string =>
  forge(rowsOf(text).map((row, i) => (i === line - 1 ? { ...row, ...change } : row)));

test('the names of those who played are kept, one for each seat', () => {
  const names = ['Ann', 'Боб', ''];
  const parsed = parse(formatRecording(nim, { ...recording, names }));
  expect(parsed.ok && parsed.recording).toEqual({ ...recording, names });
});

test('a recording is read back as it was written', () => {
  const parsed = parse(text);
  expect(parsed).toEqual({ ok: true, game: nim, recording, final: hashOf(replay(nim, recording)) });
  expect(parsed.ok && formatRecording(parsed.game, parsed.recording)).toBe(text);
});

test('a replay gives the same states and events', () => {
  const told: unknown[] = [];
  const states: string[] = [];
  replay(
    nim,
    recording,
    (event) => told.push(event),
    (state) => states.push(hashOf(state)),
  );
  const again: unknown[] = [];
  const statesAgain: string[] = [];
  const parsed = parse(text);
  if (parsed.ok) {
    replay(
      parsed.game,
      parsed.recording,
      (event) => again.push(event),
      (state, index) => {
        statesAgain[index] = hashOf(state);
      },
    );
  }
  expect(again).toEqual(told);
  expect(statesAgain).toEqual(states);
  expect(states).toHaveLength(recording.inputs.length);
});

test('a file without inputs is a recording too', () => {
  expect(parse(formatRecording(nim, { ...head, inputs: [] }))).toMatchObject({ ok: true, recording: { inputs: [] } });
});

test('a file cut off at any byte is refused, with the line', () => {
  for (let length = 0; length < text.length; length++) {
    const cut = text.slice(0, length);
    const parsed = parse(cut);
    const reason = length === 0 ? /empty/ : /cut off/;
    expect(parsed).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
    const lines = Math.max(1, cut.split('\n').length - (cut.endsWith('\n') ? 1 : 0));
    expect(!parsed.ok && parsed.line).toBe(lines);
  }
});

test('any one character put in, taken out or changed is refused, at its line', () => {
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    const other = letter === '1' ? '2' : '1';
    const line = text.slice(0, at).split('\n').length;
    for (const put of [other, letter + other, `${letter} `, '', '\n', ' ']) {
      if (put === letter) continue;
      const parsed = parse(text.slice(0, at) + put + text.slice(at + 1));
      expect(parsed.ok).toBe(false);
      if (parsed.ok) continue;
      expect(parsed.reason).not.toBe('');
      const isLast = at >= text.lastIndexOf('{"end"');
      if (!isLast) expect(Math.abs(parsed.line - line)).toBeLessThanOrEqual(1);
    }
  }
});

test('a line left out, doubled or moved is refused', () => {
  const lines = text.trimEnd().split('\n');
  for (let i = 0; i < lines.length - 1; i++) {
    const without = lines.toSpliced(i, 1);
    const doubled = lines.toSpliced(i, 0, lines[i] ?? '');
    const moved = lines.toSpliced(i, 2, lines[i + 1] ?? '', lines[i] ?? '');
    for (const wrong of [without, doubled, moved]) expect(parse(`${wrong.join('\n')}\n`).ok).toBe(false);
  }
});

test('a field given twice is refused, whatever the checksum', () => {
  const twice = text.replace('{"saloon"', '{"seats":9,"saloon"');
  expect(parse(twice)).toEqual({ ok: false, line: 1, reason: 'it was edited: it is not as this program writes it' });
});

test.each([
  ['', 'the file is empty'],
  ['\n', 'it is not a JSON object'],
  ['[]\n', 'it is not a JSON object'],
  ['null\n', 'it is not a JSON object'],
  ['{}\n', 'this is not a Saloon recording'],
  ['hello', 'the file is cut off in the middle of a line'],
])('%j is no recording', (file, reason) => {
  expect(parse(file)).toEqual({ ok: false, line: 1, reason });
});

test.each([
  ['another format', { format: 2 }, 'the format is 2, this program reads 1'],
  ['other rules', { rulesVersion: 2 }, 'it was made with version 2 of the rules, this program plays 1'],
  ['an unknown game', { game: 'poker' }, 'there is no game "poker"'],
  ['no game', { game: 7 }, 'there is no game 7'],
  ['too many seats', { seats: 5 }, 'it has 5 seats, the game has 2 to 4'],
  ['too few seats', { seats: 1 }, 'it has 1 seats, the game has 2 to 4'],
  ['seats that are no number', { seats: '3' }, 'it has "3" seats, the game has 2 to 4'],
  ['half a seat', { seats: 2.5 }, 'it has 2.5 seats, the game has 2 to 4'],
  ['a short seed', { seed: 'abc' }, 'its seed is "abc", not 64 hexadecimal digits'],
  ['a seed that is a number', { seed: 7 }, 'its seed is 7, not 64 hexadecimal digits'],
  ['too few names', { names: ['Ann', 'Bob'] }, 'its names are not one for each seat'],
  ['a name that is a number', { names: ['Ann', 'Bob', 3] }, 'its names are not one for each seat'],
  ['names that are none', { names: 'Ann' }, 'its names are not one for each seat'],
  ['an option out of range', { options: { heap: 99 } }, 'option heap is 99, allowed: a whole number from 1 to 30'],
  [
    'an unknown option',
    { options: { luck: 1 } },
    'option luck is 1, allowed: one of the options heap, scoring, hurry, turnMs',
  ],
  ['options that are none', { options: [] }, 'option * is [], allowed: an object with heap, scoring, hurry, turnMs'],
])('a head with %s is refused', (_what, change, reason) => {
  expect(parse(forged(1, change))).toEqual({ ok: false, line: 1, reason });
});

test.each([
  [{ at: -1 }, 'its time is -1, not whole milliseconds'],
  [{ at: '5' }, 'its time is "5", not whole milliseconds'],
  [{ type: 'timer', id: 'x' }, 'it is a timer without a number'],
  [{ type: 'move', seat: 3, move: 'grab' }, 'there is no seat 3'],
  [{ type: 'leave', seat: '0' }, 'there is no seat "0"'],
  [{ type: 'lag', seat: 0, roundTrip: 1.5 }, 'its round trip is 1.5, not whole milliseconds'],
  [{ type: 'cheat', seat: 0 }, 'there is no input of the type "cheat"'],
  [{ type: 'move', seat: 0, move: 'take all' }, '"take all" is no move of nim'],
])('an input with %j is refused at its line', (change, reason) => {
  expect(parse(forged(3, change))).toEqual({ ok: false, line: 3, reason });
});

test('an illegal move is refused in the replay, though its checksum is right', () => {
  const inputs: Input<Move>[] = [
    { type: 'move', at: 10, seat: seat(0), move: { type: 'take', pebbles: 1 }, answers: 1 },
    { type: 'move', at: 20, seat: seat(2), move: { type: 'take', pebbles: 3 }, answers: 2 },
  ];
  const file = forge([
    { saloon: 'recording', format: 1, ...head },
    ...inputs.map((input) => (input.type === 'move' ? { ...input, move: nim.formatMove(input.move) } : input)),
    { end: 2, state: 'whatever' },
  ]);
  const parsed = parse(file);
  expect(parsed).toEqual({ ok: true, game: nim, recording: { ...head, inputs }, final: 'whatever' });
  expect(() => replay(nim, { ...head, inputs })).toThrow(ReplayError);
  expect(() => replay(nim, { ...head, inputs })).toThrow('Cannot replay input 1: the move is refused (not-your-turn)');
});

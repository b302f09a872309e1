import { hashOf, type Input, ReplayError, replay, seat, seedOf } from '@saloon/kernel';
import { type Move, nim } from '@saloon/kernel/testing/nim';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShare } from './fair.ts';
import type { Recording } from './recording.ts';
import { formatRecording, parseRecording } from './recording-file.ts';
import { RECORDING_LIMITS } from './recording-text.ts';
import { forgedWith, forgeFile } from './testing/forge.ts';
import { findNim, nimHead, nimRecording } from './testing/nim-recording.ts';

const text = formatRecording(nim, nimRecording);
const lines = text.split('\n');
const fields = JSON.parse(text) as Record<string, unknown> & { inputs: Record<string, unknown>[] };
const parse = (file: string) => parseRecording(file, findNim);
const lineOf = (start: string) => lines.findIndex((line) => line.startsWith(start)) + 1;

const share = (n: number) => parseShare(seedOf(n)) ?? expect.fail('a seed has 64 digits');
const whole: Recording<unknown, unknown> = {
  ...nimRecording,
  names: ['Ann', 'Боб', ''],
  proof: {
    table: 'table1',
    serverSeed: seedOf(1),
    commitment: hashOf('x'),
    shares: [
      { seat: seat(0), seal: share(3) },
      { seat: seat(2), seal: share(4), share: share(5) },
    ],
  },
  redeals: [{ after: 2, seat: seat(1), seed: seedOf(2) }],
  comments: [
    { step: 0, name: 'Ann', seat: seat(0), text: 'a "good" deal' },
    { step: 9, name: 'Зоя', text: 'и что?' },
  ],
  signature: { key: 'a'.repeat(64), value: 'b'.repeat(128) },
};

test('a recording is one JSON document that is read back as it was written', () => {
  expect(JSON.parse(text)).toMatchObject({ saloon: 'recording', format: 2, game: 'nim', final: expect.any(String) });
  const parsed = parse(text);
  expect(parsed).toMatchObject({ ok: true, game: nim, recording: nimRecording });
  expect(parsed.ok && parsed.final).toBe(hashOf(replay(nim, nimRecording)));
  expect(parsed.ok && formatRecording(parsed.game, parsed.recording)).toBe(text);
});

test('names, proof, what was dealt again, comments and signature are kept', () => {
  const file = formatRecording(nim, whole as typeof nimRecording);
  const parsed = parse(file);
  expect(parsed.ok && parsed.recording).toEqual(whole);
  expect(parsed.ok && formatRecording(parsed.game, parsed.recording)).toBe(file);
});

test('each input has a line of its own, which the reader knows', () => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  const first = lineOf('"inputs"') + 1;
  expect(fields.inputs.map((_, i) => parsed.lineOfInput(i))).toEqual(fields.inputs.map((_, i) => first + i));
  expect(lines[parsed.lineOfInput(4) - 1]).toContain('"reaction":90');
});

test('blanks between the words change nothing', () => {
  for (const blank of [undefined, 1, '\t', '  ']) {
    expect(parse(JSON.stringify(fields, undefined, blank))).toMatchObject({ ok: true, recording: nimRecording });
  }
  expect(parse(text.replaceAll('\n', '\r\n'))).toMatchObject({ ok: true });
});

test('a replay gives the same states and events', () => {
  const told: unknown[] = [];
  const states: string[] = [];
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.reason);
  const play = (recording: Recording<never, never>, events: unknown[], hashes: string[]) =>
    replay(
      nim,
      recording,
      (event) => events.push(event),
      (state, index) => {
        hashes[index] = hashOf(state);
      },
    );
  play(nimRecording as Recording<never, never>, told, states);
  const [again, statesAgain]: [unknown[], string[]] = [[], []];
  play(parsed.recording as Recording<never, never>, again, statesAgain);
  expect(again).toEqual(told);
  expect(statesAgain).toEqual(states);
  expect(states).toHaveLength(nimRecording.inputs.length);
});

test('a file without inputs is a recording too', () => {
  expect(parse(formatRecording(nim, { ...nimHead, inputs: [] }))).toMatchObject({
    ok: true,
    recording: { inputs: [] },
  });
});

test('a file cut off at any letter is refused', () => {
  for (let length = 0; length < text.length - 1; length++) {
    const cut = text.slice(0, length);
    const reason = cut.trim() === '' ? 'the file is empty' : 'the file is cut off';
    expect(parse(cut)).toMatchObject({ ok: false, reason });
  }
});

test('any one letter put in, taken out or changed is refused, unless it is a blank', () => {
  const blank = /^\s*$/;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    const other = letter === '1' ? '2' : '1';
    for (const put of [other, letter + other, '']) {
      if (blank.test(letter) && blank.test(put)) continue;
      expect(parse(text.slice(0, at) + put + text.slice(at + 1)).ok).toBe(false);
    }
  }
});

test('a field given twice is refused, whatever the checksum', () => {
  const reason = 'it was edited: it is not as this program writes it';
  expect(parse(text.replace('"seats":3', '"seats":2,\n"seats":3'))).toEqual({ ok: false, line: 1, reason });
  expect(parse(text.replace('"nim"', '"n\\u0069m"'))).toEqual({ ok: false, line: 1, reason });
  expect(parse(text.replace('"seats":3', '"seats":3.0'))).toEqual({ ok: false, line: 1, reason });
});

test.each([
  ['', 'the file is empty'],
  [' \n ', 'the file is empty'],
  ['\n[]\n', 'this is not a Saloon recording'],
  ['null', 'this is not a Saloon recording'],
  ['{}', 'this is not a Saloon recording'],
  ['hello', 'this is not a Saloon recording'],
  ['{"saloon":"recording","format":3}', 'the format is 3, this program reads 1 and 2'],
  ['{"saloon":"recording","format":"2"}', 'this is not a Saloon recording'],
  ['{"saloon":"recording","format":2,', 'the file is cut off'],
  ['{"saloon":"recording","format":2}}', 'the file is cut off'],
  ['{"saloon":"recording","format":2} x {}', 'it is not JSON'],
])('%j is no recording', (file, reason) => {
  expect(parse(file)).toEqual({ ok: false, line: 1, reason });
});

test('too large or too deep a file is refused before it is parsed', () => {
  const start = '{"saloon":"recording","format":2,\n"options":';
  const reason = 'it is nested too deeply';
  expect(parse(`${start}${'['.repeat(1_000_000)}`)).toEqual({ ok: false, line: 2, reason });
  expect(parse(`${start}${'{"a":'.repeat(RECORDING_LIMITS.depth)}`)).toEqual({ ok: false, line: 2, reason });
  expect(parse(`${text}${' '.repeat(RECORDING_LIMITS.letters)}`)).toEqual({
    ok: false,
    line: 1,
    reason: 'the file is too large',
  });
  expect(parse(text.padEnd(RECORDING_LIMITS.letters)).ok).toBe(true);
  const inputs = Array.from({ length: RECORDING_LIMITS.inputs + 1 }, () => 0);
  expect(parse(forgeFile({ ...fields, inputs }))).toMatchObject({
    reason: `it has ${inputs.length} inputs, at most ${RECORDING_LIMITS.inputs} are read`,
  });
});

test.each([
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
  ['a long name', { names: ['Ann', 'Bob', 'x'.repeat(101)] }, 'its names are not one for each seat'],
  ['an option out of range', { options: { heap: 99 } }, 'option heap is 99, allowed: a whole number from 1 to 30'],
  [
    'an unknown option',
    { options: { luck: 1 } },
    'option luck is 1, allowed: one of the options heap, scoring, hurry, turnMs',
  ],
  ['options that are none', { options: [] }, 'option * is [], allowed: an object with heap, scoring, hurry, turnMs'],
  ['inputs that are none', { inputs: {} }, 'its inputs are no list'],
  ['no end', { final: 7 }, 'it does not say how it ends'],
  ['a field nobody knows', { luck: 7 }, 'there is no field "luck"'],
  ['a proof that is none', { proof: [] }, 'its proof of the shuffle is not whole'],
  ['a redeal that is none', { redeals: [{ after: 1 }] }, 'what was dealt again is not whole'],
  ['a signature that is a word', { signature: 'yes' }, 'its signature is not whole'],
  ['a signature without a key', { signature: { value: 'b'.repeat(128) } }, 'its signature is not whole'],
  ['a short signature', { signature: { key: 'a'.repeat(64), value: 'b' } }, 'its signature is not whole'],
  ['comments that are none', { comments: 'well' }, 'its comments are no list'],
  ['a comment that is none', { comments: [{ step: -1, name: '', text: '' }] }, 'comment 0 is none'],
  ['a comment of nobody', { comments: [{ step: 1, name: '', seat: 3, text: '' }] }, 'comment 0 is none'],
  ['a long comment', { comments: [{ step: 1, name: '', text: 'x'.repeat(1001) }] }, 'comment 0 is none'],
  ['many comments', { comments: Array.from({ length: 2001 }, () => 0) }, 'it has 2001 comments, at most 2000 are read'],
])('a file with %s is refused', (_what, change, reason) => {
  const file = forgedWith(text, change);
  const parsed = parse(file);
  expect(parsed).toEqual({ ok: false, line: expect.any(Number), reason });
  const [field = ''] = Object.keys(change);
  const line = file.split('\n').findIndex((one) => one.trim().startsWith(`"${field}"`)) + 1;
  expect(!parsed.ok && parsed.line).toBe(line);
});

test('names and comments that a stranger wrote into a file are cleaned as those on the wire are', () => {
  const names = ['Ann\u202e\n', ' Bob ', '\u0000'];
  const comments = [{ step: 0, name: 'Zoe\u200b', text: 'up\u202edown\n' }];
  const parsed = parse(forgedWith(text, { names, comments }));
  if (!parsed.ok) throw new Error(parsed.reason);
  expect(parsed.recording.names).toEqual(['Ann', 'Bob', '']);
  expect(parsed.recording.comments).toEqual([{ step: 0, name: 'Zoe', text: 'updown' }]);
  expect(parsed.writtenNames).toEqual(names);
  const clean = parse(forgedWith(text, { names: ['Ann', 'Боб', ''] }));
  expect(clean.ok && clean.writtenNames).toBeUndefined();
});

const goodProof = { table: 't', serverSeed: seedOf(1), commitment: seedOf(2) };
const goodShare = { seat: 0, seal: seedOf(3), share: seedOf(4) };
test.each<[string, unknown, boolean]>([
  ['the server alone', goodProof, true],
  ['a share', { ...goodProof, shares: [goodShare] }, true],
  ['a share not shown', { ...goodProof, shares: [{ seat: 0, seal: seedOf(3) }] }, true],
  ['no share at all', { ...goodProof, shares: [] }, false],
  ['more than there is to it', { ...goodProof, more: 1 }, false],
  ['no server seed', { ...goodProof, serverSeed: 'x' }, false],
  ['no commitment', { ...goodProof, commitment: undefined }, false],
  ['no table', { ...goodProof, table: 7 }, false],
  ['a seat that is not there', { ...goodProof, shares: [{ ...goodShare, seat: 3 }] }, false],
  ['a seat twice', { ...goodProof, shares: [goodShare, goodShare] }, false],
  ['seats out of order', { ...goodProof, shares: [{ ...goodShare, seat: 1 }, goodShare] }, false],
  ['a share in capitals', { ...goodProof, shares: [{ ...goodShare, share: 'A'.repeat(64) }] }, false],
  ['a share that is no object', { ...goodProof, shares: [7] }, false],
])('a proof with %s', (_what, proof, isGood) => {
  const names = ['Ann', 'Bob', 'Cal'];
  expect(parse(forgedWith(text, { names, proof })).ok).toBe(isGood);
});

test('a proof with shares names who sat where', () => {
  const proof = { ...goodProof, shares: [goodShare] };
  expect(parse(forgedWith(text, { proof }))).toMatchObject({ reason: 'its proof of the shuffle is not whole' });
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
  [{ type: 'leave', seat: 0, hidden: 'note' }, 'it was edited: it is not as this program writes it'],
  [{ type: 'move', seat: 0, move: 'grab', answers: 'x' }, 'it was edited: it is not as this program writes it'],
])('an input with %j is refused at its line', (change, reason) => {
  const inputs = fields.inputs.map((input, i) => (i === 2 ? { at: 10, ...change } : input));
  const file = forgedWith(text, { inputs });
  const at = file.split('\n').findIndex((line) => line.trim() === '"inputs": [');
  const parsed = parse(file);
  expect(parsed).toMatchObject({ ok: false, reason });
  const opened = file.split('\n').flatMap((line, i) => (i > at && /^ {2}\{$/.test(line) ? i + 1 : []));
  expect(!parsed.ok && parsed.line).toBe(opened[2]);
});

test('an illegal move is refused in the replay, though its checksum is right', () => {
  const inputs: Input<Move>[] = [
    { type: 'move', at: 10, seat: seat(0), move: { type: 'take', pebbles: 1 }, answers: 1 },
    { type: 'move', at: 20, seat: seat(2), move: { type: 'take', pebbles: 3 }, answers: 2 },
  ];
  const written = inputs.map((input) =>
    input.type === 'move' ? { ...input, move: nim.formatMove(input.move) } : input,
  );
  const parsed = parse(forgedWith(text, { inputs: written, final: 'whatever' }));
  expect(parsed).toMatchObject({ ok: true, recording: { ...nimHead, inputs }, final: 'whatever' });
  expect(() => replay(nim, { ...nimHead, inputs })).toThrow(ReplayError);
  expect(() => replay(nim, { ...nimHead, inputs })).toThrow(
    'Cannot replay input 1: the move is refused (not-your-turn)',
  );
});

test('the rules of the version that the file names are asked for', () => {
  const old = { ...nim, rulesVersion: 7 };
  const find = (_id: string, version?: number) => (version === 7 ? old : nim);
  expect(parseRecording(forgedWith(text, { rulesVersion: 7 }), find)).toMatchObject({ ok: true, game: old });
  expect(parseRecording(forgedWith(text, { rulesVersion: 8 }), find)).toMatchObject({ ok: false });
});

test('anything at all is read or refused with a line and a reason, and never throws', () => {
  const names = Object.keys(fields);
  const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...Object.values(fields)), fc.string());
  fc.assert(
    fc.property(fc.constantFrom(...names, 'names', 'proof', 'comments', 'redeals', '__proto__'), value, (name, one) => {
      const forged = forgeFile(Object.fromEntries([...Object.entries(fields), [name, one]]));
      const parsed = parse(forged);
      if (!parsed.ok) {
        expect(parsed.reason).toMatch(/^\S[^\n]*$/);
        expect(parsed.line).toBeGreaterThan(0);
        return;
      }
      try {
        replay(parsed.game, parsed.recording);
      } catch (error) {
        expect(error).toBeInstanceOf(ReplayError);
      }
    }),
    { numRuns: 300 },
  );
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(40), fc.string(), (at, length, put) => {
      const file = text.slice(0, at) + put + text.slice(at + length);
      const parsed = parse(file);
      if (parsed.ok) expect(file.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
    { numRuns: 300 },
  );
});

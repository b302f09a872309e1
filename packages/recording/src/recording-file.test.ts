import { hashOf, type Input, LANGS, ReplayError, replay, seat, seedOf } from '@saloon/kernel';
import { type Move, nim } from '@saloon/kernel/testing/nim';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseShare } from './fair.ts';
import { problemIn } from './problem-words.ts';
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

test('a recording is one JSON document and reads back the same', () => {
  expect(JSON.parse(text)).toMatchObject({ saloon: 'recording', format: 2, game: 'nim', final: expect.any(String) });
  const parsed = parse(text);
  expect(parsed).toMatchObject({ ok: true, game: nim, recording: nimRecording });
  expect(parsed.ok && parsed.final).toBe(hashOf(replay(nim, nimRecording)));
  expect(parsed.ok && formatRecording(parsed.game, parsed.recording)).toBe(text);
});

test('names, proof, re-deals, comments and signature are kept', () => {
  const file = formatRecording(nim, whole as typeof nimRecording);
  const parsed = parse(file);
  expect(parsed.ok && parsed.recording).toEqual(whole);
  expect(parsed.ok && formatRecording(parsed.game, parsed.recording)).toBe(file);
});

test('each input has its own line, and the parser knows its number', () => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const first = lineOf('"inputs"') + 1;
  expect(fields.inputs.map((_, i) => parsed.lineOfInput(i))).toEqual(fields.inputs.map((_, i) => first + i));
  expect(lines[parsed.lineOfInput(4) - 1]).toContain('"reaction":90');
});

test('white space between tokens does not matter', () => {
  for (const blank of [undefined, 1, '\t', '  ']) {
    expect(parse(JSON.stringify(fields, undefined, blank))).toMatchObject({ ok: true, recording: nimRecording });
  }
  expect(parse(text.replaceAll('\n', '\r\n'))).toMatchObject({ ok: true });
});

test('a replay gives the same states and events', () => {
  const told: unknown[] = [];
  const states: string[] = [];
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.problem.code);
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

test('a file truncated at any character is refused', () => {
  for (let length = 0; length < text.length - 1; length++) {
    const cut = text.slice(0, length);
    const problem = cut.trim() === '' ? { code: 'empty' } : { code: 'cut-off' };
    expect(parse(cut)).toMatchObject({ ok: false, problem });
  }
});

test('any character inserted, removed or changed is refused, unless it is white space', () => {
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

test('a duplicate field is refused, even with a correct checksum', () => {
  const problem = { code: 'edited' };
  expect(parse(text.replace('"seats":3', '"seats":2,\n"seats":3'))).toEqual({ ok: false, line: 1, problem });
  expect(parse(text.replace('"nim"', '"n\\u0069m"'))).toEqual({ ok: false, line: 1, problem });
  expect(parse(text.replace('"seats":3', '"seats":3.0'))).toEqual({ ok: false, line: 1, problem });
});

test.each([
  ['', { code: 'empty' }],
  [' \n ', { code: 'empty' }],
  ['\n[]\n', { code: 'not-a-recording' }],
  ['null', { code: 'not-a-recording' }],
  ['{}', { code: 'not-a-recording' }],
  ['hello', { code: 'not-a-recording' }],
  ['{"saloon":"recording","format":3}', { code: 'other-format', found: '3', known: [1, 2] }],
  ['{"saloon":"recording","format":"2"}', { code: 'not-a-recording' }],
  ['{"saloon":"recording","format":2,', { code: 'cut-off' }],
  ['{"saloon":"recording","format":2}}', { code: 'cut-off' }],
  ['{"saloon":"recording","format":2} x {}', { code: 'not-json' }],
])('%j is not a recording', (file, problem) => {
  expect(parse(file)).toEqual({ ok: false, line: 1, problem });
});

test('a file that is too large or too deeply nested is refused before it is parsed', () => {
  const start = '{"saloon":"recording","format":2,\n"options":';
  const problem = { code: 'too-deep' };
  expect(parse(`${start}${'['.repeat(1_000_000)}`)).toEqual({ ok: false, line: 2, problem });
  expect(parse(`${start}${'{"a":'.repeat(RECORDING_LIMITS.depth)}`)).toEqual({ ok: false, line: 2, problem });
  expect(parse(`${text}${' '.repeat(RECORDING_LIMITS.letters)}`)).toEqual({
    ok: false,
    line: 1,
    problem: { code: 'too-large' },
  });
  expect(parse(text.padEnd(RECORDING_LIMITS.letters)).ok).toBe(true);
  const inputs = Array.from({ length: RECORDING_LIMITS.inputs + 1 }, () => 0);
  expect(parse(forgeFile({ ...fields, inputs }))).toMatchObject({
    problem: { code: 'too-many', field: 'inputs', found: inputs.length, most: RECORDING_LIMITS.inputs },
  });
});

test.each([
  ['other rules', { rulesVersion: 2 }, { code: 'other-rules', found: '2', known: 1 }],
  ['an unknown game', { game: 'poker' }, { code: 'unknown-game', found: '"poker"' }],
  ['no game', { game: 7 }, { code: 'unknown-game', found: '7' }],
  ['too many seats', { seats: 5 }, { code: 'bad-seats', found: '5', min: 2, max: 4 }],
  ['too few seats', { seats: 1 }, { code: 'bad-seats', found: '1', min: 2, max: 4 }],
  ['seats that are no number', { seats: '3' }, { code: 'bad-seats', found: '"3"', min: 2, max: 4 }],
  ['half a seat', { seats: 2.5 }, { code: 'bad-seats', found: '2.5', min: 2, max: 4 }],
  ['a short seed', { seed: 'abc' }, { code: 'bad-seed', found: '"abc"' }],
  ['a seed that is a number', { seed: 7 }, { code: 'bad-seed', found: '7' }],
  ['too few names', { names: ['Ann', 'Bob'] }, { code: 'bad-names' }],
  ['a name that is a number', { names: ['Ann', 'Bob', 3] }, { code: 'bad-names' }],
  ['names that are none', { names: 'Ann' }, { code: 'bad-names' }],
  ['a long name', { names: ['Ann', 'Bob', 'x'.repeat(101)] }, { code: 'bad-names' }],
  [
    'an option out of range',
    { options: { heap: 99 } },
    { code: 'bad-option', option: 'heap', found: '99', allowed: 'a whole number from 1 to 30' },
  ],
  [
    'an unknown option',
    { options: { luck: 1 } },
    { code: 'bad-option', option: 'luck', found: '1', allowed: 'one of the options heap, scoring, hurry, turnMs' },
  ],
  [
    'options that are none',
    { options: [] },
    { code: 'bad-option', option: '*', found: '[]', allowed: 'an object with heap, scoring, hurry, turnMs' },
  ],
  ['inputs that are none', { inputs: {} }, { code: 'not-a-list', field: 'inputs' }],
  ['no end', { final: 7 }, { code: 'no-final' }],
  ['a field nobody knows', { luck: 7 }, { code: 'unknown-field', found: '"luck"' }],
  ['a proof that is none', { proof: [] }, { code: 'bad-proof' }],
  ['a redeal that is none', { redeals: [{ after: 1 }] }, { code: 'bad-redeals' }],
  ['a signature that is a word', { signature: 'yes' }, { code: 'bad-signature' }],
  ['a signature without a key', { signature: { value: 'b'.repeat(128) } }, { code: 'bad-signature' }],
  ['a short signature', { signature: { key: 'a'.repeat(64), value: 'b' } }, { code: 'bad-signature' }],
  ['comments that are none', { comments: 'well' }, { code: 'not-a-list', field: 'comments' }],
  ['a comment that is none', { comments: [{ step: -1, name: '', text: '' }] }, { code: 'bad-comment', index: 0 }],
  ['a comment of nobody', { comments: [{ step: 1, name: '', seat: 3, text: '' }] }, { code: 'bad-comment', index: 0 }],
  ['a long comment', { comments: [{ step: 1, name: '', text: 'x'.repeat(1001) }] }, { code: 'bad-comment', index: 0 }],
  [
    'many comments',
    { comments: Array.from({ length: 2001 }, () => 0) },
    { code: 'too-many', field: 'comments', found: 2001, most: 2000 },
  ],
])('a file with %s is refused', (_what, change, problem) => {
  const file = forgedWith(text, change);
  const parsed = parse(file);
  expect(parsed).toEqual({ ok: false, line: expect.any(Number), problem });
  const [field = ''] = Object.keys(change);
  const line = file.split('\n').findIndex((one) => one.trim().startsWith(`"${field}"`)) + 1;
  expect(!parsed.ok && parsed.line).toBe(line);
});

test('names and comments in a file are cleaned like those from the network', () => {
  const names = ['Ann\u202e\n', ' Bob ', '\u0000'];
  const comments = [{ step: 0, name: 'Zoe\u200b', text: 'up\u202edown\n' }];
  const parsed = parse(forgedWith(text, { names, comments }));
  if (!parsed.ok) throw new Error(parsed.problem.code);
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
  expect(parse(forgedWith(text, { proof }))).toMatchObject({ problem: { code: 'bad-proof' } });
});

test.each([
  [{ at: -1 }, { code: 'bad-time', found: '-1' }],
  [{ at: '5' }, { code: 'bad-time', found: '"5"' }],
  [{ type: 'timer', id: 'x' }, { code: 'timer-without-id' }],
  [
    { type: 'move', seat: 3, move: 'grab' },
    { code: 'unknown-seat', found: '3' },
  ],
  [
    { type: 'leave', seat: '0' },
    { code: 'unknown-seat', found: '"0"' },
  ],
  [
    { type: 'lag', seat: 0, roundTrip: 1.5 },
    { code: 'bad-round-trip', found: '1.5' },
  ],
  [
    { type: 'cheat', seat: 0 },
    { code: 'unknown-input', found: '"cheat"' },
  ],
  [
    { type: 'move', seat: 0, move: 'take all' },
    { code: 'not-a-move', found: '"take all"' },
  ],
  [{ type: 'leave', seat: 0, hidden: 'note' }, { code: 'edited' }],
  [{ type: 'move', seat: 0, move: 'grab', answers: 'x' }, { code: 'edited' }],
])('an input with %j is refused at its line', (change, problem) => {
  const inputs = fields.inputs.map((input, i) => (i === 2 ? { at: 10, ...change } : input));
  const file = forgedWith(text, { inputs });
  const at = file.split('\n').findIndex((line) => line.trim() === '"inputs": [');
  const parsed = parse(file);
  expect(parsed).toMatchObject({ ok: false, problem });
  const opened = file.split('\n').flatMap((line, i) => (i > at && /^ {2}\{$/.test(line) ? i + 1 : []));
  expect(!parsed.ok && parsed.line).toBe(opened[2]);
});

test('an illegal move is refused in the replay, even with a correct checksum', () => {
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

test('the parser looks up the rules version that the file names', () => {
  const old = { ...nim, rulesVersion: 7 };
  const find = (_id: string, version?: number) => (version === 7 ? old : nim);
  expect(parseRecording(forgedWith(text, { rulesVersion: 7 }), find)).toMatchObject({ ok: true, game: old });
  expect(parseRecording(forgedWith(text, { rulesVersion: 8 }), find)).toMatchObject({ ok: false });
});

test('any text is parsed or refused with a line and a problem, and never throws', () => {
  const names = Object.keys(fields);
  const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...Object.values(fields)), fc.string());
  fc.assert(
    fc.property(fc.constantFrom(...names, 'names', 'proof', 'comments', 'redeals', '__proto__'), value, (name, one) => {
      const forged = forgeFile(Object.fromEntries([...Object.entries(fields), [name, one]]));
      const parsed = parse(forged);
      if (!parsed.ok) {
        for (const lang of LANGS) expect(problemIn(lang, parsed.problem)).toMatch(/^\S[^\n]*$/);
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

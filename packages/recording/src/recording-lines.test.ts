import { hashOf, replay } from '@saloon/kernel';
import { nim } from '@saloon/kernel/testing/nim';
import { expect, test } from 'vitest';
import { formatRecording, parseRecording } from './recording-file.ts';
import { forgeLines } from './testing/forge.ts';
import { findNim, nimRecording } from './testing/nim-recording.ts';

const { inputs, options, seats, seed, game } = nimRecording;
const rows: object[] = [
  { saloon: 'recording', format: 1, game, rulesVersion: 1, options, seats, seed },
  ...inputs.map((input) => (input.type === 'move' ? { ...input, move: nim.formatMove(input.move) } : input)),
  { end: inputs.length, state: hashOf(replay(nim, nimRecording)) },
];
const text = forgeLines(rows);
const parse = (file: string) => parseRecording(file, findNim);
/** The file with one line changed and its checksums recomputed. */
const forged = (line: number, change: object): string =>
  forgeLines(rows.map((row, i) => (i === line - 1 ? { ...row, ...change } : row)));

test('a file of format 1 is read, and can be written in the current format', () => {
  const parsed = parse(text);
  expect(parsed).toMatchObject({ ok: true, game: nim, recording: nimRecording });
  expect(parsed.ok && formatRecording(parsed.game, parsed.recording)).toBe(formatRecording(nim, nimRecording));
  expect(parsed.ok && parsed.lineOfInput(0)).toBe(2);
});

test('a file truncated at any character is refused, with the line', () => {
  for (let length = 50; length < text.length; length++) {
    const cut = text.slice(0, length);
    const parsed = parse(cut);
    expect(parsed).toMatchObject({ ok: false, problem: { code: 'cut-off' } });
    const lines = Math.max(1, cut.split('\n').length - (cut.endsWith('\n') ? 1 : 0));
    expect(!parsed.ok && parsed.line).toBe(lines);
  }
});

test('a line that is nested too deeply is refused before it is parsed', () => {
  const [first = '', ...rest] = text.split('\n');
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  for (const depth of [16, 5000, 500_000]) {
    const head = `${first.slice(0, -1)},"x":${deep(depth)}}`;
    const refused = { ok: false, problem: { code: 'too-deep' } };
    expect(parse([head, ...rest].join('\n'))).toEqual({ ...refused, line: 1 });
    expect(parse([first, `{"x":${deep(depth)}}`, ...rest].join('\n'))).toEqual({ ...refused, line: 2 });
  }
  expect(parse([first, `{"x":${deep(15)}}`, ...rest].join('\n'))).toMatchObject({
    ok: false,
    line: 2,
    problem: { code: 'wrong-checksum' },
  });
});

test('a character inserted, removed or changed is refused', () => {
  for (let at = 0; at < text.length; at += 3) {
    const letter = text[at] ?? '';
    const other = letter === '1' ? '2' : '1';
    for (const put of [other, letter + other, `${letter} `, '', '\n', ' ']) {
      if (put !== letter) expect(parse(text.slice(0, at) + put + text.slice(at + 1)).ok).toBe(false);
    }
  }
});

test('a line removed, duplicated or moved is refused', () => {
  const lines = text.trimEnd().split('\n');
  for (let i = 0; i < lines.length - 1; i++) {
    const without = lines.toSpliced(i, 1);
    const doubled = lines.toSpliced(i, 0, lines[i] ?? '');
    const moved = lines.toSpliced(i, 2, lines[i + 1] ?? '', lines[i] ?? '');
    for (const wrong of [without, doubled, moved]) expect(parse(`${wrong.join('\n')}\n`).ok).toBe(false);
  }
});

test.each([
  [1, { rulesVersion: 2 }, { code: 'other-rules', found: '2', known: 1 }],
  [1, { seats: 5 }, { code: 'bad-seats', found: '5', min: 2, max: 4 }],
  [3, { at: -1 }, { code: 'bad-time', found: '-1' }],
  [3, { type: 'move', seat: 0, move: 'take all' }, { code: 'not-a-move', found: '"take all"' }],
])('line %i with %j is refused', (line, change, problem) => {
  expect(parse(forged(line, change))).toEqual({ ok: false, line, problem });
});

test('fields that format 1 never had are not read', () => {
  const proof = { table: 't', serverSeed: seed, commitment: seed };
  const parsed = parse(forged(1, { proof, comments: [] }));
  expect(parsed.ok && Object.keys(parsed.recording)).not.toContain('proof');
});

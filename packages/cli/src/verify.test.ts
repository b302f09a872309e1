import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@saloon/catalog';
import { logHash, parseRecording, RECORDING_LIMITS } from '@saloon/kernel';
import { forgedWith } from '@saloon/kernel/testing';
import { afterAll, expect, test } from 'vitest';
import { inProcess } from './testing/in-process.ts';
import { keptText } from './testing/kept-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'saloon-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = findGame('wright-brothers') ?? expect.fail('it is in the catalog');
const text = keptText(game);
const parsed = parseRecording(text, findGame);
if (!parsed.ok) throw new Error(parsed.reason);
const { recording } = parsed;
const proof = recording.proof ?? expect.fail('it has one');
const share = proof.shares?.[0]?.share ?? expect.fail('it has one');

function kept(name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
const file = kept('game.saloon.json', text);
const other = 'f'.repeat(64);

test('a good recording is found good, in one sentence of either language', async () => {
  const english = await inProcess(['verify', file]);
  expect(english).toMatchObject({ code: 0, err: '' });
  expect(english.out).toMatch(/^All of it agrees: [^\n]*Player 1, Player 2 and Player 3[^\n]*Player 4\.\n$/);
  const russian = await inProcess(['verify', file, '--lang', 'ru']);
  expect(russian.out).toMatch(/^Всё сходится: [^\n]*\.\n$/);
});

test('it is compared with what was kept', async () => {
  const log = logHash(game, recording.inputs);
  const flags = [
    '--share',
    share.toUpperCase(),
    '--commitment',
    proof.commitment,
    '--table',
    proof.table,
    '--log',
    log,
  ];
  const { code, out } = await inProcess(['verify', file, ...flags]);
  expect(code).toBe(0);
  expect(out).toContain('compared with what was kept: the table, the hash shown before the deal, your own share and');
});

test.each([
  [['--share', other], 'share-missing'],
  [['--share', share, '--share', other], 'share-missing'],
  [['--seal', other], 'share-missing'],
  [['--commitment', other], 'other-commitment'],
  [['--table', 'another'], 'other-table'],
  [['--terms', other], 'other-terms'],
  [['--log', other], 'other-log'],
])('%j does not agree: %s', async (flags, fault) => {
  const { code, out, err } = await inProcess(['verify', file, '--json', ...flags]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(JSON.parse(out)).toMatchObject({ ok: false, fault, sentence: expect.stringMatching(/^[A-Z].*\.$/) });
});

test('a forged or broken file is named in one sentence, with its line', async () => {
  const forged = kept('forged.json', forgedWith(text, { names: ['Eve', 'B', 'C', 'D'] }));
  expect(await inProcess(['verify', forged])).toEqual({
    code: 1,
    out: 'The deal does not follow from the server’s seed, the shares and what was settled.\n',
    err: '',
  });
  const broken = await inProcess(['verify', kept('broken.json', text.slice(0, 900)), '--lang', 'ru']);
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/^Файл не читается: строка \d+, здесь файл обрывается\.\n$/);
});

test('--explain prints every value on the way to the seed', async () => {
  const { code, out } = await inProcess(['verify', file, '--explain']);
  expect(code).toBe(0);
  for (const value of [proof.serverSeed, proof.commitment, share, recording.seed]) expect(out).toContain(value);
  expect(out).toMatch(/\nterms {13}\{"commitment":/);
  expect(out).toMatch(/\nshare of seat 3 {3}-\n/);
});

test.each([
  [['--share', 'abc'], '--share is "abc", allowed: 64 hexadecimal digits'],
  [['--commitment', `${other}0`], 'allowed: 64 hexadecimal digits'],
])('%j is refused in one line', async (flags, complaint) => {
  const { code, out, err } = await inProcess(['verify', file, ...flags]);
  expect(err).toContain(complaint);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('a file that is too large is not read', async () => {
  const large = kept('large.json', ' '.repeat(4 * RECORDING_LIMITS.letters + 1));
  const { code, err } = await inProcess(['verify', large]);
  expect({ code, err }).toEqual({ code: 2, err: `Cannot read ${large}: the file is too large for a game\n` });
});

test('docs/fairness.md prints what the command prints', async () => {
  const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const recorded = fileURLToPath(new URL('../../games/bang-duel/recordings/v1.saloon.json', import.meta.url));
  const { out } = await inProcess(['verify', recorded, '--explain']);
  expect(page).toContain(`\`\`\`\n${out.split('\n\n')[0]}\n\`\`\``);
});

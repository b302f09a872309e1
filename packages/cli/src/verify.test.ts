import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@saloon/catalog';
import { formatRecording, logHash, parseRecording, RECORDING_LIMITS } from '@saloon/recording';
import { forgedWith } from '@saloon/recording/testing';
import { startServer } from '@saloon/server';
import { signerFrom } from '@saloon/server/testing';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { inProcess } from './testing/in-process.ts';
import { storedText } from './testing/stored-recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'saloon-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = findGame('wright-brothers') ?? expect.fail('it is in the catalog');
const text = storedText(game);
const parsed = parseRecording(text, findGame);
if (!parsed.ok) throw new Error(parsed.problem.code);
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

test('a good recording is confirmed in one sentence, in both languages', async () => {
  const english = await inProcess(['verify', file]);
  expect(english).toMatchObject({ code: 0, err: '' });
  expect(english.out).toMatch(
    /^Everything matches: [^\n]*Player 1, Player 2 and Player 3[^\n]*Player 4\.\nNobody signed this recording\.\n$/,
  );
  const russian = await inProcess(['verify', file, '--lang', 'ru']);
  expect(russian.out).toMatch(/^Всё сходится: [^\n]*\.\nЭту запись никто не подписал\.\n$/);
});

test('a recording is compared with what a player saved', async () => {
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
  expect(out).toContain('compared with what was saved: the table, the hash shown before the deal, your own number and');
});

test.each([
  [['--share', other], 'share-missing'],
  [['--share', share, '--share', other], 'share-missing'],
  [['--seal', other], 'share-missing'],
  [['--commitment', other], 'other-commitment'],
  [['--table', 'another'], 'other-table'],
  [['--terms', other], 'other-terms'],
  [['--log', other], 'other-log'],
])('%j does not match: %s', async (flags, fault) => {
  const { code, out, err } = await inProcess(['verify', file, '--json', ...flags]);
  expect({ code, err }).toEqual({ code: 1, err: '' });
  expect(JSON.parse(out)).toMatchObject({ ok: false, fault, sentence: expect.stringMatching(/^[A-Z].*\.$/) });
});

test('a forged or broken file is reported in one sentence, with the line number', async () => {
  const forged = kept('forged.json', forgedWith(text, { names: ['Eve', 'B', 'C', 'D'] }));
  expect(await inProcess(['verify', forged])).toEqual({
    code: 1,
    out: 'The deal doesn’t follow from the server’s number, the players’ numbers and the agreed settings.\nNobody signed this recording.\n',
    err: '',
  });
  const broken = await inProcess(['verify', kept('broken.json', text.slice(0, 900)), '--lang', 'ru']);
  expect(broken.code).toBe(1);
  expect(broken.out).toMatch(/^Файл не читается: строка \d+, здесь файл обрывается\.\n$/);
});

test('verify says who signed, asks a server for its key, and detects later changes', async () => {
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: join(folder, 'data'), botThreads: 0 });
  onTestFinished(() => server.stop());
  const { port } = server;
  const [own, other] = [signerFrom(server.parts.store.key), signerFrom(Buffer.alloc(32, 7))];
  const signed = kept('signed.json', formatRecording(game, recording, own.sign));
  const origin = `http://127.0.0.1:${port}`;
  const first = await inProcess(['verify', signed]);
  expect(first).toMatchObject({ code: 0, err: '' });
  expect(first.out.split('\n')[1]).toBe(
    `A server signed it with the key ${own.key}; compare that with /.well-known/saloon.json of the server you played on.`,
  );
  const asked = await inProcess(['verify', signed, '--server', `${origin}/some/page`, '--lang', 'ru']);
  expect([asked.code, asked.out.split('\n')[1]]).toEqual([0, `Её подписал ${origin}, ключ ${own.key}.`]);
  expect(await inProcess(['verify', signed, '--signer', own.key])).toMatchObject({ code: 0 });

  const strange = kept('strange.json', formatRecording(game, recording, other.sign));
  const wrong = await inProcess(['verify', strange, '--server', origin, '--json']);
  expect(wrong.code).toBe(1);
  expect(JSON.parse(wrong.out)).toMatchObject({
    ok: true,
    signature: {
      type: 'other-signer',
      key: other.key,
      by: origin,
      sentence: expect.stringContaining('didn’t sign it'),
    },
  });
  const unsigned = await inProcess(['verify', file, '--signer', own.key]);
  expect([unsigned.code, unsigned.out.split('\n')[1]]).toEqual([1, 'Nobody signed this recording.']);
  const names = recording.names?.with(0, 'Eve');
  const forged = await inProcess([
    'verify',
    kept('forged-names.json', forgedWith(readFileSync(signed, 'utf8'), { names })),
  ]);
  expect([forged.code, forged.out.split('\n')[1]]).toEqual([
    1,
    `The signature is wrong: the owner of the key ${own.key} didn’t sign this recording.`,
  ]);
  const noKey = { key: 'f'.repeat(64), value: 'f'.repeat(128) };
  expect(await inProcess(['verify', kept('no-key.json', forgedWith(text, { signature: noKey }))])).toMatchObject({
    code: 1,
  });
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
  [['--signer', 'abc'], '--signer is "abc", allowed: 64 hexadecimal digits'],
  [['--server', 'example'], '--server is "example", allowed: an address such as https://example.org'],
  [['--server', 'http://127.0.0.1:1', '--signer', other], '--server and --signer are given, allowed: one of them'],
])('%j is rejected in one line', async (flags, complaint) => {
  const { code, out, err } = await inProcess(['verify', file, ...flags]);
  expect(err).toContain(complaint);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('a file that is too large is not read', async () => {
  const large = kept('large.json', ' '.repeat(4 * RECORDING_LIMITS.letters + 1));
  const { code, err } = await inProcess(['verify', large]);
  expect({ code, err }).toEqual({ code: 2, err: `Cannot read ${large}: the file is too large for a game\n` });
});

test('docs/fairness.md shows what the command prints', async () => {
  const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const recorded = fileURLToPath(new URL('../../games/bang-duel/recordings/v1.saloon.json', import.meta.url));
  const { out } = await inProcess(['verify', recorded, '--explain']);
  expect(page).toContain(`\`\`\`\n${out.split('\n\n')[0]}\n\`\`\``);
});

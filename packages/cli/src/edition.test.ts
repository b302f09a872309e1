import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectTo } from '@saloon/server/testing';
import { afterAll, expect, test } from 'vitest';
import { inProcess } from './testing/in-process.ts';
import { serving } from './testing/serving.ts';

const SILVER = fileURLToPath(new URL('../../games/caliber-45/editions/silver-rush.json', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'saloon-edition-'));
afterAll(() => rmSync(folder, { recursive: true }));

const silver = JSON.parse(readFileSync(SILVER, 'utf8'));
const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const BOUNDS = '--option idleRoundLimit=10 --option maxRobberies=60'.split(' ');
const OTHER = ['--edition', SILVER, '--option', 'edition=silver-rush', ...BOUNDS];

test('a match of another edition has the same result on one thread and on two', async () => {
  const match = ['simulate', 'caliber-45', '--games', '2', '--json'];
  const hashOf = async (more: readonly string[]) => {
    const { code, out, err } = await inProcess([...match, ...more]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return JSON.parse(out).hash;
  };
  const one = await hashOf([...OTHER, '--threads', '1']);
  expect(await hashOf([...OTHER, '--threads', '2'])).toBe(one);
  expect(await hashOf([...BOUNDS, '--threads', '1'])).not.toBe(one);
});

test('a game of another edition can be told, saved, and replayed with that edition only', async () => {
  const file = join(folder, 'game.saloon.json');
  const played = await inProcess(['demo', 'caliber-45', '--fast', '--seed', '7', '--save', file, ...OTHER]);
  expect(played.code).toBe(0);
  expect(played.out).toContain(`--edition ${SILVER} --option edition=silver-rush`);
  expect(await inProcess(['replay', file, '--check', '--edition', SILVER])).toMatchObject({ code: 0, err: '' });
  expect(await inProcess(['replay', file, '--check'])).toEqual({
    code: 2,
    out: '',
    err: `Cannot replay ${file}, line 6: option edition is "silver-rush", allowed: default\n`,
  });
});

test.each<[what: string, file: () => string, complaint: string]>([
  ['no file', () => join(folder, 'none.json'), 'there is no such file'],
  ['no JSON', () => write('text.json', '{"id":'), 'it is not JSON'],
  [
    'a card too many',
    () => write('more.json', { ...silver, weapons: { ...silver.weapons, mustang: 9 } }),
    'weapons are 63 cards: the box has 62',
  ],
  [
    'the name of our own',
    () => write('own.json', { ...silver, id: 'default' }),
    'id is "default": another edition has it already',
  ],
  [
    'a broken card',
    () => write('card.json', { ...silver, money: [{ kind: 'bank', copies: 34 }] }),
    'money[0].kind is "bank"',
  ],
])('an edition with %s: no command starts, and the file and the field are named', async (_, made, complaint) => {
  const file = made();
  for (const command of [
    ['serve', '--port', '0', '--data', folder],
    ['simulate', 'caliber-45'],
    ['replay', 'no.saloon.json'],
  ]) {
    const { code, out, err } = await inProcess([...command, '--edition', SILVER, '--edition', file]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err).toContain(file);
    expect(err).toContain(complaint);
  }
});

test('unplayable options are reported with what is allowed', async () => {
  const complaintOf = async (...more: string[]) => (await inProcess(['simulate', 'caliber-45', ...more])).err;
  expect(await complaintOf('--option', 'teams=three', '--option', 'target=2000')).toMatch(
    /^Cannot play caliber-45: “Money to win” is \$2,000,000: 3 teams .* choose \$1,650,000 or less/,
  );
  expect(await complaintOf('--option', 'teams=3-1', '--seats', '6')).toMatch(/needs 4 seats, but the table has 6/);
  expect(await complaintOf('--seats', '12')).toBe('--seats is "12", allowed: a whole number from 2 to 9\n');
});

test('a server offers the edition, deals it, and after a restart without it says what is missing', async () => {
  const data = mkdtempSync(join(folder, 'data-'));
  const server = await serving(['--data', data, '--edition', SILVER]);
  const get = async (path: string, port = server.port) => (await fetch(`http://127.0.0.1:${port}${path}`)).json();
  const { games } = (await get('/api/games')) as {
    games: { id: string; options: Record<string, { values?: unknown }> }[];
  };
  expect(games.find(({ id }) => id === 'caliber-45')?.options.edition?.values).toEqual(['default', 'silver-rush']);
  expect(await get('/api/editions')).toEqual({ editions: [silver] });

  const ann = await connectTo(server.port);
  await ann.hello('Ann');
  const bot = { type: 'bot', level: 'easy' } as const;
  const asked = {
    game: 'caliber-45',
    seats: [{ type: 'me' }, bot, bot, bot],
    options: { edition: 'silver-rush' },
  } as const;
  const table = await ann.open({ ...asked, seats: [...asked.seats] });
  await ann.join(table);
  await ann.order(table, { type: 'start' });
  const sync = await ann.join(table);
  expect(sync.view).toMatchObject({ edition: 'silver-rush' });
  expect(JSON.stringify(sync.view)).toContain('old-prospector');
  const { secret } = ann;
  ann.close();
  await server.end('SIGTERM');

  const without = await serving(['--data', data]);
  expect(await get('/api/editions', without.port)).toEqual({ editions: [] });
  const again = await connectTo(without.port, secret);
  await again.hello('Ann');
  const gone = again.next('gone');
  again.send({ type: 'join', table });
  expect(await gone).toEqual({ type: 'gone', table, code: 'missing-edition', at: 'silver-rush' });
  expect(without.log()).toContain(`Cannot open table ${table}: option edition is \\"silver-rush\\", allowed: default`);
  // With its own id: a repeated request would return the table that it opened before.
  await expect(again.open({ ...asked, id: 'anew', seats: [...asked.seats] })).rejects.toThrow('bad-options');
  again.close();
  await without.end('SIGTERM');
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultOptions, seedOf } from '@saloon/kernel';
import { expect, onTestFinished, test } from 'vitest';
import { isBotFile } from './bot-files.ts';
import { gameOf } from './find-or-throw.ts';
import { playMatch } from './match.ts';

const BOT = `{ id: 'mine', decide: (info) => (info.owed ? { move: info.legal()[0], after: 5 } : undefined) }`;

function fileOf(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-bot-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'my-bot.mjs');
  writeFileSync(file, source);
  return file;
}

const match = (bot: string, signal?: AbortSignal) => {
  const options = defaultOptions(gameOf('bang-duel').options);
  const spec = { game: 'bang-duel', bots: [bot, 'random'], options, seats: 2, seed: seedOf(3), games: 4 };
  return playMatch(spec, signal === undefined ? {} : { signal });
};

test('a built-in bot is not a file, even with the manners of another level', () => {
  expect(['hard', 'hard@normal', 'tag'].filter(isBotFile)).toEqual([]);
  for (const file of ['./bot.ts', 'bot.mjs', 'bots.js#brave', 'C:\\bots\\mine', '/bots/mine']) {
    expect(isBotFile(file), file).toBe(true);
  }
});

test('a match loads a bot from a file, or one of several by export name', async () => {
  const { bots } = await match(fileOf(`export const mine = ${BOT};`));
  expect(bots.map(({ games }) => games)).toEqual([4, 4]);
  const several = `${fileOf(`export const a = ${BOT}; export const b = ${BOT};`)}#b`;
  expect((await match(several)).bots[0]).toMatchObject({ bot: several, games: 4 });
});

test('a file that cannot be loaded as a bot is reported', async () => {
  await expect(match(fileOf('export const n = 1;'))).rejects.toThrow(
    /my-bot\.mjs: it exports no bot; a bot is an object/,
  );
  const several = fileOf(`export const a = ${BOT}; export const b = ${BOT};`);
  await expect(match(several)).rejects.toThrow(`it exports several bots (a, b); choose one by ${several}#a`);
  await expect(match(`${several}#c`)).rejects.toThrow('it exports no bot as c');
  await expect(match(fileOf('oh no'))).rejects.toThrow(/Cannot seat .*my-bot\.mjs: its file cannot be loaded/);
});

test('a match with a bot that never answers can be stopped', async () => {
  const stop = new AbortController();
  const decide = `decide() { const end = Date.now() + 30_000; while (Date.now() < end); throw new Error('was left alone'); }`;
  const endless = match(fileOf(`export const endless = { id: 'endless', ${decide} };`), stop.signal);
  setTimeout(() => stop.abort(new Error('enough')), 500);
  await expect(endless).rejects.toThrow('enough');
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inProcess } from './testing/in-process.ts';
import { saloon } from './testing/saloon.ts';

const folder = mkdtempSync(join(tmpdir(), 'saloon-'));
const file = join(folder, 'game.saloon.json');
afterAll(() => rmSync(folder, { recursive: true }));

const SEEDS = 'a whole number of up to 15 digits, or 64 hexadecimal digits';
const BOTS = 'random, scripted, greedy, tag, easy, normal, hard, legend';

const cases: readonly (readonly [line: string, complaint: string])[] = [
  ['', 'A command is missing; allowed: serve, demo, simulate'],
  ['simulte', 'Unknown command "simulte" (did you mean simulate?); allowed: serve, demo, simulate, arena'],
  ['--games 3', 'Unknown command "--games"'],
  ['simulate', '<game> is missing; allowed: wright-brothers'],
  ['simulate poker', 'Unknown game "poker"; allowed: wright-brothers'],
  ['simulate wright-brohters', 'Unknown game "wright-brohters" (did you mean wright-brothers?)'],
  ['simulate wright-brothers more', 'saloon simulate does not take "more"'],
  ['simulate wright-brothers --gmaes 3', 'Unknown option --gmaes for saloon simulate (did you mean --games?)'],
  ['simulate wright-brothers -x', 'Unknown option -x for saloon simulate; allowed: --games'],
  ['simulate wright-brothers --games', '--games needs a value: --games N'],
  ['simulate wright-brothers --games --json', '--games needs a value: --games N'],
  ['simulate wright-brothers --games 0', '--games is "0", allowed: a whole number from 1 to 1000000000'],
  ['simulate wright-brothers --games 1.5', '--games is "1.5", allowed: a whole number'],
  ['simulate wright-brothers --games -1', '--games is "-1", allowed: a whole number'],
  ['simulate wright-brothers --json=yes', '--json takes no value, found yes'],
  ['simulate wright-brothers --seed 1 --seed 2', '--seed is given twice'],
  ['simulate wright-brothers --seats 1', '--seats is "1", allowed: a whole number from 2 to 5'],
  ['simulate wright-brothers --seats 6', '--seats is "6", allowed: a whole number from 2 to 5'],
  ['simulate wright-brothers --seats two', '--seats is "two", allowed: a whole number from 2 to 5'],
  ['simulate bang-duel --seats 3', '--seats is "3", allowed: 2'],
  ['simulate wright-brothers --seed abc', `--seed is "abc", allowed: ${SEEDS}`],
  ['simulate wright-brothers --seed 1234567890123456', `--seed is "1234567890123456", allowed: ${SEEDS}`],
  ['simulate wright-brothers --bots random,clever', `Unknown bot "clever"; allowed: ${BOTS}`],
  ['arena wright-brothers --bots clever', `Unknown bot "clever"; allowed: ${BOTS}, or a file such as ./my-bot.ts`],
  ['arena wright-brothers --bots ./no-such-bot.ts', 'Cannot seat ./no-such-bot.ts: there is no file '],
  ['simulate wright-brothers --bots ./no-such-bot.ts', 'Cannot seat ./no-such-bot.ts: there is no file '],
  ['demo --bots ./no-such-bot.ts', 'Cannot seat ./no-such-bot.ts: there is no file '],
  ['playthrough wright-brothers --bots ./no-such-bot.ts', 'Cannot seat ./no-such-bot.ts: there is no file '],
  ['simulate wright-brothers --bots greddy', `Unknown bot "greddy" (did you mean greedy?); allowed: ${BOTS}`],
  ['simulate wright-brothers --option round=3', 'Unknown option "round" of wright-brothers (did you mean rounds?)'],
  ['simulate wright-brothers --option rounds', '--option is "rounds", allowed: name=value with a name of rounds, '],
  ['simulate wright-brothers --option rounds=0', 'option rounds is 0, allowed: a whole number from 1 to 20'],
  ['simulate wright-brothers --option raceMode=quick', 'option raceMode is "quick", allowed: realtime, sealed'],
  ['simulate wright-brothers --option antiMash=1', 'option antiMash is 1, allowed: true, false'],
  ['simulate wright-brothers --option rounds=1 --option rounds=2', '--option rounds is given twice'],
  ['simulate wright-brothers --threads 0', '--threads is "0", allowed: a whole number from 1 to 256'],
  [`simulate wright-brothers --save ${folder}/no/game.saloon.json`, 'there is no folder'],
  [`simulate wright-brothers --save ${folder}`, 'it is a folder'],
  [`simulate wright-brothers --seats 9 --save ${file}`, '--seats is "9"'],
  ['arena poker', 'Unknown game "poker"'],
  ['perft wright-brothers --depth 0', '--depth is "0", allowed: a whole number from 1 to 20'],
  ['demo --lang fr', '--lang is "fr", allowed: en, ru'],
  ['demo --eyes 4', '--eyes is "4", allowed: all, spectator, or a seat from 0 to 3'],
  [`demo --bots clever --save ${file}`, 'Unknown bot "clever"'],
  ['playthrough wright-brothers --lang de', '--lang is "de", allowed: en, ru'],
  ['replay', '<file> is missing'],
  [`replay ${folder}/no.saloon.json`, 'there is no such file'],
  [`replay ${folder}`, 'it is a folder'],
  ['verify', '<file> is missing'],
  [`verify ${folder}/no.saloon.json`, 'there is no such file'],
  [`verify ${folder}`, 'it is a folder'],
  ['verify /dev/zero', 'it is neither a file nor the standard input'],
  ['replay /dev/zero', 'it is neither a file nor the standard input'],
  ['demo --edition /dev/zero', 'it is neither a file nor the standard input'],
  ['rules wright-brothers', 'saloon rules does not take "wright-brothers"'],
];

const wordsOf = (line: string) => line.split(' ').filter((word) => word !== '');

test.each(cases)('saloon %s prints one line about the mistake', async (line, complaint) => {
  const { code, out, err } = await inProcess(wordsOf(line));
  expect(err).toContain(complaint);
  expect(err).toMatch(/^[^\n]+[^.\n]\n$/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(readdirSync(folder)).toEqual([]);
});

// One case of each kind runs in a real process.
test.concurrent.each([
  'simulte',
  'simulate poker',
  'simulate wright-brothers --gmaes 3',
  'simulate wright-brothers --seats 6',
  'simulate wright-brothers --seed abc',
  'simulate wright-brothers --bots clever',
  'simulate wright-brothers --option rounds=0',
  `replay ${folder}/no.saloon.json`,
])('saloon %s exits with code 2', async (line) => {
  const { code, out, err } = await saloon(wordsOf(line));
  expect(err).toMatch(/^[^\n]+[^.\n]\n$/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

import { createInterface } from 'node:readline';
import { tuneProcess } from '@saloon/arena';
import { findGame } from '@saloon/catalog';
import { gameWork, type Work } from './game-work.ts';
import { serverWork } from './server-work.ts';

/**
 * Works in turns: each line that it reads, `KIND SECONDS`, is answered with the work done in a CPU second. The argument is a
 * game, or `server`. Each commit bundles this with its own packages.
 */
const [subject = ''] = process.argv.slice(2);
tuneProcess();
const game = findGame(subject);
if (game === undefined && subject !== 'server') throw new Error(`Cannot work on ${subject}: there is no such game`);
const kinds: Readonly<Record<string, Work>> = game === undefined ? serverWork() : gameWork(game);
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [, kind = '', seconds = ''] = /^(.+) ([\d.]+)$/.exec(line) ?? [];
  const work = kinds[kind];
  if (work === undefined) throw new Error(`Cannot do ${line}: the kinds of work are ${Object.keys(kinds).join(', ')}`);
  console.log(await work(Number(seconds)));
}
process.exit(0);

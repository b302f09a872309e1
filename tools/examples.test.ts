import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playGame, playMatch } from '@saloon/arena';
import { bangDuel } from '@saloon/bang-duel';
import { findBot, random } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { choose, defaultOptions, rngFrom, seat, seatsOf, seedOf, winShare } from '@saloon/kernel';
import { connectTo, playToTheEnd } from '@saloon/server/testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lineOf } from '../docs/examples/dataset.ts';
import { Episode } from '../docs/examples/episode.ts';
import { curious } from '../docs/examples/my-bot.ts';
import { compare } from '../docs/examples/my-match.ts';
import { playAt } from '../docs/examples/outside-bot.ts';
import type { Limits } from '../packages/server/src/core/limits/limits.ts';
import { realServer } from '../packages/server/src/testing/real-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Each is played once from every seat. */
const DEALS = 5;
/** A table whose game is short. */
type Request = { readonly game: string; readonly options: Record<string, string | number | boolean> };
const SHORT: Request = { game: 'wright-brothers', options: { rounds: 1, raceMode: 'sealed' } };
const nap = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis));

describe('docs/examples/my-bot.ts', () => {
  test('is a bot in about 30 lines, and runs as it is', () => {
    const file = `${root}docs/examples/my-bot.ts`;
    const text = readFileSync(file, 'utf8');
    expect(text.split('\n').length).toBeLessThan(36);
    expect(readFileSync(`${root}docs/bots.md`, 'utf8')).toContain(`\`\`\`ts\n${text}\`\`\``);
    const run = spawnSync(process.execPath, [file], { cwd: root, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.stdout.trim().split('\n').length).toBe(games.length);
  });

  test.each(games)('plays $id better than chance', (game) => {
    const options = defaultOptions(game.options);
    const seats = game.seats(options).min;
    const all = DEALS * seats;
    let wins = 0;
    for (let n = 0; n < all; n++) {
      const bots = seatsOf(seats).map((by) => (by === n % seats ? curious : random));
      const setup = { options, seats, seed: seedOf(Math.floor(n / seats)) };
      wins += winShare(playGame(game, bots, setup).outcome, seat(n % seats));
    }
    const told = `games of ${all} won by evaluate of ${game.id} alone, which has to tell what a move gains over the others`;
    expect(wins, told).toBeGreaterThan((1.2 * all) / seats);
  });
});

test('the arena loads the bot from its file, as the page says', () => {
  const line = 'arena colt-express --bots docs/examples/my-bot.ts#curious,scripted --games';
  expect(readFileSync(`${root}docs/bots.md`, 'utf8')).toContain(`npx saloon ${line} 200 --seats 4`);
  const args = ['packages/cli/bin/saloon.mjs', ...line.split(' '), '4', '--seats', '2'];
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  expect(run.stdout).toContain('docs/examples/my-bot.ts#curious');
});

describe('docs/examples/my-match.ts', () => {
  test('has the same result as a built-in match', async () => {
    const easy = findBot('easy') ?? expect.fail('there is an easy bot');
    const options = defaultOptions(bangDuel.options);
    const spec = { game: bangDuel.id, bots: ['easy', 'random'], options, seats: 2, seed: seedOf(3), games: 6 };
    const { bots } = await playMatch({ ...spec, mirrored: true });
    expect(compare('bang-duel', [easy, random], 3, seedOf(3))).toEqual(bots);
  });

  test('runs as the page says', () => {
    const line = 'docs/examples/my-match.ts bang-duel';
    expect(readFileSync(`${root}docs/bots.md`, 'utf8')).toContain(`npx node ${line} hard 20`);
    const run = spawnSync(process.execPath, [...line.split(' '), 'easy', '2'], { cwd: root, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(/^curious: winShare .*\neasy: winShare /);
  });
});

describe('docs/examples/episode.ts', () => {
  test.each(games)('plays $id to its end by decisions alone, with the same result for the same seed', (game) => {
    const play = () => {
      const rng = rngFrom(seedOf(1));
      const episode = new Episode(game, 2, 7);
      const told: unknown[] = [];
      while (episode.to !== undefined) {
        told.push(episode.to, episode.view());
        episode.step(choose(rng, episode.moves()));
      }
      return { told, outcome: game.outcome(episode.state) };
    };
    const { told, outcome } = play();
    expect(outcome?.ranks.length).toBe(2);
    expect(play()).toEqual({ told, outcome });
  });

  test('the program on the page runs as it is', () => {
    const page = readFileSync(`${root}docs/library.md`, 'utf8');
    const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
    expect(program).toContain('episode.step');
    const run = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
      cwd: `${root}docs/examples`,
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    expect(run.stdout).toMatch(/^\[ [^\]]* \] [0-9.]+\n$/);
  });
});

describe('docs/examples/dataset.ts', () => {
  test.each(games)('contains every decision of $id with the view and the choice', (game) => {
    const { decisions, ranks } = lineOf(game, 7, 'random');
    expect(ranks.length).toBe(2);
    expect(decisions.length).toBeGreaterThan(10);
    for (const { moves, chosen, view } of decisions) {
      expect(moves[chosen]).toBeTypeOf('string');
      expect(view).toBeTypeOf('object');
    }
  });
});

/** Bots without pauses send more than the default limits allow. */
const PATIENT = { burst: 1e6 };
/** Limits that make bots wait. A bot that pauses long enough between moves is not rejected. */
const HASTY = { burst: 5, perSecond: 8 };
const SLOW = 150;

async function tableWith(outsideBots: 'allowed' | 'refused', request = SHORT, limits: Partial<Limits> = PATIENT) {
  const { port } = await realServer({ limits });
  const ann = await connectTo(port);
  await ann.hello('Ann');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'open' }], ...request, outsideBots });
  await ann.join(table);
  return { ann, table, link: `http://127.0.0.1:${port}/table/${table}` };
}

describe('docs/examples/outside-bot.ts', () => {
  test('joins by the link of a table whose host allows bots, is shown as a bot, and plays to the end', async () => {
    const { ann, table, link } = await tableWith('allowed');
    const rank = playAt(link, 'Deep Bob', undefined, 5);
    await ann.order(table, { type: 'set-ready', isReady: true });
    while (ann.table(table).info.phase === 'waiting') await nap(5);
    expect(ann.table(table).info.seats[1]).toMatchObject({ name: 'Deep Bob', isBot: true });
    await playToTheEnd([ann], table, () => nap(5));
    expect([1, 2]).toContain(await rank);
  });

  test('waits when it is told that it was too fast, and plays on', async () => {
    const { ann, table, link } = await tableWith('allowed', SHORT, HASTY);
    const rank = playAt(link, 'Deep Bob', undefined, 0);
    await ann.order(table, { type: 'set-ready', isReady: true });
    await playToTheEnd([ann], table, () => nap(SLOW));
    expect([1, 2]).toContain(await rank);
  });

  test('is rejected if the host does not allow bots', async () => {
    const { link } = await tableWith('refused');
    await expect(playAt(link, 'Deep Bob')).rejects.toThrow('no-outside-bots');
  });
});

describe('docs/examples/outside_bot.py', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  const run = (...args: readonly string[]) => {
    const child = spawn('python3', [`${root}docs/examples/outside_bot.py`, ...args]);
    const told = { out: '', err: '' };
    child.stdout.on('data', (data) => {
      told.out += data;
    });
    child.stderr.on('data', (data) => {
      told.err += data;
    });
    onTestFinished(() => void child.kill());
    return once(child, 'close').then(([code]) => ({ code, ...told }));
  };

  /** A game whose view names the asked player in another field. */
  const duel: Request = { game: 'bang-duel', options: { limitTurns: true, turnLimit: 40 } };

  test.for([SHORT, duel])(
    'joins a table of $game, is shown as a bot, and plays to the end',
    async (request, { skip }) => {
      skip(!hasPython, 'there is no python3 on this machine');
      const { ann, table, link } = await tableWith('allowed', request);
      const done = run(link, 'Deep Bob', '0.002');
      await ann.order(table, { type: 'set-ready', isReady: true });
      while (ann.table(table).info.phase === 'waiting') await nap(5);
      expect(ann.table(table).info.seats[1]).toMatchObject({ name: 'Deep Bob', isBot: true });
      await playToTheEnd([ann], table, () => nap(10));
      expect(await done).toEqual({ code: 0, out: expect.stringMatching(/^The game is over: place [12]\n$/), err: '' });
    },
  );

  test('waits when it is told that it was too fast, and plays on', async ({ skip }) => {
    skip(!hasPython, 'there is no python3 on this machine');
    const { ann, table, link } = await tableWith('allowed', SHORT, HASTY);
    const done = run(link, 'Deep Bob', '0');
    await ann.order(table, { type: 'set-ready', isReady: true });
    await playToTheEnd([ann], table, () => nap(SLOW));
    expect(await done).toMatchObject({ code: 0, err: '' });
  });

  test('is rejected if the host does not allow bots', async ({ skip }) => {
    skip(!hasPython, 'there is no python3 on this machine');
    const { link } = await tableWith('refused');
    expect(await run(link)).toEqual({ code: 1, out: '', err: `Cannot play at ${link}: no-outside-bots\n` });
  });
});

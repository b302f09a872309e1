import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFrom, seedOf } from '@saloon/kernel';
import { nap } from '../chaos/nap.ts';
import { seatParty } from '../chaos/parties.ts';
import { Person } from '../chaos/person.ts';

const OPEN = /The saloon is open: (http:\/\/[^\s]+)/;
const START_MS = 60_000;
const GAME_MS = 300_000;
/** Milliseconds between two checks whose turn it is. */
const LOOK_MS = 20;

/**
 * Starts the executable as on a machine without Node, with an empty environment and an empty folder. Loads its page,
 * plays a game against a bot that searches in a worker thread, and stops it. Returns what it found, one line each.
 * Throws if something is wrong.
 */
export async function checkExecutable(file: string): Promise<readonly string[]> {
  const home = mkdtempSync(join(tmpdir(), 'saloon-alone-'));
  const child = spawn(file, ['--port', '0', '--host', '127.0.0.1'], { cwd: home, env: { HOME: home } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'exit');
  try {
    const url = await until(
      () => OPEN.exec(said)?.[1],
      START_MS,
      () => `it did not open: ${said}`,
    );
    const page = await pageAt(url);
    const moves = await playSolo(url.replace(/^http/, 'ws'));
    const decisions = await threadDecisions(url, readFileSync(join(home, 'data/admin-secret'), 'utf8').trim());
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0 || !said.includes('The saloon is closed')) fail(`it did not close in order: ${said}`);
    if (!readdirSync(join(home, 'data')).includes('saloon.sqlite')) fail('it kept nothing in ./data');
    return [page, `a game against a bot: ${moves} moves of ours, ${decisions} decisions in worker threads`];
  } finally {
    child.kill('SIGKILL');
    rmSync(home, { recursive: true, force: true });
  }
}

/** Loads the page and its first script. */
async function pageAt(url: string): Promise<string> {
  const html = await textOf(url);
  const script = /src="\/?([^"]+\.js)"/.exec(html)?.[1] ?? fail(`its page names no script: ${html}`);
  const { length } = await textOf(`${url}${script}`);
  return `the page and ${script}, ${length} characters`;
}

async function textOf(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const response = await fetch(url, { headers });
  return response.ok ? response.text() : fail(`${url} answers ${response.status}`);
}

async function playSolo(address: string): Promise<number> {
  const person = new Person('Ann', rngFrom(seedOf(7)), '127.0.0.1', () => `${address}ws`);
  try {
    await seatParty({ game: 'wright-brothers', people: 1, bots: 1, options: { rounds: 1 }, level: 'hard' }, [person]);
    let moves = 0;
    await until(
      async () => {
        const moved = await person.move();
        if (moved !== undefined && moved.code === undefined) moves += 1;
        return person.state?.info.phase === 'over' ? moves : undefined;
      },
      GAME_MS,
      () => `its game did not end after ${moves} moves`,
    );
    return moves;
  } finally {
    person.close();
  }
}

async function threadDecisions(url: string, secret: string): Promise<number> {
  const metrics = await textOf(`${url}metrics`, { authorization: `Bearer ${secret}` });
  const count = Number(/^saloon_bot_decisions_total\{by="thread"\} (\d+)/m.exec(metrics)?.[1] ?? 0);
  return count > 0 ? count : fail('its bots decided nothing in worker threads');
}

async function until<T>(
  look: () => T | undefined | Promise<T | undefined>,
  most: number,
  why: () => string,
): Promise<T> {
  for (const end = performance.now() + most; performance.now() < end; ) {
    const found = await look();
    if (found !== undefined) return found;
    await nap(LOOK_MS);
  }
  return fail(why());
}

function fail(why: string): never {
  throw new Error(`Cannot pass the executable: ${why}`);
}

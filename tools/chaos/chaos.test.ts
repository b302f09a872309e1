import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFrom, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { FAULTS } from './faulty-proxy.ts';
import { party } from './parties.ts';
import type { Chaos } from './scenario.ts';
import { flooding } from './scenarios/flood.ts';
import { killing } from './scenarios/kill.ts';
import { spamming } from './scenarios/lobby-spam.ts';
import { growing } from './scenarios/log-growth.ts';
import { badNetwork } from './scenarios/net.ts';
import { restarting } from './scenarios/restart.ts';

type Finish = { readonly onTestFinished: (tidy: () => void) => void };

/** The short form of `npm run chaos`, in a folder that is gone when the test is. */
function short({ onTestFinished }: Finish, seed: number, times: number): Chaos {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-chaos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stop = new AbortController();
  return { rng: rngFrom(seedOf(seed)), times, folder, signal: stop.signal, progress: () => undefined };
}

/** How soon everybody is back, and how much of a flood they feel, is for a machine that does nothing else: `npm run chaos` holds us to it. */
const isAboutTime = (problem: string): boolean =>
  /was back only after|p99 of others|was closed only after/.test(problem);
const SLOW_MACHINE = 180_000;

const FEW = [party('wright-brothers', 2, 1), party('bang-duel', 1, 1)];

// All of them wait most of the time, for servers that start and lines that break.
describe.concurrent('chaos', () => {
  test(
    'kill -9 under play: no acknowledged move is lost or played twice, and everybody comes back',
    async (context) => {
      const { problems, figures } = await killing(short(context, 1, 3), FEW);
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
      expect(figures).toMatchObject({ kills: 3 });
      expect(figures.moves).toBeGreaterThan(10);
    },
    SLOW_MACHINE,
  );

  test(
    'a bad network: what is cut, late or doubled changes nothing that was acknowledged',
    async (context) => {
      const quick = FAULTS.filter((fault) => fault !== 'swallow');
      const { problems, figures } = await badNetwork(short(context, 2, 5), FEW, quick);
      expect(problems).toEqual([]);
      expect(figures.moves).toBeGreaterThan(10);
    },
    SLOW_MACHINE,
  );

  test(
    'spectators who come and go do not grow the log, and a table with a long one loads',
    async (context) => {
      const { problems, figures } = await growing(short(context, 5, 2), { long: 5000, play: 300 });
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
      expect(figures).toMatchObject({ visits: 200, 'long log': 5000 });
    },
    SLOW_MACHINE,
  );

  test(
    'an address that opens tables without end does not fill the lobby',
    async (context) => {
      const { problems, figures } = await spamming(short(context, 6, 1), 300);
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
      expect(figures['tables opened']).toBeLessThan(Number(figures['tables asked for']));
    },
    SLOW_MACHINE,
  );

  test(
    'forty flooding connections of one address are closed, and somebody else plays on',
    async (context) => {
      const { problems, figures } = await flooding(short(context, 4, 1), { quiet: 500, flood: 2000 });
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
      expect(figures['floods closed']).toBeGreaterThanOrEqual(40);
    },
    SLOW_MACHINE,
  );

  test(
    'an orderly restart after every step: clocks stand still, and everybody sees the same table again',
    async (context) => {
      const { problems } = await restarting(short(context, 3, 2), [party('wright-brothers', 2, 0)]);
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
    },
    SLOW_MACHINE,
  );
});

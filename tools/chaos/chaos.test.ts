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

/** The short form of `npm run chaos`, in a folder that is removed after the test. */
function short({ onTestFinished }: Finish, seed: number, times: number): Chaos {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-chaos-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stop = new AbortController();
  return { rng: rngFrom(seedOf(seed)), times, folder, signal: stop.signal, progress: () => undefined };
}

/** Time limits are for an idle machine: only `npm run chaos` enforces them. */
const isAboutTime = (problem: string): boolean =>
  /was back only after|p99 of others|was closed only after/.test(problem);
const SLOW_MACHINE = 180_000;

const FEW = [party('wright-brothers', 2, 1), party('bang-duel', 1, 1)];

// They wait most of the time, for servers to start and connections to break.
describe.concurrent('chaos', () => {
  test(
    'kill -9 during play: no acknowledged move is lost or played twice, and everyone reconnects',
    async (context) => {
      const { problems, figures } = await killing(short(context, 1, 3), FEW);
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
      expect(figures).toMatchObject({ kills: 3 });
      expect(figures.moves).toBeGreaterThan(10);
    },
    SLOW_MACHINE,
  );

  test(
    'a bad network: cut, late or repeated messages change nothing that was acknowledged',
    async (context) => {
      const quick = FAULTS.filter((fault) => fault !== 'swallow');
      const { problems, figures } = await badNetwork(short(context, 2, 5), FEW, quick);
      expect(problems).toEqual([]);
      expect(figures.moves).toBeGreaterThan(10);
    },
    SLOW_MACHINE,
  );

  test(
    'spectators who come and go do not grow the log, and a table with a long log loads',
    async (context) => {
      const { problems, figures } = await growing(short(context, 5, 2), { long: 5000, play: 300 });
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
      expect(figures).toMatchObject({ visits: 200, 'long log': 5000 });
    },
    SLOW_MACHINE,
  );

  test(
    'an address that opens table after table does not fill the lobby',
    async (context) => {
      const { problems, figures } = await spamming(short(context, 6, 1), 300);
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
      expect(figures['tables opened']).toBeLessThan(Number(figures['tables asked for']));
    },
    SLOW_MACHINE,
  );

  test(
    'forty flooding connections of one address are closed, and others play on',
    async (context) => {
      const { problems, figures } = await flooding(short(context, 4, 1), { quiet: 500, flood: 2000 });
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
      expect(figures['floods closed']).toBeGreaterThanOrEqual(40);
    },
    SLOW_MACHINE,
  );

  test(
    'a clean restart after every step: clocks stop meanwhile, and everyone sees the same table again',
    async (context) => {
      const { problems } = await restarting(short(context, 3, 2), [party('wright-brothers', 2, 0)]);
      expect(problems.filter((problem) => !isAboutTime(problem))).toEqual([]);
    },
    SLOW_MACHINE,
  );
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deriveSeed, rngFrom, seedOf } from '@saloon/kernel';
import type { Chaos, Findings, Scenario } from './scenario.ts';

export type Tried = Findings & {
  readonly name: string;
  readonly seconds: number;
  /** The folder with its data, if it was kept. */
  readonly folder: string | undefined;
};

export type Setting = Pick<Chaos, 'signal' | 'progress'> & {
  readonly seed: number;
  readonly times: number | undefined;
  readonly isKept: boolean;
};

/** Runs one scenario in its own folder, which is kept if it fails. */
export async function runScenario(scenario: Scenario, setting: Setting): Promise<Tried> {
  const { name } = scenario;
  const folder = mkdtempSync(join(tmpdir(), `saloon-chaos-${name}-`));
  const started = performance.now();
  const rng = rngFrom(deriveSeed(seedOf(setting.seed), name));
  const { signal, progress } = setting;
  const findings = await scenario
    .run({ rng, times: setting.times ?? scenario.times, folder, signal, progress })
    .catch((error: unknown): Findings => ({ problems: [explain(error)], figures: {} }));
  const isKept = setting.isKept || (findings.problems.length > 0 && !signal.aborted);
  if (!isKept) rmSync(folder, { recursive: true, force: true });
  return {
    ...findings,
    name,
    seconds: (performance.now() - started) / 1000,
    folder: isKept ? folder : undefined,
  };
}

const explain = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

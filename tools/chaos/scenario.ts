import type { Rng } from '@saloon/kernel';

/** What a scenario gets: random numbers from its seed, its size, and a progress function. */
export type Chaos = {
  readonly rng: Rng;
  readonly times: number;
  /** Its own empty folder. */
  readonly folder: string;
  /** Aborts when the run is interrupted. */
  readonly signal: AbortSignal;
  readonly progress: (done: number, note: string) => void;
};

export type Findings = {
  /** One sentence per failure. */
  readonly problems: readonly string[];
  /** Figures for the report, such as the worst time. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Why it was skipped. */
  readonly leftOut?: string;
};

export type Scenario = {
  readonly name: string;
  readonly summary: string;
  /** What `--times` counts, and how many there are in a full run. */
  readonly unit: string;
  readonly times: number;
  readonly run: (chaos: Chaos) => Promise<Findings>;
};

/** Everyone must be back within this many milliseconds after a restart. */
export const BACK = 3000;

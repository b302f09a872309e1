import type { Rng } from '@saloon/kernel';

/** What a scenario is given: chance from its seed, how large it is to be, and a voice. */
export type Chaos = {
  readonly rng: Rng;
  readonly times: number;
  /** A folder of its own, empty. */
  readonly folder: string;
  /** Somebody wants it to end. */
  readonly signal: AbortSignal;
  readonly progress: (done: number, note: string) => void;
};

export type Findings = {
  /** A sentence for each promise that was not kept. */
  readonly problems: readonly string[];
  /** What is worth knowing of the run, such as the worst time. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Why nothing was tried. */
  readonly leftOut?: string;
};

export type Scenario = {
  readonly name: string;
  readonly summary: string;
  /** What `--times` counts here, and how many there are in a whole run. */
  readonly unit: string;
  readonly times: number;
  readonly run: (chaos: Chaos) => Promise<Findings>;
};

/** After a restart everybody is back within so many milliseconds. */
export const BACK = 3000;

import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** Handles exceptions that are bugs of ours: they are logged and counted, and the server keeps running. */
export type Errors = {
  readonly report: (error: unknown) => void;
  /** Runs `run` and reports whatever it throws. */
  readonly guard: (run: () => void) => void;
};

export function makeErrors(metrics: Pick<Metrics, 'broken'>, log: Logger): Errors {
  const report = (error: unknown): void => {
    metrics.broken();
    log.error({ err: error }, 'unexpected error in the server');
  };
  const guard = (run: () => void): void => {
    try {
      run();
    } catch (error) {
      report(error);
    }
  };
  return { report, guard };
}

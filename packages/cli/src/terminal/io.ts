import { constants } from 'node:os';

/** The outside world, as a command sees it. */
export type Io = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly outIsTty: boolean;
  readonly errIsTty: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls `listener` when Enter is pressed, on a terminal only. Returns a function that stops listening. */
  readonly onEnter: (listener: () => void) => () => void;
  /** Aborts on Ctrl-C and SIGTERM. Callers must let the event loop run. */
  readonly interrupted: () => AbortSignal;
  /** From now on a write error doesn't end the command, for example when the log's disk is full. */
  readonly ignoreWriteErrors: () => void;
};

export type StopSignal = 'SIGINT' | 'SIGTERM';

/** Thrown when a command is interrupted. The exit code is the shell's for the signal: 130 or 143. */
export class Interrupted extends Error {
  readonly signal: StopSignal;

  constructor(signal: StopSignal = 'SIGINT') {
    super('Interrupted');
    this.signal = signal;
  }

  get exitCode(): number {
    return 128 + constants.signals[this.signal];
  }
}

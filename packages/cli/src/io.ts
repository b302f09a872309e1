import { constants } from 'node:os';

/** What a command has of the outside world. */
export type Io = {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly outIsTty: boolean;
  readonly errIsTty: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Calls back when Enter is pressed, on a terminal only. Answers how to stop listening. */
  readonly onEnter: (listener: () => void) => () => void;
  /** Aborted by Ctrl-C and by SIGTERM. Whoever asks for it promises to let the event loop run. */
  readonly interrupted: () => AbortSignal;
  /** From here on nothing that cannot be printed ends the command: nobody reads any more, or the disk of the log is full. */
  readonly goOnUnread: () => void;
};

export type StopSignal = 'SIGINT' | 'SIGTERM';

/** What an interrupted command throws. The exit code is what a shell counts for the signal: 130, or 143. */
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

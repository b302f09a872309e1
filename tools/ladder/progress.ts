export type Terminal = { readonly write: (text: string) => void; readonly isTty: boolean };

/** Milliseconds between two updates on a terminal, and between two lines in a log. */
const REDRAW = 200;
const LOG_EVERY = 60_000;

/** The progress of the whole ladder, and the remaining time. */
export class Progress {
  readonly #out: Terminal;
  readonly #now: () => number;
  #last = 0;

  constructor(out: Terminal, now: () => number = () => performance.now()) {
    this.#out = out;
    this.#now = now;
    this.#last = now();
  }

  /** Prints a permanent line. */
  say(line: string): void {
    this.#out.write(this.#out.isTty ? `\r\x1b[K${line}\n` : `${line}\n`);
  }

  /** Shows how far a match is. `secondsLeft` is for the whole ladder. */
  show(name: string, games: number, of: number, secondsLeft: number | undefined): void {
    const now = this.#now();
    const { isTty } = this.#out;
    if (now - this.#last < (isTty ? REDRAW : LOG_EVERY)) return;
    this.#last = now;
    const left = secondsLeft === undefined ? '' : `, ${duration(secondsLeft)} left in all`;
    const line = `  ${name}: ${games} of ${of} games${left}`;
    this.#out.write(isTty ? `\r\x1b[K${line}` : `${line}\n`);
  }
}

/** @example duration(4000) // '1 h 7 min' */
export function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return `${Math.ceil(seconds)} s`;
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

import type { Millis } from '@saloon/kernel';
import type { Clock } from '../clock.ts';

/**
 * The time at one table, in whole milliseconds, never going back. A live table's clock stands still while the server is
 * down: it goes on from where its log ends. By correspondence days count whether or not a server runs, or anybody holds
 * the clock.
 */
export type TableClock = {
  /** By correspondence. */
  readonly isCorrespondence: boolean;
  readonly now: () => Millis;
  /** The moment on the monotonic clock when the table's clock will show this. */
  readonly monotonicAt: (at: Millis) => number;
  /** The time of day when the table's clock will show this; nobody knows of a live table, whose clock may stand still. */
  readonly wallAt: (at: Millis) => number | undefined;
  /** Stands still from now on, or goes on from where it stood. */
  readonly hold: (isHeld: boolean) => void;
  /** For how long it has stood still by now. */
  readonly heldFor: () => Millis;
};

export function liveClock(clock: Clock, lastAt: Millis): TableClock {
  let zero = clock.monotonic() - lastAt;
  let heldAt: number | undefined;
  return {
    isCorrespondence: false,
    now: () => Math.floor((heldAt ?? clock.monotonic()) - zero),
    monotonicAt: (at) => zero + at,
    wallAt: () => undefined,
    hold(isHeld) {
      const now = clock.monotonic();
      if (isHeld) heldAt ??= now;
      else if (heldAt !== undefined) {
        zero += now - heldAt;
        heldAt = undefined;
      }
    },
    heldFor: () => (heldAt === undefined ? 0 : Math.floor(clock.monotonic() - heldAt)),
  };
}

export function correspondenceClock(clock: Clock, lastAt: Millis, openedAt: number): TableClock {
  // A machine whose clock was set back while no server ran: the table goes on from where its log ends.
  const zero = Math.min(openedAt, clock.wall() - lastAt);
  return {
    isCorrespondence: true,
    now: () => Math.floor(clock.wall() - zero),
    monotonicAt: (at) => clock.monotonic() + (at - (clock.wall() - zero)),
    wallAt: (at) => zero + at,
    hold: () => undefined,
    heldFor: () => 0,
  };
}

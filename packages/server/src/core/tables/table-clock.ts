import type { Millis } from '@saloon/kernel';
import type { Clock } from '../time/clock.ts';

/**
 * The time at one table, in whole milliseconds, never going back. A live table's clock stands still while the server is
 * down and continues where its log ends. Correspondence clocks always run, and can't be held.
 */
export type TableClock = {
  readonly isCorrespondence: boolean;
  readonly now: () => Millis;
  /** The monotonic time at which the table's clock will show `at`. */
  readonly monotonicAt: (at: Millis) => number;
  /** The wall-clock time at which the table's clock will show `at`; undefined for a live table, whose clock may be held. */
  readonly wallAt: (at: Millis) => number | undefined;
  /** Pauses the clock, or lets it continue. */
  readonly hold: (isHeld: boolean) => void;
  /** How long it has been paused. */
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
  // If the machine's clock was set back while no server ran, the table continues where its log ends.
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

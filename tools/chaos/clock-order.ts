/** A message to a server whose clocks we control, in milliseconds. */
export type ClockOrder = {
  /** Moves the wall clock ahead, or back. */
  readonly step?: number;
  /** Lets time pass on every clock. */
  readonly pass?: number;
};

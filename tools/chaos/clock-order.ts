/** What is said to a server whose clocks we turn, in milliseconds. */
export type ClockOrder = {
  /** The wall clock is set so much ahead, or back. */
  readonly step?: number;
  /** So much time passes, on every clock. */
  readonly pass?: number;
};

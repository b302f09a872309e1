/** One open line to a client, whatever carries it: a WebSocket, or a test's other end. */
export interface Wire {
  /** The address the limits count by. */
  readonly address: string;
  /** Bytes that the network has not taken yet. */
  readonly waiting: number;
  send(text: string): void;
  /** Says goodbye with a code of RFC 6455 and closes. */
  close(code: CloseCode): void;
  /** Ends it at once. */
  drop(): void;
}

export const CLOSE = { goingAway: 1001, policy: 1008, tooLarge: 1009, broken: 1011, tryLater: 1013 } as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** What comes over a line, in the order in which it comes. */
export interface WireListener {
  text(text: string): void;
  /** A message that is no text. */
  binary(): void;
  /** A ping of the line itself, which counts as a message does; `true` when it may be answered. */
  ping(): boolean;
  closed(): void;
}

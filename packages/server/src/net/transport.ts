/** One open line to a client, whatever carries it: a WebSocket, or a test's other end. */
export interface Transport {
  /** The address the limits count by. */
  readonly address: string;
  /** Strangers may share this address: it is a proxy's, and we were not told to trust what it says. Never blocked. */
  readonly isShared?: boolean;
  /** Bytes that the network has not taken yet. */
  readonly waiting: number;
  send(text: string): void;
  /** Says goodbye with a code of RFC 6455 and closes. */
  close(code: CloseCode): void;
  /** Says goodbye and reads nothing more, whatever the client still sends. */
  cut(code: CloseCode): void;
  /** Ends it at once. */
  drop(): void;
}

export const CLOSE = { goingAway: 1001, policy: 1008, tooLarge: 1009, broken: 1011, tryLater: 1013 } as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** What comes over a line, in the order in which it comes. */
export interface TransportListener {
  text(text: string): void;
  /** A message that is no text. */
  binary(): void;
  /** A ping or pong frame, which counts like a message. Returns whether a ping may be answered. */
  control(): boolean;
  /** The client sends more tiny parts of messages than anyone needs. */
  flooded(): void;
  closed(): void;
}

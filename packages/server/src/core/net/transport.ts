/** The connection to a client: a WebSocket, or an in-memory pair in tests. */
export interface Transport {
  /** The address that limits are counted by. */
  readonly address: string;
  /** Bytes in the send buffer. */
  readonly waiting: number;
  send(text: string): void;
  /** Closes with a code of RFC 6455. */
  close(code: CloseCode): void;
  /** Closes and reads nothing more, whatever the client still sends. */
  cut(code: CloseCode): void;
  /** Closes at once, without a closing frame. */
  drop(): void;
}

export const CLOSE = { goingAway: 1001, policy: 1008, tooLarge: 1009, broken: 1011, tryLater: 1013 } as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** Receives what a client sends, in order. */
export interface TransportListener {
  text(text: string): void;
  /** A binary message. */
  binary(): void;
  /** A ping or pong frame, which counts like a message. Returns whether a ping may be answered. */
  control(): boolean;
  /** The client sends more tiny parts of messages than anyone needs. */
  flooded(): void;
  closed(): void;
}

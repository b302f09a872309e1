import type { Split } from './time-split.ts';

/** The addresses of what servers share. */
export type Shared = { readonly database: string; readonly redis: string };

/** How a server under test is to be. */
export type ServerSetup = {
  /** A file that its profile is kept in. */
  readonly profile?: string | undefined;
  /** PostgreSQL and Redis, which it shares with others; without them it has a file to itself. */
  readonly shared?: Shared | undefined;
  /** How long a table that nobody looks at stays in memory. */
  readonly idleTable?: number | undefined;
  /** Deals come again after so many: what the games remember of hands is then soon complete. */
  readonly deals?: number | undefined;
  readonly botThreads?: number | undefined;
  /** Lines and tables in memory are counted, which costs a little. */
  readonly isTallied?: boolean | undefined;
};

/** What the bench asks the server's process over the side channel. */
export type Asked = 'cpu' | 'memory' | 'sweep' | 'profile' | 'split' | 'stop';

/** What a server holds: as it has it in its lists, and as it is found in its memory after garbage was collected. */
export type Held = {
  readonly connections: number;
  readonly connectionsFound: number;
  readonly tables: number;
  readonly tablesFound: number;
  /** Lines at tables. */
  readonly attachments: number;
  /** Places at our tables of connections on other servers. */
  readonly farPlaces: number;
  readonly timers: number;
  readonly lobbyRows: number;
  readonly addresses: number;
};

export type Figures = {
  /** Tables in memory. */
  readonly tables: number;
  /** Bytes; after a full collection of garbage, where memory was asked for. */
  readonly memory: number;
  readonly heapUsed: number;
  /** What of it the engine has compiled: more, the longer a program runs. */
  readonly codeUsed: number;
  readonly rss: number;
  /** Of the thread that serves. */
  readonly mainMicros: number;
  /** Of the thread that waits for the disk. */
  readonly storeMicros: number;
  /** Of the whole process. */
  readonly cpuMicros: number;
  /** How long the thread that serves had to wait for a core. */
  readonly starvedMicros: number;
  /** How late the event loop was since the last question, in milliseconds. */
  readonly loop: LoopDelay;
  /** How long commits took since the last question, in milliseconds. */
  readonly commits: readonly number[];
  /** How long the collector of garbage held the serving thread up each time since then, in milliseconds. */
  readonly pauses: readonly number[];
  /** Where the serving thread's time went since `profile`; only in the answer to `split`. */
  readonly split?: Split;
  /** Only in answers to `memory` and `sweep`, where it is tallied. */
  readonly held?: Held;
};

export type LoopDelay = { readonly p50: number; readonly p99: number; readonly most: number };

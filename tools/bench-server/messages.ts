import type { Split } from './time-split.ts';

/** The addresses of what several servers share. */
export type Shared = { readonly database: string; readonly redis: string };

/** How to start the server under test. */
export type ServerSetup = {
  /** The file for its CPU profile. */
  readonly profile?: string | undefined;
  /** PostgreSQL and Redis shared with others. Without them it has its own SQLite file. */
  readonly shared?: Shared | undefined;
  /** How long a table without viewers stays in memory. */
  readonly idleTable?: number | undefined;
  /** Deals repeat after this many, so that caches of hands are soon complete. */
  readonly deals?: number | undefined;
  readonly botThreads?: number | undefined;
  /** Counts connections and tables in memory, which costs a little. */
  readonly isTallied?: boolean | undefined;
};

/** What the bench asks the server's process. */
export type Asked = 'cpu' | 'memory' | 'sweep' | 'profile' | 'split' | 'stop';

/** What a server holds, by its own lists and by what is in memory after a garbage collection. */
export type Held = {
  readonly connections: number;
  readonly connectionsFound: number;
  readonly tables: number;
  readonly tablesFound: number;
  /** Subscriptions of connections to tables. */
  readonly attachments: number;
  /** Subscriptions to our tables from other servers. */
  readonly farPlaces: number;
  readonly timers: number;
  readonly lobbyRows: number;
  readonly addresses: number;
};

export type Figures = {
  /** Tables in memory. */
  readonly tables: number;
  /** Bytes; for `memory`, after a full garbage collection. */
  readonly memory: number;
  readonly heapUsed: number;
  /** Bytes of compiled code, which grow the longer a program runs. */
  readonly codeUsed: number;
  readonly rss: number;
  /** Of the main thread. */
  readonly mainMicros: number;
  /** Of the thread that writes to the disk. */
  readonly storeMicros: number;
  /** Of the whole process. */
  readonly cpuMicros: number;
  /** How long the main thread waited for a core. */
  readonly starvedMicros: number;
  /** Event loop delay since the last request, in milliseconds. */
  readonly loop: LoopDelay;
  /** Commit times since the last request, in milliseconds. */
  readonly commits: readonly number[];
  /** Garbage collection pauses of the main thread since the last request, in milliseconds. */
  readonly pauses: readonly number[];
  /** Where the main thread's time went since `profile`; only for `split`. */
  readonly split?: Split;
  /** Only for `memory` and `sweep`, if `isTallied`. */
  readonly held?: Held;
};

export type LoopDelay = { readonly p50: number; readonly p99: number; readonly most: number };

import { LIMITS } from '@saloon/protocol';

/** What the server allows: the protocol's limits, and some that clients need not know. */
export const SERVER_LIMITS = {
  ...LIMITS,
  /** Where the WebSocket itself gives up, without a word; between this and `messageBytes` the client is told. */
  frameBytes: 8 * LIMITS.messageBytes,
  /** So many bad messages end a connection. */
  strikes: 50,
  /** Frames over its limit that a connection may send, beyond its burst, before it is closed as a flood. */
  floodBurst: 120,
  /** How long an address is blocked after its first flood; doubled with each further one, up to the longest. */
  blockFirst: 10_000,
  /** 0 blocks nobody. */
  blockLongest: 3600 * 1000,
  /** An address that stayed quiet this long after its block starts over. */
  forgiveAfter: 3600 * 1000,
  /** A client that leaves so many bytes unread is dropped. */
  backlogBytes: 1024 * 1024,
  /** A line on which nobody has said hello after so long is closed. */
  helloWithin: 10_000,
  /** Lines at one table: beyond so many nobody else may watch. */
  linesPerTable: 300,
  /** Commands of all who watch one table together, and of those what is said and waved: in a burst, and a second. */
  watcherBurst: 120,
  watchersPerSecond: 60,
  watcherTalkBurst: 20,
  watcherTalkPerSecond: 4,
  /** Tables that one address may open, whoever asks, once it has opened ten times what one person may have. */
  tablesPerMinute: 60,
  /** Questions of an address over HTTP: in a burst, and a second. A first visit asks for some fifty files. */
  questionBurst: 600,
  questionsPerSecond: 60,
  /** What takes long, of an address: games played again to be saved or seen, moves wanted back. In a burst, and a second. */
  workBurst: 30,
  worksPerSecond: 1,
  /** How often a connection may join tables, in a burst and a second: each join is sent the whole table. */
  joinBurst: 60,
  joinsPerSecond: 2,
  /** A line on which nothing has come for so long is dead. */
  silence: 30_000,
  /** Time between two pings: while somebody plays (WB-TIME), and otherwise. */
  pingPlaying: 2000,
  /** It is drawn at random for each ping, by up to this much sooner or later: nobody can tell which ping comes before a race. */
  pingPlayingSpread: 1000,
  /** So much sooner a ping goes along with a step, and so much longer it waits for one. */
  pingSlack: 250,
  pingIdle: 10_000,
  /** Pings in a burst at each deal, the least time between two of them, and how much longer one waits for a step to go along with. */
  pingBurst: 4,
  pingBurstGap: 50,
  pingBurstSlack: 100,
  /** Pings of a race: one with its signal, the others after random gaps of at most this many milliseconds. */
  pingRace: 4,
  pingRaceGap: 80,
  lobbyRows: 300,
  /** Rows that the server keeps: the lobby shows the newest of them, and a search finds the others. */
  lobbyKept: 5000,
  /** A table that waits with nobody seated and without its host leaves the lobby after this long. */
  unlistEmpty: 120_000,
  /** Tables opened from one address that are in the lobby or in memory at a time. */
  tablesPerAddress: 60,
  /** How long a table nobody looks at stays in memory. */
  idleTable: 30_000,
  /** A device that has not said for so long that it wants to be called is called no more; it says so at every visit. */
  forgetCalls: 180 * 24 * 3600 * 1000,
  /** Waiting tables nobody came back to are forgotten after so long. */
  forgetWaiting: 14 * 24 * 3600 * 1000,
} as const;
export type Limits = { readonly [K in keyof typeof SERVER_LIMITS]: number };

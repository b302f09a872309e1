import { LIMITS } from '@saloon/protocol';

/** The limits of the server: those of the protocol, and some that clients needn't know. */
export const SERVER_LIMITS = {
  ...LIMITS,
  /** Multiplies every limit that the clients of one address share. */
  addressFactor: 1,
  /** A larger frame closes the WebSocket at once; one between `messageBytes` and this gets an error. */
  frameBytes: 8 * LIMITS.messageBytes,
  /** A connection is closed after this many invalid messages. */
  strikes: 50,
  /** Frames over its limit that a connection may send, beyond its burst, before it is closed as a flood. */
  floodBurst: 120,
  /** How long an address is blocked after its first flood; doubled with each further one, up to the longest. */
  blockFirst: 10_000,
  /** 0 blocks nobody. */
  blockLongest: 3600 * 1000,
  /** An address that stayed quiet this long after its block starts over. */
  forgiveAfter: 3600 * 1000,
  /** A client that leaves this many bytes unread is disconnected. */
  backlogBytes: 1024 * 1024,
  /** A connection without a hello is closed after this many milliseconds. */
  helloWithin: 10_000,
  /** Connections at one table: beyond this number nobody else may watch. */
  connectionsPerTable: 300,
  /** Commands of all spectators of one table together, and of those chat and emotes: in a burst, and per second. */
  watcherBurst: 120,
  watchersPerSecond: 60,
  watcherTalkBurst: 20,
  watcherTalkPerSecond: 4,
  /** What is stored for an address, in a burst and per second: `stored-costs.ts` says what counts how much. */
  storedBurst: 1000,
  storedPerSecond: 0.5,
  /** HTTP requests of an address, in a burst and per second. A first visit needs some fifty files. */
  questionBurst: 600,
  questionsPerSecond: 60,
  /** Slow work for an address, in a burst and per second: replaying games, checking undo requests. */
  workBurst: 30,
  worksPerSecond: 1,
  /** Join codes that an address may try: enough for a room, too few to find a table by chance. */
  guessBurst: 20,
  guessesPerSecond: 1 / 6,
  /** Joins of a connection, in a burst and per second: each join is sent the whole table. */
  joinBurst: 60,
  joinsPerSecond: 2,
  /** A connection that is silent this long is dead. */
  silence: 30_000,
  /** Time between two pings while the user plays (WB-TIME); `pingIdle` otherwise. */
  pingPlaying: 2000,
  /** Each ping is sent up to this much sooner or later, at random, so that nobody can predict the ping before a race. */
  pingPlayingSpread: 1000,
  /** A ping may be sent this much sooner, or wait this much longer, to share a packet with a step. */
  pingSlack: 250,
  pingIdle: 10_000,
  /** Pings in the burst at each deal, the least time between two, and how much longer one may wait for a step. */
  pingBurst: 4,
  pingBurstGap: 50,
  pingBurstSlack: 100,
  /** Pings of a race: one with its signal, the others after random gaps of at most this many milliseconds. */
  pingRace: 4,
  pingRaceGap: 80,
  lobbyRows: 300,
  /** Rows in memory: the lobby shows the newest of them, and searches find the others. */
  lobbyKept: 5000,
  /** A table that waits with nobody seated and without its host leaves the lobby after this long. */
  unlistEmpty: 120_000,
  /** Tables opened from one address that are in the lobby or in memory at a time. */
  tablesPerAddress: 60,
  /** How long a table without subscribers stays in memory. */
  idleTable: 30_000,
  /** A push subscription is deleted after this long without a visit; each visit renews it. */
  forgetPushSubscription: 180 * 24 * 3600 * 1000,
  /** Tables that never started are deleted after this long without a visit. */
  forgetWaiting: 14 * 24 * 3600 * 1000,
} as const;
export type Limits = { readonly [K in keyof typeof SERVER_LIMITS]: number };

/** For tools and tests in which one address plays many people. A server has it from `--address-factor`, never from a client. */
export const MANY_PEOPLE = { addressFactor: 1e6 } as const;

const PER_ADDRESS = [
  'connectionsPerAddress',
  'tablesPerAddress',
  'storedBurst',
  'storedPerSecond',
  'questionBurst',
  'questionsPerSecond',
  'workBurst',
  'worksPerSecond',
  'guessBurst',
  'guessesPerSecond',
] as const satisfies readonly (keyof Limits)[];

/** The usual limits with some changed, and `addressFactor` multiplied in. */
export function limitsWith(changed: Partial<Limits> = {}): Limits {
  const limits = { ...SERVER_LIMITS, ...changed };
  const scaled = PER_ADDRESS.map((name) => [name, limits[name] * limits.addressFactor]);
  return { ...limits, ...Object.fromEntries(scaled) };
}

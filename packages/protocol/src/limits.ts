/** What a client may send. The error for a message over a limit names the limit. */
export const LIMITS = {
  /** A message, in bytes. */
  messageBytes: 8192,
  nameLength: 24,
  titleLength: 40,
  chatLength: 300,
  /** Comments on the steps of one finished game. */
  commentsPerTable: 200,
  /** Messages a connection may send in a burst, and how many a second it gets back. */
  burst: 60,
  perSecond: 30,
  /** Chat lines and emotes a connection may send in a burst, and how many a second it gets back. */
  chatBurst: 6,
  chatPerSecond: 1,
  /** Hints a connection may ask for in a burst, and how many a second it gets back. */
  hintBurst: 4,
  hintPerSecond: 0.25,
  /** Live connections from one address, and tables one person may have open. */
  connectionsPerAddress: 40,
  tablesPerUser: 20,
  /** The address of a push subscription. */
  endpointLength: 1000,
  /** Devices that one person can be notified on. */
  pushSubscriptionsPerUser: 8,
  /** The longest delay of spectators, in seconds. */
  spectatorDelay: 600,
} as const;

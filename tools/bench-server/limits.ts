const NO_LIMIT = 1e9;

/**
 * Everybody comes from one address and plays as fast as they can. `versus` also measures commits that have no `addressFactor`,
 * so the limits per address that they would reach are named, too.
 */
export const NO_LIMITS = {
  addressFactor: 1e6,
  connectionsPerAddress: NO_LIMIT,
  tablesPerAddress: NO_LIMIT,
  tablesPerUser: NO_LIMIT,
  burst: NO_LIMIT,
  perSecond: NO_LIMIT,
  joinBurst: NO_LIMIT,
} as const;

/** C45-RULING-24: what keeps a table of bots from arming for ever. */
export const PROPOSED = { idleRoundLimit: 10, maxRobberies: 60 } as const;

import type { AnyGame } from '@saloon/kernel';

/** Strangers play against the clock, and a game that bots could keep going for ever has an end. */
const WANTED = { timed: true, idleRoundLimit: 10, maxRobberies: 60 } as const;

/** The options of a quick match: those of the pace, and `WANTED` as far as the game has them. */
export const matchOptions = (game: AnyGame, pace: string): Readonly<Record<string, string | number | boolean>> => ({
  ...Object.fromEntries(Object.entries(WANTED).filter(([name]) => Object.hasOwn(game.options as object, name))),
  pace,
});

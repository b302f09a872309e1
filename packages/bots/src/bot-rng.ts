import { deriveSeed, type Rng, rngFrom, type Seat, type Seed } from '@saloon/kernel';

/** The generator of the bot in this seat: its own, so that what it draws changes nothing in the game. */
export const botRng = (seed: Seed, seat: Seat): Rng => rngFrom(deriveSeed(seed, `bot ${seat}`));

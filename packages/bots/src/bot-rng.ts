import { deriveSeed, type Rng, rngFrom, type Seat, type Seed } from '@saloon/kernel';

/** The generator of the bot in this seat. It is separate from the game's, so bots don't change the deal. */
export const botRng = (seed: Seed, seat: Seat): Rng => rngFrom(deriveSeed(seed, `bot ${seat}`));

import { type Bot, random } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { defaultOptions, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { playGame } from './play-game.ts';

/** Writes to all that is in this data, as far as it can be written to. */
function scribble(data: unknown): void {
  if (typeof data !== 'object' || data === null) return;
  for (const [name, part] of Object.entries(data)) {
    if (typeof part === 'object') scribble(part);
    else if (!Object.isFrozen(data)) Object.assign(data, { [name]: 'scribbled' });
  }
}

/** Plays as `random` does, and treats what it was shown in this way afterwards. */
const guest = (treat: (shown: unknown) => void): Bot => ({
  id: 'guest',
  decide(sight, rng) {
    if (!sight.owed) return undefined;
    const shown = sight.look();
    const decided = random.decide(sight, rng);
    treat(shown);
    return decided;
  },
});

test.each(games)('a guest who scribbles over what it is shown changes nothing in a game of $id', (game) => {
  const options = defaultOptions(game.options);
  const seats = game.seats(options).min;
  const play = (treat: (shown: unknown) => void) => {
    const bots = Array.from({ length: seats }, (_, i) => (i === 0 ? guest(treat) : random));
    const { outcome, inputs } = playGame(game, bots, { options, seats, seed: seedOf(11) });
    return { outcome, inputs };
  };
  const neat = play(() => undefined);
  expect(play(scribble)).toEqual(neat);
});

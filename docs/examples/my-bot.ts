import { playGame } from '@saloon/arena';
import { type Bot, random } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { choose, defaultOptions, seedOf } from '@saloon/kernel';

/** Tries every move on three guesses at what it cannot see, and takes the one after which it stands best. */
export const curious: Bot = {
  id: 'curious',
  decide(info, rng) {
    const { game, seat } = info;
    if (!info.owed) return undefined; // it isn't my turn: wait
    const guesses = [info.sample(), info.sample(), info.sample()];
    let best = { move: choose(rng, info.legal()), worth: Number.NEGATIVE_INFINITY };
    for (const move of info.legal()) {
      let worth = 0;
      for (const guess of guesses) {
        const next = game.clone(guess);
        game.apply(next, { type: 'move', at: game.now(next) + 800, seat, move });
        worth += game.knowledge.evaluate(next, seat);
      }
      if (worth > best.worth) best = { move, worth };
    }
    return { move: best.move, after: 800 };
  },
};

if (import.meta.main) {
  for (const game of games) {
    const options = defaultOptions(game.options);
    const seats = game.seats(options).min;
    const bots = [curious, ...Array.from({ length: seats - 1 }, () => random)];
    console.log(game.id, playGame(game, bots, { options, seats, seed: seedOf(7) }).outcome.ranks);
  }
}

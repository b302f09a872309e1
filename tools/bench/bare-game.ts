import { type AnyGame, choose, type Rng, type Seed } from '@saloon/kernel';

/** Plays a random game with nothing around it: no bots, plans or clock. Returns how many decisions were made. */
export function playBareGame(game: AnyGame, options: unknown, seats: number, seed: Seed, rng: Rng): number {
  const state = game.setup(options, seats, seed);
  let at = 0;
  let decisions = 0;
  for (;;) {
    const [seat] = game.toAct(state);
    if (seat !== undefined) {
      const move = choose(rng, game.legalMoves(state, seat));
      const answers = game.question(state, move);
      const input = { type: 'move', at, seat, move } as const;
      game.apply(state, answers === undefined ? input : { ...input, answers });
      decisions += 1;
      continue;
    }
    if (game.outcome(state) !== undefined) return decisions;
    const deadline = game.deadline(state);
    if (deadline === undefined) throw new Error('Cannot go on: nobody has a move and no timer runs');
    at = Math.max(at, deadline.at);
    game.apply(state, { type: 'timer', at, id: deadline.id });
  }
}

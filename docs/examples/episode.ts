import { games } from '@saloon/catalog';
import { choose, defaultOptions, type Game, moveInput, type Outcome, rngFrom, type Seat, seedOf } from '@saloon/kernel';

/** How long everybody takes for a move, in the game's own time. Nobody waits. */
const PACE = 800;

/** One game, decision by decision, for any learner: `to` decides, sees `view()`, and chooses one of `moves()`. */
export class Episode<State, Move, View, Options> {
  readonly game: Game<State, Move, unknown, View, Options>;
  readonly state: State;
  /** Who decides now; nobody when the game is over. */
  to: Seat | undefined;

  constructor(game: Game<State, Move, unknown, View, Options>, seats: number, seed: number, options?: Options) {
    this.game = game;
    this.state = game.setup(options ?? defaultOptions(game.options), seats, seedOf(seed));
    this.to = this.#next();
  }

  /** What the seat that decides may know: what a learner may look at. The state knows more. */
  view(): View {
    return this.game.view(this.state, this.#decider());
  }

  /** A list of your own: sort it or empty it as you like. */
  moves(): Move[] {
    return this.game.legalMoves(this.state, this.#decider()).slice();
  }

  /** Plays one of `moves()`. What came of the game is the reward: `outcome.scores`, `outcome.ranks`, or `winShare`. */
  step(move: Move): Outcome | undefined {
    const { game, state } = this;
    const seat = this.#decider();
    const now = game.now(state);
    const last = (game.deadline(state)?.at ?? Number.POSITIVE_INFINITY) - 1;
    const at = Math.max(now, Math.min(now + PACE, last));
    game.apply(state, moveInput(game, state, { at, seat, move }));
    this.to = this.#next();
    return game.outcome(state);
  }

  /** Lets time pass until somebody owes a decision. Where several do, one is asked after the other. */
  #next(): Seat | undefined {
    const { game, state } = this;
    while (game.outcome(state) === undefined && game.toAct(state).length === 0) {
      const deadline = game.deadline(state);
      if (deadline === undefined) throw new Error('Cannot go on: nobody owes a move and no timer runs');
      game.apply(state, { type: 'timer', at: Math.max(deadline.at, game.now(state)), id: deadline.id });
    }
    return game.toAct(state)[0];
  }

  #decider(): Seat {
    if (this.to === undefined) throw new Error('Cannot decide: the game is over');
    return this.to;
  }
}

if (import.meta.main) {
  const rng = rngFrom(seedOf(1));
  for (const game of games) {
    const start = performance.now();
    let decisions = 0;
    for (let seed = 0; seed < 1000; seed++) {
      const episode = new Episode(game, 2, seed);
      for (; episode.to !== undefined; decisions++) episode.step(choose(rng, episode.moves()));
    }
    console.log(`${game.id}: 1000 games, ${decisions} decisions, ${Math.round(performance.now() - start)} ms`);
  }
}

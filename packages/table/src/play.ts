import type { AnyGame, Input, Millis, Outcome, Seed } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';
import { Tape } from './tape.ts';

/** The game being played at a table. */
export class Play {
  readonly game: AnyGame;
  /** When it was dealt, on the table's clock: the game's clock begins there. */
  readonly dealtAt: Millis;
  state: unknown;
  outcome: Outcome | undefined = undefined;
  /** Grows whenever the state changes. */
  changes = 0;
  readonly tape: Tape;

  constructor(game: AnyGame, dealtAt: Millis, state: unknown, tape: Tape) {
    this.game = game;
    this.dealtAt = dealtAt;
    this.state = state;
    this.tape = tape;
  }

  /** Deals: answers what happened as well. */
  static deal(
    game: AnyGame,
    options: unknown,
    seats: number,
    seed: Seed,
    at: Millis,
    version: Version,
  ): { readonly play: Play; readonly events: readonly unknown[] } {
    const events: unknown[] = [];
    const deal = (emit?: (event: unknown) => void) => game.setup(options, seats, seed, emit);
    const state = deal((event) => events.push(event));
    return { play: new Play(game, at, state, new Tape(game, deal, version)), events };
  }

  /** Plays one input; answers what happened. The caller tells the tape, once it knows the version. */
  feed(input: Input<unknown>): readonly unknown[] {
    const events: unknown[] = [];
    this.game.apply(this.state, input, (event) => events.push(event));
    this.changes += 1;
    this.outcome = this.game.outcome(this.state);
    return events;
  }

  undo(): void {
    this.state = this.tape.undo();
    this.changes += 1;
  }

  copy(): Play {
    const copy = new Play(this.game, this.dealtAt, this.game.clone(this.state), this.tape.copy());
    copy.outcome = this.outcome;
    copy.changes = this.changes;
    return copy;
  }
}

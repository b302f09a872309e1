import type { AnyGame, Deadline, Input, Millis, Outcome, Seat } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';
import { type Deal, type SavedUndoLog, UndoLog } from './undo-log.ts';

/** A game being played as plain JSON. */
export type SavedPlay = {
  readonly dealtAt: Millis;
  readonly state: unknown;
  readonly changes: number;
  readonly inputs: number;
  readonly undoLog: SavedUndoLog;
};

/** The game being played at a table. */
export class Play {
  readonly game: AnyGame;
  /** When it was dealt, on the table's clock: the game's clock begins there. */
  readonly dealtAt: Millis;
  state: unknown;
  outcome: Outcome | undefined = undefined;
  /** Grows whenever the state changes. */
  changes = 0;
  /** How many inputs there are, without those that were taken back and with those of a game that is played on. */
  inputs: number;
  readonly undoLog: UndoLog;
  #log: string | undefined = undefined;

  constructor(game: AnyGame, dealtAt: Millis, state: unknown, undoLog: UndoLog, inputs = 0) {
    this.game = game;
    this.dealtAt = dealtAt;
    this.state = state;
    this.undoLog = undoLog;
    this.inputs = inputs;
  }

  /** Deals: answers what happened as well. */
  static deal(
    game: AnyGame,
    deal: Deal,
    at: Millis,
    version: Version,
    inputs = 0,
  ): { readonly play: Play; readonly events: readonly unknown[] } {
    const events: unknown[] = [];
    const state = deal((event) => events.push(event));
    return { play: new Play(game, at - game.now(state), state, new UndoLog(game, deal, version), inputs), events };
  }

  /** The clock that runs, if one does: its number in the game, and when it goes off on the table's clock. */
  get deadline(): Deadline | undefined {
    const running = this.game.deadline(this.state);
    return running && { id: running.id, at: running.at + this.dealtAt };
  }

  /** Plays one input; answers what happened. The caller tells the tape, once it knows the version. */
  feed(input: Input<unknown>): readonly unknown[] {
    const events: unknown[] = [];
    this.game.apply(this.state, input, (event) => events.push(event));
    this.changes += 1;
    this.inputs += 1;
    this.outcome = this.game.outcome(this.state);
    return events;
  }

  /** The hash of all inputs, once it is over: nothing comes after the end. */
  get log(): string {
    this.#log ??= this.undoLog.logHash();
    return this.#log;
  }

  /** Takes the last move of this seat back with this version of the table; answers the inputs that are gone. */
  undo(by: Seat, version: Version): readonly Input<unknown>[] {
    const { state, inputs } = this.undoLog.undo(by, version);
    this.state = state;
    this.changes += 1;
    this.inputs -= inputs.length;
    return inputs;
  }

  save(): SavedPlay {
    const { dealtAt, state, changes, inputs, undoLog } = this;
    return { dealtAt, state, changes, inputs, undoLog: undoLog.save() };
  }

  static restore(game: AnyGame, deal: Deal, saved: SavedPlay): Play {
    const { dealtAt, state, changes, inputs, undoLog } = saved;
    const play = new Play(game, dealtAt, state, UndoLog.restore(game, deal, undoLog), inputs);
    play.changes = changes;
    play.outcome = game.outcome(state);
    return play;
  }

  copy(): Play {
    const copy = new Play(this.game, this.dealtAt, this.game.clone(this.state), this.undoLog.copy(), this.inputs);
    copy.outcome = this.outcome;
    copy.changes = this.changes;
    return copy;
  }
}

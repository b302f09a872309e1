import { type AnyGame, type Deadline, type Input, type Millis, type Outcome, type Seat, sha256 } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';
import { type Deal, type SavedUndoLog, UndoLog } from './undo-log.ts';

/** A game being played as plain JSON. */
export type SavedPlay = {
  readonly dealtAt: Millis;
  readonly state: unknown;
  readonly changes: number;
  readonly inputs: number;
  readonly undoLog: SavedUndoLog;
  readonly position?: string | undefined;
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
  /** The number of inputs, without those taken back and with those of a continued game. */
  inputs: number;
  readonly undoLog: UndoLog;
  /** In duplicate play: a hash of all moves and timers, without their times. */
  position: string | undefined = undefined;
  #log: string | undefined = undefined;

  constructor(game: AnyGame, dealtAt: Millis, state: unknown, undoLog: UndoLog, inputs = 0) {
    this.game = game;
    this.dealtAt = dealtAt;
    this.state = state;
    this.undoLog = undoLog;
    this.inputs = inputs;
  }

  /** Deals. Also returns the events. */
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

  /** The running timer, if any: its id, and when it expires on the table's clock. */
  get deadline(): Deadline | undefined {
    const running = this.game.deadline(this.state);
    return running && { id: running.id, at: running.at + this.dealtAt };
  }

  /** Plays one input. Returns the events. The caller adds it to the undo log, once it knows the version. */
  feed(input: Input<unknown>): readonly unknown[] {
    const events: unknown[] = [];
    this.game.apply(this.state, input, (event) => events.push(event));
    this.changes += 1;
    this.inputs += 1;
    this.outcome = this.game.outcome(this.state);
    if (this.position !== undefined) this.position = positionAfter(this.position, this.game, input);
    return events;
  }

  /** The hash of all inputs, once the game is over. */
  get log(): string {
    this.#log ??= this.undoLog.logHash();
    return this.#log;
  }

  /** Takes this seat's last move back, with the bots' moves since if the seat is alone. Returns the removed inputs. */
  undo(by: Seat, version: Version, isAlone = false): readonly Input<unknown>[] {
    const { state, inputs } = this.undoLog.undo(by, version, isAlone);
    this.state = state;
    this.changes += 1;
    this.inputs -= inputs.length;
    return inputs;
  }

  save(): SavedPlay {
    const { dealtAt, state, changes, inputs, undoLog, position } = this;
    return { dealtAt, state, changes, inputs, undoLog: undoLog.save(), position };
  }

  static restore(game: AnyGame, deal: Deal, saved: SavedPlay): Play {
    const { dealtAt, state, changes, inputs, undoLog } = saved;
    const play = new Play(game, dealtAt, state, UndoLog.restore(game, deal, undoLog), inputs);
    play.changes = changes;
    play.position = saved.position;
    play.outcome = game.outcome(state);
    return play;
  }

  copy(): Play {
    const copy = new Play(this.game, this.dealtAt, this.game.clone(this.state), this.undoLog.copy(), this.inputs);
    copy.outcome = this.outcome;
    copy.changes = this.changes;
    copy.position = this.position;
    return copy;
  }
}

function positionAfter(position: string, game: AnyGame, input: Input<unknown>): string {
  if (input.type !== 'move' && input.type !== 'timer') return position;
  const line = input.type === 'timer' ? 'timer' : `${input.seat} ${game.formatMove(input.move)}`;
  return sha256(`${position} ${line}`);
}

import { type AnyGame, type Input, LOG_START, linkLog, type MoveInput } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';

/** At least so many of the last inputs are kept, and never more than twice as many. */
const KEPT = 40;

/** How to get the state from before everything. */
export type Deal = (emit?: (event: unknown) => void) => unknown;

/** The last move, the version it made, and the state before it. */
export type LastMove = { readonly before: unknown; readonly input: MoveInput<unknown>; readonly version: Version };

/** What a move told that was made with one version of the table and taken back with another. */
type TakenBack = { readonly made: Version; readonly back: Version; readonly events: readonly unknown[] };

/**
 * The last inputs of a game, and the state from before them. Events are not kept: they take ten times the memory of the
 * inputs, and are only asked for when somebody comes back, so they are played again then.
 */
export class Tape {
  readonly #game: AnyGame;
  readonly #deal: Deal;
  /** The state before the first input kept; nothing when that is the deal. */
  #base: unknown;
  /** The state after the first `KEPT` inputs, once there are so many: the next base. */
  #middle: unknown;
  /** What happened after this version is known: everything, while the base is the deal. */
  #from: Version = 0;
  readonly #dealt: Version;
  /** The hash of the inputs before the first one kept. */
  #log = LOG_START;
  readonly #inputs: Input<unknown>[] = [];
  readonly #versions: Version[] = [];
  #takenBack: readonly TakenBack[] = [];

  constructor(game: AnyGame, deal: Deal, dealt: Version) {
    this.#game = game;
    this.#deal = deal;
    this.#dealt = dealt;
  }

  /** `state` is the one after this input. */
  push(input: Input<unknown>, version: Version, state: unknown): void {
    this.#inputs.push(input);
    this.#versions.push(version);
    if (this.#inputs.length % KEPT !== 0) return;
    if (this.#inputs.length === 2 * KEPT) this.#forget();
    this.#middle = this.#game.clone(state);
  }

  /** What happened after this version; nothing when that is too long ago. */
  eventsSince(version: Version): readonly unknown[] | undefined {
    return version < this.#from ? undefined : this.#eventsAfter(version);
  }

  /** What those who know all up to this version were told by moves that have been taken back since. */
  voidSince(version: Version): readonly unknown[] {
    return this.#takenBack.flatMap(({ made, back, events }) => (made <= version && version < back ? events : []));
  }

  /** The hash of every input so far, as a recording of them has it. */
  logHash(): string {
    return this.#inputs.reduce((log, input) => linkLog(log, this.#game, input), this.#log);
  }

  /** All that is still known. */
  events(): readonly unknown[] {
    return this.#eventsAfter(this.#from);
  }

  #eventsAfter(version: Version): readonly unknown[] {
    const events: unknown[] = [];
    const emit = (event: unknown) => events.push(event);
    const state = this.#start(version < this.#dealt ? emit : undefined);
    for (let i = 0; i < this.#inputs.length; i++) {
      this.#game.apply(state, this.#inputs[i] as Input<unknown>, (this.#versions[i] ?? 0) > version ? emit : undefined);
    }
    return events;
  }

  /** The last input, if it was a move: what the table measures of the lines meanwhile does not count. */
  lastMove(): LastMove | undefined {
    const last = this.#lastMoveAt();
    if (last === undefined) return undefined;
    const input = this.#inputs[last];
    if (input?.type !== 'move') return undefined;
    return { before: this.#stateBefore(last), input, version: this.#versions[last] ?? 0 };
  }

  /** Forgets the last move with this version of the table; answers the state as if it had never been made. */
  undo(version: Version): unknown {
    const move = this.lastMove();
    const last = this.#lastMoveAt();
    if (move === undefined || last === undefined) throw new Error('Cannot undo: the last input was no move');
    const events: unknown[] = [];
    this.#game.apply(move.before, move.input, (event) => events.push(event));
    this.#takenBack = [...this.#takenBack.slice(1 - KEPT), { made: move.version, back: version, events }];
    this.#inputs.splice(last, 1);
    this.#versions.splice(last, 1);
    if (last < KEPT) this.#middle = undefined;
    return this.#stateBefore(this.#inputs.length);
  }

  /** The same inputs again, for another scene. */
  copy(): Tape {
    const copy = new Tape(this.#game, this.#deal, this.#dealt);
    copy.#base = this.#base === undefined ? undefined : this.#game.clone(this.#base);
    copy.#middle = this.#middle === undefined ? undefined : this.#game.clone(this.#middle);
    copy.#from = this.#from;
    copy.#log = this.#log;
    copy.#inputs.push(...this.#inputs);
    copy.#versions.push(...this.#versions);
    copy.#takenBack = this.#takenBack;
    return copy;
  }

  #lastMoveAt(): number | undefined {
    let i = this.#inputs.length - 1;
    while (i >= 0 && this.#inputs[i]?.type === 'lag') i -= 1;
    return this.#inputs[i]?.type === 'move' ? i : undefined;
  }

  #stateBefore(index: number): unknown {
    const state = this.#start();
    for (let i = 0; i < index; i++) this.#game.apply(state, this.#inputs[i] as Input<unknown>);
    return state;
  }

  #start(emit?: (event: unknown) => void): unknown {
    return this.#base === undefined ? this.#deal(emit) : this.#game.clone(this.#base);
  }

  #forget(): void {
    this.#base = this.#middle ?? this.#stateBefore(KEPT);
    for (let i = 0; i < KEPT; i++) this.#log = linkLog(this.#log, this.#game, this.#inputs[i] as Input<unknown>);
    this.#from = this.#versions[KEPT - 1] ?? this.#from;
    this.#inputs.splice(0, KEPT);
    this.#versions.splice(0, KEPT);
  }
}

import type { AnyGame, Input, MoveInput, Seat } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';
import { LOG_START, linkLog } from '@saloon/recording';

/**
 * At least so many of the last inputs that everybody saw something of are kept, and fewer than twice as many. What nobody saw is kept
 * with them and does not count: how far back is known would tell of it.
 */
const KEPT = 40;
/** Whoever does so much unseen has everything forgotten. */
const MOST = 50 * KEPT;

/** How to get the state from before everything. */
export type Deal = (emit?: (event: unknown) => void) => unknown;

/** The last move, the version it made, and the state before it. */
export type LastMove = { readonly before: unknown; readonly input: MoveInput<unknown>; readonly version: Version };

/** A game without a move: the state then, and the inputs that went with it. */
export type Undone = { readonly state: unknown; readonly inputs: readonly Input<unknown>[] };

/** What a move told that was made with one version of the table and taken back with another. */
type TakenBack = { readonly made: Version; readonly back: Version; readonly events: readonly unknown[] };

/** A tape as plain JSON. `quiet` are the places of inputs that nobody else knows of. */
export type SavedUndoLog = {
  readonly base?: unknown;
  readonly middle?: unknown;
  readonly middleAt: number;
  readonly from: Version;
  readonly dealt: Version;
  readonly log: string;
  readonly inputs: readonly Input<unknown>[];
  readonly versions: readonly Version[];
  readonly arePublic: readonly boolean[];
  readonly takenBack: readonly TakenBack[];
  readonly quiet: readonly number[];
};

/**
 * The last inputs of a game, and the state from before them. Events are not kept: they take ten times the memory of the
 * inputs, and are only asked for when somebody comes back, so they are played again then.
 */
export class UndoLog {
  readonly #game: AnyGame;
  readonly #deal: Deal;
  /** The state before the first input kept; nothing when that is the deal. */
  #base: unknown;
  /** The state after the first `KEPT` inputs that count, once there are so many: the next base. */
  #middle: unknown;
  /** How many inputs come before it. */
  #middleAt = 0;
  /** What happened after this version is known: everything, while the base is the deal. */
  #from: Version = 0;
  readonly #dealt: Version;
  /** The hash of the inputs before the first one kept. */
  #log = LOG_START;
  readonly #inputs: Input<unknown>[] = [];
  readonly #versions: Version[] = [];
  /** Which of them count, and how many do. */
  readonly #isPublic: boolean[] = [];
  #publics = 0;
  #takenBack: readonly TakenBack[] = [];
  /** Reflexes that nobody else knows of: see `lastMove`. */
  #quiet = new WeakSet<Input<unknown>>();

  constructor(game: AnyGame, deal: Deal, dealt: Version) {
    this.#game = game;
    this.#deal = deal;
    this.#dealt = dealt;
  }

  /** `state` is the one after this input, of which everybody is told something, or not: then `isQuiet` may hold. */
  push(input: Input<unknown>, version: Version, state: unknown, isPublic: boolean, isQuiet = false): void {
    if (isQuiet) this.#quiet.add(input);
    this.#inputs.push(input);
    this.#versions.push(version);
    this.#isPublic.push(isPublic);
    if (!isPublic) {
      if (this.#inputs.length >= MOST) this.#forget(this.#inputs.length, this.#game.clone(state));
      return;
    }
    this.#publics += 1;
    if (this.#publics % KEPT !== 0) return;
    if (this.#publics === 2 * KEPT) this.#forget(this.#middleAt, this.#middle ?? this.#stateBefore(this.#middleAt));
    this.#middle = this.#game.clone(state);
    this.#middleAt = this.#inputs.length;
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

  /**
   * The last input, if it was a move of this seat: what the table measures of the lines meanwhile does not count, nor does
   * what others did unseen, or whoever wants a move back would learn of it.
   */
  lastMove(by: Seat): LastMove | undefined {
    const last = this.#lastMoveAt(by);
    if (last === undefined) return undefined;
    const input = this.#inputs[last];
    if (input?.type !== 'move') return undefined;
    return { before: this.#stateBefore(last), input, version: this.#versions[last] ?? 0 };
  }

  /** Forgets the last move of this seat with this version of the table, and what others did unseen since. */
  undo(by: Seat, version: Version): Undone {
    const move = this.lastMove(by);
    const last = this.#lastMoveAt(by);
    if (move === undefined || last === undefined) throw new Error('Cannot undo: the last input was no move');
    const after = this.#inputs.splice(last);
    const versions = this.#versions.splice(last);
    const [isPublic = false, ...arePublic] = this.#isPublic.splice(last);
    const events: unknown[] = [];
    const gone = after.filter(({ type }) => type !== 'lag');
    for (const [i, input] of after.entries()) {
      const isKept = input.type === 'lag';
      this.#game.apply(move.before, input, isKept ? undefined : (event) => events.push(event));
      if (!isKept) continue;
      this.#inputs.push(input);
      this.#versions.push(versions[i] ?? version);
      this.#isPublic.push(arePublic[i - 1] ?? false);
    }
    this.#takenBack = [...this.#takenBack.slice(1 - KEPT), { made: move.version, back: version, events }];
    if (isPublic) this.#publics -= 1;
    if (last < this.#middleAt) this.#middle = undefined;
    return { state: this.#stateBefore(this.#inputs.length), inputs: gone };
  }

  /** The same inputs again, for another scene. */
  copy(): UndoLog {
    const copy = new UndoLog(this.#game, this.#deal, this.#dealt);
    copy.#base = this.#base === undefined ? undefined : this.#game.clone(this.#base);
    copy.#middle = this.#middle === undefined ? undefined : this.#game.clone(this.#middle);
    copy.#middleAt = this.#middleAt;
    copy.#from = this.#from;
    copy.#log = this.#log;
    copy.#inputs.push(...this.#inputs);
    copy.#versions.push(...this.#versions);
    copy.#takenBack = this.#takenBack;
    copy.#quiet = this.#quiet;
    copy.#isPublic.push(...this.#isPublic);
    copy.#publics = this.#publics;
    return copy;
  }

  /** Everything in it. It shares objects with this tape: write it out before the next input. */
  save(): SavedUndoLog {
    return {
      base: this.#base,
      middle: this.#middle,
      middleAt: this.#middleAt,
      from: this.#from,
      dealt: this.#dealt,
      log: this.#log,
      inputs: this.#inputs,
      versions: this.#versions,
      arePublic: this.#isPublic,
      takenBack: this.#takenBack,
      quiet: this.#inputs.flatMap((input, i) => (this.#quiet.has(input) ? i : [])),
    };
  }

  static restore(game: AnyGame, deal: Deal, saved: SavedUndoLog): UndoLog {
    const undoLog = new UndoLog(game, deal, saved.dealt);
    undoLog.#base = saved.base;
    undoLog.#middle = saved.middle;
    undoLog.#middleAt = saved.middleAt;
    undoLog.#from = saved.from;
    undoLog.#log = saved.log;
    for (const input of saved.inputs) undoLog.#inputs.push(input);
    for (const version of saved.versions) undoLog.#versions.push(version);
    for (const isPublic of saved.arePublic) undoLog.#isPublic.push(isPublic);
    undoLog.#publics = saved.arePublic.filter((isPublic) => isPublic).length;
    undoLog.#takenBack = saved.takenBack;
    for (const place of saved.quiet) {
      const input = undoLog.#inputs[place];
      if (input !== undefined) undoLog.#quiet.add(input);
    }
    return undoLog;
  }

  #lastMoveAt(by: Seat): number | undefined {
    for (let i = this.#inputs.length - 1; i >= 0; i--) {
      const input = this.#inputs[i];
      if (input === undefined || input.type === 'lag') continue;
      if (input.type === 'move' && input.seat === by) return i;
      if (!this.#quiet.has(input)) return undefined;
    }
    return undefined;
  }

  #stateBefore(index: number): unknown {
    const state = this.#start();
    for (let i = 0; i < index; i++) this.#game.apply(state, this.#inputs[i] as Input<unknown>);
    return state;
  }

  #start(emit?: (event: unknown) => void): unknown {
    return this.#base === undefined ? this.#deal(emit) : this.#game.clone(this.#base);
  }

  /** The first inputs go, after which the state is `base`. */
  #forget(count: number, base: unknown): void {
    this.#base = base;
    this.#from = this.#versions[count - 1] ?? this.#from;
    this.#versions.splice(0, count);
    for (const input of this.#inputs.splice(0, count)) this.#log = linkLog(this.#log, this.#game, input);
    for (const isPublic of this.#isPublic.splice(0, count)) if (isPublic) this.#publics -= 1;
  }
}

import type { AnyGame, Input, MoveInput, Seat } from '@saloon/kernel';
import type { Version } from '@saloon/protocol';
import { LOG_START, linkLog } from '@saloon/recording';

/**
 * At least this many of the last public inputs are stored, and fewer than twice as many. Hidden inputs in between are
 * stored too but don't count: otherwise the length of the log would reveal them.
 */
const KEPT = 40;
/** With this many hidden inputs, all of them are dropped. */
const MOST = 50 * KEPT;

/** Makes the state before the first input. */
export type Deal = (emit?: (event: unknown) => void) => unknown;

/** The last move, the version it made, and the state before it. */
export type LastMove = {
  readonly before: unknown;
  readonly input: MoveInput<unknown>;
  readonly version: Version;
  /** What came after it: hidden moves, latency, and the bots' moves if the seat plays against bots only. */
  readonly since: readonly Input<unknown>[];
};

/** The game after an undo: its state, and the removed inputs. */
export type Undone = { readonly state: unknown; readonly inputs: readonly Input<unknown>[] };

/** The events of a move that was made at one version and taken back at another. */
type TakenBack = { readonly made: Version; readonly back: Version; readonly events: readonly unknown[] };

/** An undo log as plain JSON. `quiet` are the indexes of inputs that no other player knows of. */
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
 * The last inputs of a game and the state before them. Events aren't stored: they take ten times the memory, and are
 * needed only after a reconnect, so they are replayed then.
 */
export class UndoLog {
  readonly #game: AnyGame;
  readonly #deal: Deal;
  /** The state before the first stored input; undefined if that is the deal. */
  #base: unknown;
  /** The state after the first `KEPT` public inputs, once there are so many: the next base. */
  #middle: unknown;
  /** How many inputs come before it. */
  #middleAt = 0;
  /** Events after this version are available: all of them, while the base is the deal. */
  #from: Version = 0;
  readonly #dealt: Version;
  /** The hash of the inputs before the first stored one. */
  #log = LOG_START;
  readonly #inputs: Input<unknown>[] = [];
  readonly #versions: Version[] = [];
  /** Which of them are public, and how many. */
  readonly #isPublic: boolean[] = [];
  #publics = 0;
  #takenBack: readonly TakenBack[] = [];
  /** Hidden reflexes: see `lastMove`. */
  #quiet = new WeakSet<Input<unknown>>();

  constructor(game: AnyGame, deal: Deal, dealt: Version) {
    this.#game = game;
    this.#deal = deal;
    this.#dealt = dealt;
  }

  /**
   * Adds an input; `state` is the one after it. `isPublic`: every viewer learned something. `isQuiet`: no other player
   * knows of it.
   */
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

  /** The events after this version; undefined if that is too long ago. */
  eventsSince(version: Version): readonly unknown[] | undefined {
    return version < this.#from ? undefined : this.#eventsAfter(version);
  }

  /** The events that viewers at this version have seen, and that were taken back since. */
  voidSince(version: Version): readonly unknown[] {
    return this.#takenBack.flatMap(({ made, back, events }) => (made <= version && version < back ? events : []));
  }

  /** The hash of every input so far, as a recording of them has it. */
  logHash(): string {
    return this.#inputs.reduce((log, input) => linkLog(log, this.#game, input), this.#log);
  }

  /** All stored events. */
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
   * The last input, if it was this seat's move. Latency inputs don't count, nor do hidden moves of others: the player
   * who asks for an undo would learn of them. If the seat is alone among bots, their moves don't count either.
   */
  lastMove(by: Seat, isAlone = false): LastMove | undefined {
    const last = this.#lastMoveAt(by, isAlone);
    if (last === undefined) return undefined;
    const input = this.#inputs[last];
    if (input?.type !== 'move') return undefined;
    const since = this.#inputs.slice(last + 1);
    return { before: this.#stateBefore(last), input, version: this.#versions[last] ?? 0, since };
  }

  /** Removes this seat's last move, and the inputs of others since. */
  undo(by: Seat, version: Version, isAlone = false): Undone {
    const move = this.lastMove(by, isAlone);
    const last = this.#lastMoveAt(by, isAlone);
    if (move === undefined || last === undefined) throw new Error('Cannot undo: the last input was no move');
    const after = this.#inputs.splice(last);
    const versions = this.#versions.splice(last);
    const arePublic = this.#isPublic.splice(last);
    const takenBack: TakenBack[] = [];
    const gone = after.filter(({ type }) => type !== 'lag');
    for (const [i, input] of after.entries()) {
      const isKept = input.type === 'lag';
      const events: unknown[] = [];
      this.#game.apply(move.before, input, isKept ? undefined : (event) => events.push(event));
      if (!isKept) {
        takenBack.push({ made: versions[i] ?? version, back: version, events });
        if (arePublic[i]) this.#publics -= 1;
        continue;
      }
      this.#inputs.push(input);
      this.#versions.push(versions[i] ?? version);
      this.#isPublic.push(arePublic[i] ?? false);
    }
    this.#takenBack = [...this.#takenBack, ...takenBack].slice(-KEPT);
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

  /** Saves everything. The result shares objects with this log: write it out before the next input. */
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

  #lastMoveAt(by: Seat, isAlone: boolean): number | undefined {
    for (let i = this.#inputs.length - 1; i >= 0; i--) {
      const input = this.#inputs[i];
      if (input === undefined || input.type === 'lag') continue;
      if (input.type === 'move' && input.seat === by) return i;
      if (!this.#quiet.has(input) && !(isAlone && input.type === 'move')) return undefined;
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

  /** Drops the first inputs; `base` is the state after them. */
  #forget(count: number, base: unknown): void {
    this.#base = base;
    this.#from = this.#versions[count - 1] ?? this.#from;
    this.#versions.splice(0, count);
    for (const input of this.#inputs.splice(0, count)) this.#log = linkLog(this.#log, this.#game, input);
    for (const isPublic of this.#isPublic.splice(0, count)) if (isPublic) this.#publics -= 1;
  }
}

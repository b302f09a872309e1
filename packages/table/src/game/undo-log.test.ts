import { findGame } from '@saloon/catalog';
import {
  below,
  defaultOptions,
  gameId,
  type Input,
  type Rng,
  randomInput,
  rngFrom,
  type Seed,
  seat,
  seedOf,
} from '@saloon/kernel';
import { logHash } from '@saloon/recording';
import { expect, test } from 'vitest';
import { type Deal, UndoLog } from './undo-log.ts';

const found = findGame(gameId('wright-brothers'));
if (found === undefined) throw new Error('Cannot test a undoLog: there is no game');
const game = found;
const OPTIONS = Object.assign({}, defaultOptions(game.options), { rounds: 20 });

/** A game on a tape, and beside it all of its inputs from the beginning. */
class Taped {
  readonly inputs: Input<unknown>[] = [];
  readonly undoLog: UndoLog;
  /** Tapes that hear the same from now on. */
  readonly others: UndoLog[] = [];
  readonly #deal: Deal;
  readonly #rng: Rng;
  readonly #isPublic: (input: Input<unknown>) => boolean;
  #state: unknown;
  /** The number of public inputs. */
  version = 0;

  constructor(seed: Seed, isPublic: (input: Input<unknown>) => boolean = () => true) {
    this.#isPublic = isPublic;
    this.#deal = (emit) => game.setup(OPTIONS, 3, seed, emit);
    this.#rng = rngFrom(seed);
    this.undoLog = new UndoLog(game, this.#deal, 0);
    this.#state = this.#deal();
  }

  /** The index of the last input other than latency. */
  get last(): number {
    return this.inputs.findLastIndex(({ type }) => type !== 'lag');
  }

  /** The log's last move of the seat that made it. */
  get lastMove() {
    const input = this.inputs[this.last];
    return this.undoLog.lastMove(input?.type === 'move' ? input.seat : seat(0));
  }

  oneIn(n: number): boolean {
    return below(this.#rng, n) === 0;
  }

  /** Somebody does something, or time runs out. */
  play(): void {
    this.#push(randomInput(game, this.#state, this.#rng));
  }

  playMove(): void {
    do this.play();
    while (this.lastMove === undefined);
  }

  measure(): void {
    this.tell(20 + below(this.#rng, 90));
  }

  tell(roundTrip: number): void {
    this.#push({ type: 'lag', at: game.now(this.#state), seat: seat(1), roundTrip });
  }

  #push(input: Input<unknown>): void {
    game.apply(this.#state, input);
    this.inputs.push(input);
    const isPublic = this.#isPublic(input);
    if (isPublic) this.version += 1;
    for (const undoLog of [this.undoLog, ...this.others]) undoLog.push(input, this.version, this.#state, isPublic);
  }

  undo(): void {
    const [gone] = this.inputs.splice(this.last, 1);
    if (gone?.type !== 'move') throw new Error('Cannot undo: the last input was no move');
    this.version += 1;
    const undone = this.undoLog.undo(gone.seat, this.version);
    expect(undone.inputs).toEqual([gone]);
    this.#state = undone.state;
    const state = this.#deal();
    for (const input of this.inputs) game.apply(state, input);
    expect(this.#state).toEqual(state);
  }

  eventsOfLast(count: number): readonly unknown[] {
    const events: unknown[] = [];
    const state = this.#deal();
    for (const [i, input] of this.inputs.entries()) {
      game.apply(state, input, i >= this.inputs.length - count ? (event) => events.push(event) : undefined);
    }
    return events;
  }
}

const isNoLine = ({ type }: Input<unknown>) => type !== 'lag';

test.each([
  ['everything', () => true],
  ['what is no line', isNoLine],
])('a undoLog forgets what is long ago, and what it still tells is as if it had kept %s that counts', (_, isPublic) => {
  for (let n = 0; n < 4; n++) {
    const taped = new Taped(seedOf(n), isPublic);
    const { undoLog, inputs } = taped;
    for (let i = 0; i < 260; i++) {
      if (taped.lastMove !== undefined && taped.oneIn(3 + 4 * n)) taped.undo();
      else if (taped.oneIn(6)) taped.measure();
      else taped.play();
      if (i % 7 !== 0 || taped.last < 0) continue;
      expect(undoLog.logHash()).toBe(logHash(game, inputs));
      const input = inputs[taped.last];
      expect(taped.lastMove?.input).toEqual(input?.type === 'move' ? input : undefined);
    }
  }
});

test('an undo after a latency input removes the move from the stored base', () => {
  for (const before of [39, 40, 79, 80]) {
    const taped = new Taped(seedOf(before));
    while (taped.inputs.length < before - 1) taped.measure();
    taped.playMove();
    for (let i = 0; i < 2; i++) taped.measure();
    taped.undo();
    // Far enough to forget once, and not twice.
    for (let i = 0; i < 50; i++) taped.measure();
    taped.playMove();
    taped.undo();
  }
});

test('what happened lately is known, whenever one asks: at least the last 40 inputs', () => {
  const taped = new Taped(seedOf(5));
  for (let i = 0; i < 260; i++) {
    taped.play();
    const count = Math.min(40, taped.inputs.length);
    if (i % 3 !== 0) continue;
    expect(taped.undoLog.eventsSince(taped.inputs.length - count)).toEqual(taped.eventsOfLast(count));
  }
});

test('how far back is known tells nothing of what happened unseen', () => {
  const [quiet, busy] = [new Taped(seedOf(7), isNoLine), new Taped(seedOf(7), isNoLine)];
  /** The first version since which all is known. */
  const knownFrom = ({ undoLog, version }: Taped) =>
    Array.from({ length: version + 1 }, (_, since) => since).find((since) => undoLog.eventsSince(since) !== undefined);
  const oldest = new Set<number | undefined>();
  for (let i = 0; i < 170; i++) {
    quiet.play();
    busy.play();
    if (i % 3 > 0) busy.tell(20);
    if (i % 40 > 2 && i % 40 < 37) continue;
    oldest.add(knownFrom(quiet));
    expect(knownFrom(busy)).toBe(knownFrom(quiet));
  }
  expect([...oldest]).toEqual([0, 40, 80, 120]);
});

test('thousands of hidden inputs cannot fill the memory: they are dropped, and the game continues', () => {
  const taped = new Taped(seedOf(8), isNoLine);
  for (let i = 0; i < 50; i++) taped.play();
  for (let i = 0; i < 1949; i++) taped.tell(20);
  expect(taped.undoLog.eventsSince(0)).toBeDefined();
  taped.tell(20);
  expect([taped.undoLog.eventsSince(49), taped.undoLog.eventsSince(50)]).toEqual([undefined, []]);
  taped.playMove();
  expect(taped.undoLog.eventsSince(50)).toEqual(taped.eventsOfLast(taped.inputs.length - 2000));
  taped.undo();
  for (let i = 0; i < 100; i++) taped.play();
  expect(taped.undoLog.logHash()).toBe(logHash(game, taped.inputs));
  expect(taped.undoLog.eventsSince(taped.version - 40)).toEqual(taped.eventsOfLast(40));
});

test('a copy does not change with the original', () => {
  const taped = new Taped(seedOf(6));
  while (taped.inputs.length < 43) taped.play();
  const copy = taped.undoLog.copy();
  const [hash, events] = [copy.logHash(), copy.events()];
  for (let i = 0; i < 60; i++) taped.play();
  expect([copy.logHash(), copy.events()]).toEqual([hash, events]);
});

test('a copy with the same inputs behaves the same', () => {
  const taped = new Taped(seedOf(9), isNoLine);
  for (let i = 0; i < 43; i++) {
    taped.play();
    taped.tell(20);
  }
  const copy = taped.undoLog.copy();
  taped.others.push(copy);
  for (let i = 0; i < 120; i++) {
    taped.play();
    if (i % 10 < 8) continue;
    const since = taped.version - 60;
    expect(copy.eventsSince(since)).toEqual(taped.undoLog.eventsSince(since));
    expect(copy.logHash()).toBe(taped.undoLog.logHash());
  }
});

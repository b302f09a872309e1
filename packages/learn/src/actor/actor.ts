import { type AnyGame, below, deriveSeed, itemAt, rngFrom, type Seed, seedOf } from '@saloon/kernel';
import { encodingOf } from '../encoding-of.ts';
import { type Finished, type Result, Table, type TableSpec } from './table.ts';
import { DECISION, type Layout, layoutOf, RESULT, START } from './wire.ts';

export type ActorSpec = TableSpec & {
  readonly game: AnyGame;
  /** The numbers of players; each game draws one. */
  readonly seats: readonly number[];
  /** Tables in each of the two halves. While the learner chooses for one half, the actor plays the other. */
  readonly rows: number;
  /** Does the critic see the observations of all seats? */
  readonly seesAll: boolean;
  readonly seed: number;
  /** The number of this actor. */
  readonly number: number;
};

type Half = { readonly bytes: Uint8Array; readonly words: Uint16Array; tables: Table[] };

/** Many games at once. Each message shows one half of them; the answer to it is read before the half's next message. */
export class Actor {
  readonly layout: Layout;
  readonly #spec: ActorSpec;
  readonly #halves: readonly [Half, Half];
  #seed: Seed;
  #games = 0;
  #messages = 0;
  #finished: Finished[] = [];
  #results: Result[] = [];

  constructor(spec: ActorSpec, segment: number) {
    const { game, rows, seats, seesAll } = spec;
    this.#spec = spec;
    this.layout = layoutOf(encodingOf(game), rows, seesAll ? Math.max(...seats) : 1);
    this.#seed = this.#seedOf(segment);
    this.#halves = [this.#half(), this.#half()];
  }

  #seedOf(segment: number): Seed {
    return deriveSeed(seedOf(this.#spec.seed), `actor ${this.#spec.number} segment ${segment}`);
  }

  #half(): Half {
    const bytes = new Uint8Array(this.layout.size);
    const tables = Array.from({ length: this.#spec.rows }, () => this.#newTable());
    return { bytes, words: new Uint16Array(bytes.buffer), tables };
  }

  /** Drops all games and starts others, as an actor would that begins with this segment. */
  restart(segment: number): void {
    this.#seed = this.#seedOf(segment);
    this.#games = 0;
    this.#messages = 0;
    this.#finished = [];
    this.#results = [];
    for (const half of this.#halves) half.tables = half.tables.map(() => this.#newTable());
  }

  #newTable(): Table {
    for (;;) {
      const seed = deriveSeed(this.#seed, this.#games++);
      const seats = itemAt(this.#spec.seats, below(rngFrom(seed), this.#spec.seats.length));
      const table = new Table(this.#spec, seats, seed);
      if (table.proceed()) return table;
    }
  }

  /** The next message: what has finished, and the choices of the half whose turn it is. */
  *message(): Generator<Uint8Array> {
    const half = itemAt(this.#halves, this.#messages % 2);
    for (const [row, table] of half.tables.entries()) table.write(half.bytes, half.words, this.layout, row);
    yield packed(this.#finished, this.#results);
    yield half.bytes;
    this.#finished = [];
    this.#results = [];
    this.#messages += 1;
  }

  /** Plays the answer to the message before the last one. */
  answer(bytes: Uint8Array): void {
    const message = this.#messages - 2;
    const half = itemAt(this.#halves, message % 2);
    const { values } = this.layout;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (const [row, table] of half.tables.entries()) {
      table.choose(bytes[4 + row] ?? 0, view.getFloat32(values + 4 * row, true), message, row);
      if (table.proceed()) continue;
      if (!table.isDropped) this.#results.push(table.finish((decision) => this.#finished.push(decision)));
      half.tables[row] = this.#newTable();
    }
  }
}

function packed(finished: readonly Finished[], results: readonly Result[]): Uint8Array {
  const bytes = new Uint8Array(START + DECISION * finished.length + RESULT * results.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, finished.length, true);
  view.setUint32(4, results.length, true);
  let at = START;
  for (const { message, row, advantage, reward, next, shares } of finished) {
    view.setUint32(at, message, true);
    view.setUint32(at + 4, row, true);
    view.setFloat32(at + 8, advantage, true);
    view.setFloat32(at + 12, reward, true);
    view.setUint32(at + 16, next, true);
    for (let i = 0; i < shares.length; i++) view.setFloat32(at + 20 + 4 * i, shares[i] as number, true);
    at += DECISION;
  }
  for (const { kind, share } of results) {
    view.setUint32(at, kind, true);
    view.setFloat32(at + 4, share, true);
    at += RESULT;
  }
  return bytes;
}

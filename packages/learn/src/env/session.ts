import { type AnyGame, ENCODED_ONE, seedOf } from '@saloon/kernel';
import { Environment } from './environment.ts';

/** What a client sends, one JSON object a line. */
type Request = {
  readonly type?: unknown;
  readonly seeds?: unknown;
  readonly actions?: unknown;
  readonly game?: unknown;
};

const MOST_SEED = 999_999_999_999_999;

/** Many games of one kind, driven by lines of JSON: docs/research.md describes them. */
export class EnvSession {
  readonly #games: readonly Environment[];
  readonly #seats: number;
  readonly #features: Int8Array;
  readonly #mask: Uint8Array;

  constructor(game: AnyGame, options: unknown, seats: number, count: number, seed: number) {
    this.#games = Array.from({ length: count }, (_, i) => new Environment(game, options, seats, seedOf(seed + i)));
    const { features, parts, isFixed } = this.#first.encoding;
    this.#seats = seats;
    this.#features = new Int8Array(count * features.length);
    this.#mask = new Uint8Array(isFixed ? count * parts.length : 0);
  }

  get #first(): Environment {
    const [first] = this.#games;
    if (first === undefined) throw new Error('Cannot play without games');
    return first;
  }

  /** What the numbers mean: the first line that a client reads. */
  hello(): string {
    const { game, encoding } = this.#first;
    const { version, features, parts, isFixed } = encoding;
    return JSON.stringify({
      type: 'hello',
      game: game.id,
      encoding: version,
      games: this.#games.length,
      seats: this.#seats,
      one: ENCODED_ONE,
      features,
      parts,
      actions: isFixed ? 'fixed' : 'listed',
    });
  }

  /** Answers one line. A line that is wrong changes nothing and gets an error with the reason. */
  reply(line: string): string {
    try {
      return this.#answer(JSON.parse(line));
    } catch (error) {
      return JSON.stringify({ type: 'error', message: error instanceof Error ? error.message : String(error) });
    }
  }

  #answer(request: Request | null): string {
    switch (request?.type) {
      case 'reset':
        this.#reset(request.seeds);
        return this.#state();
      case 'step':
        this.#step(request.actions);
        return this.#state();
      case 'describe':
        return this.#describe(request.game);
      default:
        throw new Error('type is reset, step or describe');
    }
  }

  #reset(seeds: unknown): void {
    for (const [i, seed] of this.#list(seeds, 'seeds').map(seedIn).entries()) this.#games[i]?.reset(seedOf(seed));
  }

  /** Checks every action before it plays the first one. */
  #step(actions: unknown): void {
    const steps = this.#list(actions, 'actions').map((action, i): (() => void) => {
      const environment = this.#games[i] as Environment;
      if (action === null) return () => undefined;
      if (typeof action === 'object' && action !== null && 'seed' in action) {
        const seed = seedIn(action.seed, i);
        return () => environment.reset(seedOf(seed));
      }
      const place = placeOf(environment, action);
      if (place === -1) throw new Error(`action ${JSON.stringify(action)} of game ${i} is not legal`);
      return () => environment.step(place);
    });
    for (const step of steps) step();
  }

  #list(value: unknown, name: string): readonly unknown[] {
    if (Array.isArray(value) && value.length === this.#games.length) return value;
    throw new Error(`${name} is a list with an entry for each of the ${this.#games.length} games`);
  }

  #state(): string {
    const { features, parts, isFixed } = this.#first.encoding;
    const moves: (readonly (readonly number[])[])[] = [];
    this.#mask.fill(0);
    for (const [i, environment] of this.#games.entries()) {
      environment.observe(this.#features.subarray(i * features.length, (i + 1) * features.length));
      const listed = environment.parts();
      if (!isFixed) moves.push(listed);
      else for (const [action = 0] of listed) this.#mask[i * parts.length + action] = 1;
    }
    return JSON.stringify({
      type: 'state',
      seats: this.#games.map(({ seat }) => seat ?? -1),
      done: this.#games.map(({ outcome }) => outcome !== undefined),
      rewards: this.#games.map((environment) => environment.rewards()),
      features: base64(this.#features),
      ...(isFixed ? { mask: base64(this.#mask) } : { moves }),
    });
  }

  #describe(game: unknown): string {
    const environment = typeof game === 'number' ? this.#games[game] : undefined;
    if (environment === undefined) throw new Error(`game is a number from 0 to ${this.#games.length - 1}`);
    const { formatMove } = environment.game;
    const moves = environment.legal.map((move) => formatMove(move));
    return JSON.stringify({ type: 'description', moves, parts: environment.parts(), view: environment.view() });
  }
}

const base64 = (bytes: Int8Array | Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');

/** The place of an action among the legal moves, or -1. */
function placeOf(environment: Environment, action: unknown): number {
  if (!environment.encoding.isFixed) {
    const isPlace = Number.isInteger(action) && Number(action) >= 0 && Number(action) < environment.legal.length;
    return isPlace ? Number(action) : -1;
  }
  return environment.parts().findIndex(([first]) => first === action);
}

function seedIn(value: unknown, game: number): number {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_SEED) return Number(value);
  throw new Error(`the seed of game ${game} is a whole number from 0 to ${MOST_SEED}`);
}

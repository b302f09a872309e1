import { playGame, wilson } from '@saloon/arena';
import { findBot } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { type AnyGame, defaultOptions, deriveSeed, seatsOf, seedOf } from '@saloon/kernel';
import { KINDS, type Kind, type Observation, observe } from './observe.ts';
import type { BalanceTable } from './tables.ts';

/** Results of one group: games counted, wins, and its own 95 % interval, in shares of 1. */
export type Group = {
  readonly kind: Kind;
  readonly key: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** It wins more or less than parity, and luck hardly explains that. */
  readonly finding?: 'more' | 'less';
};

export type TableBalance = BalanceTable & {
  readonly games: number;
  readonly parity: number;
  readonly groups: readonly Group[];
};

/** Plays a table's games one by one and adds them up. */
export class TableCount {
  readonly table: BalanceTable;
  readonly #game: AnyGame;
  readonly #bot: string;
  readonly #sums = new Map<string, { readonly kind: Kind; readonly key: string; games: number; wins: number }>();
  #parity = 0;
  games = 0;

  constructor(table: BalanceTable, bot: string) {
    const game = games.find(({ id }) => id === table.game);
    if (game === undefined) throw new Error(`Cannot find the game ${table.game}`);
    this.table = table;
    this.#game = game;
    this.#bot = bot;
  }

  play(): void {
    const { seats, options, id } = this.table;
    const bot = findBot(this.#bot);
    if (bot === undefined) throw new Error(`Cannot find the bot ${this.#bot}`);
    const events: unknown[] = [];
    const all = { ...(defaultOptions(this.#game.options) as object), ...options };
    const { state, outcome } = playGame(
      this.#game,
      seatsOf(seats).map(() => bot),
      {
        options: all,
        seats,
        seed: deriveSeed(seedOf(44), `${this.#game.id} ${id} ${this.games}`),
        emit: (event) => events.push(event),
      },
    );
    this.games += 1;
    this.#parity = 1 / (this.#game.teams?.(state).length ?? seats);
    for (const one of observe(this.#game, state, outcome, events)) this.#add(one);
  }

  result(): TableBalance {
    const groups = [...this.#sums.values()]
      .map(({ kind, key, games: count, wins }) => ({
        kind,
        key,
        games: count,
        share: wins / count,
        ...wilson(wins, count),
      }))
      .sort(
        (a, b) =>
          KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
          (a.kind === 'character' ? b.share - a.share : a.key < b.key ? -1 : 1),
      );
    return { ...this.table, games: this.games, parity: this.#parity, groups: groups.map(rounded) };
  }

  #add({ kind, key, won }: Observation): void {
    const name = `${kind} ${key}`;
    const sum = this.#sums.get(name) ?? { kind, key, games: 0, wins: 0 };
    this.#sums.set(name, sum);
    sum.games += 1;
    sum.wins += won;
  }
}

const round = (share: number): number => Math.round(1000 * share) / 1000;
const rounded = ({ share, low, high, ...group }: Group): Group => ({
  ...group,
  share: round(share),
  low: round(low),
  high: round(high),
});

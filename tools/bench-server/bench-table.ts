import type { TableId } from '@saloon/protocol';
import { BenchClient } from './bench-client.ts';
import type { TableKind } from './tables-in-play.ts';
import type { Dial } from './thin-socket.ts';

const USUAL_TABLE: TableKind = { game: 'wright-brothers', seats: 4 };
/** Options for long games, so that tables are seldom opened. */
const OPTIONS: Readonly<Record<string, Record<string, number>>> = { 'wright-brothers': { rounds: 20 } };

/** Some clients at one table, who play moves on request. */
export class BenchTable {
  readonly #clients: readonly BenchClient[];
  readonly #game: string;
  /** The last version that each seat received. */
  #heard: number[] = [];
  #check: () => void = () => undefined;
  #table: TableId | undefined;
  #isOver = false;

  private constructor(clients: readonly BenchClient[], game: string) {
    this.#clients = clients;
    this.#game = game;
  }

  static async open(to: number | Dial, { game, seats } = USUAL_TABLE): Promise<BenchTable> {
    const clients: BenchClient[] = [];
    for (let i = 0; i < seats; i++) clients.push(await BenchClient.connect(to, `Bench ${i}`));
    const table = new BenchTable(clients, game);
    await table.#begin();
    return table;
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  /**
   * Plays one required move. Returns the milliseconds from sending it until every seat received the step, or
   * undefined if nobody could move or the move came too late.
   */
  async move(): Promise<number | undefined> {
    if (this.#isOver) await this.#begin();
    const table = this.#table;
    if (table === undefined) return undefined;
    for (const client of this.#clients) {
      const command = client.choose();
      if (command === undefined) continue;
      const sent = performance.now();
      const answer = await client.order(table, command);
      if (answer.type !== 'done') return undefined;
      await this.#allHeard(answer.version);
      return performance.now() - sent;
    }
    return undefined;
  }

  /** Resolves when every seat has received `version`. */
  #allHeard(version: number): Promise<void> {
    return new Promise((resolve) => {
      this.#check = () => {
        if (this.#heard.every((last) => last >= version)) resolve();
      };
      this.#check();
    });
  }

  async #begin(): Promise<void> {
    const [host, ...others] = this.#clients;
    if (host === undefined) return;
    const last = this.#table;
    if (last !== undefined) for (const client of this.#clients) client.unjoin(last);
    const game = this.#game;
    const seats = [{ type: 'me' } as const, ...others.map(() => ({ type: 'open' }) as const)];
    const table = await host.open(seats, { game, options: OPTIONS[game] ?? {} });
    for (const [seat, client] of this.#clients.entries()) {
      await client.join(table);
      if (seat > 0) await client.order(table, { type: 'sit', seat });
    }
    this.#table = table;
    this.#isOver = false;
    this.#heard = this.#clients.map(() => 0);
    for (const [i, client] of this.#clients.entries()) {
      client.onStep = (version) => {
        this.#heard[i] = version;
        this.#check();
      };
    }
    host.onOver = () => {
      this.#isOver = true;
    };
    await host.order(table, { type: 'start' });
  }
}

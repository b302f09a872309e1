import type { TableId } from '@saloon/protocol';
import { BenchClient } from './bench-client.ts';

const SEATS = 4;

/** Four clients at one table, who play moves as they are asked for them. */
export class BenchTable {
  readonly #clients: readonly BenchClient[];
  /** The last version each seat was told. */
  #heard: number[] = [];
  #check: () => void = () => undefined;
  #table: TableId;
  #isOver = false;

  private constructor(clients: readonly BenchClient[], table: TableId) {
    this.#clients = clients;
    this.#table = table;
  }

  static async open(port: number): Promise<BenchTable> {
    const clients: BenchClient[] = [];
    for (let i = 0; i < SEATS; i++) clients.push(await BenchClient.connect(port, `Bench ${i}`));
    const table = new BenchTable(clients, '' as TableId);
    await table.#begin();
    return table;
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  /**
   * Plays one move of whoever owes one; answers how long it took from the move sent to the step received by every
   * seat, or nothing when nobody could move or the move came too late.
   */
  async move(): Promise<number | undefined> {
    if (this.#isOver) await this.#begin();
    for (const client of this.#clients) {
      const command = client.choose();
      if (command === undefined) continue;
      const sent = performance.now();
      const answer = await client.order(this.#table, command);
      if (answer.type !== 'done') return undefined;
      await this.#allHeard(answer.version);
      return performance.now() - sent;
    }
    return undefined;
  }

  /** Resolves when every seat has been told of a version. */
  #allHeard(version: number): Promise<void> {
    return new Promise((resolve) => {
      this.#check = () => {
        if (this.#heard.every((last) => last >= version)) resolve();
      };
      this.#check();
    });
  }

  async #begin(): Promise<void> {
    const [host] = this.#clients;
    if (host === undefined) return;
    this.#table = await host.open([{ type: 'me' }, { type: 'open' }, { type: 'open' }, { type: 'open' }]);
    for (const [seat, client] of this.#clients.entries()) {
      await client.join(this.#table);
      if (seat > 0) await client.order(this.#table, { type: 'sit', seat });
    }
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
    await host.order(this.#table, { type: 'start' });
  }
}

import { setImmediate as turn } from 'node:timers/promises';
import type { House } from '../../packages/server/src/house.ts';
import type { Held } from './messages.ts';

/** Counts the connections and tables in memory, whether or not the server still has them in a list. */
export class Lives {
  readonly #house: House;
  readonly #known = new WeakSet<object>();
  readonly #found = { connections: 0, tables: 0 };
  readonly #ends = new FinalizationRegistry<'connections' | 'tables'>((kind) => {
    this.#found[kind] -= 1;
  });

  /** Counts every new one from now on. */
  constructor(house: House) {
    this.#house = house;
    const connect = house.connect.bind(house);
    house.connect = (wire) => this.#born('connections', connect(wire));
    const { tables } = house;
    const changed = tables.changed.bind(tables);
    // Every new table changes before anything else happens to it.
    tables.changed = (table) => changed(this.#born('tables', table));
  }

  #born<Born extends object>(kind: 'connections' | 'tables', born: Born): Born {
    if (this.#known.has(born)) return born;
    this.#known.add(born);
    this.#found[kind] += 1;
    this.#ends.register(born, kind);
    return born;
  }

  /** Call it after a garbage collection: what was released and is still counted is a leak. */
  async held(): Promise<Held> {
    // The registry reports a collection a few turns later.
    for (let i = 0; i < 3; i++) await turn();
    const house = this.#house;
    let attachments = 0;
    for (const table of house.tables.all) attachments += table.subscriptions.size;
    return {
      connections: house.connections.size,
      connectionsFound: this.#found.connections,
      tables: house.tables.size,
      tablesFound: this.#found.tables,
      attachments,
      farPlaces: house.cluster?.envoys.size ?? 0,
      timers: process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length,
      lobbyRows: house.lobby.size,
      addresses: house.neighbours.size,
    };
  }
}

import { setImmediate as turn } from 'node:timers/promises';
import type { Server } from '../../packages/server/src/server.ts';
import type { Held } from './messages.ts';

/** Counts the connections and tables in memory, whether or not the server still has them in a list. */
export class Lives {
  readonly #server: Server;
  readonly #known = new WeakSet<object>();
  readonly #found = { connections: 0, tables: 0 };
  readonly #ends = new FinalizationRegistry<'connections' | 'tables'>((kind) => {
    this.#found[kind] -= 1;
  });

  /** Counts every new one from now on. */
  constructor(server: Server) {
    this.#server = server;
    const connect = server.connect;
    server.connect = (transport) => this.#born('connections', connect(transport));
    const { tables } = server;
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
    const server = this.#server;
    let attachments = 0;
    for (const table of server.tables.all) attachments += table.subscriptions.size;
    return {
      connections: server.connections.size,
      connectionsFound: this.#found.connections,
      tables: server.tables.size,
      tablesFound: this.#found.tables,
      attachments,
      farPlaces: server.cluster?.subscribers.size ?? 0,
      timers: process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length,
      lobbyRows: server.features.lobby.size,
      addresses: server.addressLimits.size,
    };
  }
}

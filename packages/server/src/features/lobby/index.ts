import { feature } from '../../core/feature.ts';
import { ADMIN_ROWS } from '../../core/http/admin-access.ts';
import { titlesIn } from './listed-row.ts';
import { ListedTables, type RowBroadcast } from './listed-tables.ts';
import { Lobby } from './lobby.ts';
import { LobbyWatch } from './lobby-watch.ts';

/** The list of open tables, and each user's own. */
export const lobby = feature({
  name: 'lobby',
  make(core) {
    const { store, limits, log, catalog, metrics, broadcasts, seated, byAddress, cluster, hooks } = core;
    const rows = new Lobby({ shown: limits.lobbyRows, kept: limits.lobbyKept, titlesOf: titlesIn(catalog) });
    const listed = new ListedTables({
      lobby: rows,
      store,
      guards: hooks.tables.guards,
      log,
      most: limits.lobbyKept,
      publish: (broadcast) => broadcasts.publish(broadcast),
    });
    const watch = new LobbyWatch({
      lobby: rows,
      seated,
      log,
      watchRemote: (user, isWatched) => cluster?.watch(user, isWatched),
    });
    byAddress.countToo((table) => rows.has(table));
    metrics.watch('lobby_rows', 'Tables in the lobby', () => rows.size);
    return {
      offers: rows,
      messages: {
        'watch-lobby': (connection, user, { search }) => watch.watch(connection, user, search),
        'unwatch-lobby': (connection) => watch.unwatch(connection),
      },
      tables: {
        rowChanged: (table, row) => listed.set(table, row),
        barred: (table) => rows.update(table, undefined),
      },
      connections: { closed: (connection) => watch.unwatch(connection) },
      broadcasts: { row: ({ table, row }: RowBroadcast) => rows.update(table, row) },
      read: () => listed.read(),
      admin: {
        routes: ({ add }) => add('GET /api/admin/tables', async () => ({ tables: rows.rows.slice(0, ADMIN_ROWS) })),
      },
    };
  },
});

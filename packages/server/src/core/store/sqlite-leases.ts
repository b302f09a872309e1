import type { DatabaseSync } from 'node:sqlite';
import { reading } from './sqlite-damage.ts';
import type { Store } from './store.ts';

/** SQL: the server in this column has no lease at the time given as parameter. */
export const isFree = (holder: string): string =>
  `NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = ${holder} AND servers.lease_until > ?)`;

/**
 * Leases, and who holds which table. Nothing here waits for the disk: a power cut also ends the process that a lost lease
 * was for, and a later commit under a fence writes the fence to disk with it.
 */
export function leasesIn(db: DatabaseSync, now: () => number): Pick<Store, 'renewLease' | 'endLease' | 'claim'> {
  const selectLease = db.prepare('SELECT lease_until FROM servers WHERE id = ?');
  const extend = db.prepare(
    `INSERT INTO servers (id, lease_until) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until`,
  );
  const end = db.prepare('DELETE FROM servers WHERE id = ?');
  const take = db.prepare(
    `UPDATE tables SET fence = fence + 1, holder = ? WHERE id = ? AND (holder = ? OR ${isFree('holder')})
     RETURNING fence`,
  );
  const selectHolder = db.prepare('SELECT holder FROM tables WHERE id = ?');
  const unhurried = <T>(run: () => T): T => {
    db.exec('PRAGMA synchronous = NORMAL');
    try {
      return run();
    } finally {
      db.exec('PRAGMA synchronous = FULL');
    }
  };

  return {
    async renewLease(server, forMs) {
      const time = now();
      const before = selectLease.get(server)?.lease_until;
      unhurried(() => extend.run(server, time + forMs));
      return before === undefined || Number(before) > time;
    },
    async endLease(server) {
      unhurried(() => end.run(server));
    },
    async claim(table, server) {
      const taken = reading(() => unhurried(() => take.get(server, table, server, now())), table);
      if (taken !== undefined) return { type: 'ours', fence: Number(taken.fence) };
      const known = selectHolder.get(table);
      return known === undefined ? { type: 'no-such-table' } : { type: 'theirs', server: String(known.holder) };
    },
  };
}

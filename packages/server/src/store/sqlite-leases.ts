import type { DatabaseSync } from 'node:sqlite';
import { reading } from './sqlite-damage.ts';
import type { Store } from './store.ts';

/** That whoever this column names has no lease any more; its parameter is the time. */
export const isFree = (holder: string): string =>
  `NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = ${holder} AND servers.lease_until > ?)`;

/**
 * Who lives, and who holds which table. None of it waits for the disk: what a power cut undoes is a promise to a process
 * that the cut has ended, and whatever is written under a fence later takes the fence to the disk with it.
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

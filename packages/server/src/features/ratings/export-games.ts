import { Readable } from 'node:stream';
import { tableId, type UserId } from '@saloon/protocol';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import type { RunSql } from '../../core/store/shared-sql.ts';
import type { Recordings } from '../replay/recordings.ts';
import { parseCursor, readHistory } from './game-history.ts';

const PAGE = 50;

export type ExportDeps = {
  readonly run: RunSql;
  readonly recordings: Pick<Recordings, 'find'>;
  readonly mayExport: (user: UserId) => boolean;
};

/** All finished games of a person as recordings, one JSON file per line. Games whose log is gone are left out. */
export function serveGameExport(routes: Routes, { run, recordings, mayExport }: ExportDeps): void {
  async function* lines(user: UserId): AsyncGenerator<string> {
    for (let before: string | undefined; ; ) {
      const cursor = parseCursor(before);
      if (cursor === undefined) return;
      const { games, next } = await readHistory(run, user, {}, cursor, PAGE);
      for (const { table } of games) {
        const found = await recordings.find(tableId(table), () => true);
        if (typeof found === 'object' && found.type === 'file') yield `${JSON.stringify(JSON.parse(found.text))}\n`;
      }
      if (next === undefined) return;
      before = next;
    }
  }

  routes.add('GET /api/me/games.jsonl', async ({ user }) => {
    if (!mayExport(user)) throw new Refusal(429, 'too-many-requests');
    return Readable.from(lines(user));
  });
}

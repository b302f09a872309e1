import { type TableId, tableId, userId } from '@saloon/protocol';
import { openStoreIn } from '../core/store/open-store.ts';
import { realServer, testFolder } from './real-server.ts';
import { NOTHING } from './stored-rows.ts';
import { connectTo } from './ws-client.ts';

export const COPIES = 120;
const OTHER = userId('b'.repeat(24));

/** A folder with a table of Ann's and many copies of it, which the next server loads all at once. */
export async function manyTables(): Promise<{
  folder: string;
  table: TableId;
  copies: readonly TableId[];
  secret: string;
}> {
  const folder = testFolder();
  const server = await realServer({ dataDir: folder });
  const ann = await connectTo(server.port);
  await ann.hello('Ann');
  const table = await ann.open();
  await server.stop();
  const store = openStoreIn(folder, 1000);
  const stored = await store.table(table);
  if (stored === undefined) throw new Error(`Cannot copy table ${table}: it was not kept`);
  const bodies = await store.entries(table);
  const copies = Array.from({ length: COPIES }, (_, i) => tableId(`copy${String(i).padStart(4, '0')}`));
  const row = (id: TableId) => stored.row && { ...stored.row, id };
  await store.commit({
    ...NOTHING,
    tables: copies.map((id) => ({ ...stored, id, host: OTHER, fence: 1, row: row(id), wake: { type: 'in-memory' } })),
    entries: copies.flatMap((id) =>
      bodies.map((body, seq) => ({ table: id, seq, fence: 1, body: body.replaceAll(table, id) })),
    ),
  });
  await store.close();
  return { folder, table, copies, secret: ann.secret };
}

import type { TableId } from '@saloon/protocol';
import type { Batch, StoredEntry } from '../store.ts';

/** JSON never contains this character. */
const END = '\0';

/**
 * A batch as it is sent to the store's thread: all entries as one string, because a list of objects would be cloned field by
 * field.
 */
export type PackedBatch = Pick<Batch, 'server' | 'users' | 'tables' | 'finished'> & { readonly lines: string };

export function packed({ server, users, tables, entries, finished }: Batch): PackedBatch {
  let lines = '';
  for (const { table, seq, fence, body } of entries) lines += `${table} ${seq} ${fence} ${body}${END}`;
  return { server, users, tables, ...(finished === undefined ? {} : { finished }), lines };
}

export function unpacked({ server, users, tables, finished, lines }: PackedBatch): Batch {
  const entries: StoredEntry[] = [];
  for (let from = 0; from < lines.length; ) {
    const afterTable = lines.indexOf(' ', from);
    const afterSeq = lines.indexOf(' ', afterTable + 1);
    const afterFence = lines.indexOf(' ', afterSeq + 1);
    const end = lines.indexOf(END, afterFence);
    entries.push({
      table: lines.slice(from, afterTable) as TableId,
      seq: Number(lines.slice(afterTable, afterSeq)),
      fence: Number(lines.slice(afterSeq, afterFence)),
      body: lines.slice(afterFence + 1, end),
    });
    from = end + 1;
  }
  return { server, users, tables, entries, ...(finished === undefined ? {} : { finished }) };
}

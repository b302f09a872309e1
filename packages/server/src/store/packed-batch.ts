import type { TableId } from '@saloon/protocol';
import type { Batch, StoredEntry } from './store.ts';

/** No JSON has this character in it. */
const END = '\0';

/**
 * A batch as it goes to the thread of the store: all lines of logs as one text, which is copied at once, where a list of
 * objects is copied field by field.
 */
export type PackedBatch = Pick<Batch, 'users' | 'tables'> & { readonly lines: string };

export function packed({ users, tables, entries }: Batch): PackedBatch {
  let lines = '';
  for (const { table, seq, body } of entries) lines += `${table} ${seq} ${body}${END}`;
  return { users, tables, lines };
}

export function unpacked({ users, tables, lines }: PackedBatch): Batch {
  const entries: StoredEntry[] = [];
  for (let from = 0; from < lines.length; ) {
    const afterTable = lines.indexOf(' ', from);
    const afterSeq = lines.indexOf(' ', afterTable + 1);
    const end = lines.indexOf(END, afterSeq);
    const table = lines.slice(from, afterTable) as TableId;
    entries.push({ table, seq: Number(lines.slice(afterTable, afterSeq)), body: lines.slice(afterSeq + 1, end) });
    from = end + 1;
  }
  return { users, tables, entries };
}

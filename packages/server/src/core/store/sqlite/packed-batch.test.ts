import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { Batch } from '../store.ts';
import { packed, unpacked } from './packed-batch.ts';

test('a packed batch is unpacked unchanged', () => {
  const bodies = ['{}', '{"a": 1}', '{"text":"line\\nline «Ж» 🤠 \\u0000"}', '{\n  "spread": "out"\n}', '[]', ''];
  const entries = bodies.map((body, seq) => ({ table: tableId(`table${seq}`), seq: 7 * seq, fence: seq + 1, body }));
  const batch: Batch = { server: 'here', users: [], tables: [], entries };
  expect(unpacked(packed(batch))).toEqual(batch);
  expect(unpacked(packed({ ...batch, entries: [] }))).toEqual({ ...batch, entries: [] });
});

import { expect, test } from 'vitest';
import { mayUndo } from './may-undo.ts';

test('moves can be taken back where nothing counts, and nowhere else', () => {
  expect(mayUndo({})).toBe(true);
  expect(mayUndo({ isRated: true })).toBe(false);
  expect(mayUndo({ duplicate: 'daily 2026-11-18' })).toBe(false);
  expect(mayUndo({ duplicate: 'practice 2026-11-18' })).toBe(false);
});

import type { PuzzleAttempt } from '@saloon/protocol';
import { beforeEach, expect, test } from 'vitest';
import { noteKept } from '../../net/kept-handle.ts';
import { puzzlesOf } from './catalog.ts';
import { noteAttempt } from './note-attempt.ts';
import { keepProgress, keyOf, NOTHING, progress } from './progress.ts';
import { type PuzzleServer, syncPuzzles } from './sync-puzzles.ts';

const [gradable, strange, gone] = puzzlesOf('colt-express');
if (gradable === undefined || strange === undefined || gone === undefined) throw new Error('Cannot test: no puzzles');

/** A server that can't grade one move and doesn't know one puzzle. */
function openServer() {
  const sent: string[] = [];
  const attempts: PuzzleAttempt[] = [];
  const server: PuzzleServer = {
    read: async () => ({ ok: true, body: { attempts } }),
    async note({ game, id, day }) {
      sent.push(id);
      if (id === gone?.id) return { ok: false, error: { code: 'not-found' } };
      if (id === strange?.id) return { ok: true, body: {} };
      attempts.push([`${game}/${id}`, 'failed', day]);
      return { ok: true, body: { outcome: 'failed' } };
    },
  };
  return { server, sent };
}

beforeEach(() => {
  keepProgress(NOTHING);
  noteKept('annie');
  for (const puzzle of [gradable, strange, gone]) noteAttempt(puzzle, 'solved', 100, { type: 'move' });
});

test('a try is sent once, also one that the server can’t grade', async () => {
  const { server, sent } = openServer();
  for (let visit = 0; visit < 3; visit++) await syncPuzzles(server);
  expect(sent).toEqual([gradable.id, strange.id, gone.id]);
  expect(progress.peek().tried[keyOf(gradable)]).toBe('failed');
  expect(progress.peek().tried[keyOf(strange)]).toBe('solved');
});

test('a try that the server could not take is sent again', async () => {
  const { server, sent } = openServer();
  await syncPuzzles({ ...server, note: async () => ({ ok: false, error: { code: 'failed' } }) });
  await syncPuzzles(server);
  expect(sent).toHaveLength(3);
});

import type { SentBody } from '@saloon/protocol';
import { ask } from '../../net/api.ts';
import { keptHandle } from '../../net/kept-handle.ts';
import { mergedWith, withUngraded } from './note-attempt.ts';
import { keepProgress, progress } from './progress.ts';

const puzzleServer = {
  read: () => ask('GET /api/me/puzzles'),
  note: (body: SentBody<'POST /api/me/puzzles'>) => ask('POST /api/me/puzzles', { body }),
};
export type PuzzleServer = typeof puzzleServer;

/** For people with an account: sends the server the tries of this browser that it lacks, and takes over those that it has. */
export async function syncPuzzles({ read, note }: PuzzleServer = puzzleServer): Promise<void> {
  if (keptHandle.peek() === undefined) return;
  const answer = await read();
  if (!answer.ok) return;
  const attempts = [...answer.body.attempts];
  const known = new Set(attempts.map(([key]) => key));
  const ungraded = new Set<string>();
  for (const [key, { move, hinted, day, isUngraded }] of Object.entries(progress.peek().made)) {
    if (known.has(key) || isUngraded === true) continue;
    const [game = '', id = ''] = key.split('/');
    const sent = await note({ game, id, move, hinted, day });
    if (sent.ok && sent.body.outcome !== undefined) attempts.push([key, sent.body.outcome, day]);
    else if (sent.ok || sent.error.code === 'not-found') ungraded.add(key);
  }
  keepProgress(mergedWith(withUngraded(progress.peek(), ungraded), attempts));
}

import { keptHandle } from '../net/kept-handle.ts';
import { ask } from '../people/api.ts';
import { mergedWith, type ServerAttempt, withUngraded } from './note-attempt.ts';
import { keepProgress, type Outcome, progress } from './progress.ts';

export type AskServer = typeof ask;

/** For people with an account: sends the server the tries of this browser that it lacks, and takes over those that it has. */
export async function syncPuzzles(askServer: AskServer = ask): Promise<void> {
  if (keptHandle.peek() === undefined) return;
  const answer = await askServer<{ readonly attempts: readonly ServerAttempt[] }>('GET', '/api/me/puzzles');
  if (!answer.ok) return;
  const attempts = [...answer.body.attempts];
  const known = new Set(attempts.map(([key]) => key));
  const ungraded = new Set<string>();
  for (const [key, { move, hinted, day, isUngraded }] of Object.entries(progress.peek().made)) {
    if (known.has(key) || isUngraded === true) continue;
    const [game, id] = key.split('/');
    const body = { game, id, move, hinted, day };
    const sent = await askServer<{ readonly outcome?: Outcome }>('POST', '/api/me/puzzles', body);
    if (sent.ok && sent.body.outcome !== undefined) attempts.push([key, sent.body.outcome, day]);
    else if (sent.ok || sent.error.code === 'not-found') ungraded.add(key);
  }
  keepProgress(mergedWith(withUngraded(progress.peek(), ungraded), attempts));
}

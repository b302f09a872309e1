import { keptHandle } from '../net/kept-handle.ts';
import { ask } from '../people/api.ts';
import { mergedWith, type ServerAttempt } from './note-attempt.ts';
import { keepProgress, type Outcome, progress } from './progress.ts';

/** For people with an account: sends the server the tries of this browser that it lacks, and takes over those that it has. */
export async function syncPuzzles(): Promise<void> {
  if (keptHandle.peek() === undefined) return;
  const answer = await ask<{ readonly attempts: readonly ServerAttempt[] }>('GET', '/api/me/puzzles');
  if (!answer.ok) return;
  const attempts = [...answer.body.attempts];
  const known = new Set(attempts.map(([key]) => key));
  for (const [key, { move, hinted, day }] of Object.entries(progress.peek().made)) {
    if (known.has(key)) continue;
    const [game, id] = key.split('/');
    const sent = await ask<{ readonly outcome?: Outcome }>('POST', '/api/me/puzzles', { game, id, move, hinted, day });
    if (sent.ok && sent.body.outcome !== undefined) attempts.push([key, sent.body.outcome, day]);
  }
  keepProgress(mergedWith(progress.peek(), attempts));
}

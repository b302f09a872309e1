import { findGame } from '@saloon/catalog';
import type { AnyGame } from '@saloon/kernel';
import type { HintMove } from '@saloon/protocol';
import { findHint } from './hint.ts';
import type { BotReply, Question } from './question.ts';
import type { SearchMemories } from './search-memories.ts';
import { think } from './think.ts';

/** What a thread is given to think about: plain data. */
export type Task = { readonly type: 'decide' | 'hint'; readonly question: Question };

/** What came of it. */
export type Thought =
  | { readonly type: 'decide'; readonly reply: BotReply }
  | { readonly type: 'hint'; readonly moves: readonly HintMove[] }
  /** A broken promise of ours: what was thought about cannot be thought through. */
  | { readonly type: 'failed'; readonly reason: string };

/** All that a thread does. */
export function workOn(
  { type, question }: Task,
  find: (id: string) => AnyGame | undefined = findGame,
  memories?: SearchMemories,
): Thought {
  try {
    const game = find(question.game);
    if (game === undefined) throw new Error(`Cannot think: there is no game ${question.game}`);
    return type === 'hint'
      ? { type, moves: findHint(game, question) }
      : { type: 'decide', reply: think(game, question, memories) };
  } catch (error) {
    return { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

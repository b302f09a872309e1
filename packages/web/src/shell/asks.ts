import type { TableState } from '@saloon/client';
import type { SeatedTable } from '@saloon/protocol';
import { tablePath } from '../core/router/router.ts';

/** A question that waits for this person. Another `key` is another question. */
export type Ask = {
  readonly key: string;
  readonly why: 'your-turn' | 'asked-again';
  readonly game: string;
  /** The title that the host gave the table. */
  readonly title: string;
  /** The page where it is answered. */
  readonly path: string;
};

/** The question a table asks its viewer. */
export function asksAt({ info, offer }: TableState, isSolo: boolean): readonly Ask[] {
  const questions = Object.values(offer.questions);
  if (info.phase !== 'playing' || questions.length === 0) return [];
  const { id, game, title } = info;
  return [{ key: `${id} ${questions.join()}`, why: 'your-turn', game, title, path: tablePath(id, isSolo) }];
}

/** The questions of a list of tables. Rows have no question numbers, so the time identifies each. */
export const asksOf = (seated: readonly SeatedTable[]): readonly Ask[] =>
  seated.flatMap(({ id, game, title, phase, isYourTurn, dueAt = 0 }) => {
    if (!isYourTurn) return [];
    const why = phase === 'over' ? 'asked-again' : 'your-turn';
    return [{ key: `${id} ${phase} ${dueAt}`, why, game, title, path: tablePath(id, false) } as const];
  });

/** The questions that weren't there before. */
export function freshAsks(before: readonly Ask[], now: readonly Ask[]): readonly Ask[] {
  const known = new Set(before.map(({ key }) => key));
  return now.filter(({ key }) => !known.has(key));
}

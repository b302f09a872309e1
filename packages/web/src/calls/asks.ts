import type { SeatedTable } from '@saloon/protocol';
import type { TableState } from '../net/table-store.ts';
import { tablePath } from '../router.ts';

/** Something that waits for this person: another `key` is another question. */
export type Ask = {
  readonly key: string;
  readonly why: 'your-turn' | 'asked-again';
  readonly game: string;
  /** What its host has called the table. */
  readonly title: string;
  /** Where it is answered. */
  readonly path: string;
};

/** What a table asks of whoever sits there. */
export function asksAt({ info, offer }: TableState, isSolo: boolean): readonly Ask[] {
  const questions = Object.values(offer.questions);
  if (info.phase !== 'playing' || questions.length === 0) return [];
  const { id, game, title } = info;
  return [{ key: `${id} ${questions.join()}`, why: 'your-turn', game, title, path: tablePath(id, isSolo) }];
}

/** What the tables of a list ask: a row does not number its questions, but has another time for each. */
export const asksOf = (seated: readonly SeatedTable[]): readonly Ask[] =>
  seated.flatMap(({ id, game, title, phase, isYourTurn, dueAt = 0 }) => {
    if (!isYourTurn) return [];
    const why = phase === 'over' ? 'asked-again' : 'your-turn';
    return [{ key: `${id} ${phase} ${dueAt}`, why, game, title, path: tablePath(id, false) } as const];
  });

/** Which of them were not there before. */
export function freshAsks(before: readonly Ask[], now: readonly Ask[]): readonly Ask[] {
  const known = new Set(before.map(({ key }) => key));
  return now.filter(({ key }) => !known.has(key));
}

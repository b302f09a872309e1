import type { Head } from '../../../local/replay-worker/contract.ts';

/** What a recording lacks: the players' names, or its end. Chat is never recorded. */
export type Lack = 'names' | 'end';

export function lacksOf(head: Head, hasNames: boolean): readonly Lack[] {
  return [
    ...(hasNames || (head.names?.some((name) => name !== '') ?? false) ? [] : (['names'] as const)),
    ...(head.outcome === undefined ? (['end'] as const) : []),
  ];
}

import type { Head } from '../worker/contract.ts';

/** What a recording does not have: who played, its end. Talk is never in one. */
export type Lack = 'names' | 'end';

export function lacksOf(head: Head, hasNames: boolean): readonly Lack[] {
  return [
    ...(hasNames || (head.names?.some((name) => name !== '') ?? false) ? [] : (['names'] as const)),
    ...(head.outcome === undefined ? (['end'] as const) : []),
  ];
}

import type { Head } from '../worker/contract.ts';

/** What a recording does not have: who played, the hash that was shown before the deal, its end. Talk is never in one. */
export type Lack = 'names' | 'hash' | 'end';

export function lacksOf(head: Head, known: { readonly hasNames: boolean; readonly hasHash: boolean }): readonly Lack[] {
  return [
    ...(known.hasNames || (head.names?.some((name) => name !== '') ?? false) ? [] : (['names'] as const)),
    ...(known.hasHash ? [] : (['hash'] as const)),
    ...(head.outcome === undefined ? (['end'] as const) : []),
  ];
}

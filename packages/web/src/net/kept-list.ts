/** A short list in this browser's storage. */
export type KeptList<One> = {
  /** Parses the stored text. Leaves out invalid items. */
  readonly parse: (kept: string | null) => readonly One[];
  readonly read: () => readonly One[];
  /** Stores the list without its oldest items, and returns it. Without storage nothing is stored. */
  readonly keep: (list: readonly One[]) => readonly One[];
  /** The list without its oldest items. */
  readonly newest: (list: readonly One[]) => readonly One[];
};

type Spec<One> = {
  readonly key: string;
  /** The maximum length. */
  readonly most: number;
  /** Where new items are; the other end is cut. */
  readonly newestAt: 'start' | 'end';
  readonly isOne: (one: unknown) => one is One;
};

export function keptList<One>({ key, most, newestAt, isOne }: Spec<One>): KeptList<One> {
  const newest = (list: readonly One[]) => (newestAt === 'start' ? list.slice(0, most) : list.slice(-most));
  const parse = (kept: string | null): readonly One[] => {
    try {
      const read: unknown = JSON.parse(kept ?? '[]');
      return Array.isArray(read) ? newest(read.filter(isOne)) : [];
    } catch {
      return [];
    }
  };
  return {
    parse,
    newest,
    read: () => parse(stored(key)),
    keep: (list) => {
      const next = newest(list);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without storage the list is lost on reload, which is acceptable.
      }
      return next;
    },
  };
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

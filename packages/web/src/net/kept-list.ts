/** A short list that this browser keeps from one visit to the next. */
export type KeptList<One> = {
  /** Reads what was kept; what is broken in it is left out. */
  readonly parse: (kept: string | null) => readonly One[];
  readonly read: () => readonly One[];
  /** Keeps the list, and answers it without what is too old for it. Without storage it lasts as long as the page. */
  readonly keep: (list: readonly One[]) => readonly One[];
  /** The list without what is too old for it. */
  readonly newest: (list: readonly One[]) => readonly One[];
};

type Spec<One> = {
  readonly key: string;
  /** So many are kept. */
  readonly most: number;
  /** At which end the newest stands: what is too much is cut from the other. */
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
        // Such a list is a convenience: without storage it is gone when the page is loaded again.
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

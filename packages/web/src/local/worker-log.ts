import type { TableId } from '@saloon/protocol';
import { type Entry, readEntry } from '@saloon/table';
import type { SoloLog } from './worker-env.ts';

const STORE = 'entries';
/** Solo tables that are kept, to be played on or seen again; an older one makes room. */
const MOST = 40;

type Stored = { readonly seq: number; readonly entry: unknown };

/** The entries up to the first gap: what was stored after a write that failed doesn't fit on what came before it. */
export const unbroken = (stored: readonly Stored[]): readonly Stored[] => {
  const gap = stored.findIndex(({ seq }, i) => seq !== i);
  return gap < 0 ? stored : stored.slice(0, gap);
};

/**
 * The logs in IndexedDB, one record an entry, keyed by table and number. A browser that keeps nothing still plays; `onLost` is
 * called for the first entries of a table that couldn't be stored.
 */
export function indexedLog(
  onLost: () => void = () => undefined,
  database: Promise<IDBDatabase | undefined> = open(),
): SoloLog {
  const lost = new Set<TableId>();
  function lose(table: TableId): void {
    if (lost.has(table)) return;
    lost.add(table);
    onLost();
  }
  return {
    append: (table, seq, entries) =>
      void database.then((db) => {
        if (db === undefined) return;
        try {
          const transaction = db.transaction(STORE, 'readwrite');
          // A full disk shows only here, long after `put`.
          transaction.onabort = () => lose(table);
          const store = transaction.objectStore(STORE);
          for (const [i, entry] of entries.entries()) store.put({ table, seq: seq + i, entry, at: Date.now() });
          if (seq === 0) void forgetOld(db);
        } catch {
          // The database was closed: the browser is clearing its storage.
          lose(table);
        }
      }),
    read: async (table: TableId): Promise<readonly Entry[]> => {
      const db = await database;
      if (db === undefined) return [];
      const store = db.transaction(STORE, 'readwrite').objectStore(STORE);
      const stored = await done<Stored[]>(store.getAll(rangeOf(table, 0)));
      const whole = unbroken(stored);
      // New entries would join up with the old ones behind the gap.
      if (whole.length < stored.length) store.delete(rangeOf(table, whole.length));
      return whole.map(({ entry }) => readEntry(entry));
    },
  };
}

const rangeOf = (table: string, from: number) => IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);

async function open(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open('saloon', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['table', 'seq'] });
    return await done(request);
  } catch {
    return undefined;
  }
}

async function forgetOld(db: IDBDatabase): Promise<void> {
  const store = db.transaction(STORE, 'readwrite').objectStore(STORE);
  const keys = await done<IDBValidKey[]>(store.getAllKeys());
  const tables = new Set(keys.map((key) => (Array.isArray(key) ? String(key[0]) : '')));
  if (tables.size <= MOST) return;
  const opened = await Promise.all(
    [...tables].map(async (table) => {
      const first = await done<{ readonly at?: number } | undefined>(store.get([table, 0]));
      return { table, at: first?.at ?? 0 };
    }),
  );
  for (const { table } of opened.sort((a, b) => b.at - a.at).slice(MOST)) {
    store.delete(rangeOf(table, 0));
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

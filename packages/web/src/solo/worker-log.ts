import type { TableId } from '@saloon/protocol';
import { type Entry, readEntry } from '@saloon/table';
import type { SoloLog } from './worker-env.ts';

const STORE = 'entries';
/** Solo tables that are kept, to be played on or seen again; an older one makes room. */
const MOST = 40;

/** The logs in IndexedDB, one record an entry, keyed by table and number. A browser that keeps nothing still plays. */
export function indexedLog(): SoloLog {
  const database = open();
  return {
    append: (table, seq, entries) =>
      void database.then((db) => {
        if (db === undefined) return;
        const store = db.transaction(STORE, 'readwrite').objectStore(STORE);
        for (const [i, entry] of entries.entries()) store.put({ table, seq: seq + i, entry, at: Date.now() });
        if (seq === 0) void forgetOld(db);
      }),
    read: async (table: TableId): Promise<readonly Entry[]> => {
      const db = await database;
      if (db === undefined) return [];
      const range = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
      const kept = await done<{ readonly entry: unknown }[]>(db.transaction(STORE).objectStore(STORE).getAll(range));
      return kept.map(({ entry }) => readEntry(entry));
    },
  };
}

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
    store.delete(IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]));
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

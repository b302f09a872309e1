import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Store, StoreError } from '../store.ts';
import { packed } from './packed-batch.ts';
import type { Asked, Opened, StoreAnswer, StoreMethod } from './store-messages.ts';

type Waiter = { readonly resolve: (value: unknown) => void; readonly reject: (error: StoreError) => void };

const OVER = 'the thread of the store has ended';

/**
 * The SQLite store in a worker thread. While a commit waits for the disk, the server reads, plays and sends; what arrives
 * meanwhile is the next batch.
 */
export async function openThreadedStore(folder: string, wall: number): Promise<Store> {
  const worker = new Worker(new URL('store-worker.ts', import.meta.url), { workerData: { folder, wall } });
  const [opened] = (await once(worker, 'message')) as [Opened];
  if (!opened.ok) throw new Error(opened.reason);

  const waiting = new Map<number, Waiter>();
  let calls = 0;
  let isOver = false;
  worker.on('message', (answer: StoreAnswer) => {
    const waiter = waiting.get(answer.n);
    waiting.delete(answer.n);
    if (answer.ok) waiter?.resolve(answer.value);
    else waiter?.reject(new StoreError(answer.code, answer.reason, answer.tables));
  });
  const fail = (reason: string): void => {
    for (const { reject } of waiting.values()) reject(new StoreError('unavailable', reason, [], true));
    waiting.clear();
  };
  worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
  worker.on('exit', () => {
    isOver = true;
    fail(OVER);
  });

  const call = (name: StoreMethod, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (isOver) return reject(new StoreError('unavailable', OVER));
      calls += 1;
      waiting.set(calls, { resolve, reject });
      worker.postMessage({ n: calls, call: { name, args } } satisfies Asked);
    });
  const method = <Name extends StoreMethod>(name: Name): Store[Name] =>
    // Both ends are typed by `Store`, and the thread runs the same method with the same arguments.
    ((...args: readonly unknown[]) => call(name, args)) as Store[Name];

  return {
    key: Buffer.from(opened.key),
    async cpuMicros() {
      const { user, system } = await worker.cpuUsage();
      return user + system;
    },
    commit: async (batch) => void (await call('commit', [packed(batch)])),
    user: method('user'),
    changeSecret: method('changeSecret'),
    pushSubscriptionsOf: method('pushSubscriptionsOf'),
    savePushSubscription: method('savePushSubscription'),
    deletePushSubscription: method('deletePushSubscription'),
    deleteOldPushSubscriptions: method('deleteOldPushSubscriptions'),
    table: method('table'),
    entries: method('entries'),
    snapshot: method('snapshot'),
    saveSnapshot: method('saveSnapshot'),
    query: method('query'),
    lobby: method('lobby'),
    seated: method('seated'),
    openTables: method('openTables'),
    orphanedTables: method('orphanedTables'),
    renewLease: method('renewLease'),
    endLease: method('endLease'),
    claim: method('claim'),
    dueTables: method('dueTables'),
    deleteOldWaiting: method('deleteOldWaiting'),
    async close() {
      const ended = once(worker, 'exit');
      await method('close')();
      await ended;
    },
  };
}

import { parentPort, workerData } from 'node:worker_threads';
import { openStoreIn } from '../open-store.ts';
import { type Store, StoreError } from '../store.ts';
import { type PackedBatch, unpacked } from './packed-batch.ts';
import type { Asked, Opened, StoreAnswer, StoreSetup } from './store-messages.ts';

/** The thread that owns the file: it waits for the disk, so that the server doesn't have to. */
function work({ folder, wall }: StoreSetup): void {
  let store: Store;
  try {
    store = openStoreIn(folder, wall);
  } catch (error) {
    parentPort?.postMessage({ ok: false, reason: reasonOf(error) } satisfies Opened);
    return;
  }
  parentPort?.on('message', async ({ n, call }: Asked) => {
    parentPort?.postMessage(await answer(store, n, call));
    if (call.name === 'close') parentPort?.close();
  });
  parentPort?.postMessage({ ok: true, key: store.key } satisfies Opened);
}

async function answer(store: Store, n: number, { name, args }: Asked['call']): Promise<StoreAnswer> {
  try {
    if (name === 'commit') return { n, ok: true, value: await store.commit(unpacked(args[0] as PackedBatch)) };
    const run = store[name] as (...args: readonly unknown[]) => Promise<unknown>;
    return { n, ok: true, value: await run(...args) };
  } catch (error) {
    const { code, tables } = error instanceof StoreError ? error : { code: 'unavailable' as const, tables: [] };
    return { n, ok: false, code, reason: reasonOf(error), tables };
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

work(workerData as StoreSetup);

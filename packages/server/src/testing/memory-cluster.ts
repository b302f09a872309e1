import type { Bus } from '../core/bus/bus.ts';
import { MemoryHub } from '../core/bus/memory-bus.ts';
import { openSqliteStore } from '../core/store/sqlite/sqlite-store.ts';
import type { Store } from '../core/store/store.ts';
import type { TestClient } from './client.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeProcess } from './fake-process.ts';
import { openTestServer, type TestServer } from './memory-server.ts';

export type ClusterServer = TestServer & { readonly process: FakeProcess };

export type MemoryCluster = {
  readonly servers: readonly ClusterServer[];
  /** The nth server. */
  readonly at: (n: number) => ClusterServer;
  readonly clock: FakeClock;
  readonly hub: MemoryHub;
  readonly store: Store;
  /** One more server. */
  readonly open: () => Promise<ClusterServer>;
  /** A client of the nth server that has said hello. */
  readonly connect: (n: number, name: string, secret?: string) => Promise<TestClient>;
};

/** Several houses in one process on one store and one clock, each as if it were a process of its own. */
export async function openCluster(
  count: number,
  wrap: (bus: Bus, clock: FakeClock) => Bus = (bus) => bus,
): Promise<MemoryCluster> {
  const clock = new FakeClock();
  const hub = new MemoryHub();
  const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  const servers: ClusterServer[] = [];
  const open = async () => {
    const process = new FakeProcess();
    const made = await openTestServer({
      store: process.store(store),
      clock,
      bus: wrap(process.bus(hub.open()), clock),
      run: (on) => process.clock(on),
    });
    const server = { ...made, process };
    servers.push(server);
    return server;
  };
  for (let i = 0; i < count; i++) await open();
  const at = (n: number): ClusterServer => {
    const server = servers[n];
    if (server === undefined) throw new Error(`Cannot find server ${n}: there are ${servers.length}`);
    return server;
  };
  const come = async (n: number, name: string, secret?: string) => {
    const client = at(n).connect(secret);
    await client.hello(name);
    return client;
  };
  return { servers, at, clock, hub, store, open, connect: come };
}

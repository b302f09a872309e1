import { builtInCatalog, type Catalog } from '@saloon/catalog';
import { type Seed, seedOf } from '@saloon/kernel';
import pino, { type Logger } from 'pino';
import type { Bus } from '../core/bus/bus.ts';
import { type Limits, limitsWith } from '../core/limits/limits.ts';
import { makeMetrics } from '../core/observe/metrics.ts';
import { openSqliteStore } from '../core/store/sqlite/sqlite-store.ts';
import type { Store } from '../core/store/store.ts';
import type { Clock } from '../core/time/clock.ts';
import type { PushSetup } from '../features/push/turn-notifications.ts';
import { composeServer, type FeatureName, type Server } from '../server.ts';
import { TestClient } from './client.ts';
import { FakeClock } from './fake-clock.ts';

export type TestServer = {
  readonly server: Server;
  readonly clock: FakeClock;
  readonly store: Store;
  readonly connect: (secret?: string, address?: string) => TestClient;
};

/** A server without network or disk, on a clock that the test turns. */
export async function openTestServer(
  given: {
    readonly store?: Store;
    readonly clock?: FakeClock;
    readonly limits?: Partial<Limits>;
    readonly catalog?: Catalog;
    readonly bus?: Bus;
    readonly push?: PushSetup;
    readonly log?: Logger;
    /** Features that it does without. */
    readonly without?: readonly FeatureName[];
    /** Wraps the clock for the server only. */
    readonly run?: (clock: FakeClock) => Clock;
  } = {},
): Promise<TestServer> {
  const clock = given.clock ?? new FakeClock();
  const store = given.store ?? openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  const limits = limitsWith(given.limits);
  const setup = {
    store,
    clock: given.run?.(clock) ?? clock,
    limits,
    log: given.log ?? pino({ level: 'silent' }),
    metrics: makeMetrics(),
    newSeed: seeds(),
    catalog: given.catalog ?? builtInCatalog,
    ...(given.bus === undefined ? {} : { bus: given.bus }),
    push: given.push,
  };
  const server = composeServer(setup, given.without);
  await server.start();
  return { server, clock, store, connect: (secret, address) => connectIn(server, secret, address) };
}

/** The same seeds in every run, so that a test that fails fails again. */
export function seeds(first = 1): () => Seed {
  let n = first - 1;
  return () => {
    n += 1;
    return seedOf(n);
  };
}

function connectIn(server: Server, secret?: string, address = '192.0.2.1'): TestClient {
  const client = new TestClient(secret);
  const ended = () => {
    client.isClosed = true;
  };
  const connection = server.connect({
    address,
    waiting: 0,
    // As over a network, the answer never comes before the call is done.
    send: (text) => queueMicrotask(() => client.receive(text)),
    close: () => queueMicrotask(ended),
    cut: () => queueMicrotask(ended),
    drop: () => queueMicrotask(ended),
  });
  client.pipe = {
    send: (text) => connection.text(text),
    close() {
      ended();
      connection.closed();
    },
    pause: () => undefined,
  };
  return client;
}

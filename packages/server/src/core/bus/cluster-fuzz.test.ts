import { below, type Rng, rngFrom, seedOf } from '@saloon/kernel';
import { PROTOCOL, type TableCommand, type TableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { settle } from '../../testing/fake-clock.ts';
import { type MemoryCluster, openCluster } from '../../testing/memory-cluster.ts';
import { owed } from '../../testing/play.ts';
import type { Bus } from './bus.ts';

const STEPS = 120;
const SERVERS = 3;
const TABLES = 2;

/** Somebody who comes back on another server when the line breaks, and sends again what was not answered. */
class Person {
  readonly name: string;
  readonly acknowledged: string[] = [];
  readonly refused = new Set<string>();
  /** Messages with an older version than an earlier one. */
  readonly wentBack: string[] = [];
  client: TestClient;
  server: number;
  readonly #cluster: MemoryCluster;
  readonly #pending = new Map<string, { readonly table: TableId; readonly command: TableCommand }>();
  readonly #versions = new Map<TableId, number>();
  #ids = 0;

  constructor(cluster: MemoryCluster, name: string, client: TestClient, server: number) {
    this.#cluster = cluster;
    this.name = name;
    this.client = client;
    this.server = server;
    this.#hear();
  }

  #hear(): void {
    const { client } = this;
    client.onMessage = (message) => {
      if (message.type === 'sync' || message.type === 'step') {
        if (message.version < (this.#versions.get(message.table) ?? 0)) this.wentBack.push(JSON.stringify(message));
        this.#versions.set(message.table, message.version);
      }
      if (client !== this.client || (message.type !== 'done' && message.type !== 'refused')) return;
      if (!this.#pending.delete(message.id)) return;
      if (message.type === 'done') this.acknowledged.push(message.id);
      else this.refused.add(message.id);
    };
  }

  get unanswered(): readonly string[] {
    return [...this.#pending.keys()];
  }

  do(table: TableId, command: TableCommand): void {
    this.#ids += 1;
    const id = `${this.name}-${this.#ids}`;
    this.#pending.set(id, { table, command });
    this.client.send({ type: 'do', table, id, command });
  }

  async comeBack(server: number, tables: readonly TableId[]): Promise<void> {
    const before = this.client;
    before.close();
    this.client = this.#cluster.at(server).connect(before.secret);
    this.server = server;
    this.#hear();
    this.client.send({ type: 'hello', protocol: PROTOCOL, secret: before.secret, name: this.name });
    for (const table of tables) {
      const since = before.tables.get(table)?.version;
      this.client.send(since === undefined ? { type: 'join', table } : { type: 'join', table, since });
    }
    for (const [id, { table, command }] of this.#pending) this.client.send({ type: 'do', table, id, command });
    await settle();
  }
}

/** A bus that drops some messages while that is switched on. */
function lossy(rng: Rng, state: { isLossy: boolean }): (bus: Bus) => Bus {
  const ONE_IN = 12;
  return (bus) => ({
    get isUp() {
      return bus.isUp;
    },
    publish: (channel, text) => (state.isLossy && below(rng, ONE_IN) === 0 ? undefined : bus.publish(channel, text)),
    subscribe: (channel, hear) => bus.subscribe(channel, hear),
    watch: (changed) => bus.watch(changed),
    close: () => bus.close(),
  });
}

async function run(seed: number): Promise<void> {
  const rng = rngFrom(seedOf(seed));
  const faults = { isLossy: true };
  const cluster = await openCluster(SERVERS, lossy(rng, faults));
  const alive = Array.from({ length: SERVERS }, (_, i) => i);
  const people: Person[] = [];
  for (const [i, name] of ['ann', 'bob', 'cal'].entries()) {
    people.push(new Person(cluster, name, await cluster.connect(i, name), i));
  }
  const tables: TableId[] = [];
  faults.isLossy = false;
  for (let t = 0; t < TABLES; t++) {
    const [host, guest] = [people[t], people[t + 1]];
    if (host === undefined || guest === undefined) throw new Error('Cannot open a table: nobody is there');
    const table = await host.client.open({ options: { rounds: 20 } });
    for (const { client } of people) await client.join(table);
    await guest.client.order(table, { type: 'sit', seat: 1 });
    await host.client.order(table, { type: 'start' });
    tables.push(table);
  }
  faults.isLossy = true;

  const any = <T>(list: readonly T[]): T => list[below(rng, list.length)] as T;
  const asleep = new Map<number, number>();
  for (let step = 0; step < STEPS; step++) {
    const what = below(rng, 40);
    const person = any(people);
    const awake = alive.filter((n) => !asleep.has(n));
    if (what === 0 && awake.length > 1) {
      const n = any(awake);
      cluster.at(n).process.kill();
      alive.splice(alive.indexOf(n), 1);
      await cluster.open();
      alive.push(cluster.servers.length - 1);
    } else if (what === 1 && awake.length > 1) {
      const n = any(awake);
      cluster.at(n).process.pause();
      asleep.set(n, step + 2 + below(rng, 12));
    } else if (what === 2 && awake.length > 1) {
      const n = any(awake);
      alive.splice(alive.indexOf(n), 1);
      await cluster.open();
      alive.push(cluster.servers.length - 1);
      await cluster.at(n).server.stop();
    } else if (what < 5) await person.comeBack(any(alive.filter((n) => !asleep.has(n))), tables);
    else {
      const table = any(tables);
      const seen = person.client.tables.get(table);
      const command = seen && owed(person.client, table, step);
      if (asleep.has(person.server) || !alive.includes(person.server)) {
        await person.comeBack(any(alive.filter((n) => !asleep.has(n))), tables);
      } else person.do(table, command ?? { type: 'chat', text: `step ${step}` });
    }
    for (const [n, until] of asleep) {
      if (until > step) continue;
      asleep.delete(n);
      cluster.at(n).process.wake();
    }
    await cluster.clock.pass(50 + below(rng, 400));
  }

  // All faults end, all clients are connected, and every pending request is answered.
  faults.isLossy = false;
  for (const n of asleep.keys()) cluster.at(n).process.wake();
  await cluster.clock.pass(3000);
  for (const person of people) await person.comeBack(any(alive), tables);
  await cluster.clock.pass(3000);
  for (const table of tables) {
    const times = new Map<string, number>();
    for (const body of await cluster.store.entries(table)) {
      const { by } = JSON.parse(body) as { by?: { id: string } };
      if (by !== undefined) times.set(by.id, (times.get(by.id) ?? 0) + 1);
    }
    expect([...times].filter(([, n]) => n !== 1)).toEqual([]);
    const known = new Set(times.keys());
    for (const { name, refused } of people) {
      expect([...refused].filter((id) => known.has(id) && id.startsWith(name))).toEqual([]);
    }
  }
  const kept = new Set<string>();
  for (const table of tables) {
    for (const body of await cluster.store.entries(table))
      kept.add((JSON.parse(body) as { by?: { id: string } }).by?.id ?? '');
  }
  for (const { acknowledged, client, unanswered, wentBack } of people) {
    expect([unanswered, wentBack]).toEqual([[], []]);
    expect(acknowledged.length).toBeGreaterThan(5);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    for (const table of tables) {
      const { view, version, offer } = client.table(table);
      await client.join(table);
      const now = client.table(table);
      expect({ view: now.view, version: now.version, offer: now.offer }).toEqual({ view, version, offer });
    }
  }
  expect(alive.reduce((sum, n) => sum + cluster.at(n).server.tables.size, 0)).toBe(TABLES);
}

test.each([1, 2, 3, 134])(
  'servers killed, put to sleep and stopped on a bus that loses packets: nothing acknowledged is lost or played twice (seed %i)',
  (seed) => run(seed),
);

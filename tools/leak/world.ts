import { type AnyGame, type Input, type Seat, type Seed, sha256 } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { MemoryHub } from '../../packages/server/src/core/bus/memory-bus.ts';
import { MANY_PEOPLE } from '../../packages/server/src/core/limits/limits.ts';
import { makeLogger } from '../../packages/server/src/core/observe/logger.ts';
import { openSqliteStore } from '../../packages/server/src/core/store/sqlite/sqlite-store.ts';
import type { Store } from '../../packages/server/src/core/store/store.ts';
import { readLog } from '../../packages/server/src/core/store/stored-log.ts';
import { type RunningServer, type ServerSetup, startServer } from '../../packages/server/src/start-server.ts';
import type { TestClient } from '../../packages/server/src/testing/client.ts';
import { connectTo } from '../../packages/server/src/testing/ws-client.ts';
import { type Heard, type RecordingProxy, recordingProxy } from './recording-proxy.ts';
import { TwinClock } from './twin-clock.ts';

const NO_LIMIT = 1e9;
/** Raised limits, because the test sends more than people do; and latency is measured less often. */
const LIMITS = {
  ...MANY_PEOPLE,
  burst: NO_LIMIT,
  perSecond: NO_LIMIT,
  strikes: NO_LIMIT,
  chatBurst: NO_LIMIT,
  hintBurst: NO_LIMIT,
  joinBurst: NO_LIMIT,
  silence: NO_LIMIT,
  pingPlaying: 12_000,
  pingIdle: 12_000,
  pingBurst: 2,
  // Both worlds ping at the same moments.
  pingPlayingSpread: 0,
  pingRaceGap: 1,
};
/** An unknown message: its response comes after everything that was in transit. It is not compared. */
const BARRIER = '{"type":"barrier"}';
const BARRIER_ANSWER = '{"type":"error","code":"unknown-message","at":"type"}';

/** How often messages are passed between two servers until none is in transit. */
const CLUSTER_HOPS = 3;
/** The log has the real time. */
const TIME = /"time":"[^"]*",?/;

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A player by seat, a spectator, or a visitor of the lobby. */
export type Guest = Seat | 'spectator' | 'lobby';

type Line = { readonly client: TestClient; readonly line: RecordingProxy };

/** Real servers, usually one, on a controlled clock, with a recorder on each guest's connection. */
export class World {
  readonly clock: TwinClock;
  readonly log: string[];
  readonly servers: readonly RunningServer[];
  readonly #lines = new Map<Guest, Line>();
  #sent = 0;
  #pings = 0;

  constructor(servers: readonly RunningServer[], clock: TwinClock, log: string[]) {
    this.servers = servers;
    this.clock = clock;
    this.log = log;
  }

  /** Servers with the same seed and key behave the same. */
  static async open(game: AnyGame, seed: Seed, count = 1): Promise<World> {
    const clock = new TwinClock();
    const log: string[] = [];
    const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
    let open = count;
    const shared: Store = {
      ...store,
      key: Buffer.from(sha256(`key ${seed}`), 'hex'),
      async close() {
        open -= 1;
        if (open === 0) await store.close();
      },
    };
    const hub = new MemoryHub();
    const setup: ServerSetup = {
      port: 0,
      host: '127.0.0.1',
      dataDir: '',
      store: shared,
      clock,
      newSeed: () => seed,
      catalog: { games: [game], findGame: (id) => (id === game.id ? game : undefined), editions: [] },
      botThreads: 0,
      limits: LIMITS,
      logger: makeLogger('debug', (line) => void log.push(line.replace(TIME, ''))),
    };
    const servers: RunningServer[] = [];
    for (let i = 0; i < count; i++)
      servers.push(await startServer(count === 1 ? setup : { ...setup, bus: hub.open() }));
    return new World(servers, clock, log);
  }

  async admit(guest: Guest): Promise<TestClient> {
    const line = await recordingProxy(this.#serverOf(guest).port, this.clock.monotonic);
    const client = await connectTo(line.port, sha256(`guest ${guest}`));
    this.#lines.set(guest, { client, line });
    client.onMessage = ({ type }) => {
      if (type === 'ping') this.#pings += 1;
    };
    await client.hello(`Guest ${guest}`);
    return client;
  }

  /** In a cluster, neighbors at the table and spectators connect to different servers. */
  #serverOf(guest: Guest): RunningServer {
    const server = this.servers[typeof guest === 'number' ? guest % this.servers.length : this.servers.length - 1];
    if (server === undefined) throw new Error('Cannot come: the world has no server');
    return server;
  }

  client(guest: Guest): TestClient {
    const line = this.#lines.get(guest);
    if (line === undefined) throw new Error(`Cannot find guest ${guest}: nobody of that name has come`);
    return line.client;
  }

  /** What this guest received since the last call. */
  heardBy(guest: Guest): readonly Heard[] {
    return (this.#lines.get(guest)?.line.take() ?? []).filter(({ text }) => text !== BARRIER_ANSWER);
  }

  /** A command id that is the same in both worlds. */
  nextId(): string {
    this.#sent += 1;
    return `n${this.#sent}`;
  }

  /** Waits until everything sent was processed, stored and answered, and has arrived. */
  async settle(): Promise<void> {
    // In a cluster a command goes to the other server, and the result comes back.
    for (let hops = 0; hops < (this.servers.length === 1 ? 1 : CLUSTER_HOPS); hops++) {
      await turn();
      for (const { parts } of this.servers) await parts.queue.idle();
      await this.#barrier();
    }
    // Pongs are in transit and must arrive before the clock moves on.
    if (this.#pings > 0) await this.#barrier();
    this.#pings = 0;
  }

  async #barrier(): Promise<void> {
    await Promise.all(
      [...this.#lines.values()].map(({ client }) => {
        const answer = client.next('error', ({ code }) => code === 'unknown-message');
        client.sendRaw(BARRIER);
        return answer;
      }),
    );
  }

  /** The game's full state. */
  stateOf(table: TableId): Record<string, unknown> {
    for (const { parts } of this.servers) {
      const actor = parts.tables.get(table)?.actor;
      if (actor !== undefined && 'state' in actor) return actor.state as Record<string, unknown>;
    }
    throw new Error(`Cannot find table ${table}: it is not in memory`);
  }

  /** The response of a URL, without the time in it. */
  async ask(path: string): Promise<string> {
    const answers = [];
    for (const { port } of this.servers) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      const headers = [...answer.headers].filter(([name]) => name !== 'date').sort();
      answers.push([answer.status, headers, await answer.text()]);
    }
    return JSON.stringify(answers);
  }

  /** The inputs in the table's log so far, in order. */
  async inputsOf(table: TableId): Promise<readonly Input<unknown>[]> {
    const [server] = this.servers;
    const entries = readLog((await server?.parts.store.entries(table)) ?? []);
    return entries.flatMap((entry) => (entry.type === 'input' ? [entry.input] : []));
  }

  async close(): Promise<void> {
    for (const { line } of this.#lines.values()) line.close();
    for (const server of this.servers) await server.stop();
  }
}

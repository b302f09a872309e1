import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { below, choose, forkRng, type Rng } from '@saloon/kernel';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { nap } from './nap.ts';

/**
 * What can happen to a connection. `cut`: both ends notice at once. `late`: the server notices later, and messages in
 * transit still reach it after the client has reconnected. `deaf`: the client notices later, and what it sends
 * meanwhile is lost. `swallow`: nobody notices, and everything is lost.
 */
export type Fault = 'cut' | 'late' | 'deaf' | 'swallow';

/** Repeated by how often each should happen. */
export const FAULTS: readonly Fault[] = [
  ...Array.from({ length: 6 }, () => 'cut' as const),
  ...Array.from({ length: 8 }, () => 'late' as const),
  ...Array.from({ length: 5 }, () => 'deaf' as const),
  'swallow',
];

/** Milliseconds: how long a connection lasts, its delay, and how long late messages are in transit. */
const HOLDS = { least: 400, most: 6000 };
const SLOWEST = 120;
const LATEST = 1800;
const DOUBLED_WITHIN = 400;
/** One in this many client messages arrives twice. */
const DOUBLED = 8;

/**
 * A bad network between clients and a server: slow, jittery connections that break in several ways, and client
 * messages that arrive twice. Messages stay in order within a connection, as with TCP, but not across a reconnect.
 */
export class FaultyProxy {
  readonly port: number;
  readonly counts: Record<Fault | 'doubled', number> = { cut: 0, late: 0, deaf: 0, swallow: 0, doubled: 0 };
  /** Stops all faults. */
  isTired = false;
  readonly #server: WebSocketServer;
  readonly #sockets = new Set<WebSocket>();
  readonly #faults: readonly Fault[];

  private constructor(server: WebSocketServer, port: number, faults: readonly Fault[]) {
    this.#server = server;
    this.#faults = faults;
    this.port = port;
  }

  static async open(target: () => number, rng: Rng, faults: readonly Fault[]): Promise<FaultyProxy> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    await once(server, 'listening');
    const proxy = new FaultyProxy(server, (server.address() as AddressInfo).port, faults);
    server.on('connection', (near, request) => {
      const headers = { 'x-forwarded-for': String(request.headers['x-forwarded-for']) };
      const far = new WebSocket(`ws://127.0.0.1:${target()}/ws`, { headers, perMessageDeflate: false });
      proxy.#join(near, far, forkRng(rng));
    });
    return proxy;
  }

  get faults(): number {
    const { cut, late, deaf, swallow } = this.counts;
    return cut + late + deaf + swallow;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.terminate();
  }

  #join(near: WebSocket, far: WebSocket, rng: Rng): void {
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.#sockets.delete(socket));
    }
    const up = new SlowWay(far, rng);
    const down = new SlowWay(near, rng);
    near.on('message', (data) => {
      up.send(data);
      if (below(rng, DOUBLED) > 0) return;
      this.counts.doubled += 1;
      setTimeout(() => up.send(data), below(rng, DOUBLED_WITHIN));
    });
    far.on('message', (data) => down.send(data));
    near.on('close', () => void up.end());
    far.on('close', () => void down.end());
    void this.#breakLater(up, down, rng);
  }

  async #breakLater(up: SlowWay, down: SlowWay, rng: Rng): Promise<void> {
    await nap(HOLDS.least + below(rng, HOLDS.most - HOLDS.least));
    if (this.isTired || up.isOver || down.isOver) return;
    const fault = choose(rng, this.#faults);
    this.counts[fault] += 1;
    switch (fault) {
      case 'cut':
        up.cut();
        return down.cut();
      case 'late':
        up.hold();
        await nap(below(rng, 300));
        down.cut();
        await nap(below(rng, LATEST));
        return up.release();
      case 'deaf':
        up.cut();
        await nap(below(rng, LATEST));
        return down.cut();
      case 'swallow':
        up.swallow();
        return down.swallow();
    }
  }
}

/** One direction of a connection: everything is delayed, and nothing overtakes. */
class SlowWay {
  readonly #to: WebSocket;
  readonly #rng: Rng;
  readonly #underWay: RawData[] = [];
  readonly #held: RawData[] = [];
  #state: 'open' | 'held' | 'swallowing' | 'over' = 'open';
  #clearAt = 0;

  constructor(to: WebSocket, rng: Rng) {
    this.#to = to;
    this.#rng = rng;
  }

  get isOver(): boolean {
    return this.#state === 'over';
  }

  send(data: RawData): void {
    if (this.#state === 'over' || this.#state === 'swallowing') return;
    const now = performance.now();
    this.#clearAt = Math.max(this.#clearAt, now + below(this.#rng, SLOWEST));
    this.#underWay.push(data);
    // Timers of different lengths may fire out of order, so each releases the oldest message.
    setTimeout(() => this.#arrive(this.#underWay.shift()), this.#clearAt - now);
  }

  hold(): void {
    if (this.#state === 'open') this.#state = 'held';
  }

  /** Delivers all delayed messages, then ends the connection. */
  async release(): Promise<void> {
    await nap(SLOWEST);
    this.#state = 'over';
    for (const data of this.#held) this.#write(data);
    await nap(SLOWEST);
    this.#to.terminate();
  }

  swallow(): void {
    this.#state = 'swallowing';
  }

  cut(): void {
    this.#state = 'over';
    this.#to.terminate();
  }

  /** The other end has closed: delivers what is in transit, then closes this one. */
  async end(): Promise<void> {
    if (this.#state !== 'open') return;
    await nap(Math.max(0, this.#clearAt - performance.now()));
    if (this.#state === 'open') this.cut();
  }

  #arrive(data: RawData | undefined): void {
    if (data === undefined) return;
    if (this.#state === 'held') this.#held.push(data);
    else if (this.#state === 'open') this.#write(data);
  }

  #write(data: RawData): void {
    if (this.#to.readyState === WebSocket.OPEN) this.#to.send(data, { binary: false });
    else if (this.#to.readyState === WebSocket.CONNECTING)
      this.#to.once('open', () => this.#to.send(data, { binary: false }));
  }
}

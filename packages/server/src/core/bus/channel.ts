import type { ServerId } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Broadcast } from './broadcasts.ts';
import type { Bus } from './bus.ts';
import { type ClusterMessage, merged, readMessage, type WithText, writeMessage } from './messages.ts';

/** Each server broadcasts its packet counts this often, in milliseconds, so that a loss is noticed soon. */
export const TICK = 250;
/** A server that is silent this long may be dead. */
export const SILENT_AFTER = 3 * TICK;
/** A server that is silent this long is forgotten. */
const FORGOTTEN_AFTER = 30_000;

export type ChannelListener = {
  readonly onMessage: (from: ServerId, message: WithText) => void;
  readonly onBroadcast: (from: ServerId, broadcast: Broadcast) => void;
  /** A new server. */
  readonly onPeer: (server: ServerId) => void;
  /** A packet of this server was lost. */
  readonly onMissed: (from: ServerId, what: 'messages' | 'broadcasts') => void;
  /** It has been silent for `millis` though the bus is up; called with every tick. */
  readonly onSilent: (server: ServerId, millis: number) => void;
  /** Do we still need this silent server? */
  readonly isAwaited: (server: ServerId) => boolean;
  /** A silent server has sent something again. */
  readonly onReturned: (server: ServerId) => void;
  /** A packet was invalid, or handling it threw. */
  readonly onError: (error: unknown) => void;
  /** Counts messages. */
  readonly onTraffic: (direction: 'sent' | 'received', messages: number) => void;
};

/** The numbers of the last packets received. */
type Peer = { heardAt: number; isSilent: boolean; messages: number; broadcasts: number };
/** The numbers of the last packets sent: to everybody, and to each server. */
type Tick = { readonly broadcasts: number; readonly messages: Readonly<Record<ServerId, number>> };

/**
 * Messages (each for one server) and broadcasts (for all of them). What one turn of the event loop sends to a receiver goes
 * over the bus as one packet. Packets are numbered, so that the next packet or tick reveals a loss.
 */
export class ClusterChannel {
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #server: ServerId;
  readonly #channel: string;
  readonly #listener: ChannelListener;
  readonly #peers = new Map<ServerId, Peer>();
  /** The numbers of the last packets sent. */
  readonly #sentTo = new Map<ServerId, number>();
  #sentToAll = 0;
  #messages = new Map<ServerId, WithText[]>();
  #broadcasts: Broadcast[] = [];
  #isScheduled = false;
  #cancel: () => void = () => undefined;

  constructor(bus: Bus, clock: Clock, server: ServerId, channel: string, listener: ChannelListener) {
    this.#bus = bus;
    this.#clock = clock;
    this.#server = server;
    this.#channel = channel;
    this.#listener = listener;
  }

  get isUp(): boolean {
    return this.#bus.isUp;
  }

  get peers(): readonly ServerId[] {
    return [...this.#peers.keys()];
  }

  async start(): Promise<void> {
    for (const channel of ['all', `to:${this.#server}`]) {
      await this.#bus.subscribe(`${this.#channel}:${channel}`, (packet) => this.#receive(packet));
    }
    // While the bus was down we could hear nobody.
    this.#bus.watch(() => {
      for (const peer of this.#peers.values()) peer.heardAt = this.#clock.monotonic();
    });
    this.#tick();
  }

  async close(): Promise<void> {
    this.#cancel();
    this.#flush();
    await this.#bus.close();
  }

  send(to: ServerId, message: ClusterMessage, text = ''): void {
    const next: WithText = { message, text };
    const waiting = this.#messages.get(to);
    if (waiting === undefined) this.#messages.set(to, [next]);
    else {
      const both = merged(waiting.at(-1), next);
      if (both === undefined) waiting.push(next);
      else waiting[waiting.length - 1] = both;
    }
    this.#later();
  }

  broadcast(broadcast: Broadcast): void {
    this.#broadcasts.push(broadcast);
    this.#later();
  }

  /** From now on `onSilent` is called if this server is silent. */
  expect(server: ServerId): void {
    if (server !== this.#server && !this.#peers.has(server)) this.#meet(server);
  }

  #later(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#clock.soon(() => this.#flush());
  }

  #flush(): void {
    this.#isScheduled = false;
    const [broadcasts, messages] = [this.#broadcasts, this.#messages];
    this.#broadcasts = [];
    this.#messages = new Map();
    if (broadcasts.length > 0) {
      this.#sentToAll += 1;
      this.#listener.onTraffic('sent', broadcasts.length);
      const lines = broadcasts.map((one) => JSON.stringify(one));
      this.#bus.publish(`${this.#channel}:all`, this.#packet('broadcasts', this.#sentToAll, lines));
    }
    for (const [to, ofServer] of messages) {
      const n = (this.#sentTo.get(to) ?? 0) + 1;
      this.#sentTo.set(to, n);
      this.#listener.onTraffic('sent', ofServer.length);
      this.#bus.publish(`${this.#channel}:to:${to}`, this.#packet('messages', n, ofServer.map(writeMessage)));
    }
  }

  #packet(kind: 'broadcasts' | 'messages' | 'tick', n: number, lines: readonly string[]): string {
    return `${this.#server} ${kind} ${n}\n${lines.join('\n')}`;
  }

  #tick(): void {
    // Queued messages first: the tick counts only what was sent.
    this.#flush();
    const tick: Tick = { broadcasts: this.#sentToAll, messages: Object.fromEntries(this.#sentTo) };
    this.#bus.publish(`${this.#channel}:all`, this.#packet('tick', 0, [JSON.stringify(tick)]));
    if (this.#bus.isUp) this.#listen();
    this.#cancel = this.#clock.after(TICK, () => this.#tick());
  }

  #listen(): void {
    const now = this.#clock.monotonic();
    for (const [server, peer] of this.#peers) {
      const millis = now - peer.heardAt;
      if (millis > SILENT_AFTER) {
        peer.isSilent = true;
        this.#listener.onSilent(server, millis);
      }
      if (millis > FORGOTTEN_AFTER && !this.#listener.isAwaited(server)) this.#forget(server);
    }
  }

  #meet(server: ServerId, broadcasts = 0): Peer {
    const peer = { heardAt: this.#clock.monotonic(), isSilent: false, messages: 0, broadcasts };
    this.#peers.set(server, peer);
    this.#listener.onPeer(server);
    return peer;
  }

  #forget(server: ServerId): void {
    this.#peers.delete(server);
    this.#sentTo.delete(server);
  }

  #receive(packet: string): void {
    try {
      this.#hear(packet);
    } catch (error) {
      this.#listener.onError(error);
    }
  }

  #hear(packet: string): void {
    const [head = '', ...lines] = packet.split('\n');
    const [from = '', kind, number] = head.split(' ');
    if (from === this.#server) return;
    const n = Number(number);
    if (kind === 'tick') return this.#heardTick(from, JSON.parse(lines[0] ?? '{}') as Tick);
    // Broadcasts from before we knew this server are in what we have read from the store.
    const peer = this.#peers.get(from) ?? this.#meet(from, kind === 'broadcasts' ? n - 1 : 0);
    this.#heardOf(from, peer);
    this.#listener.onTraffic('received', lines.length);
    const what = kind === 'broadcasts' ? 'broadcasts' : 'messages';
    const isMissing = n !== peer[what] + 1;
    peer[what] = n;
    if (isMissing) this.#listener.onMissed(from, what);
    for (const line of lines) {
      if (what === 'broadcasts') this.#listener.onBroadcast(from, JSON.parse(line) as Broadcast);
      else this.#listener.onMessage(from, readMessage(line));
    }
  }

  #heardOf(server: ServerId, peer: Peer): void {
    peer.heardAt = this.#clock.monotonic();
    if (!peer.isSilent) return;
    peer.isSilent = false;
    this.#listener.onReturned(server);
  }

  #heardTick(from: ServerId, tick: Tick): void {
    const peer = this.#peers.get(from) ?? this.#meet(from, tick.broadcasts);
    this.#heardOf(from, peer);
    const messages = tick.messages[this.#server] ?? 0;
    const [missedBroadcasts, missedMessages] = [peer.broadcasts !== tick.broadcasts, peer.messages !== messages];
    peer.broadcasts = tick.broadcasts;
    peer.messages = messages;
    if (missedBroadcasts) this.#listener.onMissed(from, 'broadcasts');
    if (missedMessages) this.#listener.onMissed(from, 'messages');
  }
}

import type { ServerId } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Broadcast } from './broadcasts.ts';
import type { Bus } from './bus.ts';
import { type ClusterMessage, type Envelope, merged, readEnvelope, writeEnvelope } from './messages.ts';

/** Each server broadcasts its packet counts this often, in milliseconds, so that a loss is noticed soon. */
export const TICK = 250;
/** A server that is silent this long may be dead. */
export const SILENT_AFTER = 3 * TICK;
/** A server that is silent this long is forgotten. */
const FORGOTTEN_AFTER = 30_000;

export type ChannelListener = {
  readonly onMessage: (from: ServerId, mail: Envelope) => void;
  readonly onBroadcast: (from: ServerId, news: Broadcast) => void;
  /** A new server. */
  readonly onPeer: (server: ServerId) => void;
  /** A packet of this server was lost. */
  readonly onMissed: (from: ServerId, what: 'letters' | 'news') => void;
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

type Peer = { heardAt: number; isSilent: boolean; letters: number; news: number };
type Tick = { readonly news: number; readonly letters: Readonly<Record<ServerId, number>> };

/**
 * Messages and broadcasts between servers. All of one turn are sent as one packet. Packets are numbered, so that the next
 * packet or tick reveals a loss.
 */
export class ClusterChannel {
  readonly #bus: Bus;
  readonly #clock: Clock;
  readonly #server: ServerId;
  readonly #channel: string;
  readonly #listener: ChannelListener;
  readonly #peers = new Map<ServerId, Peer>();
  readonly #sent = new Map<ServerId, number>();
  #outbox = new Map<ServerId, Envelope[]>();
  #newsbox: Broadcast[] = [];
  #newsSent = 0;
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

  send(to: ServerId, letter: ClusterMessage, text = ''): void {
    const mail: Envelope = { message: letter, text };
    const waiting = this.#outbox.get(to);
    if (waiting === undefined) this.#outbox.set(to, [mail]);
    else {
      const both = merged(waiting.at(-1), mail);
      if (both === undefined) waiting.push(mail);
      else waiting[waiting.length - 1] = both;
    }
    this.#later();
  }

  broadcast(news: Broadcast): void {
    this.#newsbox.push(news);
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
    const [news, outbox] = [this.#newsbox, this.#outbox];
    this.#newsbox = [];
    this.#outbox = new Map();
    if (news.length > 0) {
      this.#newsSent += 1;
      this.#listener.onTraffic('sent', news.length);
      this.#bus.publish(
        `${this.#channel}:all`,
        this.#packet(
          'news',
          this.#newsSent,
          news.map((one) => JSON.stringify(one)),
        ),
      );
    }
    for (const [to, mails] of outbox) {
      const n = (this.#sent.get(to) ?? 0) + 1;
      this.#sent.set(to, n);
      this.#listener.onTraffic('sent', mails.length);
      this.#bus.publish(`${this.#channel}:to:${to}`, this.#packet('letters', n, mails.map(writeEnvelope)));
    }
  }

  #packet(kind: 'news' | 'letters' | 'tick', n: number, lines: readonly string[]): string {
    return `${this.#server} ${kind} ${n}\n${lines.join('\n')}`;
  }

  #tick(): void {
    // Queued messages first: the tick counts only what was sent.
    this.#flush();
    const tick: Tick = { news: this.#newsSent, letters: Object.fromEntries(this.#sent) };
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

  #meet(server: ServerId, news = 0): Peer {
    const peer = { heardAt: this.#clock.monotonic(), isSilent: false, letters: 0, news };
    this.#peers.set(server, peer);
    this.#listener.onPeer(server);
    return peer;
  }

  #forget(server: ServerId): void {
    this.#peers.delete(server);
    this.#sent.delete(server);
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
    const peer = this.#peers.get(from) ?? this.#meet(from, kind === 'news' ? n - 1 : 0);
    this.#heardOf(from, peer);
    this.#listener.onTraffic('received', lines.length);
    const what = kind === 'news' ? 'news' : 'letters';
    const isMissing = n !== peer[what] + 1;
    peer[what] = n;
    if (isMissing) this.#listener.onMissed(from, what);
    for (const line of lines) {
      if (what === 'news') this.#listener.onBroadcast(from, JSON.parse(line) as Broadcast);
      else this.#listener.onMessage(from, readEnvelope(line));
    }
  }

  #heardOf(server: ServerId, peer: Peer): void {
    peer.heardAt = this.#clock.monotonic();
    if (!peer.isSilent) return;
    peer.isSilent = false;
    this.#listener.onReturned(server);
  }

  #heardTick(from: ServerId, tick: Tick): void {
    const peer = this.#peers.get(from) ?? this.#meet(from, tick.news);
    this.#heardOf(from, peer);
    const letters = tick.letters[this.#server] ?? 0;
    const [hasNews, hasLetters] = [peer.news !== tick.news, peer.letters !== letters];
    peer.news = tick.news;
    peer.letters = letters;
    if (hasNews) this.#listener.onMissed(from, 'news');
    if (hasLetters) this.#listener.onMissed(from, 'letters');
  }
}

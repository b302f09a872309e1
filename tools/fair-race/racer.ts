import { next16, type Rng } from '@saloon/kernel';
import { PROTOCOL, type ServerMessage, type TableId } from '@saloon/protocol';
import { TestClient } from '../../packages/server/src/testing/client.ts';
import type { TestServer } from '../../packages/server/src/testing/memory-server.ts';
import { frameDelay, jitter } from './hands.ts';

/** How a client cheats in a race; an honest client has none of it. */
export type Trick = {
  /** The reaction time that it claims. */
  readonly claim?: (reaction: number) => number | undefined;
  /** It presses this long after the signal arrives, whatever its hand does. */
  readonly pressAfter?: number;
  /** It waits for another hand to show, and presses if one does before its own hand falls. */
  readonly follows?: true;
  /** It sends its slap as a press, this much later, as if its screen had shown no race. */
  readonly pressLater?: number;
  /**
   * It delays pongs: from the start of a race, always, on its first connection, or on one that it opens when the first sheriff
   * comes or when it hears the signal. `isRandom`: by as much at most. By `NEVER` it sends none.
   */
  readonly latePongs?: {
    readonly by: number;
    readonly isRandom?: true;
    readonly when: 'in-races' | 'always' | 'at-first' | 'reconnected' | 'reconnected-at-signal';
  };
  /** Its seat's connection takes a detour, of this many milliseconds each way. */
  readonly detour?: number;
  /**
   * A second connection to its seat, without the detour, that answers no ping: it hears the signal, and may send the hand. A
   * `prompt` one answers every ping at once, and sends nothing else.
   */
  readonly second?: 'hears' | 'hears-and-slaps' | 'prompt';
  /** Somebody else's connection, without the detour, watches the table and hears the signal. */
  readonly watches?: true;
  /** With three sheriffs out it presses this long after its own act, and so after the signal that this may have caused. */
  readonly timed?: number;
  /** The mean extra delay of each of its packets, in milliseconds. That isn't a trick, but bad Wi-Fi. */
  readonly jitter?: number;
};

/** The extra delay of a packet on a good connection. */
const STEADY = 1.5;
export const NEVER = Number.POSITIVE_INFINITY;

type Told = { readonly type: string; readonly seat?: number; readonly race?: number; readonly sheriffs?: number };

/** A client with a human hand and a given network delay. */
export class Racer {
  /** The connection of its seat. */
  client: TestClient;
  readonly #server: TestServer;
  readonly #roundTrip: number;
  readonly #rng: Rng;
  readonly #trick: Trick;
  /** Other connections that hear the signal. */
  readonly #ears: TestClient[] = [];
  /** Its reaction time in the next race. */
  reaction = 0;
  #name = '';
  /** The race that it has heard of, while it is open. */
  #race: number | undefined;
  #hasPressed = false;
  #reconnected: TestClient | undefined;

  constructor(server: TestServer, roundTrip: number, rng: Rng, trick: Trick = {}) {
    this.#server = server;
    this.#rng = rng;
    this.#trick = trick;
    this.#roundTrip = roundTrip;
    this.client = this.#connect(new TestClient(), roundTrip + 2 * (trick.detour ?? 0));
    if (trick.second !== undefined) this.#ears.push(this.#connect(new TestClient(this.client.secret), roundTrip));
    if (trick.watches === true) this.#ears.push(this.#connect(new TestClient(), roundTrip));
  }

  async hello(name: string): Promise<void> {
    this.#name = name;
    await this.client.hello(name);
    for (const ear of this.#ears) await ear.hello(name);
  }

  /** Joins the table with all connections, once the seat is taken. */
  async watch(table: TableId): Promise<void> {
    for (const ear of this.#ears) await ear.join(table);
  }

  /** It acts at the table; `sheriffs` are out. */
  acts(table: TableId, sheriffs: number): void {
    const { timed } = this.#trick;
    if (timed !== undefined && sheriffs === 3) this.#server.clock.after(timed, () => this.#tap(table));
  }

  #connect(client: TestClient, roundTrip: number): TestClient {
    const down = this.#way(roundTrip / 2);
    const up = this.#way(roundTrip / 2);
    const ended = () => {
      client.isClosed = true;
    };
    const connection = this.#server.server.connect({
      address: '192.0.2.1',
      waiting: 0,
      send: (text) => down(() => client.receive(text)),
      close: ended,
      cut: ended,
      drop: ended,
    });
    client.answersPings = false;
    const close = () => {
      ended();
      connection.closed();
    };
    client.pipe = { send: (text) => up(() => connection.text(text)), close, pause: () => undefined };
    client.onMessage = (message) => this.#hear(client, message);
    return client;
  }

  /** One direction of a connection, in order. */
  #way(delay: number): (arrive: () => void) => void {
    const { clock } = this.#server;
    let last = 0;
    return (arrive) => {
      last = Math.max(last, clock.monotonic() + delay + jitter(this.#rng, this.#trick.jitter ?? STEADY));
      clock.after(last - clock.monotonic(), arrive);
    };
  }

  #hear(client: TestClient, message: ServerMessage): void {
    if (message.type === 'ping') return this.#answer(client, message.n);
    if (message.type === 'sync' && client === this.#reconnected) return this.#moveTo(client);
    if (message.type !== 'step') return;
    const events = (message.events ?? []) as readonly Told[];
    const { table } = message;
    for (const { type, race, sheriffs, seat } of events) {
      if ((type === 'race-started' || type === 'duel-turned-up') && race !== undefined) this.#signal(table, race);
      const isOwn = client === this.client;
      if (!isOwn) continue;
      if (type === 'sheriff-came' && sheriffs === 1) this.#reconnect(table, 'reconnected');
      const isAnother = type === 'slapped' && seat !== client.table(table).seat;
      if (this.#trick.follows === true && isAnother) this.#press(table, this.reaction);
      if (type !== 'race-closed' && type !== 'duel-called-off') continue;
      this.#race = undefined;
      this.#reconnected = undefined;
    }
  }

  #answer(client: TestClient, n: number): void {
    const late = this.#trick.latePongs;
    // A wrong number keeps the connection open, and unmeasured.
    const isSecond = client.secret === this.client.secret && this.#ears.includes(client);
    if (isSecond && this.#trick.second !== 'prompt') return client.send({ type: 'pong', n: n + 1 });
    const isLate = {
      always: true,
      'at-first': !isSecond,
      'in-races': this.#race !== undefined,
      reconnected: client === this.#reconnected,
      'reconnected-at-signal': client === this.#reconnected,
    };
    const pong = () => client.send({ type: 'pong', n });
    if (late === undefined || !isLate[late.when]) return pong();
    if (late.by === NEVER) return;
    const by = late.isRandom === true ? (late.by * next16(this.#rng)) / 0x1_0000 : late.by;
    this.#server.clock.after(by, pong);
  }

  /** Opens a new connection for the coming race, and closes the old one. */
  #reconnect(table: TableId, when: 'reconnected' | 'reconnected-at-signal'): void {
    if (this.#trick.latePongs?.when !== when) return;
    const next = this.#connect(new TestClient(this.client.secret), this.#roundTrip + 2 * (this.#trick.detour ?? 0));
    this.#reconnected = next;
    next.send({ type: 'hello', protocol: PROTOCOL, secret: next.secret, name: this.#name });
    next.send({ type: 'join', table });
  }

  #moveTo(client: TestClient): void {
    if (client === this.client) return;
    const old = this.client;
    this.client = client;
    old.close();
  }

  #signal(table: TableId, race: number): void {
    if (this.#race === race) return;
    this.#race = race;
    this.#hasPressed = false;
    this.#reconnect(table, 'reconnected-at-signal');
    const { pressAfter } = this.#trick;
    const after = pressAfter ?? frameDelay(this.#rng) + this.reaction;
    this.#server.clock.after(after, () => this.#press(table, this.reaction));
  }

  /** A press that was timed before the signal came. */
  #tap(table: TableId): void {
    if (this.#race !== undefined) this.#press(table, this.reaction);
    else this.#send(this.client, table, { type: 'move', move: { type: 'press' } });
  }

  #press(table: TableId, reaction: number): void {
    const race = this.#race;
    if (this.#hasPressed || race === undefined) return;
    this.#hasPressed = true;
    const { claim, pressLater, second } = this.#trick;
    const hand = second === 'hears-and-slaps' ? (this.#ears[0] ?? this.client) : this.client;
    if (pressLater !== undefined) {
      const press = { type: 'move', move: { type: 'press' } } as const;
      return void this.#server.clock.after(pressLater, () => this.#send(hand, table, press));
    }
    const claimed = Math.round(claim === undefined ? reaction : (claim(reaction) ?? reaction));
    this.#send(hand, table, { type: 'move', move: { type: 'slap' }, answers: race, reaction: claimed });
    // Stunned, it would have to press again: an honest hand presses again when it sees that it isn't down.
    this.#server.clock.after(AGAIN, () => {
      if (this.#race !== race) return;
      this.#send(hand, table, { type: 'move', move: { type: 'slap' }, answers: race, reaction: claimed + AGAIN });
    });
  }

  #send(client: TestClient, table: TableId, command: Parameters<TestClient['order']>[1]): void {
    client.send({ type: 'do', table, id: client.newId(), command });
  }
}

/** It presses again after this many milliseconds while the race is open. */
const AGAIN = 800;

import type { Millis } from '@saloon/kernel';
import {
  type ClientMessage,
  type ErrorCode,
  jsonText,
  parseClientMessage,
  type ServerMessage,
  type TableCommand,
  type TableId,
  type UserId,
  type Version,
} from '@saloon/protocol';
import type { Common } from '../common/common.ts';
import { isStorable } from '../http/hostile-text.ts';
import type { Ban, Session, UserSession } from '../identity/session.ts';
import type { AddressBudget } from '../limits/address-limits.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { LimitName, Origin } from '../observe/audit-log.ts';
import type { Client, RemoteSubscription } from '../tables/remote-tables.ts';
import type { Subscription } from '../tables/subscription.ts';
import { RoundTrips } from '../time/round-trips.ts';
import { SerialQueue } from '../time/serial-queue.ts';
import { CLOSE, type CloseCode, type Transport, type TransportListener } from './transport.ts';

/** Refusals that an operator should know of. */
const LIMIT_OF: ReadonlyMap<string, LimitName> = new Map([
  ['too-fast', 'commands'],
  ['too-many-tables', 'tables'],
]);
/** How JSON writes what no database can store; most messages have none of it. */
const ESCAPED = /\\u(?:0000|d[89a-f])/i;
/** A connection that uses up its strikes within this many milliseconds is a flood. */
const FAST_STRIKES = 2000;

/** Sends pings to measure the latency of a connection (WB-TIME-2). */
export interface Pings {
  burst(connection: Connection): void;
  beforeStep(connection: Connection): void;
  afterSignal(connection: Connection): void;
}

/** The tables of a client, wherever they are. */
export interface ClientTables {
  join(client: Client, user: UserSession, table: TableId, since: Version | undefined): void;
  resend(client: Client, user: UserSession, table: TableId, id: string, command: TableCommand): void;
  askHint(client: Client, table: TableId, id: string): void;
}

export type ConnectionDeps = Pick<Common, 'limits' | 'clock' | 'log' | 'metrics' | 'audit' | 'blocks'> & {
  readonly pings: Pings;
  readonly tables: ClientTables;
  /** Handles a message that is well-formed and within the limits. */
  readonly handle: (connection: Connection, message: ClientMessage) => void;
  readonly onClosed: (connection: Connection) => void;
};

/** One connected client: its limits, its session, and the tables it has joined. */
export class Connection implements TransportListener, Client {
  readonly transport: Transport;
  /** The limits it shares with all connections of its address. */
  readonly addressBudget: AddressBudget;
  readonly openedAt: number;
  readonly joined = new Map<TableId, Subscription>();
  readonly screens = new Set<TableId>();
  readonly remote = new Map<TableId, RemoteSubscription>();
  readonly roundTrips = new RoundTrips();
  /** What it asks the store to change besides tables: one at a time, in the order in which it was asked for. */
  readonly changes = new SerialQueue();
  readonly chat: TokenBucket;
  readonly hints: TokenBucket;
  readonly joins: TokenBucket;
  session: Session = { state: 'new' };
  /** Whose list of tables this connection gets, while it watches the lobby. */
  watchedUser: UserId | undefined;
  /** Pings left in the current burst. */
  burst = 0;
  /** Was the current burst started by a race? */
  isRaceBurst = false;
  /** From this time on, a ping may go out together with the next step. */
  pingFrom = Number.POSITIVE_INFINITY;
  readonly #deps: ConnectionDeps;
  readonly #messages: TokenBucket;
  /** Messages over the limit; more than these are a flood. */
  readonly #excess: TokenBucket;
  #heardAt: number;
  #strikes = 0;
  #struckAt = 0;
  #tooFastSentAt = Number.NEGATIVE_INFINITY;

  constructor(deps: ConnectionDeps, transport: Transport, addressBudget: AddressBudget) {
    const { limits, clock } = deps;
    const now = clock.monotonic();
    this.#deps = deps;
    this.transport = transport;
    this.addressBudget = addressBudget;
    this.openedAt = now;
    this.#heardAt = now;
    this.#messages = new TokenBucket(limits.burst, limits.perSecond, now);
    this.#excess = new TokenBucket(limits.floodBurst, limits.perSecond, now);
    this.chat = new TokenBucket(limits.chatBurst, limits.chatPerSecond, now);
    this.hints = new TokenBucket(limits.hintBurst, limits.hintPerSecond, now);
    this.joins = new TokenBucket(limits.joinBurst, limits.joinsPerSecond, now);
  }

  get heardAt(): number {
    return this.#heardAt;
  }

  text(text: string): void {
    if (!this.#mayRead()) return;
    if (isLonger(text, this.#deps.limits.messageBytes)) return this.strike('message-too-large');
    if (this.session.state === 'greeting') this.session.waiting.push(text);
    else this.read(text);
  }

  binary(): void {
    if (this.#mayRead()) this.strike('not-json');
  }

  control(): boolean {
    return this.#hasToken(this.#deps.clock.monotonic());
  }

  /** Closes the connection without reading any more of it, and blocks its address. */
  flooded(): void {
    if (this.session.state === 'closed') return;
    const { audit, blocks, metrics } = this.#deps;
    audit.dropped('flood', this.origin);
    const blocked = blocks.block(this.transport.address);
    if (blocked !== undefined) audit.blocked(blocked, this.origin);
    metrics.error('too-fast');
    this.send({ type: 'error', code: 'too-fast' });
    this.transport.cut(CLOSE.policy);
    this.closed();
  }

  /** For the log: its address, and its user once known. */
  get origin(): Origin {
    const { transport, session } = this;
    const isKnown = session.state === 'greeting' || session.state === 'welcomed';
    return isKnown ? { address: transport.address, user: session.identity.user } : { address: transport.address };
  }

  closed(): void {
    if (this.session.state === 'closed') return;
    this.session = { state: 'closed' };
    this.#deps.onClosed(this);
  }

  /** Reads one message that has passed the limits. */
  read(text: string): void {
    const { metrics, log } = this.#deps;
    const parsed = parseClientMessage(text);
    if (!parsed.ok) {
      if (parsed.code === 'wrong-protocol') return this.expel(parsed.code, CLOSE.policy);
      return this.strike(parsed.code, parsed.at);
    }
    if (ESCAPED.test(text) && !isStorable(parsed.message)) return this.strike('malformed-message');
    metrics.received(parsed.message.type);
    try {
      this.#deps.handle(this, parsed.message);
    } catch (error) {
      // A bug of ours: only the client that met it is disconnected.
      log.error({ err: error, message: parsed.message.type }, 'cannot handle a message');
      this.close(CLOSE.broken);
    }
  }

  send(message: ServerMessage): void {
    this.sendText(jsonText(message));
  }

  sendText(text: string): void {
    if (this.session.state === 'closed') return;
    if (this.transport.waiting > this.#deps.limits.backlogBytes) {
      this.#deps.audit.dropped('slow', this.origin);
      this.drop();
      return;
    }
    this.#deps.metrics.sent();
    this.transport.send(text);
  }

  get roundTrip(): Millis | undefined {
    return this.roundTrips.smallest;
  }

  get usualTrip(): Millis | undefined {
    return this.roundTrips.usual;
  }

  get raceTrip(): Millis | undefined {
    return this.roundTrips.inRace;
  }

  done(_id: string, text: string): void {
    this.sendText(text);
  }

  measure(): void {
    this.#deps.pings.burst(this);
  }

  beforeStep(): void {
    this.#deps.pings.beforeStep(this);
  }

  afterSignal(): void {
    this.#deps.pings.afterSignal(this);
  }

  rejoin(table: TableId, version: Version): void {
    if (this.session.state !== 'welcomed') return;
    this.#deps.tables.join(this, this.session, table, version < 0 ? undefined : version);
  }

  resend(table: TableId, id: string, command: TableCommand): void {
    if (this.session.state === 'welcomed') this.#deps.tables.resend(this, this.session, table, id, command);
  }

  resendHint(table: TableId, id: string): void {
    if (this.session.state === 'welcomed') this.#deps.tables.askHint(this, table, id);
  }

  /** `at` is the invalid field of the request, if there is one. */
  refuse(id: string, code: string, table?: TableId, at?: string): void {
    this.#deps.metrics.refused();
    const limit = LIMIT_OF.get(code);
    if (limit !== undefined) this.#deps.audit.limit(limit, this.origin);
    const about = { ...(table === undefined ? {} : { table }), id, code, ...(at === undefined ? {} : { at }) };
    this.send({ type: 'refused', ...about });
  }

  /** Reports an invalid message. After too many of them the connection is closed. */
  strike(code: ErrorCode, at = ''): void {
    this.#deps.metrics.error(code);
    this.#strikes += 1;
    this.send(at === '' ? { type: 'error', code } : { type: 'error', code, at });
    const now = this.#deps.clock.monotonic();
    if (this.#strikes === 1) this.#struckAt = now;
    if (this.#strikes < this.#deps.limits.strikes || this.session.state === 'closed') return;
    if (now - this.#struckAt < FAST_STRIKES) return this.flooded();
    this.#deps.audit.dropped('strikes', this.origin);
    this.close(CLOSE.policy);
  }

  /** Sends an error and closes. `ban` is what the ruling says: nothing but its end and its reason is sent. */
  expel(code: ErrorCode, close: CloseCode, { until, reason }: Ban = {}): void {
    this.#deps.metrics.error(code);
    const why = reason === undefined || reason === '' ? {} : { reason };
    this.send({ type: 'error', code, ...(until === undefined ? {} : { until }), ...why });
    this.close(close);
  }

  close(code: CloseCode): void {
    this.transport.close(code);
    this.closed();
  }

  drop(): void {
    this.transport.drop();
    this.closed();
  }

  #mayRead(): boolean {
    this.#heardAt = this.#deps.clock.monotonic();
    return this.#hasToken(this.#heardAt);
  }

  /** Takes a token for one message. A client that is too fast gets an error once a second, and its messages are ignored. */
  #hasToken(now: number): boolean {
    if (this.session.state === 'closed') return false;
    const isWithinOwn = this.#messages.take(now);
    if (isWithinOwn && this.addressBudget.messages.take(now)) return true;
    if (!isWithinOwn && !this.#excess.take(now)) {
      this.flooded();
      return false;
    }
    this.#deps.audit.limit('messages', this.origin);
    const SECOND = 1000;
    if (now - this.#tooFastSentAt >= SECOND) {
      this.#tooFastSentAt = now;
      this.strike('too-fast');
    }
    return false;
  }
}

/** UTF-8 needs at most this many bytes per UTF-16 code unit, so the bytes of most texts needn't be counted. */
const MOST_BYTES = 3;
const isLonger = (text: string, bytes: number): boolean =>
  text.length * MOST_BYTES > bytes && Buffer.byteLength(text) > bytes;

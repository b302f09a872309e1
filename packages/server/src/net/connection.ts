import type { Millis } from '@saloon/kernel';
import {
  type ErrorCode,
  jsonText,
  parseClientMessage,
  type ServerMessage,
  type TableCommand,
  type TableId,
  type UserId,
  type Version,
} from '@saloon/protocol';
import type { RemoteSubscription } from '../cluster/remote-tables.ts';
import type { House } from '../house.ts';
import type { Subscription } from '../tables/live-table.ts';
import type { Subscriber } from '../tables/subscription.ts';
import { TokenBucket } from '../token-bucket.ts';
import type { AddressBudget } from './address-limits.ts';
import type { LimitName, Origin } from './audit-log.ts';
import { handleMessage } from './handle-message.ts';
import { RoundTrips } from './round-trips.ts';
import type { Session } from './session.ts';
import { CLOSE, type CloseCode, type Transport, type TransportListener } from './transport.ts';

/** Refusals that an operator should know of. */
const LIMIT_OF: ReadonlyMap<string, LimitName> = new Map([
  ['too-fast', 'commands'],
  ['too-many-tables', 'tables'],
]);
/** A connection that uses up its strikes within this many milliseconds is a flood. */
const FAST_STRIKES = 2000;

/** One client at the other end of a line: its limits, its session, and the tables it has joined. */
export class Connection implements TransportListener, Subscriber {
  readonly transport: Transport;
  /** Those who share an address with it, and so some limits. */
  readonly addressBudget: AddressBudget;
  readonly openedAt: number;
  readonly joined = new Map<TableId, Subscription>();
  /** Places at tables that other servers hold. */
  readonly remote = new Map<TableId, RemoteSubscription>();
  readonly roundTrips = new RoundTrips();
  readonly chat: TokenBucket;
  readonly hints: TokenBucket;
  readonly joins: TokenBucket;
  session: Session = { state: 'new' };
  /** Whose tables this connection is told of, while it watches the lobby. */
  watchedUser: UserId | undefined;
  /** Pings still to come of the burst at hand. */
  burst = 0;
  /** Is that burst a race's? */
  isRaceBurst = false;
  /** From then on a ping goes along with what is told. */
  pingFrom = Number.POSITIVE_INFINITY;
  readonly #house: House;
  readonly #messages: TokenBucket;
  /** What may come on top of that before it is a flood. */
  readonly #excess: TokenBucket;
  #heardAt: number;
  #strikes = 0;
  #struckAt = 0;
  #toldTooFastAt = Number.NEGATIVE_INFINITY;

  constructor(house: House, wire: Transport, neighbour: AddressBudget) {
    const { limits, clock } = house;
    const now = clock.monotonic();
    this.#house = house;
    this.transport = wire;
    this.addressBudget = neighbour;
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
    if (isLonger(text, this.#house.limits.messageBytes)) return this.strike('message-too-large');
    if (this.session.state === 'greeting') this.session.waiting.push(text);
    else this.read(text);
  }

  binary(): void {
    if (this.#mayRead()) this.strike('not-json');
  }

  control(): boolean {
    return this.#hasToken(this.#house.clock.monotonic());
  }

  /** Closes the connection without reading any more of it, and blocks its address. */
  flooded(): void {
    if (this.session.state === 'closed') return;
    const { audit, blocks, metrics } = this.#house;
    audit.dropped('flood', this.origin);
    const blocked = this.transport.isShared === true ? undefined : blocks.block(this.transport.address);
    if (blocked !== undefined) audit.blocked(blocked, this.origin);
    metrics.error('too-fast');
    this.send({ type: 'error', code: 'too-fast' });
    this.transport.cut(CLOSE.policy);
    this.closed();
  }

  /** For the log: where this connection comes from, and whose it is. */
  get origin(): Origin {
    const { transport: wire, session } = this;
    const isKnown = session.state === 'greeting' || session.state === 'welcomed';
    return isKnown ? { address: wire.address, user: session.identity.user } : { address: wire.address };
  }

  closed(): void {
    if (this.session.state === 'closed') return;
    this.session = { state: 'closed' };
    this.#house.left(this);
  }

  /** Reads one message that has passed the limits. */
  read(text: string): void {
    const { metrics, log } = this.#house;
    const parsed = parseClientMessage(text);
    if (!parsed.ok) {
      if (parsed.code === 'wrong-protocol') return this.expel(parsed.code, CLOSE.policy);
      return this.strike(parsed.code, parsed.at);
    }
    metrics.received(parsed.message.type);
    try {
      handleMessage(this.#house, this, parsed.message);
    } catch (error) {
      // A broken promise of ours: whoever met it goes, everybody else plays on.
      log.error({ err: error, message: parsed.message.type }, 'cannot handle a message');
      this.close(CLOSE.broken);
    }
  }

  send(message: ServerMessage): void {
    this.sendText(jsonText(message));
  }

  sendText(text: string): void {
    if (this.session.state === 'closed') return;
    if (this.transport.waiting > this.#house.limits.backlogBytes) {
      this.#house.audit.dropped('slow', this.origin);
      this.drop();
      return;
    }
    this.#house.metrics.sent();
    this.transport.send(text);
  }

  get roundTrip(): Millis | undefined {
    return this.roundTrips.smallest;
  }

  get lateness(): Millis {
    return this.roundTrips.lateness;
  }

  done(_id: string, text: string): void {
    this.sendText(text);
  }

  measure(): void {
    this.#house.lines.burst(this);
  }

  beforeStep(): void {
    this.#house.lines.beforeStep(this);
  }

  beforeRace(): void {
    this.#house.lines.beforeRace(this);
  }

  rejoin(table: TableId, version: Version): void {
    if (this.session.state !== 'welcomed') return;
    this.#house.tables.join(this, this.session, table, version < 0 ? undefined : version);
  }

  resend(table: TableId, id: string, command: TableCommand): void {
    if (this.session.state === 'welcomed') this.#house.tables.resend(this, this.session, table, id, command);
  }

  resendHint(table: TableId, id: string): void {
    if (this.session.state === 'welcomed') this.#house.tables.askHint(this, table, id);
  }

  /** `at` is the field of the request that is wrong, where one is. */
  refuse(id: string, code: string, table?: TableId, at?: string): void {
    this.#house.metrics.refused();
    const limit = LIMIT_OF.get(code);
    if (limit !== undefined) this.#house.audit.limit(limit, this.origin);
    const about = { ...(table === undefined ? {} : { table }), id, code, ...(at === undefined ? {} : { at }) };
    this.send({ type: 'refused', ...about });
  }

  /** Tells what was wrong with a message. Whoever goes on and on like that is shown the door. */
  strike(code: ErrorCode, at = ''): void {
    this.#house.metrics.error(code);
    this.#strikes += 1;
    this.send(at === '' ? { type: 'error', code } : { type: 'error', code, at });
    const now = this.#house.clock.monotonic();
    if (this.#strikes === 1) this.#struckAt = now;
    if (this.#strikes < this.#house.limits.strikes || this.session.state === 'closed') return;
    if (now - this.#struckAt < FAST_STRIKES) return this.flooded();
    this.#house.audit.dropped('strikes', this.origin);
    this.close(CLOSE.policy);
  }

  /** The last word, and the end. */
  expel(code: ErrorCode, close: CloseCode): void {
    this.#house.metrics.error(code);
    this.send({ type: 'error', code });
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
    this.#heardAt = this.#house.clock.monotonic();
    return this.#hasToken(this.#heardAt);
  }

  /** Is there a token for one more message? Whoever is too fast is told so once a second, and unheard. */
  #hasToken(now: number): boolean {
    if (this.session.state === 'closed') return false;
    const isWithinOwn = this.#messages.take(now);
    if (isWithinOwn && this.addressBudget.messages.take(now)) return true;
    if (!isWithinOwn && !this.#excess.take(now)) {
      this.flooded();
      return false;
    }
    this.#house.audit.limit('messages', this.origin);
    const SECOND = 1000;
    if (now - this.#toldTooFastAt >= SECOND) {
      this.#toldTooFastAt = now;
      this.strike('too-fast');
    }
    return false;
  }
}

/** No character takes more bytes of UTF-8 for each place it has in a string: most texts are too short to be counted. */
const MOST_BYTES = 3;
const isLonger = (text: string, bytes: number): boolean =>
  text.length * MOST_BYTES > bytes && Buffer.byteLength(text) > bytes;

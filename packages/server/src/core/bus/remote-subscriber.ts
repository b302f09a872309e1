import type { Millis } from '@saloon/kernel';
import { jsonText, type ServerMessage, type TableId, type Version } from '@saloon/protocol';
import type { ServerId } from '../store/store.ts';
import type { Person, Subscriber, Subscription } from '../tables/subscription.ts';
import type { ClusterChannel } from './channel.ts';
import type { RemoteJoin, SubscriptionNo } from './messages.ts';

type Refusal = { readonly code: string; readonly at?: string };

/** How many refusals are remembered: a request that is repeated after a loss gets the same reply. */
const REMEMBERED = 32;

/** A client of another server that has joined a table of ours. */
export class RemoteSubscriber implements Subscriber {
  readonly no: SubscriptionNo;
  readonly table: TableId;
  /** The server that the client is connected to. */
  readonly server: ServerId;
  readonly person: { readonly identity: Person['identity']; name: string };
  readonly joined = new Map<TableId, Subscription>();
  readonly screens: ReadonlySet<TableId>;
  readonly refusals = new Map<string, Refusal>();
  roundTrip: Millis | undefined;
  usualTrip: Millis | undefined;
  raceTrip: Millis | undefined;
  readonly #channel: ClusterChannel;
  readonly #onEnded: (subscriber: RemoteSubscriber) => void;

  constructor(
    channel: ClusterChannel,
    server: ServerId,
    join: RemoteJoin,
    onEnded: (subscriber: RemoteSubscriber) => void,
  ) {
    this.#channel = channel;
    this.server = server;
    this.no = join.subscription;
    this.table = join.table;
    this.person = { identity: { user: join.user }, name: join.name };
    this.roundTrip = join.roundTrip;
    this.screens = new Set(join.isScreen === true ? [join.table] : []);
    this.#onEnded = onEnded;
  }

  send(message: ServerMessage): void {
    const text = jsonText(message);
    const subscription = this.no;
    switch (message.type) {
      case 'sync': {
        const isRacing = message.you.seat !== undefined && this.joined.get(this.table)?.table.actor.hasRaces === true;
        const sync = isRacing ? 'plays' : 'watches';
        return this.#update(message.version, text, { sync });
      }
      case 'gone':
        this.#onEnded(this);
        return this.#channel.send(this.server, { type: 'ended', subscription }, text);
      case 'hint':
        return this.#channel.send(this.server, { type: 'reply', subscription, id: message.id, isDone: false }, text);
      default:
        return this.sendText(text);
    }
  }

  sendText(text: string): void {
    this.#update(this.joined.get(this.table)?.version ?? -1, text);
  }

  #update(version: Version, text: string, sync: { readonly sync?: 'plays' | 'watches' } = {}): void {
    this.#channel.send(this.server, { type: 'update', subscriptions: [this.no], version, ...sync }, text);
  }

  done(id: string, text: string): void {
    this.#channel.send(this.server, { type: 'reply', subscription: this.no, id, isDone: true }, text);
  }

  refuse(id: string, code: string, table: TableId, at?: string): void {
    const refusal: Refusal = { code, ...(at === undefined ? {} : { at }) };
    if (code !== 'storage-full') this.#remember(id, refusal);
    const text = jsonText({ type: 'refused', table, id, ...refusal } satisfies ServerMessage);
    this.#channel.send(this.server, { type: 'reply', subscription: this.no, id, isDone: false }, text);
  }

  measure(): void {
    this.#channel.send(this.server, { type: 'measure', subscription: this.no });
  }

  /** The client's own server adds the ping. */
  beforeStep(): void {}

  afterSignal(): void {
    this.raceTrip = Number.POSITIVE_INFINITY;
    this.#channel.send(this.server, { type: 'race', subscription: this.no });
  }

  rejoin(table: TableId, _version: Version): void {
    this.#onEnded(this);
    this.#channel.send(this.server, { type: 'released', table });
  }

  /** The client's own server repeats unanswered requests. */
  resend(): void {}

  #remember(id: string, refusal: Refusal): void {
    const [oldest] = this.refusals.keys();
    if (this.refusals.size >= REMEMBERED && oldest !== undefined) this.refusals.delete(oldest);
    this.refusals.set(id, refusal);
  }
}

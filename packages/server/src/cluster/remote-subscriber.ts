import type { Millis } from '@saloon/kernel';
import { jsonText, type ServerMessage, type TableId, type Version } from '@saloon/protocol';
import type { ServerId } from '../store/store.ts';
import type { Subscription } from '../tables/live-table.ts';
import type { Person, Subscriber } from '../tables/subscription.ts';
import type { ClusterChannel } from './channel.ts';
import type { RemoteJoin, SubscriptionNo } from './messages.ts';

type Refusal = { readonly code: string; readonly at?: string };

/** So many refusals are remembered: what is asked again after a loss on the way is answered as before. */
const REMEMBERED = 32;

/** Speaks at a table of ours for a connection that is on another server. */
export class RemoteSubscriber implements Subscriber {
  readonly place: SubscriptionNo;
  readonly table: TableId;
  readonly front: ServerId;
  readonly person: { readonly identity: Person['identity']; name: string };
  readonly joined = new Map<TableId, Subscription>();
  readonly refusals = new Map<string, Refusal>();
  roundTrip: Millis | undefined;
  lateness: Millis = 0;
  readonly #post: ClusterChannel;
  readonly #ended: (envoy: RemoteSubscriber) => void;

  constructor(post: ClusterChannel, front: ServerId, join: RemoteJoin, ended: (envoy: RemoteSubscriber) => void) {
    this.#post = post;
    this.front = front;
    this.place = join.place;
    this.table = join.table;
    this.person = { identity: { user: join.user }, name: join.name };
    this.roundTrip = join.roundTrip;
    this.#ended = ended;
  }

  send(message: ServerMessage): void {
    const text = jsonText(message);
    const { place } = this;
    switch (message.type) {
      case 'sync': {
        const isRacing = message.you.seat !== undefined && this.joined.get(this.table)?.table.actor.hasRaces === true;
        const sync = isRacing ? 'plays' : 'watches';
        return this.#post.send(this.front, { type: 'tell', places: [place], version: message.version, sync }, text);
      }
      case 'gone':
        this.#ended(this);
        return this.#post.send(this.front, { type: 'out', place }, text);
      case 'hint':
        return this.#post.send(this.front, { type: 'answer', place, id: message.id, isDone: false }, text);
      default:
        return this.sendText(text);
    }
  }

  sendText(text: string): void {
    const version = this.joined.get(this.table)?.version ?? -1;
    this.#post.send(this.front, { type: 'tell', places: [this.place], version }, text);
  }

  done(id: string, text: string): void {
    this.#post.send(this.front, { type: 'answer', place: this.place, id, isDone: true }, text);
  }

  refuse(id: string, code: string, table: TableId, at?: string): void {
    const refusal: Refusal = { code, ...(at === undefined ? {} : { at }) };
    if (code !== 'storage-full') this.#remember(id, refusal);
    const text = jsonText({ type: 'refused', table, id, ...refusal } satisfies ServerMessage);
    this.#post.send(this.front, { type: 'answer', place: this.place, id, isDone: false }, text);
  }

  measure(): void {
    this.#post.send(this.front, { type: 'measure', place: this.place });
  }

  /** The server of the socket sends its own ping along. */
  beforeStep(): void {}

  beforeRace(): void {
    this.lateness = Number.POSITIVE_INFINITY;
    this.#post.send(this.front, { type: 'race', place: this.place });
  }

  rejoin(table: TableId, _version: Version): void {
    this.#ended(this);
    this.#post.send(this.front, { type: 'let-go', table });
  }

  /** The server of the socket asks again by itself. */
  resend(): void {}

  #remember(id: string, refusal: Refusal): void {
    const [oldest] = this.refusals.keys();
    if (this.refusals.size >= REMEMBERED && oldest !== undefined) this.refusals.delete(oldest);
    this.refusals.set(id, refusal);
  }
}

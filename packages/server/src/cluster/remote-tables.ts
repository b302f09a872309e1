import type { TableCommand, TableId, Version } from '@saloon/protocol';
import type { House } from '../house.ts';
import type { Connection } from '../net/connection.ts';
import type { UserSession } from '../net/session.ts';
import type { ServerId } from '../store/store.ts';
import type { ClusterChannel } from './channel.ts';
import type { ClusterMessage, Envelope, SubscriptionNo } from './messages.ts';
import type { ServerLatency } from './server-latency.ts';

/** A table that another server holds, and who has joined it from here. */
type RemoteTable = { readonly id: TableId; readonly server: ServerId; readonly places: Set<RemoteSubscription> };

/** What was asked and has no answer yet. */
type Asked = TableCommand | 'hint';

/** A connection of ours at a table of another server's. */
export type RemoteSubscription = {
  readonly no: SubscriptionNo;
  readonly table: RemoteTable;
  readonly connection: Connection;
  readonly guest: UserSession;
  version: Version;
  isRacing: boolean;
  /** Something was missed: steps say nothing until all of it has been told again. */
  isBehind: boolean;
  /** In the order in which it was asked: whoever comes to hold the table is asked again. */
  readonly unanswered: Map<string, Asked>;
  /** Its person has left: it is there until what was asked is answered, and is told nothing else. */
  isLeaving: boolean;
};

/** So many tables are looked for at once when their server is gone, with a breath between. */
const AT_ONCE = 20;
const BREATH = 20;
const MOST_UNANSWERED = 200;
/** A server that lets a table go may be busy letting go. */
const LET_GO_PAUSE = 50;

/** Tables that other servers hold, as far as somebody here looks at them: what comes from there is passed on as it is. */
export class ClusterTables {
  readonly #house: House;
  readonly #post: ClusterChannel;
  readonly #hops: ServerLatency;
  readonly #tables = new Map<TableId, RemoteTable>();
  readonly #places = new Map<SubscriptionNo, RemoteSubscription>();
  readonly #probing = new Set<ServerId>();
  #lastNo = 0;

  constructor(house: House, post: ClusterChannel, hops: ServerLatency) {
    this.#house = house;
    this.#post = post;
    this.#hops = hops;
  }

  get size(): number {
    return this.#tables.size;
  }

  /** Those that hold tables somebody here looks at. */
  servers(): ReadonlySet<ServerId> {
    return new Set([...this.#tables.values()].map(({ server }) => server));
  }

  /** The server that holds this table, as far as we know. */
  holderOf(id: TableId): ServerId | undefined {
    return this.#tables.get(id)?.server;
  }

  join(server: ServerId, connection: Connection, guest: UserSession, id: TableId, since: Version | undefined): void {
    const table = this.#tables.get(id) ?? { id, server, places: new Set() };
    this.#tables.set(id, table);
    this.#post.expect(table.server);
    const known = connection.remote.get(id);
    const place = known ?? this.#place(table, connection, guest);
    place.version = since ?? -1;
    this.#sayJoin(place);
  }

  #place(table: RemoteTable, connection: Connection, guest: UserSession): RemoteSubscription {
    this.#lastNo += 1;
    const place: RemoteSubscription = {
      no: this.#lastNo,
      table,
      connection,
      guest,
      version: -1,
      isRacing: false,
      isBehind: true,
      unanswered: new Map(),
      isLeaving: false,
    };
    table.places.add(place);
    this.#places.set(place.no, place);
    connection.remote.set(table.id, place);
    return place;
  }

  #sayJoin(place: RemoteSubscription): void {
    const { no, table, guest, version, connection } = place;
    const since = version < 0 ? undefined : version;
    const { user } = guest.identity;
    const roundTrip = this.#hops.addTo(table.server, connection.roundTrip);
    this.#say(place, { type: 'join', place: no, table: table.id, user, name: guest.name, since, roundTrip });
  }

  #say({ table }: RemoteSubscription, letter: ClusterMessage): void {
    this.#post.send(table.server, letter);
  }

  ask(place: RemoteSubscription, id: string, asked: Asked): void {
    // Nobody answers: whoever goes on asking is not remembered for ever.
    if (place.unanswered.size >= MOST_UNANSWERED) return place.connection.refuse(id, 'too-fast', place.table.id);
    place.unanswered.set(id, asked);
    this.#ask(place, id, asked);
  }

  #ask(place: RemoteSubscription, id: string, asked: Asked): void {
    if (asked === 'hint') this.#say(place, { type: 'ask-hint', place: place.no, id });
    else this.#say(place, { type: 'do', place: place.no, id, command: asked });
  }

  reportLatency(place: RemoteSubscription): void {
    const roundTrip = this.#hops.addTo(place.table.server, place.connection.roundTrip);
    const { lateness } = place.connection;
    // Until it has answered there is nothing to tell, and JSON has no word for it.
    if (roundTrip === undefined || lateness === Number.POSITIVE_INFINITY) return;
    this.#say(place, { type: 'line', place: place.no, roundTrip, lateness });
  }

  leave(place: RemoteSubscription): void {
    const { table, connection, unanswered } = place;
    // Whoever comes to the same table again has another place there.
    connection.remote.delete(table.id);
    if (unanswered.size > 0 && connection.session.state !== 'closed') place.isLeaving = true;
    else this.#end(place);
  }

  #end(place: RemoteSubscription): void {
    if (this.#remove(place)) this.#say(place, { type: 'leave', place: place.no });
  }

  #remove(place: RemoteSubscription): boolean {
    const { table, connection, no } = place;
    if (!this.#places.delete(no)) return false;
    table.places.delete(place);
    if (connection.remote.get(table.id) === place) connection.remote.delete(table.id);
    if (table.places.size === 0 && this.#tables.get(table.id) === table) this.#tables.delete(table.id);
    return true;
  }

  /** What the holder of a table says to places of ours. */
  hear(from: ServerId, { message: letter, text }: Envelope): void {
    switch (letter.type) {
      case 'tell':
        for (const no of letter.places) {
          const place = this.#places.get(no);
          if (place !== undefined) this.#tell(place, letter.version, letter.sync, text);
        }
        return;
      case 'answer':
        return this.#answer(letter.place, letter.id, letter.isDone, text);
      case 'out': {
        const place = this.#places.get(letter.place);
        if (place !== undefined && this.#remove(place)) place.connection.sendText(text);
        return;
      }
      case 'measure':
        return this.#places.get(letter.place)?.connection.measure();
      case 'race':
        return this.#places.get(letter.place)?.connection.beforeRace();
      case 'let-go': {
        const table = this.#tables.get(letter.table);
        if (table?.server === from) this.#house.clock.after(LET_GO_PAUSE, () => this.#lookAgain(table));
        return;
      }
      default:
        return;
    }
  }

  #tell(place: RemoteSubscription, version: Version, sync: 'plays' | 'watches' | undefined, text: string): void {
    if (place.isLeaving || (sync === undefined && place.isBehind)) return;
    place.isBehind = false;
    place.version = version;
    if (sync !== undefined) place.isRacing = sync === 'plays';
    else place.connection.beforeStep();
    place.connection.sendText(text);
  }

  #answer(no: SubscriptionNo, id: string, isDone: boolean, text: string): void {
    const place = this.#places.get(no);
    // One that was asked again after a loss may be answered twice.
    if (!place?.unanswered.delete(id)) return;
    if (isDone) this.#house.remember(place.guest);
    place.connection.sendText(text);
    if (place.isLeaving && place.unanswered.size === 0) this.#end(place);
  }

  placesAt(server: ServerId): readonly SubscriptionNo[] {
    return [...this.#places.values()].flatMap((place) => (place.table.server === server ? place.no : []));
  }

  /** Comes to all our places at tables of this server again, and asks again what has no answer. */
  rejoin(server: ServerId): void {
    for (const place of this.#places.values()) {
      if (place.table.server !== server) continue;
      place.isBehind = true;
      this.#sayJoin(place);
      for (const [id, asked] of place.unanswered) this.#ask(place, id, asked);
    }
  }

  /** Nothing comes of this server: is it no more? One of its tables tells. */
  async probe(server: ServerId): Promise<void> {
    const one = [...this.#tables.values()].find((table) => table.server === server);
    if (one === undefined || this.#probing.has(server)) return;
    this.#probing.add(server);
    try {
      const claim = await this.#house.store.claim(one.id, this.#house.server);
      if (claim.type !== 'theirs' || claim.server !== server) this.rejoinAll(server);
      // It is ours by now, and nobody else will look for it: not even if whoever wanted it has left.
      if (claim.type === 'ours') this.#house.tables.load(one.id);
    } catch {
      // The store is away as well: with the next tick.
    } finally {
      this.#probing.delete(server);
    }
  }

  /** This server holds nothing any more: all its tables are looked for again. */
  rejoinAll(server: ServerId): void {
    this.#lookForAll([...this.#tables.values()].filter((table) => table.server === server));
  }

  #lookForAll(tables: readonly RemoteTable[]): void {
    for (const table of tables.slice(0, AT_ONCE)) this.#lookAgain(table);
    const rest = tables.slice(AT_ONCE);
    if (rest.length > 0) this.#house.clock.after(BREATH, () => this.#lookForAll(rest));
  }

  #lookAgain(table: RemoteTable): void {
    if (this.#tables.get(table.id) !== table) return;
    // First of all, so that nobody is sent to where we come from.
    this.#tables.delete(table.id);
    for (const place of [...table.places]) {
      const { connection, version, unanswered } = place;
      this.#end(place);
      if (!place.isLeaving) connection.rejoin(table.id, version);
      for (const [id, asked] of unanswered) {
        if (asked === 'hint') connection.resendHint(table.id, id);
        else connection.resend(table.id, id, asked);
      }
    }
  }
}

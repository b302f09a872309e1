import { type GameId, gameId, type Seat, seat } from '@saloon/kernel';
import { jsonText, type SeatedTable, type ServerMessage, type TableId, type UserId } from '@saloon/protocol';
import type { Listeners } from '../hooks/listeners.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { LiveTable, TableEvents } from './live-table.ts';

export interface SeatedWatcher {
  sendText(text: string): void;
}

/** The lists of users' own tables on other servers. */
export interface RemoteLists {
  readonly isEmpty: boolean;
  isWatched(user: UserId): boolean;
  /** The user's row of a table that is held here; undefined if they no longer sit there. */
  changed(user: UserId, table: TableId, row: SeatedTable | undefined): void;
}

/** A finished game stays in the list for this many milliseconds. */
const OVER_FOR = 3 * 24 * 3600 * 1000;
const MOST = 50;
const NOBODY: readonly (UserId | '')[] = [];

/** The clients that watch one user's list, and the rows they have. */
type Watching = { readonly by: Set<SeatedWatcher>; readonly told: Map<TableId, string> };

/** The tables where each user sits: the current state of those in memory, the stored one of the others. */
export class SeatedTables {
  readonly #store: Store;
  readonly #wall: () => number;
  readonly #tables = new Map<UserId, Set<LiveTable>>();
  readonly #people = new Map<LiveTable, readonly (UserId | '')[]>();
  readonly #watching = new Map<UserId, Watching>();
  #others: RemoteLists | undefined;

  constructor(store: Store, wall: () => number, events: Listeners<TableEvents>) {
    this.#store = store;
    this.#wall = wall;
    events.on('seated tables', {
      committed: (table) => this.changed(table),
      unloaded: (table) => this.onUnloaded(table),
    });
  }

  /** From now on other servers hear of changes, too. */
  connect(others: RemoteLists): void {
    this.#others = others;
  }

  /** Users whose list a client here watches. */
  watchedUsers(): readonly UserId[] {
    return [...this.#watching.keys()];
  }

  /** The user's rows of tables in memory. */
  liveRows(user: UserId): readonly SeatedTable[] {
    return this.tablesOf(user).flatMap((table) => rowOf(user, presentOf(table)) ?? []);
  }

  /** The user's row of a table that another server holds has changed. */
  onRemoteChange(user: UserId, table: TableId, row: SeatedTable | undefined): void {
    const watching = this.#watching.get(user);
    if (watching === undefined) return;
    if (row !== undefined) this.#say(watching, row);
    else if (watching.told.delete(table)) say(watching, { type: 'seated-gone', table });
  }

  /** The tables in memory where the user sits. */
  tablesOf(user: UserId): readonly LiveTable[] {
    return [...(this.#tables.get(user) ?? [])];
  }

  /** Sends the whole list, and later its changes. */
  async watch(user: UserId, watcher: SeatedWatcher): Promise<void> {
    const watching = this.#watching.get(user) ?? { by: new Set(), told: new Map() };
    this.#watching.set(user, watching);
    watching.by.add(watcher);
    const since = this.#wall() - OVER_FOR;
    const stored = await this.#store.seated(user, since, MOST);
    if (!watching.by.has(watcher)) return;
    const live = this.liveRows(user);
    const known = new Set(live.map(({ id }) => id));
    const rows = [
      ...live.filter((row) => isListed(row, since)),
      ...stored.flatMap((table) => (known.has(table.id) ? [] : (this.#lastRow(watching, user, table) ?? []))),
    ];
    rows.sort((a, b) => b.touchedAt - a.touchedAt);
    const tables = rows.slice(0, MOST);
    for (const row of tables) watching.told.set(row.id, jsonText(row));
    watcher.sendText(jsonText({ type: 'seated', tables } satisfies ServerMessage));
  }

  /** The row of a table that isn't in memory here: the server that holds it may have sent a newer one than the store has. */
  #lastRow({ told }: Watching, user: UserId, table: StoredTable): SeatedTable | undefined {
    const text = this.#others === undefined ? undefined : told.get(table.id);
    return text === undefined ? rowOf(user, table) : (JSON.parse(text) as SeatedTable);
  }

  isWatched(user: UserId): boolean {
    return this.#watching.has(user);
  }

  unwatch(user: UserId, watcher: SeatedWatcher): void {
    const watching = this.#watching.get(user);
    if (watching?.by.delete(watcher) && watching.by.size === 0) this.#watching.delete(user);
  }

  /** Something at this table has changed and is durable. */
  changed(table: LiveTable): void {
    const { people } = table.actor.seating;
    const before = this.#people.get(table) ?? NOBODY;
    if (people !== before) this.#reseat(table, before, people);
    if (this.#watching.size === 0 && this.#others?.isEmpty !== false) return;
    for (const user of people) if (user !== '') this.#tell(user, table);
  }

  /** This table is no longer in memory. */
  onUnloaded(table: LiveTable): void {
    for (const user of this.#people.get(table) ?? NOBODY) if (user !== '') this.#remove(user, table);
    this.#people.delete(table);
  }

  #reseat(table: LiveTable, before: readonly (UserId | '')[], people: readonly (UserId | '')[]): void {
    for (const user of before) {
      if (user === '' || people.includes(user)) continue;
      this.#remove(user, table);
      this.#others?.changed(user, table.id, undefined);
      const watching = this.#watching.get(user);
      if (watching?.told.delete(table.id)) say(watching, { type: 'seated-gone', table: table.id });
    }
    this.#people.set(table, people);
    for (const user of people) {
      if (user === '') continue;
      const tables = this.#tables.get(user);
      if (tables === undefined) this.#tables.set(user, new Set([table]));
      else tables.add(table);
    }
  }

  #remove(user: UserId, table: LiveTable): void {
    const tables = this.#tables.get(user);
    if (tables?.delete(table) && tables.size === 0) this.#tables.delete(user);
  }

  #tell(user: UserId, table: LiveTable): void {
    const watching = this.#watching.get(user);
    const isWatchedElsewhere = this.#others?.isWatched(user) === true;
    if (watching === undefined && !isWatchedElsewhere) return;
    const row = rowOf(user, presentOf(table));
    if (row === undefined) return;
    if (isWatchedElsewhere) this.#others?.changed(user, table.id, row);
    if (watching !== undefined) this.#say(watching, row);
  }

  #say(watching: Watching, row: SeatedTable): void {
    const text = jsonText(row);
    if (watching.told.get(row.id) === text) return;
    watching.told.set(row.id, text);
    say(watching, { type: 'seated-row', row });
  }
}

type Summary = Pick<StoredTable, 'id' | 'game' | 'phase' | 'touchedAt' | 'seating'>;

const isListed = ({ phase, touchedAt }: SeatedTable, since: number): boolean => phase !== 'over' || touchedAt > since;

function say({ by }: Watching, message: ServerMessage): void {
  const text = jsonText(message);
  for (const watcher of by) watcher.sendText(text);
}

const presentOf = ({ stored, seating }: LiveTable): Summary => ({ ...stored, seating });

function rowOf(user: UserId, { id, game, phase, touchedAt, seating }: Summary): SeatedTable | undefined {
  const place = seating?.people.indexOf(user) ?? -1;
  if (seating === undefined || place < 0) return undefined;
  const { title, pace, isPrivate, names, toAct, dueAt, kind, ranks, scores } = seating;
  const own: Seat = seat(place);
  const known: GameId = seating.game ?? gameId(game);
  const isYourTurn = toAct.includes(own);
  const due = dueAt === undefined ? {} : { dueAt };
  const part = kind === undefined ? {} : { kind };
  const [placed, score] = [ranks?.[place], scores?.[place]];
  const end = placed === undefined || score === undefined ? {} : { result: { place: placed, score } };
  return {
    id,
    game: known,
    title,
    pace,
    phase,
    isPrivate,
    seat: own,
    names,
    toAct,
    isYourTurn,
    ...due,
    touchedAt,
    ...part,
    ...end,
  };
}

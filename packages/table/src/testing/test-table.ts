import { hashOf, type Level, type Millis, type Seed, seedOf, type Viewer } from '@saloon/kernel';
import { type Hints, type TableCommand, tableId, type UserId, userId } from '@saloon/protocol';
import type { Answer } from '../contract.ts';
import type { Opening } from '../fields/opening.ts';
import { HostedTable } from '../host.ts';
import type { Entry } from '../log/entry.ts';
import { readEntry } from '../log/read-entry.ts';
import { openTable, rebuildTable } from '../open-table.ts';
import type { Table } from '../table.ts';
import type { Thinkers } from '../thinking/question.ts';
import { thinkHastily } from '../thinking/think.ts';
import { Client, overTheWire } from './client.ts';

export const ann = userId('ann');
export const bob = userId('bob');
export const cal = userId('cal');
export const dot = userId('dot');
export const eve = userId('eve');
export const everybody: readonly UserId[] = [ann, bob, cal, dot, eve];

export type Setting = {
  /** The seats of the request: `ann` opens the table. */
  readonly seats: readonly ('me' | 'open' | Level)[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly seed?: Seed;
  readonly isPrivate?: boolean;
  readonly game?: string;
  readonly hints?: Hints;
  readonly standIn?: Level;
  readonly isRated?: true;
};

export const openingOf = ({ seats, options, seed = seedOf(7), isPrivate = false, ...more }: Setting): Opening => ({
  id: tableId('table1'),
  seed,
  host: { user: ann, name: 'Ann' },
  request: {
    type: 'open-table',
    id: 'opening',
    game: 'wright-brothers',
    isPrivate,
    ...more,
    ...(options === undefined ? {} : { options: { ...options } }),
    seats: seats.map((seat) => (seat === 'me' || seat === 'open' ? { type: seat } : { type: 'bot', level: seat })),
  },
});

/** Bots that decide at once. */
export const hasty: Thinkers = { ask: (question, game) => thinkHastily(game, question) };

/** A table with a log, a clock that the test advances, and clients. */
export class TestTable {
  readonly table: Table;
  at: Millis = 0;
  readonly log: Entry[] = [];
  readonly clients = new Map<UserId, Client>();
  readonly #host: HostedTable<Table>;
  readonly #thinkers: Thinkers;
  #ids = 0;

  constructor(setting: Setting | Opening, thinkers = hasty) {
    this.#thinkers = thinkers;
    const opened = openTable('request' in setting ? setting : openingOf(setting), thinkers);
    if (!opened.ok) throw new Error(`Cannot open: ${opened.code} (${opened.at})`);
    this.table = opened.table;
    // The test wakes the table itself.
    const clock = { now: () => this.at, after: () => () => {} };
    this.#host = new HostedTable(this.table, clock, {
      commit: (entries) => void this.log.push(...entries.map((entry) => readEntry(overTheWire(entry)))),
      send: ({ to, text }) => {
        for (const client of this.clients.values()) if (client.viewer === to) client.hear(text);
      },
      resubscribe: (users) => this.#resubscribe(users),
    });
    this.pump();
  }

  /** A command at the present time; each has an id of its own unless the test gives one. */
  do(user: UserId, command: TableCommand, id?: string): Answer {
    this.#ids += 1;
    const answer = this.table.command(user, nameOf(user), id ?? `c${this.#ids}`, command, this.at);
    this.pump();
    return answer;
  }

  /** A command that must be accepted. */
  must(user: UserId, command: TableCommand): void {
    const answer = this.do(user, command);
    if (!answer.ok) throw new Error(`Cannot ${command.type} as ${user}: ${answer.code}`);
  }

  come(...users: readonly UserId[]): void {
    for (const user of users) this.table.presence(user, true, this.at);
    this.pump();
  }

  go(...users: readonly UserId[]): void {
    for (const user of users) this.table.presence(user, false, this.at);
    this.pump();
  }

  /** Lets the time pass, waking the table whenever it wants to be woken. */
  wait(ms: Millis): void {
    const end = this.at + ms;
    for (;;) {
      const next = this.table.nextWake();
      if (next === undefined || next > end) break;
      this.at = Math.max(this.at, next);
      this.table.wake(this.at);
      this.pump();
    }
    this.at = end;
    this.table.wake(end);
    this.pump();
  }

  attach(user: UserId, since?: number): Client {
    this.pump();
    const viewer = this.viewerOf(user);
    const client = new Client(user, viewer, this.table.attach(user, this.at, since));
    this.clients.set(user, client);
    return client;
  }

  client(user: UserId): Client {
    const client = this.clients.get(user);
    if (client === undefined) throw new Error(`Cannot find the client of ${user}`);
    return client;
  }

  viewerOf(user: UserId): Viewer {
    const viewer = this.table.viewerOf(user);
    if (viewer === undefined) throw new Error(`Cannot attach ${user}: not allowed to watch`);
    return viewer;
  }

  /** Stores the entries and sends the messages. */
  pump(): void {
    this.#host.flush();
  }

  #resubscribe(users: readonly UserId[]): void {
    for (const user of users) {
      const client = this.clients.get(user);
      if (client === undefined) continue;
      this.clients.delete(user);
      const isLast = [...this.clients.values()].every((other) => other.viewer !== client.viewer);
      if (isLast) this.table.detach(client.viewer);
      if (this.table.viewerOf(user) !== undefined) this.attach(user);
    }
  }

  get hash(): string {
    return hashOf(this.table.state ?? 'not dealt');
  }

  /** The same table, made again from its log. */
  rebuilt(): Table {
    return rebuildTable(this.log, this.#thinkers);
  }
}

export const nameOf = (user: UserId): string => `${user.slice(0, 1).toUpperCase()}${user.slice(1)}`;

/** A table at which these people sit, in this order, and the game has begun. */
export function playing(
  people: readonly UserId[],
  options?: Setting['options'],
  bots: readonly Level[] = [],
  seed?: Seed,
): TestTable {
  const seats = [...people.map((_, i) => (i === 0 ? 'me' : 'open') as 'me' | 'open'), ...bots];
  const table = new TestTable({ seats, ...(options && { options }), ...(seed && { seed }) });
  table.come(...people);
  for (const [seat, user] of people.entries()) if (seat > 0) table.must(user, { type: 'sit', seat });
  table.at = 1000;
  table.must(ann, { type: 'start' });
  return table;
}

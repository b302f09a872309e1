import { MatchQueue, WaitTimes } from '@saloon/people/matching';
import { type QueueInfo, type ServerMessage, type TableId, tableId, type UserId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import type { Job } from '../../core/jobs/job.ts';
import { FirstPlaces } from './first-places.ts';
import { type CalledOff, fromKey, keyOf, type MatchBroadcast, type MatchEntry } from './match-entry.ts';

/** Windows widen all the time: groups are looked for this often, in milliseconds. */
const EVERY = 1000;
/** A server repeats who waits there; who wasn't repeated for `STALE` is gone with their server. */
const REPEAT = 10_000;
const STALE = 25_000;

/** The client of a person who waits here. */
export interface MatchClient {
  send(message: { readonly type: 'match-found'; readonly table: TableId } | { readonly type: 'match-left' }): void;
}

export type MatchesDeps = Pick<Core, 'clock' | 'log' | 'job'> & {
  readonly publish: (broadcast: MatchBroadcast) => void;
  /** Sends a message to a person's connections on this server. */
  readonly tell: (user: UserId, message: Extract<ServerMessage, { type: 'match-off' }>) => void;
  /** Opens a table for a group. Resolves once that is durable, or with undefined if it failed. */
  readonly openTable: (group: readonly MatchEntry[]) => Promise<TableId | undefined>;
};

type Known = { readonly entry: MatchEntry; heardAt: number };

/**
 * The queue of quick matches. Every server of a cluster knows everybody who waits; the one with the lease makes the groups
 * and tells the others.
 */
export class Matches {
  readonly #deps: MatchesDeps;
  readonly #known = new Map<UserId, Known>();
  readonly #queues = new Map<string, MatchQueue>();
  /** The queue from which people were taken whose table is being opened. */
  readonly #opening = new Map<UserId, string>();
  /** One person may wait in several tabs. */
  readonly #clients = new Map<UserId, Set<MatchClient>>();
  readonly #times = new Map<string, WaitTimes>();
  readonly #places = new FirstPlaces();
  /** Runs while somebody waits. In a cluster one server makes the groups. */
  readonly job: Job;
  #repeatedAt = 0;

  constructor(deps: MatchesDeps) {
    this.#deps = deps;
    this.job = deps.job({
      work: () => this.#round(),
      failure: 'cannot match people now',
      lease: 'match',
      retry: EVERY,
    });
  }

  get size(): number {
    return this.#known.size;
  }

  /** Somebody waits here from now on, or since they first did if their match was called off. */
  join(asked: MatchEntry, client: MatchClient): void {
    const entry = { ...asked, since: this.#places.take(asked.user, keyOf(asked), asked.since) };
    const before = this.#known.get(entry.user);
    const isSame = before !== undefined && keyOf(before.entry) === keyOf(entry);
    if (!isSame) this.#endInTabs(entry.user, client);
    this.#clients.set(entry.user, new Set([...(this.#clients.get(entry.user) ?? []), client]));
    this.#add(entry);
    this.#deps.publish({ type: 'match-waits', entry });
    if (this.job.lease.isHeld) this.#matchFor(entry);
    this.job.start(EVERY);
  }

  /** They no longer wait in any tab, by their own wish, which the tab `by` has sent. */
  leave(user: UserId, by: MatchClient): void {
    if (!this.#clients.has(user)) return;
    this.#endInTabs(user, by);
    this.#remove(user);
    this.#deps.publish({ type: 'match-left', user });
  }

  /** A client has disconnected. The person still waits in other tabs. */
  disconnected(client: MatchClient): void {
    for (const [user, tabs] of this.#clients) if (tabs.delete(client) && tabs.size === 0) this.leave(user, client);
  }

  /** Another tab has ended the search of these, or looks for another game. */
  #endInTabs(user: UserId, by?: MatchClient): void {
    for (const tab of this.#clients.get(user) ?? []) if (tab !== by) tab.send({ type: 'match-left' });
    this.#clients.delete(user);
  }

  /** The estimated wait in milliseconds, if enough people were matched here lately. */
  estimate(entry: Pick<MatchEntry, 'game' | 'pace' | 'seats'>): number | undefined {
    return this.#times.get(keyOf(entry))?.estimate(this.#deps.clock.wall());
  }

  /** Every queue where somebody waits or was matched lately. */
  queues(): readonly QueueInfo[] {
    const wall = this.#deps.clock.wall();
    const waiting = Map.groupBy(this.#known.values(), ({ entry }) => keyOf(entry));
    return [...new Set([...waiting.keys(), ...this.#times.keys()])].flatMap((key) => {
      const estimate = this.#times.get(key)?.estimate(wall);
      const count = waiting.get(key)?.length ?? 0;
      if (count === 0 && estimate === undefined) return [];
      return { ...fromKey(key), waiting: count, ...(estimate === undefined ? {} : { estimate }) };
    });
  }

  /** Another server tells about the queue. */
  apply(broadcast: MatchBroadcast): void {
    switch (broadcast.type) {
      case 'match-waits': {
        const { entry } = broadcast;
        const before = this.#known.get(entry.user);
        if (before !== undefined && keyOf(before.entry) !== keyOf(entry)) this.#endInTabs(entry.user);
        this.#add(entry);
        return this.job.start(EVERY);
      }
      case 'match-left':
        if (broadcast.isMatched !== true) this.#endInTabs(broadcast.user);
        return this.#remove(broadcast.user);
      case 'match-found':
        return this.#foundElsewhere(tableId(broadcast.table), broadcast.users);
      case 'match-off':
        return this.#calledOff(broadcast);
    }
  }

  /** A match was called off at a table of this server. */
  onCalledOff(off: CalledOff): void {
    this.#deps.publish({ type: 'match-off', ...off });
    this.#calledOff(off);
  }

  #calledOff({ table, openedAt, wish, came, missed }: CalledOff): void {
    const { clock, tell } = this.#deps;
    for (const user of came) {
      this.#places.onCalledOff(user, keyOf(wish), openedAt, clock.wall());
      tell(user, { type: 'match-off', table, again: wish });
    }
    for (const user of missed) tell(user, { type: 'match-off', table });
  }

  async #round(): Promise<number | undefined> {
    const now = this.#deps.clock.wall();
    const isOwner = await this.job.lease.renew();
    if (this.job.isStopped) return undefined;
    if (now - this.#repeatedAt >= REPEAT) this.#repeat(now);
    if (isOwner) {
      for (const [key, queue] of this.#queues) {
        for (const group of queue.matches(now)) this.#open(group as readonly UserId[]);
        if (queue.size === 0) this.#queues.delete(key);
      }
    }
    return this.#known.size === 0 ? undefined : EVERY;
  }

  #repeat(now: number): void {
    this.#repeatedAt = now;
    for (const [user, known] of this.#known) {
      if (this.#clients.has(user)) this.#deps.publish({ type: 'match-waits', entry: known.entry });
      else if (now - known.heardAt > STALE) this.#remove(user);
    }
  }

  #add(entry: MatchEntry): void {
    const before = this.#known.get(entry.user);
    if (before !== undefined && keyOf(before.entry) !== keyOf(entry)) this.#remove(entry.user);
    this.#known.set(entry.user, { entry, heardAt: this.#deps.clock.wall() });
    const key = keyOf(entry);
    if (this.#opening.get(entry.user) === key) return;
    const queue = this.#queues.get(key) ?? new MatchQueue(entry.seats);
    this.#queues.set(key, queue);
    const { user: id, rating, since, apart } = entry;
    queue.add({ id, rating, since, apart: new Set(apart) });
  }

  #remove(user: UserId): void {
    const known = this.#known.get(user);
    if (known === undefined) return;
    this.#known.delete(user);
    this.#queues.get(keyOf(known.entry))?.remove(user);
  }

  #matchFor(entry: MatchEntry): void {
    const group = this.#queues.get(keyOf(entry))?.matchFor(entry.user, this.#deps.clock.wall());
    if (group !== undefined) this.#open(group as readonly UserId[]);
  }

  /** These people are out of the queue; if their table can't be opened, they wait on. */
  #open(users: readonly UserId[]): void {
    const group = users.flatMap((user) => this.#known.get(user)?.entry ?? []);
    for (const entry of group) this.#opening.set(entry.user, keyOf(entry));
    const done = () => {
      for (const user of users) this.#opening.delete(user);
    };
    /** Somebody may have left meanwhile, or look for another game. */
    const waitOn = () => {
      done();
      for (const user of users) {
        const known = this.#known.get(user);
        if (known !== undefined) this.#add(known.entry);
      }
    };
    this.#deps.openTable(group).then(
      (table) => {
        done();
        if (table === undefined) return waitOn();
        this.#deps.publish({ type: 'match-found', table, users });
        this.#found(table, users);
      },
      (error: unknown) => {
        this.#deps.log.error({ err: error }, 'cannot open a table for a match');
        waitOn();
      },
    );
  }

  /** What this server has repeated about them since then isn't true any more. */
  #foundElsewhere(table: TableId, users: readonly UserId[]): void {
    const here = users.filter((user) => this.#clients.has(user));
    this.#found(table, users);
    for (const user of here) this.#deps.publish({ type: 'match-left', user, isMatched: true });
  }

  #found(table: TableId, users: readonly UserId[]): void {
    const now = this.#deps.clock.wall();
    for (const user of users) {
      const known = this.#known.get(user);
      if (known !== undefined) {
        const key = keyOf(known.entry);
        const times = this.#times.get(key) ?? new WaitTimes();
        this.#times.set(key, times);
        times.add(now - known.entry.since, now);
        this.#places.onFound(user, key, known.entry.since, now);
      }
      this.#remove(user);
      const tabs = this.#clients.get(user) ?? [];
      this.#clients.delete(user);
      for (const tab of tabs) tab.send({ type: 'match-found', table });
    }
  }
}

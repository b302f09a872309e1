import {
  gameKindOf,
  type TableCommand,
  type TableId,
  type TableRow,
  type UserId,
  type Version,
} from '@saloon/protocol';
import type { BotReply, Broadcast, HintAsked, Question, ReactionTimes, TableActor } from '@saloon/table';
import type { Listeners } from '../hooks/listeners.ts';
import { finishedGame } from '../store/finished-games.ts';
import { type StoredSeating, type StoredTable, StoreError, type Wake } from '../store/store.ts';
import type { CommitSource, OpenBatch } from './commit-queue.ts';
import { CommandReply, type Reply } from './reply.ts';
import { StoredState } from './stored-state.ts';
import { type DirectMessage, Subscribers } from './subscribers.ts';
import type { Person, SubscribedTable, Subscriber, Subscription } from './subscription.ts';
import type { TableClock } from './table-clock.ts';
import { EMPTY_LOG, type LogPosition, TableLog, type UnstampedSnapshot } from './table-log.ts';

/** Decides what happens to a table in memory. */
export interface TableLifecycle {
  /** It has something to commit or to send. */
  changed(table: LiveTable): void;
  /** Its last changes are durable, and sent. */
  onCommitted(table: LiveTable): void;
  /** It is ahead of its log, which was not written, or `isInDoubt`: perhaps was. It must not be played on. */
  onWriteFailed(table: LiveTable, isInDoubt: boolean): void;
  /** Another server holds it now: it must not be played on here. */
  onLeaseLost(table: LiveTable): void;
  /** By correspondence: whose turn it was at the last call, and whose it is now. */
  onTurnChanged(table: LiveTable, before: StoredSeating | undefined, now: StoredSeating): void;
  /** A bug of ours, or damaged data: nothing more can be played there. */
  onError(table: LiveTable, error: unknown): void;
}

/** What happens at tables. Each event comes after the commit. */
export type TableEvents = {
  /** The row of the lobby has changed; without one the table leaves it. */
  readonly rowChanged: (table: TableId, row: TableRow | undefined) => void;
  /** The lobby may not show it any more. */
  readonly barred: (table: TableId) => void;
  readonly committed: (table: LiveTable) => void;
  /** The table is no longer in memory. */
  readonly unloaded: (table: LiveTable) => void;
  /** A game has ended; `isRated` if it counts. */
  readonly gameOver: (table: LiveTable, isRated: boolean) => void;
  /** Something was committed at a finished game that stays in memory: a rematch may have been agreed. */
  readonly afterGame: (table: LiveTable) => void;
  /** A match was called off: who was there, and who wasn't. */
  readonly calledOff: (table: LiveTable, came: readonly UserId[], missed: readonly UserId[]) => void;
  /** By correspondence: whose turn it was at the last call, and whose it is now. */
  readonly turnChanged: (table: LiveTable, before: StoredSeating | undefined, now: StoredSeating) => void;
};

export type LiveTableSetup = {
  readonly lifecycle: TableLifecycle;
  readonly events: Listeners<TableEvents>;
  readonly saveSnapshot: (snapshot: UnstampedSnapshot) => void;
  readonly wall: () => number;
  /** Runs `call` after `millis`. */
  readonly after: (millis: number, call: () => void) => void;
  /** Reaction times in races, at all tables. */
  readonly reactions: ReactionTimes;
};

/** What is in the batch being committed, and what to send when that is durable. */
type Collected = {
  readonly replies: readonly Reply[];
  /** Undefined until they are serialized, which may happen during the commit. */
  steps: readonly Broadcast[] | undefined;
  readonly syncs: readonly DirectMessage[];
  readonly before: StoredTable;
  readonly snapshot: UnstampedSnapshot | undefined;
  /** A game has ended with this batch, and whether it counts. */
  readonly end: { readonly isRated: boolean } | undefined;
  /** The people of a match that is called off with this batch: who was there, and who wasn't. */
  readonly calledOff: { readonly came: readonly UserId[]; readonly missed: readonly UserId[] } | undefined;
  /** Why the steps could not be serialized. */
  error?: unknown;
};

const NO_SYNCS: readonly DirectMessage[] = [];

/** A table in memory: its actor, clock and subscribers, and what has to be sent once it is durable. */
export class LiveTable implements CommitSource, SubscribedTable {
  readonly actor: TableActor;
  /** Replaced when the host of a waiting table chooses another pace. */
  clock: TableClock;
  /** Set when the table is about to leave memory; written with its last commit. */
  unloadUntil: Wake | undefined;
  readonly #lifecycle: TableLifecycle;
  readonly #events: Listeners<TableEvents>;
  readonly #saveSnapshot: LiveTableSetup['saveSnapshot'];
  readonly #log: TableLog;
  readonly #state: StoredState;
  readonly #subscribers: Subscribers;
  #isStored: boolean;
  /** Whose turn it was when `onTurnChanged` was last called. */
  #turn: StoredSeating | undefined;
  #replies: Reply[] = [];
  #collected: Collected | undefined;
  #isCalledOff: boolean;
  #isDiscarded = false;
  #mustAssertLease = false;

  constructor(
    setup: LiveTableSetup,
    actor: TableActor,
    clock: TableClock,
    stored: StoredTable,
    from: LogPosition = EMPTY_LOG,
  ) {
    const { lifecycle, events, saveSnapshot, wall, after, reactions } = setup;
    this.actor = actor;
    this.clock = clock;
    this.#lifecycle = lifecycle;
    this.#events = events;
    this.#saveSnapshot = saveSnapshot;
    this.#log = new TableLog(stored.id, from);
    this.#state = new StoredState(actor, stored, wall);
    const now = () => this.clock.now();
    const changed = () => this.#changed();
    this.#subscribers = new Subscribers({ table: this, actor, now, wall, after, reactions, changed });
    this.#isStored = from.seq > 0;
    this.#turn = stored.seating;
    this.#isCalledOff = actor.whyGone === 'match-off';
    actor.noteReactions(reactions);
  }

  get id(): TableId {
    return this.actor.id;
  }

  get stored(): StoredTable {
    return this.#state.current;
  }

  get subscriptions(): ReadonlySet<Subscription> {
    return this.#subscribers.all;
  }

  subscriptionsOf(user: UserId): readonly Subscription[] {
    return this.#subscribers.of(user);
  }

  /** Who sits here and who has to act, as of now: what is stored may be older. */
  get seating(): StoredSeating {
    const { seating, toAct, deadline, info } = this.actor;
    const dueAt = deadline === undefined || toAct.length === 0 ? undefined : this.clock.wallAt(deadline);
    const kind = gameKindOf(info);
    const { ranks, scores } = info.phase === 'over' ? info.outcome : {};
    return {
      ...seating,
      toAct,
      ...(dueAt === undefined ? {} : { dueAt }),
      ...(kind === undefined ? {} : { kind }),
      ...(ranks === undefined || scores === undefined ? {} : { ranks, scores }),
    };
  }

  /** Has it put something into a batch that isn't durable yet? */
  get isCommitting(): boolean {
    return this.#collected !== undefined;
  }

  /** Is this a live game without any subscriber? Then it is paused, except in a tournament: bots don't play on for nobody. */
  get isAbandoned(): boolean {
    // Asked after every move: nearly all tables have subscribers.
    if (this.subscriptions.size > 0) return false;
    return this.actor.info.phase === 'playing' && !this.isCorrespondence && !this.actor.playsOnAlone;
  }

  get isCorrespondence(): boolean {
    return this.actor.info.options.pace === 'correspondence';
  }

  get isEmptyInLobby(): boolean {
    return this.#state.isEmptyInLobby;
  }

  join(subscriber: Subscriber, person: Person, since: Version | undefined): void {
    this.#guarded(() => {
      const { user } = person.identity;
      const isAllowed = subscriber.screens.has(this.id)
        ? this.actor.mayShow(user)
        : this.actor.viewerOf(user) !== undefined;
      if (!isAllowed) {
        subscriber.send({ type: 'gone', table: this.id, code: this.actor.whyGone });
        return;
      }
      if (!subscriber.joined.has(this.id)) this.clock.hold(false);
      this.#subscribers.join(subscriber, person, since);
      this.#changed();
    });
  }

  leave(subscription: Subscription): void {
    this.#guarded(() => {
      if (this.#subscribers.leave(subscription)) this.#changed();
    });
  }

  /** See `StoredState`. */
  unlistIfEmpty(after: number): void {
    if (this.#state.unlistIfEmpty(after)) this.#changed();
  }

  /** An operator has closed it: everybody leaves, and it is written once more and unloaded. */
  close(): void {
    for (const subscription of [...this.subscriptions]) this.leave(subscription);
    this.#state.close();
    this.unloadUntil = { type: 'never' };
    this.#changed();
  }

  /** The time for a deal of duplicate play is over: a stand-in finishes it, whether or not anybody watches. */
  closeDeal(): void {
    this.#guarded(() => {
      this.clock.hold(false);
      this.actor.closeDeal(this.clock.now());
      this.#changed();
    });
  }

  /** Records the departure of players whom `PresenceLimit` held back and who are still away. */
  recordDepartures(): void {
    const absent = this.#subscribers.takeAbsent();
    if (absent.length === 0) return;
    this.#guarded(() => {
      for (const user of absent) this.actor.presence(user, false, this.clock.now());
      this.#changed();
    });
  }

  rename(user: UserId, name: string): void {
    this.#guarded(() => {
      this.actor.rename(user, name, this.clock.now());
      this.#changed();
    });
  }

  /** Plays a command; the reply goes out when it is durable. Returns whether it was accepted. */
  command(subscription: Subscription, id: string, command: TableCommand): boolean {
    const { subscriber, person } = subscription;
    try {
      // WB-TIME-2: a hand counts with what is known of its connection when it comes.
      if (command.type === 'move' && this.actor.isRacing) {
        this.#subscribers.noteUnmeasured(subscription);
        this.reportLatency(subscription);
      }
      const answer = this.actor.command(person.identity.user, person.name, id, command, this.clock.now());
      this.replyLater(new CommandReply(subscriber, person.identity.user, this.id, id, command, answer));
      return answer.ok;
    } catch (error) {
      this.#lifecycle.onError(this, error);
      return false;
    }
  }

  /** The latency of a player's connection has changed. */
  reportLatency(subscription: Subscription): void {
    if (typeof subscription.viewer !== 'number') return;
    const { user } = subscription.person.identity;
    const latency = this.#subscribers.latencyOf(user);
    if (latency === undefined) return;
    this.#guarded(() => {
      if (this.actor.lag(user, latency, this.clock.now())) this.#changed();
    });
  }

  /** A player's page has shown this version. */
  reportShown(subscription: Subscription, version: Version): void {
    if (typeof subscription.viewer !== 'number') return;
    const { user } = subscription.person.identity;
    this.#guarded(() => {
      if (this.actor.shown(user, version, this.clock.now())) this.#changed();
    });
  }

  /** A timer of the table is due. */
  wake(): void {
    this.#guarded(() => {
      this.actor.wake(this.clock.now());
      this.#changed();
    });
  }

  /** A bot of this table has decided. */
  decide(question: Question, reply: BotReply): void {
    this.#guarded(() => {
      this.actor.decide(question, reply, this.clock.now());
      this.#changed();
    });
  }

  /** The question for a hint, or why it is refused; undefined if that failed. */
  askHint({ person }: Subscription): HintAsked | undefined {
    let asked: HintAsked | undefined;
    this.#guarded(() => {
      asked = this.actor.hint(person.identity.user, this.clock.now());
      this.#changed();
    });
    return asked;
  }

  /** Sends this reply when everything up to now is durable. */
  replyLater(reply: Reply): void {
    this.#replies.push(reply);
    this.#changed();
  }

  /** Nothing of it is written from now on. Returns the replies that are still owed. */
  discard(): readonly Reply[] {
    this.#isDiscarded = true;
    const replies = [...(this.#collected?.replies ?? []), ...this.#replies];
    this.#collected = undefined;
    this.#replies = [];
    return replies;
  }

  /** Ends all subscriptions at once and returns them; the caller notifies the subscribers. */
  removeSubscriptions(): readonly Subscription[] {
    return this.#subscribers.removeAll();
  }

  /** Another server may hold the table by now: its row is written once more, and the store refuses it if so. */
  assertLease(): void {
    this.#mustAssertLease = true;
    this.#changed();
  }

  collect(into: OpenBatch): void {
    if (this.#isDiscarded) return;
    try {
      this.#collect(into);
    } catch (error) {
      this.#lifecycle.onError(this, error);
    }
  }

  #collect({ tables, entries, finished }: OpenBatch): void {
    const now = this.clock.now();
    let reseated = this.actor.takeReseated();
    const mustSync = reseated.length > 0 || this.#subscribers.hasJoining;
    if (mustSync) {
      // Due timers first: a sync must not show more than what this batch makes durable.
      this.actor.wake(now);
      reseated = [...reseated, ...this.actor.takeReseated()];
    }
    const calledOff = this.#takeCalledOff();
    const { fence } = this.stored;
    const lines = this.actor.takeEntries().map((entry) => this.#log.append(entry, fence));
    const snapshot = this.#log.snapshotIfDue(this.actor, fence);
    const before = this.stored;
    // A sync already contains the steps before it, so those are serialized first; otherwise `prepare` has time for it.
    const steps = mustSync ? this.actor.takeMessages() : undefined;
    const syncs = mustSync ? this.#subscribers.takeSyncs(reseated, now) : NO_SYNCS;
    this.#subscribers.measureAtDeal();
    const { unloadUntil, isAbandoned } = this;
    this.#state.update({ hasEntries: lines.length > 0, unloadUntil, isAbandoned, seating: () => this.seating });
    if (!this.#isStored || this.#mustAssertLease || this.stored !== before) tables.push(this.stored);
    this.#mustAssertLease = false;
    for (const line of lines) entries.push(line);
    const isEnd = before.phase !== 'over' && this.stored.phase === 'over';
    const result = isEnd ? this.actor.result : undefined;
    if (result !== undefined) finished.push(finishedGame(this.id, result, this.stored.touchedAt));
    const end = isEnd ? { isRated: result?.isRated === true } : undefined;
    this.#collected = { replies: this.#replies, steps, syncs, before, snapshot, end, calledOff };
    this.#replies = [];
    if (this.subscriptions.size === 0) this.clock.hold(this.isAbandoned);
  }

  /** Before the syncs, which end the subscriptions of those who came. */
  #takeCalledOff(): Collected['calledOff'] {
    if (this.#isCalledOff || this.actor.whyGone !== 'match-off') return undefined;
    this.#isCalledOff = true;
    const people = (this.stored.seating?.people ?? []).flatMap((user) => (user === '' ? [] : user));
    const isHere = (user: UserId) => this.subscriptionsOf(user).some(({ isScreen }) => !isScreen);
    return { came: people.filter(isHere), missed: people.filter((user) => !isHere(user)) };
  }

  prepare(): void {
    const collected = this.#collected;
    if (collected === undefined) return;
    try {
      collected.steps ??= this.actor.takeMessages();
    } catch (error) {
      collected.error = error;
    }
  }

  onCommitted(): void {
    const collected = this.#collected;
    if (collected === undefined) return;
    const isFirst = !this.#isStored;
    this.#collected = undefined;
    this.#isStored = true;
    for (const reply of collected.replies) reply.onCommitted();
    const { snapshot, end, calledOff } = collected;
    if (snapshot !== undefined) this.#saveSnapshot(snapshot);
    if (end !== undefined) this.#events.emit('gameOver', this, end.isRated);
    if (calledOff !== undefined) this.#events.emit('calledOff', this, calledOff.came, calledOff.missed);
    if (collected.steps === undefined) return this.#lifecycle.onError(this, collected.error);
    this.#subscribers.broadcast(collected.steps, collected.syncs);
    for (const sync of collected.syncs) this.#subscribers.send(sync);
    if (this.actor.hasRaces) this.#subscribers.sendMarks();
    const { row } = this.stored;
    if (row !== collected.before.row || isFirst) this.#events.emit('rowChanged', this.id, row);
    try {
      this.#lifecycle.onCommitted(this);
      if (this.isCorrespondence) this.#reportTurn();
    } catch (error) {
      this.#lifecycle.onError(this, error);
    }
  }

  #reportTurn(): void {
    const before = this.#turn;
    this.#turn = this.seating;
    this.#lifecycle.onTurnChanged(this, before, this.#turn);
  }

  onWriteFailed(isInDoubt: boolean): void {
    if (!this.#isDiscarded) this.#lifecycle.onWriteFailed(this, isInDoubt);
  }

  onLeaseLost(): void {
    if (!this.#isDiscarded) this.#lifecycle.onLeaseLost(this);
  }

  onDamaged(): void {
    if (this.#isDiscarded) return;
    this.#lifecycle.onError(this, new StoreError('damaged', 'its data is damaged', [this.id]));
  }

  #changed(): void {
    this.#lifecycle.changed(this);
  }

  /** An exception in the actor is a bug: it ends this table and nothing else. */
  #guarded(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#lifecycle.onError(this, error);
    }
  }
}

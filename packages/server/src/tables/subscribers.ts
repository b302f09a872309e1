import { type Millis, type Seat, seat as seatAt } from '@saloon/kernel';
import type { ServerMessage, UserId, Version } from '@saloon/protocol';
import type { Broadcast, ReactionTimes, TableActor } from '@saloon/table';
import { PresenceLimit } from './presence-limit.ts';
import type { Person, SubscribedTable, Subscriber, Subscription } from './subscription.ts';

/** A message for one subscription only. */
export type DirectMessage = { readonly to: Subscription; readonly message: ServerMessage };

export type SubscribersSetup = {
  readonly table: SubscribedTable;
  readonly actor: TableActor;
  /** The table's clock. */
  readonly now: () => Millis;
  readonly wall: () => number;
  readonly reactions: ReactionTimes;
  /** The table has something new to commit or send. */
  readonly changed: () => void;
};

type Joining = { readonly subscription: Subscription; readonly since: Version | undefined };
const NO_SEATS: readonly Seat[] = [];

/** The subscriptions of one table: who comes and goes, and which messages each of them gets. */
export class Subscribers {
  readonly #setup: SubscribersSetup;
  readonly #all = new Set<Subscription>();
  readonly #presence: PresenceLimit;
  #joining: Joining[] = [];
  #deals: number;
  /** How many races the subscribers know of. */
  #races: number;

  constructor(setup: SubscribersSetup) {
    this.#setup = setup;
    this.#presence = new PresenceLimit(setup.wall);
    this.#deals = setup.actor.deals;
    this.#races = setup.actor.races;
  }

  get all(): ReadonlySet<Subscription> {
    return this.#all;
  }

  get hasJoining(): boolean {
    return this.#joining.length > 0;
  }

  of(user: UserId): readonly Subscription[] {
    return [...this.#all].filter(({ person }) => person.identity.user === user);
  }

  /** Subscribes, or prepares another sync for a subscriber that is here already. */
  join(subscriber: Subscriber, person: Person, since: Version | undefined): void {
    const { table, actor, now } = this.#setup;
    const known = subscriber.joined.get(table.id);
    const subscription: Subscription = known ?? {
      table,
      subscriber,
      person,
      isScreen: subscriber.screens.has(table.id),
      viewer: undefined,
      version: -1,
      marks: NO_SEATS,
    };
    if (known === undefined && subscription.isScreen) {
      this.#all.add(subscription);
      subscriber.joined.set(table.id, subscription);
      this.#screensChanged();
    } else if (known === undefined) {
      const { user } = person.identity;
      const isFirst = this.#presentAs(user).length === 0;
      this.#all.add(subscription);
      subscriber.joined.set(table.id, subscription);
      this.#presence.onReturned(user);
      if (isFirst) actor.presence(user, true, now());
      actor.rename(user, person.name, now());
    }
    this.#joining.push({ subscription, since });
  }

  /** Returns whether the subscription was there. */
  leave(subscription: Subscription): boolean {
    if (!this.#all.delete(subscription)) return false;
    subscription.subscriber.joined.delete(this.#setup.table.id);
    this.#joining = this.#joining.filter((one) => one.subscription !== subscription);
    this.#detach(subscription);
    const { user } = subscription.person.identity;
    if (subscription.isScreen) this.#screensChanged();
    else if (this.#presentAs(user).length === 0) this.#left(user);
    return true;
  }

  /** A screen is nobody: it doesn't make the person who opened it present. */
  #presentAs(user: UserId): readonly Subscription[] {
    return this.of(user).filter(({ isScreen }) => !isScreen);
  }

  #screensChanged(): void {
    const screens = [...this.#all].filter(({ isScreen }) => isScreen);
    this.#setup.actor.setScreens(
      screens.map(({ person }) => person.identity.user),
      this.#setup.now(),
    );
  }

  #left(user: UserId): void {
    const { actor, now } = this.#setup;
    const isPlaying = typeof actor.viewerOf(user) === 'number';
    if (!isPlaying || this.#presence.onLeft(user)) actor.presence(user, false, now());
  }

  /** Ends all subscriptions without telling the table or the subscribers. Returns them. */
  removeAll(): readonly Subscription[] {
    const removed = [...this.#all];
    this.#all.clear();
    for (const { subscriber } of removed) subscriber.joined.delete(this.#setup.table.id);
    return removed;
  }

  /** Players who left too often to be recorded each time, and are still away. */
  takeAbsent(): readonly UserId[] {
    return this.#presence.takeAbsent();
  }

  /** Full syncs for users whose view has changed (they sat down, stood up, or may no longer watch) and for those who just joined. */
  takeSyncs(reseated: readonly UserId[], now: Millis): readonly DirectMessage[] {
    const syncs = [...new Set(reseated)].flatMap((user) =>
      this.of(user).map((subscription) => {
        this.#detach(subscription);
        return this.#sync(subscription, undefined, now);
      }),
    );
    const joining = this.#joining;
    this.#joining = [];
    return [...syncs, ...joining.map(({ subscription, since }) => this.#sync(subscription, since, now))];
  }

  #sync(subscription: Subscription, since: Version | undefined, now: Millis): DirectMessage {
    const { table, actor, changed } = this.#setup;
    const { user } = subscription.person.identity;
    const { isScreen } = subscription;
    const viewer = isScreen ? (actor.mayShow(user) ? 'screen' : undefined) : actor.viewerOf(user);
    if (viewer === undefined) {
      this.#all.delete(subscription);
      subscription.subscriber.joined.delete(table.id);
      if (isScreen) this.#screensChanged();
      else if (this.#presentAs(user).length === 0) {
        actor.presence(user, false, this.#setup.now());
        changed();
      }
      return { to: subscription, message: { type: 'gone', table: table.id, code: actor.whyGone } };
    }
    subscription.viewer = viewer;
    const message = actor.attach(user, now, since, viewer === 'screen' ? viewer : undefined);
    if ('version' in message) subscription.version = message.version;
    subscription.marks = NO_SEATS;
    if (typeof viewer === 'number' && actor.hasRaces) subscription.subscriber.measure();
    return { to: subscription, message };
  }

  /** The actor stops building a view that nobody has any more. */
  #detach(subscription: Subscription): void {
    const { viewer } = subscription;
    subscription.viewer = undefined;
    if (viewer === undefined) return;
    const hasOther = [...this.#all].some((other) => other !== subscription && other.viewer === viewer);
    if (!hasOther) this.#setup.actor.detach(viewer);
  }

  /** Sends each step to everybody with that view, except to those who get a full sync anyway. */
  broadcast(steps: readonly Broadcast[], syncs: readonly DirectMessage[]): void {
    if (steps.length === 0) return;
    const synced = syncs.length === 0 ? undefined : new Set(syncs.map(({ to }) => to));
    const { races } = this.#setup.actor;
    const isSignal = this.#races !== races;
    this.#races = races;
    for (const subscription of this.#all) {
      const { viewer } = subscription;
      if (viewer === undefined || synced?.has(subscription)) continue;
      for (let i = 0; i < steps.length; i++) {
        const step = steps[i];
        if (step?.to !== viewer) continue;
        subscription.version = step.version;
        if (isSignal && typeof viewer === 'number') subscription.subscriber.beforeRace();
        else subscription.subscriber.beforeStep();
        subscription.subscriber.sendText(step.text);
      }
    }
  }

  /** Sends the seats with inhuman reaction times to the host only. */
  sendMarks(): void {
    const { table, actor, reactions } = this.#setup;
    const { host, seating } = actor;
    const marked = seating.people.flatMap((user, i) => (user !== '' && reactions.isMarked(user) ? seatAt(i) : []));
    for (const subscription of this.#all) {
      const { person, subscriber, viewer, isScreen } = subscription;
      const marks = viewer !== undefined && !isScreen && person.identity.user === host ? marked : NO_SEATS;
      if (marks.join() === subscription.marks.join()) continue;
      subscription.marks = marks;
      subscriber.send({ type: 'marks', table: table.id, seats: marks });
    }
  }

  /** WB-TIME-2: the latency of every player is measured at each deal. */
  measureAtDeal(): void {
    const { actor } = this.#setup;
    if (actor.deals === this.#deals) return;
    this.#deals = actor.deals;
    for (const { subscriber, viewer } of this.#all) {
      if (typeof viewer === 'number' && actor.hasRaces) subscriber.measure();
    }
  }

  /** The latency of a user: that of the best connection counts. Undefined while nothing is known. */
  latencyOf(user: UserId): Millis | undefined {
    let best = Number.POSITIVE_INFINITY;
    let lateness = Number.POSITIVE_INFINITY;
    for (const { subscriber } of this.#presentAs(user)) {
      best = Math.min(best, subscriber.roundTrip ?? best);
      lateness = Math.min(lateness, subscriber.lateness);
    }
    return best === Number.POSITIVE_INFINITY ? undefined : Math.max(0, best - lateness);
  }
}

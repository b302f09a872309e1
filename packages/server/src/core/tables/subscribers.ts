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
  readonly after: (millis: number, call: () => void) => void;
  readonly reactions: ReactionTimes;
  /** The table has something new to commit or send. */
  readonly changed: () => void;
};

type Joining = { readonly subscription: Subscription; readonly since: Version | undefined };
const NO_SEATS: readonly Seat[] = [];
const NEVER = Number.POSITIVE_INFINITY;

/** WB-TIME-2, `jitterMs`: the most that an unsteady connection is credited beyond its smallest round trip. */
const JITTER: Millis = 10;
/** WB-TIME-4: half the largest `lagCapMs`. */
const SIGNAL_LATER: Millis = 200;

/** The subscriptions of one table: who comes and goes, and which messages each of them gets. */
export class Subscribers {
  readonly #setup: SubscribersSetup;
  readonly #all = new Set<Subscription>();
  readonly #presence: PresenceLimit;
  #joining: Joining[] = [];
  #deals: number;
  /** How many races the subscribers know of. */
  #races: number;
  /** The smallest round trip of each person in this game, and the smallest median, on any connection. */
  readonly #least = new Map<UserId, { readonly trip: Millis; readonly usual: Millis }>();
  /** Who was shown the open race on a connection that nobody has measured. */
  readonly #unmeasured = new Set<UserId>();
  /** What spectators and screens get later: the signal of a race, and everything after it. */
  #held: (() => void)[] | undefined;

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
    this.#measure(subscription);
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
    if (typeof viewer === 'number' && actor.isRacing) this.noteUnmeasured(subscription);
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
    if (isSignal) this.#startRace();
    for (const subscription of this.#all) {
      const { viewer } = subscription;
      if (viewer === undefined || synced?.has(subscription)) continue;
      for (let i = 0; i < steps.length; i++) {
        const step = steps[i];
        if (step?.to !== viewer) continue;
        if (typeof viewer !== 'number') {
          this.#sendOrHold(subscription, () => this.#step(subscription, step));
          continue;
        }
        if (isSignal) this.noteUnmeasured(subscription);
        this.#step(subscription, step, isSignal);
      }
    }
  }

  #step(subscription: Subscription, { version, text }: Broadcast, isSignal = false): void {
    const { subscriber } = subscription;
    subscription.version = version;
    // Nothing goes before a signal: on bad Wi-Fi it would wait for a late ping.
    if (!isSignal) subscriber.beforeStep();
    subscriber.sendText(text);
    if (isSignal) subscriber.afterSignal();
  }

  /** Sends a full sync. */
  send({ to, message }: DirectMessage): void {
    if (typeof to.viewer === 'number' || to.viewer === undefined) to.subscriber.send(message);
    else this.#sendOrHold(to, () => to.subscriber.send(message));
  }

  /** WB-TIME-4: who watches from nearby must not see the signal before a player is credited with having seen it. */
  #startRace(): void {
    this.#unmeasured.clear();
    if (this.#held !== undefined) return;
    this.#held = [];
    this.#setup.after(SIGNAL_LATER, () => {
      const held = this.#held ?? [];
      this.#held = undefined;
      for (const send of held) send();
    });
  }

  #sendOrHold(subscription: Subscription, send: () => void): void {
    if (this.#held === undefined) send();
    else this.#held.push(() => this.#all.has(subscription) && send());
  }

  /** WB-TIME-2: nobody knows how near an unmeasured connection is, so a race that it shows is credited with nothing. */
  noteUnmeasured({ person, subscriber }: Subscription): void {
    if (subscriber.roundTrip === undefined) this.#unmeasured.add(person.identity.user);
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

  /** Remembers what a connection shows of its person's distance: a new one doesn't make the table forget it. */
  #measure({ person, subscriber, isScreen }: Subscription): void {
    const { user } = person.identity;
    if (isScreen || subscriber.roundTrip === undefined) return;
    const known = this.#least.get(user) ?? { trip: this.#setup.actor.latencyOf(user) || NEVER, usual: NEVER };
    const trip = Math.min(known.trip, subscriber.roundTrip);
    this.#least.set(user, { trip, usual: Math.min(known.usual, subscriber.usualTrip ?? NEVER) });
  }

  /** The round trip that a user is credited with (WB-TIME-2). Undefined while nothing is known. */
  latencyOf(user: UserId): Millis | undefined {
    const present = this.#presentAs(user);
    for (const subscription of present) this.#measure(subscription);
    const least = this.#least.get(user);
    if (least === undefined) return undefined;
    if (this.#setup.actor.isRacing && this.#unmeasured.has(user)) return 0;
    const inRace = present.flatMap(({ subscriber }) => subscriber.raceTrip ?? []);
    if (inRace.length === 0) return least.trip;
    const trip = Math.min(...inRace);
    // Not one ping of the race has been answered: the hand may come from anywhere.
    if (trip === NEVER) return 0;
    const usual = least.usual === NEVER ? least.trip : least.usual;
    return least.trip + Math.max(0, Math.min(JITTER, usual - least.trip));
  }
}

import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Millis } from '@saloon/kernel';
import type { EventBatch, Moment } from '../../core/games/contract.ts';
import { oneMoment } from './moments.ts';

/** Anything that the table is drawn from: a live table's state, or a step of a replay. */
type Drawn = { readonly view: unknown };

/** What is on screen. */
export type Shown<State> = {
  readonly state: State;
  /** The view of this moment: the state's own, or one on the way to it. */
  readonly view: unknown;
  /** The events of this moment, until its time is over. */
  readonly now: readonly unknown[];
  /** How many moments wait behind it. */
  readonly waiting: number;
  /** Is this the last moment of its step, with the state's own view? */
  readonly isWhole: boolean;
  readonly isPaused: boolean;
  /** Does a moment of the same step come before this one? */
  readonly canGoBack: boolean;
};

export type StoryOptions<State> = {
  readonly moments: (before: unknown, events: readonly unknown[], after: unknown) => readonly Moment[];
  /** Must this step be on screen at once? */
  readonly isUrgent: (events: readonly unknown[], view: unknown) => boolean;
  /** Did this moment harm or enrich the viewer? It stays long enough to be read. */
  readonly isOwn: (events: readonly unknown[], before: unknown, after: unknown) => boolean;
  /** Does a clock run for the viewer in this state? */
  readonly isWaitedFor: (state: State) => boolean;
  /** Nobody looks: nothing is held. */
  readonly isHidden: () => boolean;
  /** How long one beat is. */
  readonly beat: () => Millis;
  readonly now: () => Millis;
  readonly after: (ms: Millis, act: () => void) => () => void;
  /** The viewer was too far behind, and has been taken to the newest state. `last` is the last state they saw whole. */
  readonly onJump?: (last: State) => void;
};

type Waiting<State> = {
  state: State;
  view: unknown;
  readonly events: readonly unknown[];
  readonly batch: EventBatch;
  readonly beats: number;
  readonly isOwn: boolean;
  readonly isWhole: boolean;
  /** Its events have been handed over before: the viewer went back. */
  readonly isAgain?: boolean;
  came: Millis;
};

/** Further behind than this, the queue speeds up. */
const PATIENCE_MS = 2500;
const RUSH = 3;
/** Further behind than this, the viewer is taken to the newest state and gets a summary. */
const JUMP_MS = 10_000;
/** How long a moment stays that concerns the viewer, and how long in a rush. */
const OWN_MS = 1800;
const OWN_RUSHED_MS = 900;
/** How many batches are kept for the log. */
const KEPT = 400;

/**
 * One queue between the newest state and the screen. Steps come in; moments are shown one after another, each with its
 * events and the view after them. Everything on the page is drawn from `shown` and `events`, so that it shows one now.
 */
export class StoryQueue<State extends Drawn> {
  readonly #options: StoryOptions<State>;
  readonly #shown: Signal<Shown<State>>;
  readonly #events: Signal<readonly EventBatch[]>;
  #waiting: Waiting<State>[] = [];
  #newest: State;
  /** The last state that was on screen with its own view. */
  #whole: State;
  #newestCame: Millis = 0;
  /** The version of the last moment on screen. */
  #told: number | undefined;
  #current: { readonly began: Millis; readonly rush: number; ends: Millis } | undefined;
  /** The moments of this step so far, with the one on screen. */
  #past: Waiting<State>[] = [];
  #pausedAt: Millis | undefined;
  #cancel: (() => void) | undefined;

  constructor(state: State, events: readonly EventBatch[], options: StoryOptions<State>) {
    this.#options = options;
    this.#newest = state;
    this.#whole = state;
    this.#shown = signal<Shown<State>>(atRest(state));
    this.#events = signal(events);
  }

  get shown(): ReadonlySignal<Shown<State>> {
    return this.#shown;
  }
  /** The batches shown so far, one for each moment. */
  get events(): ReadonlySignal<readonly EventBatch[]> {
    return this.#events;
  }
  get newest(): State {
    return this.#newest;
  }
  /** The current speed: 1, or more in a rush. */
  get rush(): number {
    return this.#current?.rush ?? 1;
  }

  /** A step has come. Without events the newest state is only replaced. */
  push(state: State, came: EventBatch | undefined): void {
    const last = this.#newest;
    this.#newest = state;
    if (came === undefined || came.events.length === 0) return this.#replaceNewest(state);
    if (came.isCatchUp) return this.jump(state, [came]);
    const { isUrgent, moments, isOwn, now } = this.#options;
    this.#newestCame = now();
    if (isUrgent(came.events, state.view)) {
      this.skip(last);
      this.#newest = state;
      return this.#show({ ...whole(state, came), beats: 0, isOwn: false, came: now() });
    }
    const isFirst = last.view === undefined || last.view === null;
    // A clock runs for the viewer: they have to see the question.
    if (this.#options.isWaitedFor(state)) this.resume();
    const parts = (isFirst ? oneMoment : moments)(last.view, came.events, state.view);
    let { view } = last;
    for (const [i, part] of parts.entries()) {
      const isWhole = i === parts.length - 1;
      const one = parts.length === 1 ? came : { ...came, events: part.events };
      const after = isWhole ? state.view : part.view;
      const own = isOwn(part.events, view, after);
      this.#waiting.push({
        state,
        isWhole,
        batch: one,
        events: part.events,
        view: after,
        beats: part.beats,
        isOwn: own,
        came: now(),
      });
      view = after;
    }
    this.#count();
    if (this.#current === undefined && this.#pausedAt === undefined) this.#next();
  }

  /** The moment on screen stays until the viewer goes on. */
  pause(): void {
    if (this.#pausedAt !== undefined || this.#current === undefined) return;
    this.#pausedAt = this.#options.now();
    this.#cancel?.();
    this.#note();
  }

  resume(): void {
    const paused = this.#pausedAt;
    if (paused === undefined) return;
    this.#pausedAt = undefined;
    const now = this.#options.now();
    // Nobody is behind because they paused.
    const later = (time: Millis) => time + now - Math.max(time, paused);
    for (const one of this.#waiting) one.came = later(one.came);
    this.#newestCame = later(this.#newestCame);
    if (this.#current !== undefined) this.#current.ends += now - paused;
    this.#note();
    this.#schedule();
  }

  /** Shows the moment before once more, and pauses. Its events are in the log already. */
  back(): void {
    if (this.#past.length < 2) return;
    this.resume();
    this.#cancel?.();
    for (const one of this.#past.splice(-2).toReversed()) this.#waiting.unshift({ ...one, isAgain: true });
    const before = this.#waiting.shift();
    if (before === undefined) return;
    this.#show(before);
    this.pause();
  }

  /** Shows this state at once, with these batches as history. */
  jump(state: State, came: readonly EventBatch[]): void {
    batch(() => {
      this.skip(state);
      const old = came.map((one) => (one.isCatchUp ? one : { ...one, isCatchUp: true }));
      this.#events.value = [...this.#events.peek(), ...old].slice(-KEPT);
    });
  }

  /** Shows this state at once. `events` are all there are: some were taken back. */
  reset(state: State, events: readonly EventBatch[]): void {
    batch(() => {
      this.#waiting = [];
      this.skip(state);
      this.#events.value = events;
    });
  }

  /** Takes the viewer to the newest state. What they skip is in the log. */
  skip(state: State = this.#newest): void {
    this.#cancel?.();
    this.#cancel = undefined;
    this.#current = undefined;
    this.#past = [];
    this.#pausedAt = undefined;
    const skipped = this.#waiting
      .filter(({ isAgain }) => !isAgain)
      .map(({ batch: one }) => ({ ...one, isCatchUp: true }));
    this.#waiting = [];
    this.#newest = state;
    this.#whole = state;
    batch(() => {
      if (skipped.length > 0) this.#events.value = [...this.#events.peek(), ...skipped].slice(-KEPT);
      this.#shown.value = atRest(state);
    });
  }

  /** The moment on screen stays this long at least, at normal speed: something is still moving. */
  hold(ms: Millis): void {
    const current = this.#current;
    if (current === undefined || this.#options.isHidden()) return;
    const ends = current.began + ms / current.rush;
    if (ends <= current.ends) return;
    current.ends = ends;
    if (this.#pausedAt === undefined) this.#schedule();
  }

  #replaceNewest(state: State): void {
    const last = this.#waiting.at(-1);
    if (last !== undefined) {
      for (const one of this.#waiting) if (one.batch.version === last.batch.version) one.state = state;
      last.view = state.view;
      return;
    }
    this.#whole = state;
    this.#shown.value = { ...this.#shown.peek(), state, view: state.view };
  }

  #next(): void {
    this.#cancel = undefined;
    this.#current = undefined;
    const next = this.#waiting.shift();
    if (next === undefined) {
      const shown = this.#shown.peek();
      this.#past = [];
      if (shown.now.length > 0) this.#shown.value = { ...shown, now: [], canGoBack: false };
      return;
    }
    const behind = this.#behind(next);
    if (behind > JUMP_MS) {
      this.#waiting.unshift(next);
      const last = this.#whole;
      this.skip();
      this.#options.onJump?.(last);
      return;
    }
    this.#show(next, behind > PATIENCE_MS ? RUSH : 1);
  }

  /** How long the game has been waiting for the viewer: for what comes after this step, or for their answer to it. */
  #behind(next: Waiting<State>): Millis {
    const { now, isWaitedFor } = this.#options;
    const later = [next, ...this.#waiting].find((one) => one.batch.version !== this.#told)?.came;
    const asked = isWaitedFor(this.#newest) ? this.#newestCame : undefined;
    const since = Math.min(later ?? Number.POSITIVE_INFINITY, asked ?? Number.POSITIVE_INFINITY);
    return Number.isFinite(since) ? now() - since : 0;
  }

  #show(moment: Waiting<State>, rush = 1): void {
    const { state, view, events, isWhole } = moment;
    const { beat, now: clock, isHidden } = this.#options;
    const own = moment.isOwn ? (rush > 1 ? OWN_RUSHED_MS : OWN_MS) : 0;
    const time = isHidden() ? 0 : Math.max(own, (moment.beats * beat()) / rush);
    const began = clock();
    if (isWhole) this.#whole = state;
    if (this.#told !== moment.batch.version) this.#past = [];
    this.#past.push(moment);
    this.#told = moment.batch.version;
    this.#current = time > 0 ? { began, rush, ends: began + time } : undefined;
    batch(() => {
      if (!moment.isAgain) this.#events.value = [...this.#events.peek(), moment.batch].slice(-KEPT);
      const now = time > 0 ? events : [];
      const canGoBack = this.#past.length > 1;
      this.#shown.value = { state, view, now, waiting: this.#waiting.length, isWhole, isPaused: false, canGoBack };
    });
    if (time > 0) this.#schedule();
    else if (this.#waiting.length > 0) this.#next();
  }

  #schedule(): void {
    this.#cancel?.();
    const { after, now } = this.#options;
    this.#cancel = after(Math.max(0, (this.#current?.ends ?? 0) - now()), () => this.#next());
  }

  #note(): void {
    this.#shown.value = { ...this.#shown.peek(), isPaused: this.#pausedAt !== undefined };
  }

  #count(): void {
    const shown = this.#shown.peek();
    if (this.#current !== undefined) this.#shown.value = { ...shown, waiting: this.#waiting.length };
  }
}

const atRest = <State extends Drawn>(state: State): Shown<State> => ({
  state,
  view: state.view,
  now: [],
  waiting: 0,
  isWhole: true,
  isPaused: false,
  canGoBack: false,
});

const whole = <State extends Drawn>(state: State, came: EventBatch) => ({
  state,
  view: state.view,
  events: came.events,
  batch: came,
  isWhole: true,
});

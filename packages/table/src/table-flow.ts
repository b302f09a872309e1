import type { Millis } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import { Bots, type TableBots } from './bots/bots.ts';
import { type Due, nextDue } from './clocks/due.ts';
import { type Append, carryOutDue, standInForAbsent, standInForLate, undoIfAgreed } from './clocks/due-changes.ts';
import { Latencies } from './clocks/latencies.ts';
import { mustSealRaces, noteReactions, ReactionTimes } from './clocks/reaction-times.ts';
import { ShownVersions } from './clocks/shown-versions.ts';
import { returnChanges } from './commands/leave-and-return.ts';
import { DuplicateBots } from './duplicate/duplicate-bots.ts';
import type { EntryLog } from './entry-log.ts';
import type { Cause, Change } from './log/entry.ts';
import type { Scene } from './scene/scene.ts';
import { canStartByItself, isPresent } from './scene/scene-queries.ts';
import { isRoundOver } from './schedule/tournament.ts';
import { beginning, dealAt } from './shuffle/fair.ts';
import type { BotReply, Question, Thinkers } from './thinking/question.ts';
import type { Watchers } from './watching/watchers.ts';

/** A table with more due actions than this in one wake would never finish. */
const MOST_DUE = 1_000_000;

/** What happens at a table without a command: clocks, bots, stand-ins, the start of the game and the deal. */
export class TableFlow {
  readonly latencies = new Latencies();
  readonly shown = new ShownVersions();
  times = new ReactionTimes();
  readonly #scene: Scene;
  readonly #watchers: Watchers;
  readonly #log: EntryLog;
  readonly #bots: TableBots;
  #due: Due | 'nothing' | undefined = undefined;

  constructor(scene: Scene, watchers: Watchers, log: EntryLog, thinkers: Thinkers) {
    this.#scene = scene;
    this.#watchers = watchers;
    this.#log = log;
    this.#bots = scene.fixed.duplicate === undefined ? new Bots(scene, thinkers) : new DuplicateBots(scene, thinkers);
  }

  get isThinking(): boolean {
    return this.#bots.isThinking;
  }

  append(change: Change, at: Millis, by?: Cause): void {
    this.#log.append(change, at, by);
    this.#due = undefined;
    if (change.type === 'input') noteReactions(this.#scene, this.times);
  }

  readonly #appendAt: Append = (change, at) => this.append(change, at);

  #appendAll(changes: readonly Change[], at: Millis): void {
    for (const change of changes) this.append(change, at);
  }

  nextDue(): Due | undefined {
    this.#due ??= nextDue(this.#scene, this.#bots, this.shown) ?? 'nothing';
    return this.#due === 'nothing' ? undefined : this.#due;
  }

  /** Something that isn't an entry has changed what is due. */
  reschedule(): void {
    this.#due = undefined;
  }

  /** The given time in whole milliseconds, or the time of the last entry if that is later. */
  timeAt(at: Millis): Millis {
    return Math.max(Math.floor(at), this.#scene.at);
  }

  /** Does everything that is due up to `at`, in order. Returns the time afterwards. */
  advance(at: Millis): Millis {
    const now = this.timeAt(at);
    for (let done = 0; done < MOST_DUE; done++) {
      const due = this.nextDue();
      if (due === undefined || due.at > now) {
        this.#watchers.advance(now);
        return now;
      }
      const then = Math.max(due.at, this.#scene.at);
      this.#watchers.releaseDelayed(then);
      if (!this.tellNewLatencies(then)) this.#do(due, then);
    }
    throw new Error(`Cannot wake table ${this.#scene.fixed.id}: it is never done`);
  }

  decide(question: Question, reply: BotReply, at: Millis): void {
    const now = this.timeAt(at);
    this.#bots.decide(question, reply, now - (this.#scene.play?.dealtAt ?? 0));
    this.#due = undefined;
    this.advance(now);
  }

  #do(due: Due, at: Millis): void {
    const dealtAt = this.#scene.play?.dealtAt ?? 0;
    switch (due.type) {
      case 'timer':
        this.append({ type: 'input', input: { type: 'timer', at: at - dealtAt, id: due.id } }, at);
        return standInForLate(this.#scene, at, this.#appendAt);
      case 'bot': {
        const input = this.#bots.take(at - dealtAt);
        this.#due = undefined;
        return input && this.append({ type: 'input', input }, at);
      }
      case 'deal':
        return this.#deal(at);
      case 'begin':
        this.#begin(at);
        return standInForAbsent(this.#scene, at, this.#appendAt);
      default:
        return carryOutDue(this.#scene, due, at, this.#appendAt);
    }
  }

  /** Applies the consequences of a command. */
  settle(own: Change, now: Millis): void {
    if (own.type === 'dealt') this.#tellLatencies(now);
    undoIfAgreed(this.#scene, now, this.#appendAt);
    this.startIfReady(now);
  }

  /**
   * Starts the game once all seats are taken and everyone is ready and, at a live table, present. Deals as soon as no
   * more share can be waited for.
   */
  startIfReady(now: Millis): void {
    if (canStartByItself(this.#scene)) this.#begin(now);
    const at = dealAt(this.#scene);
    if (at !== undefined && at <= now) this.#deal(now);
  }

  #begin(now: Millis): void {
    this.sealRaces(now);
    const begins = beginning(this.#scene);
    this.append(begins, now);
    if (begins.type === 'dealt') this.#tellLatencies(now);
  }

  #deal(now: Millis): void {
    this.append({ type: 'dealt' }, now);
    this.#tellLatencies(now);
  }

  /** Called before the game starts, because the options are part of the settled terms. */
  sealRaces(now: Millis): void {
    if (mustSealRaces(this.#scene, this.times)) this.append({ type: 'races-sealed' }, now);
  }

  #tellLatencies(now: Millis): void {
    this.#appendAll(this.latencies.atDeal(this.#scene, now), now);
  }

  /** Returns true if there were any. */
  tellNewLatencies(now: Millis): boolean {
    const news = this.latencies.news(this.#scene, now);
    this.#appendAll(news, now);
    return news.length > 0;
  }

  /** A person who acts is present, and takes over from their stand-in. */
  onActive(user: UserId, now: Millis, isLeaving: boolean): void {
    const seat = this.#scene.seatOf(user);
    if (seat === undefined) return;
    if (!isPresent(this.#scene, user)) this.append({ type: 'came', user }, now);
    if (isLeaving) return;
    const { standIn, hasStood, roundTrip } = this.#scene.personAt(seat);
    if (standIn === undefined || hasStood || isRoundOver(this.#scene, now)) return;
    this.append({ type: 'took-back', seat }, now);
    const latency = this.latencies.of(user) ?? roundTrip;
    this.#appendAll(returnChanges(this.#scene, seat, true, latency, now), now);
  }
}

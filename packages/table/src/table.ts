import type { FindGame } from '@saloon/catalog';
import type { Millis, Seat, Seed, Viewer } from '@saloon/kernel';
import type { ServerMessage, TableCommand, TableId, TableInfo, UserId, Version } from '@saloon/protocol';
import { Answered } from './answered.ts';
import { Audience } from './audience.ts';
import { Bots, type TableBots } from './bots.ts';
import { cleanName } from './clean-text.ts';
import { type Asker, judge, type Verdict, type WrongField } from './commands.ts';
import type { Answer, Broadcast, Opening, Refused, TableActor, Watcher } from './contract.ts';
import { beginsDelay, Delay } from './delay.ts';
import { type Due, nextDue } from './due.ts';
import { type Append, carryOutDue, standInForAbsent, standInForLate, undoIfAgreed } from './due-changes.ts';
import { closingChanges, playsOnAlone } from './duplicate/close-deal.ts';
import { DuplicateBots } from './duplicate/duplicate-bots.ts';
import type { Cause, Change, Entry } from './entry.ts';
import { beginning, dealAt } from './fair.ts';
import { askHint, type HintAsked } from './hints.ts';
import { checked } from './judge-move.ts';
import { Latencies } from './latencies.ts';
import { returnChanges } from './leave-and-return.ts';
import { nextOpening } from './next-table.ts';
import { mustSealRaces, noteReactions, ReactionTimes } from './reaction-times.ts';
import { reseatedBy } from './reseated.ts';
import { type GameResult, resultOf } from './result.ts';
import type { Scene } from './scene.ts';
import { canStartByItself, isEmpty, isPresent, mayShow, peoplePresent, seatsToAct, viewerOf } from './scene-queries.ts';
import type { Row, Seating } from './seating.ts';
import { ShownVersions } from './shown-versions.ts';
import { readInput, restoreScene, type Snapshot, saveScene } from './snapshot.ts';
import { SpectatorCount } from './spectator-count.ts';
import type { BotReply, Question, Thinkers } from './thinking/question.ts';
import { isRoundOver } from './tournament.ts';

/** A table with more due actions than this in one wake would never finish. */
const MOST_DUE = 1_000_000;
const NEVER = Number.POSITIVE_INFINITY;
const NOBODY: readonly UserId[] = Object.freeze([]);

const isRefusal = (verdict: Verdict): verdict is string | WrongField =>
  typeof verdict === 'string' || 'code' in verdict;

/** One table being played. Every change goes through `#append`, and its whole state comes from its entries. */
export class Table implements TableActor {
  readonly #scene: Scene;
  readonly #audience: Audience;
  readonly #bots: TableBots;
  readonly #answered: Answered<Version>;
  /**
   * Refusals aren't in the log: no connection outlives the process. A refused command stays refused, because a copy of
   * it may arrive later, when it would be legal.
   */
  readonly #refused: Answered<Refused>;
  /** The delayed scene of the spectators, if the host has set a delay. */
  #delay: Delay | undefined = undefined;
  readonly #latencies = new Latencies();
  readonly #shown = new ShownVersions();
  #times = new ReactionTimes();
  #entries: Entry[] = [];
  #messages: Broadcast[] = [];
  #reseated: UserId[] = [];
  #screens: readonly UserId[] = [];
  #due: Due | 'nothing' | undefined = undefined;
  readonly #spectatorCount = new SpectatorCount();

  readonly #opened: Entry & { readonly type: 'opened' };

  constructor(scene: Scene, opened: Entry & { readonly type: 'opened' }, thinkers: Thinkers) {
    this.#scene = scene;
    this.#opened = opened;
    this.#audience = new Audience(scene);
    this.#bots = scene.fixed.duplicate === undefined ? new Bots(scene, thinkers) : new DuplicateBots(scene, thinkers);
    const isSeated = (user: UserId) => scene.seatOf(user) !== undefined;
    this.#answered = new Answered(isSeated);
    this.#refused = new Answered(isSeated);
    this.#entries.push(opened);
  }

  /** Applies the entries of a log. Afterwards there is nothing to store or to send. */
  replay(entries: readonly Entry[]): void {
    for (const entry of entries) {
      this.#releaseDelayed(entry.at);
      this.#accept(checked(this.#scene, entry));
    }
    this.#scene.forgetSpectators();
    this.#delay?.scene.forgetSpectators();
    this.#due = undefined;
    this.#entries = [];
    this.#messages = [];
    this.#reseated = [];
  }

  /** The table at the place of its log where the snapshot was taken, with nothing to send. */
  static restore(snapshot: Snapshot, thinkers: Thinkers, find: FindGame): Table {
    const scene = restoreScene(snapshot, snapshot.scene, find);
    const table = new Table(scene, snapshot.opened, thinkers);
    table.#answered.restore(snapshot.answered);
    const { delay } = snapshot;
    if (delay !== undefined) {
      table.#delay = new Delay(scene, restoreScene(snapshot, delay.scene, find));
      for (const entry of delay.late) {
        const isInput = entry.type === 'input';
        table.#delay.push(isInput ? { ...entry, input: readInput(scene.fixed.game, entry.input) } : entry);
      }
    }
    table.replay([]);
    return table;
  }

  snapshot(): Snapshot {
    const { game, options } = this.#scene.fixed;
    const delay = this.#delay && { scene: saveScene(this.#delay.scene), late: this.#delay.late };
    return {
      opened: this.#opened,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      scene: saveScene(this.#scene),
      ...(delay === undefined ? {} : { delay }),
      answered: this.#answered.save(),
    };
  }

  get id(): TableId {
    return this.#scene.fixed.id;
  }
  get version(): Version {
    return this.#scene.version;
  }
  get now(): Millis {
    return this.#scene.at;
  }
  get host(): UserId {
    return this.#scene.host.user;
  }
  get info(): TableInfo {
    return this.#scene.info;
  }
  get row(): Row | undefined {
    return this.#scene.row;
  }
  get isEmpty(): boolean {
    return isEmpty(this.#scene);
  }
  /** The state of the game, for tests and the host's tools: never for players. */
  get state(): unknown {
    return this.#scene.play?.state;
  }
  get deals(): number {
    return this.#scene.deals;
  }
  get races(): number {
    return this.#scene.races;
  }
  get hasRaces(): boolean {
    return this.#scene.fixed.isLive && this.#scene.fixed.game.isRace !== undefined;
  }
  get seating(): Seating {
    return this.#scene.seating;
  }
  get toAct(): readonly Seat[] {
    return seatsToAct(this.#scene);
  }
  get deadline(): Millis | undefined {
    const { play } = this.#scene;
    return play?.outcome === undefined ? play?.deadline?.at : undefined;
  }
  get result(): GameResult | undefined {
    return resultOf(this.#scene);
  }
  get here(): readonly UserId[] {
    return peoplePresent(this.#scene);
  }

  viewerOf(user: UserId): Viewer | undefined {
    return viewerOf(this.#scene, user);
  }

  isAnswered(user: UserId, id: string): boolean {
    return this.#answered.find(user, id) !== undefined;
  }

  command(user: UserId, name: string, id: string, command: TableCommand, at: Millis): Answer {
    const known = this.#answered.find(user, id);
    if (known !== undefined) return { ok: true, version: known };
    const refused = this.#refused.find(user, id);
    if (refused !== undefined) return refused;
    const answer = this.#carryOut(user, name, id, command, this.#advance(at));
    if (!answer.ok) this.#refused.add({ user, id }, answer);
    return answer;
  }

  #carryOut(user: UserId, name: string, id: string, command: TableCommand, now: Millis): Answer {
    if (this.viewerOf(user) === undefined) return { ok: false, code: 'no-watching' };
    const asker: Asker = { user, name, at: now };
    let verdict = judge(this.#scene, asker, command);
    if (command.type === 'move' && !isRefusal(verdict) && this.#tellNewLatencies(now)) {
      verdict = judge(this.#scene, asker, command);
    }
    if (isRefusal(verdict)) return { ok: false, ...(typeof verdict === 'string' ? { code: verdict } : verdict) };
    // Sitting down again takes the seat back.
    this.#onActive(user, now, command.type === 'stand' || command.type === 'sit');
    const [own, ...rest] = verdict;
    if (own.type === 'settled' || own.type === 'dealt') this.#sealRaces(now);
    this.#append(own, now, { user, id });
    const version = this.#answered.find(user, id) ?? this.version;
    for (const change of rest) this.#append(change, now);
    if (own.type !== 'input') this.#settle(own, now);
    return { ok: true, version };
  }

  presence(user: UserId, isHere: boolean, at: Millis): void {
    const now = this.#advance(at);
    if (isHere && this.viewerOf(user) === undefined) return;
    if (this.#scene.seatOf(user) === undefined) this.#watch(user, isHere, now);
    else if (isHere) this.#onActive(user, now, false);
    else if (isPresent(this.#scene, user)) {
      this.#shown.forget(user);
      this.#append({ type: 'went', user }, now);
    }
    this.#maybeStart(now);
    this.#maybeDeal(now);
  }

  #watch(user: UserId, isHere: boolean, now: Millis): void {
    this.#scene.watch(user, isHere, now);
    this.#delay?.scene.watch(user, isHere, now);
    this.#due = undefined;
    this.#spectatorCount.publish(now, this.#scene, this.#delay?.scene);
  }

  rename(user: UserId, name: string, at: Millis): void {
    const clean = cleanName(name);
    const { host } = this.#scene;
    const seat = this.#scene.seatOf(user);
    const now = seat === undefined ? (host.user === user ? host.name : clean) : this.#scene.personAt(seat).name;
    if (clean === undefined || clean === now) return;
    this.#append({ type: 'renamed', user, name: clean }, this.#advance(at));
  }

  lag(user: UserId, roundTrip: Millis, at: Millis): boolean {
    const before = this.#entries.length;
    this.#advance(at);
    if (this.hasRaces && this.#scene.seatOf(user) !== undefined) {
      this.#latencies.measure(user, roundTrip);
    }
    return this.#entries.length > before;
  }

  shown(user: UserId, version: Version, at: Millis): boolean {
    const before = this.#entries.length;
    const now = this.#advance(at);
    if (this.#scene.seatOf(user) === undefined || this.#scene.phase !== 'playing') return this.#entries.length > before;
    const due = this.#nextDue()?.at;
    this.#shown.report(user, Math.min(version, this.version), now);
    this.#due = undefined;
    this.#advance(now);
    return this.#entries.length > before || this.#nextDue()?.at !== due;
  }

  get playsOnAlone(): boolean {
    return playsOnAlone(this.#scene);
  }

  closeDeal(at: Millis): void {
    for (const [change, now] of closingChanges(this.#scene, this.#advance(at))) this.#append(change, now);
  }

  noteReactions(times: ReactionTimes): void {
    this.#times = times;
  }

  wake(at: Millis): void {
    this.#advance(at);
  }

  decide(question: Question, reply: BotReply, at: Millis): void {
    const now = Math.max(Math.floor(at), this.now);
    this.#bots.decide(question, reply, now - (this.#scene.play?.dealtAt ?? 0));
    this.#due = undefined;
    this.#advance(now);
  }

  hint(user: UserId, at: Millis): HintAsked {
    this.#advance(at);
    return askHint(this.#scene, user);
  }

  get isThinking(): boolean {
    return this.#bots.isThinking;
  }

  nextWake(): Millis | undefined {
    const due = this.#nextDue()?.at;
    const late = this.#delay?.dueAt();
    const at = Math.min(due ?? NEVER, late ?? NEVER, this.#spectatorCount.dueAt(this.#scene) ?? NEVER);
    return at === NEVER ? undefined : Math.max(at, this.now);
  }

  next(id: TableId, seed: Seed): Opening | undefined {
    return nextOpening(this.#scene, id, seed);
  }

  setNext(id: TableId, at: Millis): void {
    const now = this.#advance(at);
    if (this.#scene.phase === 'over' && this.#scene.next === undefined)
      this.#append({ type: 'went-on', next: id }, now);
  }

  takeEntries(): readonly Entry[] {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }

  takeMessages(): readonly Broadcast[] {
    this.#collect();
    const messages = this.#messages;
    this.#messages = [];
    return messages;
  }

  takeReseated(): readonly UserId[] {
    if (this.#reseated.length === 0) return NOBODY;
    const users = [...new Set(this.#reseated)];
    this.#reseated = [];
    return users;
  }

  mayShow(user: UserId): boolean {
    return mayShow(this.#scene, user);
  }

  setScreens(users: readonly UserId[], at: Millis): void {
    this.#screens = users;
    this.#scene.setScreen(users.length > 0);
    this.#due = undefined;
    this.#advance(at);
  }

  attach(user: UserId, at: Millis, since?: Version, as?: 'screen'): ServerMessage {
    const now = Math.max(Math.floor(at), this.now);
    if (as === 'screen' && this.mayShow(user)) {
      this.#collect();
      return this.#audience.attach('screen', user, now, since);
    }
    const viewer = as === 'screen' ? undefined : this.viewerOf(user);
    if (viewer === undefined) return { type: 'gone', table: this.id, code: 'no-watching' };
    this.#collect();
    if (viewer === 'spectator' && this.#delay !== undefined) {
      return this.#delay.audience.attach(viewer, user, now - this.#delay.behind, since);
    }
    return this.#audience.attach(viewer, user, now, since);
  }

  detach(watcher: Watcher): void {
    this.#audience.detach(watcher);
    this.#delay?.audience.detach(watcher);
  }

  #collect(): void {
    this.#audience.collect(this.#messages);
    this.#delay?.audience.collect(this.#messages);
  }

  /** Does everything that is due up to `at`, in order. Returns the time afterwards. */
  #advance(at: Millis): Millis {
    const now = Math.max(Math.floor(at), this.now);
    for (let done = 0; done < MOST_DUE; done++) {
      const due = this.#nextDue();
      if (due === undefined || due.at > now) {
        this.#releaseDelayed(now);
        this.#spectatorCount.publish(now, this.#scene, this.#delay?.scene);
        return now;
      }
      const then = Math.max(due.at, this.now);
      this.#releaseDelayed(then);
      if (!this.#tellNewLatencies(then)) this.#do(due, then);
    }
    throw new Error(`Cannot wake table ${this.id}: it is never done`);
  }

  #nextDue(): Due | undefined {
    this.#due ??= nextDue(this.#scene, this.#bots, this.#shown) ?? 'nothing';
    return this.#due === 'nothing' ? undefined : this.#due;
  }

  #do(due: Due, at: Millis): void {
    const dealtAt = this.#scene.play?.dealtAt ?? 0;
    switch (due.type) {
      case 'timer':
        this.#append({ type: 'input', input: { type: 'timer', at: at - dealtAt, id: due.id } }, at);
        return standInForLate(this.#scene, at, this.#appendAt);
      case 'bot': {
        const input = this.#bots.take(at - dealtAt);
        this.#due = undefined;
        return input && this.#append({ type: 'input', input }, at);
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
  #settle(own: Change, now: Millis): void {
    if (own.type === 'dealt') this.#tellLatencies(now);
    undoIfAgreed(this.#scene, now, this.#appendAt);
    this.#maybeStart(now);
    this.#maybeDeal(now);
  }

  /** Deals as soon as no more share can be waited for. */
  #maybeDeal(now: Millis): void {
    const at = dealAt(this.#scene);
    if (at !== undefined && at <= now) this.#deal(now);
  }

  #deal(now: Millis): void {
    this.#append({ type: 'dealt' }, now);
    this.#tellLatencies(now);
  }

  /** Starts the game once all seats are taken and everyone is ready and, at a live table, present. */
  #maybeStart(now: Millis): void {
    if (canStartByItself(this.#scene)) this.#begin(now);
  }

  #begin(now: Millis): void {
    this.#sealRaces(now);
    const begins = beginning(this.#scene);
    this.#append(begins, now);
    if (begins.type === 'dealt') this.#tellLatencies(now);
  }

  /** Called before the game starts, because the options are part of the settled terms. */
  #sealRaces(now: Millis): void {
    if (mustSealRaces(this.#scene, this.#times)) this.#append({ type: 'races-sealed' }, now);
  }

  #tellLatencies(now: Millis): void {
    for (const change of this.#latencies.atDeal(this.#scene, now)) this.#append(change, now);
  }

  /** Returns true if there were any. */
  #tellNewLatencies(now: Millis): boolean {
    const news = this.#latencies.news(this.#scene, now);
    for (const change of news) this.#append(change, now);
    return news.length > 0;
  }

  /** A person who acts is present, and takes over from their stand-in. */
  #onActive(user: UserId, now: Millis, isLeaving: boolean): void {
    const seat = this.#scene.seatOf(user);
    if (seat === undefined) return;
    if (!isPresent(this.#scene, user)) this.#append({ type: 'came', user }, now);
    if (isLeaving) return;
    const { standIn, hasStood, roundTrip } = this.#scene.personAt(seat);
    if (standIn === undefined || hasStood || isRoundOver(this.#scene, now)) return;
    this.#append({ type: 'took-back', seat }, now);
    const latency = this.#latencies.of(user) ?? roundTrip;
    for (const change of returnChanges(this.#scene, seat, true, latency, now)) this.#append(change, now);
  }

  readonly #appendAt: Append = (change, at) => this.#append(change, at);

  #append(change: Change, at: Millis, by?: Cause): void {
    const entry: Entry = by === undefined ? { ...change, at } : { ...change, at, by };
    this.#entries.push(entry);
    this.#accept(entry);
    if (entry.type === 'input') noteReactions(this.#scene, this.#times);
  }

  /** All changes happen here: new entries and those read from the log. */
  #accept(entry: Entry): void {
    if (entry.type === 'input') return this.#apply(entry);
    const reseated = reseatedBy(this.#scene, entry);
    if (this.#delay === undefined && beginsDelay(this.#scene, entry)) {
      this.#collect();
      this.#delay = new Delay(this.#scene);
      this.#delay.audience.take('spectator', this.#audience);
    }
    this.#apply(entry);
    for (const user of this.#screens) if (!this.mayShow(user)) this.#reseated.push(user);
    if (reseated === undefined) return;
    for (const user of reseated.users) this.#reseated.push(user);
    for (const viewer of reseated.from) this.detach(viewer);
  }

  #apply(entry: Entry): void {
    const { by } = entry;
    const isWatching = by !== undefined && this.#scene.seatOf(by.user) === undefined;
    this.#scene.apply(entry);
    this.#delay?.push(entry);
    this.#due = undefined;
    if (by === undefined) return;
    const told = isWatching ? this.#delay?.scene : undefined;
    this.#answered.add(by, (told ?? this.#scene).version);
  }

  /** Shows delayed spectators what is old enough by now. */
  #releaseDelayed(now: Millis): void {
    if (this.#delay === undefined) return;
    this.#delay.advance(now);
    if (!this.#delay.isDone()) return;
    this.#delay.end(this.#audience, this.#messages);
    this.#delay = undefined;
  }
}

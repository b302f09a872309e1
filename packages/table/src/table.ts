import type { FindGame } from '@saloon/catalog';
import type { Millis, Seat, Seed, Viewer } from '@saloon/kernel';
import type { ServerMessage, TableCommand, TableId, TableInfo, UserId, Version } from '@saloon/protocol';
import { askHint, type HintAsked } from './bots/hints.ts';
import { cleanName } from './chat/clean-text.ts';
import type { ReactionTimes } from './clocks/reaction-times.ts';
import { type Asker, judge, type Verdict, type WrongField } from './commands/commands.ts';
import type { Answer, TableActor } from './contract.ts';
import { closingChanges, playsOnAlone } from './duplicate/close-deal.ts';
import { EntryLog } from './entry-log.ts';
import type { Opening } from './fields/opening.ts';
import type { Row, Seating } from './fields/seating.ts';
import type { Entry, OpenedEntry } from './log/entry.ts';
import { type GameResult, resultOf } from './scene/result.ts';
import type { Scene } from './scene/scene.ts';
import { isEmpty, isPresent, mayShow, peoplePresent, seatsToAct, viewerOf, whyGone } from './scene/scene-queries.ts';
import { readInput, restoreScene, type Snapshot, saveScene } from './scene/snapshot.ts';
import { nextOpening } from './schedule/next-table.ts';
import { TableFlow } from './table-flow.ts';
import type { BotReply, Question, Thinkers } from './thinking/question.ts';
import type { Broadcast, Watcher } from './watching/broadcast.ts';
import { Delay } from './watching/delay.ts';
import { Watchers } from './watching/watchers.ts';

const isRefusal = (verdict: Verdict): verdict is string | WrongField =>
  typeof verdict === 'string' || 'code' in verdict;

/** One table being played. Its whole state comes from its entries. */
export class Table implements TableActor {
  readonly #scene: Scene;
  readonly #watchers: Watchers;
  readonly #log: EntryLog;
  readonly #flow: TableFlow;

  constructor(scene: Scene, opened: OpenedEntry, thinkers: Thinkers, delay?: Delay) {
    this.#scene = scene;
    this.#watchers = new Watchers(scene, delay);
    this.#log = new EntryLog(scene, this.#watchers, opened);
    this.#flow = new TableFlow(scene, this.#watchers, this.#log, thinkers);
  }

  /** The table at the place of its log where the snapshot was taken, with nothing to send. */
  static restore(snapshot: Snapshot, thinkers: Thinkers, find: FindGame): Table {
    const scene = restoreScene(snapshot, snapshot.scene, find);
    const delay = snapshot.delay && new Delay(scene, restoreScene(snapshot, snapshot.delay.scene, find));
    for (const entry of snapshot.delay?.late ?? []) {
      const isInput = entry.type === 'input';
      delay?.push(isInput ? { ...entry, input: readInput(scene.fixed.game, entry.input) } : entry);
    }
    const table = new Table(scene, snapshot.opened, thinkers, delay);
    table.#log.restoreAnswers(snapshot.answered);
    table.replay([]);
    return table;
  }

  snapshot(): Snapshot {
    const { game, options } = this.#scene.fixed;
    const { delay } = this.#watchers;
    return {
      opened: this.#log.opened,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      scene: saveScene(this.#scene),
      ...(delay === undefined ? {} : { delay: { scene: saveScene(delay.scene), late: delay.late } }),
      answered: this.#log.saveAnswers(),
    };
  }

  /** Applies the entries of a log. Afterwards there is nothing to store or to send. */
  replay(entries: readonly Entry[]): void {
    this.#log.replay(entries);
    this.#flow.reschedule();
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
  get isRacing(): boolean {
    return this.#scene.isRacing;
  }

  latencyOf(user: UserId): Millis | undefined {
    const seat = this.#scene.seatOf(user);
    return seat === undefined ? undefined : this.#scene.personAt(seat).roundTrip;
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
  get playsOnAlone(): boolean {
    return playsOnAlone(this.#scene);
  }
  get isThinking(): boolean {
    return this.#flow.isThinking;
  }

  viewerOf(user: UserId): Viewer | undefined {
    return viewerOf(this.#scene, user);
  }

  get whyGone(): 'no-watching' | 'match-off' {
    return whyGone(this.#scene);
  }

  mayShow(user: UserId): boolean {
    return mayShow(this.#scene, user);
  }

  isAnswered(user: UserId, id: string): boolean {
    return this.#log.answerTo(user, id) !== undefined;
  }

  command(user: UserId, name: string, id: string, command: TableCommand, at: Millis): Answer {
    const known = this.#log.answerTo(user, id);
    if (known !== undefined) return { ok: true, version: known };
    const refused = this.#log.refusalOf(user, id);
    if (refused !== undefined) return refused;
    const answer = this.#carryOut(user, name, id, command, this.#flow.advance(at));
    if (!answer.ok) this.#log.refuse({ user, id }, answer);
    return answer;
  }

  #carryOut(user: UserId, name: string, id: string, command: TableCommand, now: Millis): Answer {
    if (this.viewerOf(user) === undefined) return { ok: false, code: this.whyGone };
    const asker: Asker = { user, name, at: now };
    let verdict = judge(this.#scene, asker, command);
    if (command.type === 'move' && !isRefusal(verdict) && this.#flow.tellNewLatencies(now)) {
      verdict = judge(this.#scene, asker, command);
    }
    if (isRefusal(verdict)) return { ok: false, ...(typeof verdict === 'string' ? { code: verdict } : verdict) };
    // Sitting down again takes the seat back.
    this.#flow.onActive(user, now, command.type === 'stand' || command.type === 'sit');
    const [own, ...rest] = verdict;
    if (own.type === 'settled' || own.type === 'dealt') this.#flow.sealRaces(now);
    this.#flow.append(own, now, { user, id });
    const version = this.#log.answerTo(user, id) ?? this.version;
    for (const change of rest) this.#flow.append(change, now);
    if (own.type !== 'input') this.#flow.settle(own, now);
    return { ok: true, version };
  }

  presence(user: UserId, isHere: boolean, at: Millis): void {
    const now = this.#flow.advance(at);
    if (isHere && this.viewerOf(user) === undefined) return;
    if (this.#scene.seatOf(user) === undefined) {
      this.#watchers.watch(user, isHere, now);
      this.#flow.reschedule();
    } else if (isHere) this.#flow.onActive(user, now, false);
    else if (isPresent(this.#scene, user)) {
      this.#flow.shown.forget(user);
      this.#flow.append({ type: 'went', user }, now);
    }
    this.#flow.startIfReady(now);
  }

  rename(user: UserId, name: string, at: Millis): void {
    const clean = cleanName(name);
    const { host } = this.#scene;
    const seat = this.#scene.seatOf(user);
    const now = seat === undefined ? (host.user === user ? host.name : clean) : this.#scene.personAt(seat).name;
    if (clean === undefined || clean === now) return;
    this.#flow.append({ type: 'renamed', user, name: clean }, this.#flow.advance(at));
  }

  lag(user: UserId, roundTrip: Millis, at: Millis): boolean {
    const before = this.#log.waiting;
    this.#flow.advance(at);
    if (this.hasRaces && this.#scene.seatOf(user) !== undefined) this.#flow.latencies.measure(user, roundTrip);
    return this.#log.waiting > before;
  }

  shown(user: UserId, version: Version, at: Millis): boolean {
    const before = this.#log.waiting;
    const now = this.#flow.advance(at);
    if (this.#scene.seatOf(user) === undefined || this.#scene.phase !== 'playing') return this.#log.waiting > before;
    const due = this.#flow.nextDue()?.at;
    this.#flow.shown.report(user, Math.min(version, this.version), now);
    this.#flow.reschedule();
    this.#flow.advance(now);
    return this.#log.waiting > before || this.#flow.nextDue()?.at !== due;
  }

  closeDeal(at: Millis): void {
    for (const [change, now] of closingChanges(this.#scene, this.#flow.advance(at))) this.#flow.append(change, now);
  }

  noteReactions(times: ReactionTimes): void {
    this.#flow.times = times;
  }

  wake(at: Millis): void {
    this.#flow.advance(at);
  }

  decide(question: Question, reply: BotReply, at: Millis): void {
    this.#flow.decide(question, reply, at);
  }

  hint(user: UserId, at: Millis): HintAsked {
    this.#flow.advance(at);
    return askHint(this.#scene, user);
  }

  nextWake(): Millis | undefined {
    const at = Math.min(this.#flow.nextDue()?.at ?? Number.POSITIVE_INFINITY, this.#watchers.dueAt());
    return at === Number.POSITIVE_INFINITY ? undefined : Math.max(at, this.now);
  }

  next(id: TableId, seed: Seed): Opening | undefined {
    return nextOpening(this.#scene, id, seed);
  }

  setNext(id: TableId, at: Millis): void {
    const now = this.#flow.advance(at);
    if (this.#scene.phase === 'over' && this.#scene.next === undefined)
      this.#flow.append({ type: 'went-on', next: id }, now);
  }

  takeEntries(): readonly Entry[] {
    return this.#log.take();
  }

  takeMessages(): readonly Broadcast[] {
    return this.#watchers.takeMessages();
  }

  takeReseated(): readonly UserId[] {
    return this.#watchers.takeReseated();
  }

  setScreens(users: readonly UserId[], at: Millis): void {
    this.#watchers.setScreens(users);
    this.#flow.reschedule();
    this.#flow.advance(at);
  }

  attach(user: UserId, at: Millis, since?: Version, as?: 'screen'): ServerMessage {
    return this.#watchers.attach(user, this.#flow.timeAt(at), since, as);
  }

  detach(watcher: Watcher): void {
    this.#watchers.detach(watcher);
  }
}

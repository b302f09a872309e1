import { type FindGame, findGame } from '@saloon/catalog';
import { type AnyGame, type Millis, type Seat, sha256, typeOf, unreachable } from '@saloon/kernel';
import type { Consent, TableInfo, UserId } from '@saloon/protocol';
import { authorOf } from '../chat/author-tag.ts';
import { isLiveBy } from '../fields/fixed.ts';
import { type Person, STAND_IN, seatsLeft } from '../fields/occupant.ts';
import { NO_REACTIONS, SceneFields } from '../fields/scene-fields.ts';
import type { Row, Seating } from '../fields/seating.ts';
import { Play } from '../game/play.ts';
import { dealOf, inputsBefore } from '../game/play-on.ts';
import { isReflex } from '../game/reflex.ts';
import { TakenBack } from '../game/taken-back.ts';
import type { Entry, OpenedEntry } from '../log/entry.ts';
import { isAlone } from '../seats/alone.ts';
import { botKind } from '../seats/bot-name.ts';
import { latePeople } from '../seats/late.ts';
import {
  addStandIn,
  changeRules,
  freeSeat,
  giveSeat,
  removeSpectators,
  renamePerson,
  sealRaces,
  seatPerson,
} from '../seats/seat-changes.ts';
import { seedOfDeal } from '../shuffle/fair.ts';
import { infoOf, isSameRow, isSameSeating, rowOf, seatingOf } from './info.ts';

/**
 * The state of a table, built from its entries alone: the same entries make the same scene. It decides nothing and
 * checks nothing.
 */
export class Scene extends SceneFields {
  #info: TableInfo | undefined = undefined;
  #row: Row | undefined = undefined;
  #isRowOld = true;
  #seating: Seating | undefined = undefined;
  #isSeatingOld = true;

  static open(game: AnyGame, opened: OpenedEntry, find: FindGame = findGame): Scene {
    const { table: id, seed, options, title, isPrivate, hints = 'on', standIn = STAND_IN } = opened;
    const { outsideBots = 'refused', isRated = false, clock, before, duplicate, tournament, match } = opened;
    const seedHash = sha256(seed);
    const shared = { id, game, seed, seedHash, title, isPrivate, hints, standIn, outsideBots, isRated, clock, before };
    const fixed = { ...shared, duplicate, tournament, match, options, isLive: isLiveBy(options) };
    const scene = new Scene(fixed, opened, find);
    scene.at = opened.at;
    scene.hostGoneAt = opened.at;
    for (const occupant of scene.occupants) if (occupant.type === 'person') occupant.goneAt = opened.at;
    scene.#public();
    return scene;
  }

  /** The public information: the same object until something in it changes. */
  get info(): TableInfo {
    this.#info ??= infoOf(this);
    return this.#info;
  }

  get row(): Row | undefined {
    if (!this.#isRowOld) return this.#row;
    this.#isRowOld = false;
    const row = rowOf(this);
    if (row === undefined || this.#row === undefined || !isSameRow(row, this.#row)) this.#row = row;
    return this.#row;
  }

  /** Who sits where, with names: the same object until that changes. */
  get seating(): Seating {
    if (this.#isSeatingOld || this.#seating === undefined) {
      const seating = seatingOf(this);
      if (this.#seating === undefined || !isSameSeating(seating, this.#seating)) this.#seating = seating;
      this.#isSeatingOld = false;
    }
    return this.#seating ?? seatingOf(this);
  }

  apply(entry: Entry): void {
    this.at = entry.at;
    this.ticks += 1;
    if (entry.by !== undefined) this.#see(entry.by.user);
    if (entry.type === 'input') return this.#feed(entry);
    this.#change(entry);
    if (entry.type === 'said' && entry.to !== undefined) return;
    if (entry.type === 'said' || entry.type === 'waved' || entry.type === 'commented') this.version += 1;
    else this.#public();
  }

  /** This person acted, and so is present. */
  #see(user: UserId): void {
    const seat = this.seatOf(user);
    if (seat !== undefined) this.#woken(this.personAt(seat));
  }

  #woken(person: Person): void {
    person.seenAt = this.at;
    if (person.askedAt === undefined) return;
    person.askedAt = undefined;
    this.#info = undefined;
  }

  /** The game has advanced: the "still there?" clocks start over. */
  #movedOn(): void {
    this.playedAt = this.at;
    for (const occupant of this.occupants)
      if (occupant.type === 'person' && occupant.askedAt !== undefined) this.#woken(occupant);
  }

  #change(entry: Exclude<Entry, { type: 'input' }>): void {
    switch (entry.type) {
      case 'opened':
        throw new Error('Cannot open a table that is open');
      case 'sat':
        return seatPerson(this, entry);
      case 'stood': {
        if (this.play === undefined) return freeSeat(this, entry.seat);
        const person = this.personAt(entry.seat);
        person.hasStood = true;
        if (this.fixed.isLive && this.phase === 'playing') addStandIn(this, entry.seat, 'left');
        return;
      }
      case 'cleared':
        return freeSeat(this, entry.seat);
      case 'bot-seated':
        this.occupants[entry.seat] = { type: 'bot', name: entry.name, ...botKind(entry.level, entry.personality) };
        return;
      case 'readied':
        this.personAt(entry.seat).isReady = entry.isReady;
        return;
      case 'renamed':
        return renamePerson(this, entry.user, entry.name);
      case 'hosted':
        this.host = { user: entry.user, name: entry.name };
        // Only a person who is present becomes host.
        this.hostGoneAt = undefined;
        return removeSpectators(this);
      case 'seat-asked':
        this.seatRequest = { seat: entry.seat, user: entry.user, name: entry.name };
        return;
      case 'seat-answered':
        return giveSeat(this, entry);
      case 'rules-set':
        return changeRules(this, entry);
      case 'races-sealed':
        return sealRaces(this);
      case 'watching-set':
        this.watching = { isAllowed: entry.isAllowed, delay: entry.delay };
        return removeSpectators(this);
      case 'came':
      case 'went':
        return this.#setPresence(entry.user, entry.type === 'came', entry.at);
      case 'settled':
        this.settled = { at: entry.at, names: this.seating.names };
        return;
      case 'showed':
        this.personAt(entry.seat).share = entry.share;
        return;
      case 'dealt':
        return this.#deal();
      case 'idle-asked':
        this.personAt(entry.seat).askedAt = entry.at;
        return;
      case 'idle-answered':
        return this.#woken(this.personAt(entry.seat));
      case 'stood-in':
        return addStandIn(this, entry.seat, entry.why ?? 'away');
      case 'took-back': {
        const person = this.personAt(entry.seat);
        const { name, standIn } = person;
        person.standIn = undefined;
        person.hasStood = false;
        person.late = 0;
        this.#woken(person);
        if (standIn !== undefined) this.chat.add({ at: this.at, name, seat: entry.seat, type: 'took-back' }, undefined);
        return;
      }
      case 'said': {
        const { at, name, seat, to, text } = entry;
        const line = { at, name, seat, ...authorOf(this.fixed.id, entry), type: 'text', text } as const;
        return this.chat.add(to === undefined ? line : { ...line, to: 'team' }, to);
      }
      case 'waved': {
        const { at, name, seat, emote } = entry;
        return this.chat.add({ at, name, seat, ...authorOf(this.fixed.id, entry), type: 'emote', emote }, undefined);
      }
      case 'commented': {
        const { step, name, seat, text } = entry;
        this.comments = [...this.comments, { step, name, ...(seat === undefined ? {} : { seat }), text }];
        return;
      }
      case 'undo-asked':
        this.undo = { by: entry.seat, agreed: [entry.seat] };
        return;
      case 'undo-answered':
        this.undo = entry.isAgreed && this.undo ? agreed(this.undo, entry.seat) : undefined;
        return;
      case 'undone':
        return this.#takeBack();
      case 'rematch-agreed':
        this.personAt(entry.seat).nextSeal = entry.seal;
        if (this.rematch === undefined) this.rematchAt = entry.at;
        this.rematch = this.rematch ? agreed(this.rematch, entry.seat) : { by: entry.seat, agreed: [entry.seat] };
        return;
      case 'went-on':
        this.next = entry.next;
        return;
      default:
        return unreachable(entry);
    }
  }

  get isRacing(): boolean {
    return this.play !== undefined && this.fixed.game.isRace?.(this.play.state) === true;
  }

  #feed({ input }: Entry & { type: 'input' }): void {
    const { play } = this;
    if (play === undefined) throw new Error('Cannot play an input: the game has not begun');
    if (input.type === 'timer') for (const person of latePeople(this)) person.late += 1;
    // A hidden press in a race must not show in anything else either.
    const isRace = this.isRacing;
    const events = play.feed(input);
    if (!isRace && this.isRacing) this.races += 1;
    for (const event of events) if (typeOf(event) === DEALT) this.deals += 1;
    const { reactionsIn } = this.fixed.game;
    this.reactions = isRace && reactionsIn !== undefined ? events.flatMap(reactionsIn) : NO_REACTIONS;
    const isPublic = play.outcome !== undefined || this.#isPublic(events);
    const isQuiet = !isPublic && input.type === 'move' && (isRace || isReflex(this.fixed.game, input.move));
    if (input.type === 'move') this.#inTime(input.seat);
    if (input.type === 'move' || input.type === 'timer') this.#movedOn();
    if (input.type === 'lag') {
      const occupant = this.occupants[input.seat];
      if (occupant?.type === 'person' && input.roundTrip !== 'local') occupant.roundTrip = input.roundTrip;
    } else if (this.undo !== undefined && (!isQuiet || input.seat === this.undo.by)) {
      this.undo = undefined;
      this.#info = undefined;
    }
    this.#hear(events);
    if (play.outcome !== undefined) {
      this.gone = seatsLeft(this.occupants);
      this.#public();
    } else if (isPublic) this.version += 1;
    play.undoLog.push(input, this.version, play.state, isPublic, isQuiet);
  }

  #isPublic(events: readonly unknown[]): boolean {
    for (const event of events) if (this.fixed.game.redact(event, 'spectator') !== undefined) return true;
    return false;
  }

  #hear(events: readonly unknown[]): void {
    if (this.hasListeners) for (const event of events) this.fresh.push(event);
  }

  #deal(): void {
    const { game, options, before } = this.fixed;
    const deal = dealOf(game, options, this.occupants.length, seedOfDeal(this), before);
    const { play, events } = Play.deal(game, deal, this.at, this.version + 1, inputsBefore(before));
    this.play = play;
    if (this.fixed.duplicate !== undefined) play.position = '';
    this.playedAt = this.at;
    this.deals += 1;
    this.#hear(events);
    for (const occupant of this.occupants)
      if (occupant.type === 'person' && !occupant.isHere) occupant.goneAt = this.at;
    removeSpectators(this);
  }

  /** Voids the events of the move, and says so in the chat. */
  #takeBack(): void {
    const { undo, play } = this;
    if (undo === undefined || play === undefined) throw new Error('Cannot take a move back: nobody has asked for it');
    this.undo = undefined;
    this.#movedOn();
    this.takenBack = play.undo(undo.by, this.version + 1, isAlone(this, undo.by));
    this.#hear([new TakenBack(play.undoLog.voidSince(this.version))]);
    const { name } = this.personAt(undo.by);
    this.chat.add({ at: this.at, name, seat: undo.by, type: 'undone' }, undefined);
  }

  #inTime(seat: Seat): void {
    const occupant = this.occupants[seat];
    if (occupant?.type === 'person') occupant.late = 0;
  }

  #setPresence(user: UserId, isHere: boolean, at: Millis): void {
    const seat = this.seatOf(user);
    if (seat === undefined) return this.watch(user, isHere, at);
    const person = this.personAt(seat);
    person.isHere = isHere;
    person.goneAt = at;
    if (isHere) this.#woken(person);
    if (isHere && this.seatRequest?.seat === seat) this.seatRequest = undefined;
    if (user === this.host.user) this.hostGoneAt = isHere ? undefined : at;
  }

  /** A spectator comes or goes. The version stays; `showSpectators` publishes the count. */
  watch(user: UserId, isHere: boolean, at: Millis): void {
    if (isHere) this.spectators.add(user);
    else this.spectators.delete(user);
    if (user === this.host.user) this.hostGoneAt = isHere ? undefined : at;
  }

  /** Publishes the number of spectators. */
  showSpectators(): void {
    if (this.shownSpectators === this.spectators.size) return;
    this.shownSpectators = this.spectators.size;
    this.ticks += 1;
    this.#info = undefined;
  }

  /** A big screen has come, or the last one is gone. The version stays, as with spectators. */
  setScreen(hasScreen: boolean): void {
    if (this.hasScreen === hasScreen) return;
    this.hasScreen = hasScreen;
    this.ticks += 1;
    this.#info = undefined;
  }

  /** Forgets the spectators, after a rebuild. A host who only watched counts as having left now. */
  forgetSpectators(): void {
    this.spectators.clear();
    this.showSpectators();
    if (this.seatOf(this.host.user) === undefined) this.hostGoneAt = this.at;
  }

  #public(): void {
    this.version += 1;
    this.shownSpectators = this.spectators.size;
    this.#info = undefined;
    this.#isRowOld = true;
    this.#isSeatingOld = true;
  }

  /** A copy of this scene without its listeners. */
  copy(): Scene {
    const copy = new Scene(this.fixed, { chairs: [], host: this.host, watching: this.watching }, this.find);
    copy.occupants.push(...this.occupants.map((occupant) => ({ ...occupant })));
    copy.hostGoneAt = this.hostGoneAt;
    copy.spectators = new Set(this.spectators);
    copy.shownSpectators = this.shownSpectators;
    copy.play = this.play?.copy();
    copy.settled = this.settled;
    copy.undo = this.undo;
    copy.seatRequest = this.seatRequest;
    copy.rematch = this.rematch;
    copy.rematchAt = this.rematchAt;
    copy.next = this.next;
    copy.playedAt = this.playedAt;
    copy.chat = this.chat.copy();
    copy.comments = this.comments;
    copy.at = this.at;
    copy.ticks = this.ticks;
    copy.version = this.version;
    copy.deals = this.deals;
    copy.#info = this.#info;
    return copy;
  }
}

/** The event type for cards dealt during play, the same in all games. */
const DEALT = 'dealt';

const agreed = ({ by, agreed: before }: Consent, seat: Seat): Consent => ({ by, agreed: [...before, seat] });

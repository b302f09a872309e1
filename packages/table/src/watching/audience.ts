import type { Millis, Viewer, Views } from '@saloon/kernel';
import {
  Commons,
  inOnePiece,
  jsonText,
  LastView,
  type ServerMessage,
  type TableInfo,
  type UserId,
  type Version,
} from '@saloon/protocol';
import type { Play } from '../game/play.ts';
import { TakenBack } from '../game/taken-back.ts';
import type { Scene } from '../scene/scene.ts';
import type { Broadcast, Watcher } from './broadcast.ts';
import { type MadeOffer, NO_OFFER, offerFor } from './offer.ts';
import { OfferSlots } from './offer-slots.ts';

/** How many recent events a new listener gets. */
const LATELY = 30;

/** A viewer, and what it has been sent so far. */
type Listener = {
  readonly watcher: Watcher;
  readonly viewer: Viewer;
  ticks: number;
  changes: number;
  view: LastView;
  offer: MadeOffer;
  readonly slots: OfferSlots;
  info: TableInfo;
  chat: number;
  comments: number;
  /** How many of the scene's fresh events were sent already. */
  heard: number;
};

const viewerAs = (watcher: Watcher): Viewer => (watcher === 'screen' ? 'spectator' : watcher);

/**
 * The viewers who listen to a scene. Makes the messages for each: only what that viewer may know. Messages are written
 * as text at once, and what several viewers get is written once.
 */
export class Audience {
  readonly scene: Scene;
  #listeners: Listener[] = [];
  /** The fresh events as JSON, if every viewer may see the whole event. */
  #texts: (string | undefined)[] = [];
  /** The info as JSON, while messages are made. */
  #infoText = '';
  readonly #head: string;
  /** The shared parts of the listeners' views. */
  readonly #commons = new Commons();
  #play: Play | undefined = undefined;
  #changes = -1;
  /** The current views, while messages are made. */
  #views: Views | undefined = undefined;

  constructor(scene: Scene) {
    this.scene = scene;
    this.#head = `{"type":"step","table":${jsonText(scene.fixed.id)},"version":`;
  }

  /** Everything this viewer may know. Call `collect` first: other listeners must be up to date. */
  attach(watcher: Watcher, user: UserId, now: Millis, since: Version | undefined): ServerMessage {
    const { scene } = this;
    const viewer = viewerAs(watcher);
    const known = this.#listeners.find((other) => other.watcher === watcher);
    const listener = known ?? this.#addListener(watcher);
    // Other clients of this viewer have other lists in their slots, so all of them get each list again.
    known?.slots.clear();
    const slots = known === undefined ? listener.slots : new OfferSlots();
    const missed = this.#missed(viewer, since);
    const undone = this.#voidSince(viewer, since);
    return {
      type: 'sync',
      table: scene.fixed.id,
      version: scene.version,
      now: Math.max(now, scene.at) - (scene.play?.dealtAt ?? 0),
      info: listener.info,
      you: {
        seat: viewer === 'spectator' ? undefined : viewer,
        isHost: watcher !== 'screen' && scene.host.user === user,
      },
      view: this.#view(viewer),
      offer: slots.whole(listener.offer),
      events: missed ?? this.#lately(viewer),
      ...(since === undefined ? {} : { missed: missed === undefined ? ('some' as const) : ('all' as const) }),
      ...(undone === 0 ? {} : { undone }),
      chat: scene.chat.since(0, viewer),
      ...(scene.comments.length === 0 ? {} : { comments: scene.comments }),
    };
  }

  detach(watcher: Watcher): void {
    this.#listeners = this.#listeners.filter((other) => other.watcher !== watcher);
    this.scene.hasListeners = this.#listeners.length > 0;
  }

  /**
   * Makes the messages for all listeners, field by field rather than listener by listener, which is kinder to the
   * processor's caches.
   */
  collect(into: Broadcast[]): void {
    const { scene } = this;
    const listeners: Listener[] = [];
    const views: string[] = [];
    const offers: string[] = [];
    const rest: string[] = [];
    for (const listener of this.#listeners) if (listener.ticks !== scene.ticks) listeners.push(listener);
    for (const listener of listeners) views.push(this.#newView(listener));
    for (const listener of listeners) offers.push(this.#newOffer(listener));
    for (const listener of listeners) rest.push(this.#newEvents(listener) + this.#newTalk(listener));
    const head = `${this.#head}${scene.version},"now":${scene.at - (scene.play?.dealtAt ?? 0)}`;
    let place = 0;
    for (const listener of listeners) {
      listener.ticks = scene.ticks;
      const news = `${views[place]}${offers[place]}${rest[place]}`;
      place += 1;
      if (news === '') continue;
      into.push({ to: listener.watcher, version: scene.version, text: inOnePiece(`${head}${news}}`) });
    }
    this.#infoText = '';
    this.#rest();
    if (scene.fresh.length === 0) return;
    scene.fresh = [];
    this.#texts = [];
    for (const listener of this.#listeners) listener.heard = 0;
  }

  /** Moves a listener over from `other`, which has sent it everything. */
  take(viewer: Viewer, other: Audience): void {
    const listener = other.#listeners.find((one) => one.watcher === viewer);
    if (listener === undefined) return;
    other.detach(viewer);
    listener.heard = this.scene.fresh.length;
    listener.ticks = -1;
    listener.changes = -1;
    // It shares nothing with the views here yet, so it gets the whole view.
    listener.view = new LastView(undefined, this.#commons);
    this.#listeners.push(listener);
    this.scene.hasListeners = true;
  }

  #addListener(watcher: Watcher): Listener {
    const { scene } = this;
    const viewer = viewerAs(watcher);
    const listener: Listener = {
      watcher,
      viewer,
      ticks: scene.ticks,
      changes: scene.play?.changes ?? -1,
      view: new LastView(this.#look(viewer), this.#commons),
      offer: this.#offer(viewer, NO_OFFER),
      slots: new OfferSlots(),
      info: scene.info,
      chat: scene.chat.count,
      comments: scene.comments.length,
      heard: scene.fresh.length,
    };
    this.#rest();
    this.#listeners.push(listener);
    scene.hasListeners = true;
    return listener;
  }

  /** The fields of a step that are new to this listener, each after a comma: info and view. */
  #newView(listener: Listener): string {
    const { play, info } = this.scene;
    let news = '';
    if (info !== listener.info) {
      listener.info = info;
      if (this.#infoText === '') this.#infoText = jsonText(info);
      news += `,"info":${this.#infoText}`;
    }
    if (play !== undefined && play.changes !== listener.changes) {
      const patch = listener.view.update(this.#look(listener.viewer));
      listener.changes = play.changes;
      if (patch !== undefined) news += `,"view":${patch}`;
    }
    return news;
  }

  #newOffer(listener: Listener): string {
    const offer = this.#offer(listener.viewer, listener.offer);
    if (offer === listener.offer) return '';
    listener.offer = offer;
    return `,"offer":${listener.slots.news(offer)}`;
  }

  /** New events, and how many earlier ones are void. */
  #newEvents(listener: Listener): string {
    const { viewer, heard } = listener;
    const { fresh } = this.scene;
    const told: string[] = [];
    let undone = 0;
    for (let i = heard; i < fresh.length; i++) {
      const news = fresh[i];
      if (news instanceof TakenBack) {
        const gone = this.#redacted(news.events, viewer).length;
        undone += gone - told.splice(Math.max(0, told.length - gone)).length;
        continue;
      }
      const text = this.#eventText(i, viewer);
      if (text !== undefined) told.push(text);
    }
    listener.heard = fresh.length;
    const news = undone > 0 ? `,"undone":${undone}` : '';
    return told.length > 0 ? `${news},"events":[${told.join()}]` : news;
  }

  /** One of the fresh events, redacted for this viewer, as JSON; undefined if the viewer may not know of it. */
  #eventText(place: number, viewer: Viewer): string | undefined {
    const news = this.scene.fresh[place];
    const event = this.scene.fixed.game.redact(news, viewer);
    if (event === undefined) return undefined;
    if (event !== news) return jsonText(event);
    this.#texts[place] ??= jsonText(event);
    return this.#texts[place];
  }

  /** New chat lines and comments. */
  #newTalk(listener: Listener): string {
    const { chat, comments } = this.scene;
    let news = '';
    if (chat.count !== listener.chat) {
      const lines = chat.since(listener.chat, listener.viewer);
      listener.chat = chat.count;
      if (lines.length > 0) news += `,"chat":${jsonText(lines)}`;
    }
    if (comments.length !== listener.comments) {
      news += `,"comments":${jsonText(comments.slice(listener.comments))}`;
      listener.comments = comments.length;
    }
    return news;
  }

  /** The viewer's own part of the view, if the game makes all views at once; else the whole view. */
  #look(viewer: Viewer): unknown {
    const { play, fixed } = this.scene;
    if (play === undefined || fixed.game.views === undefined) return this.#view(viewer);
    this.#views ??= this.#newViews(fixed.game.views(play.state), play);
    return this.#views.own(viewer);
  }

  #newViews(views: Views, play: Play): Views {
    if (this.#play === play && this.#changes === play.changes) this.#commons.show(views);
    else this.#commons.advance(views);
    this.#play = play;
    this.#changes = play.changes;
    return views;
  }

  /** Releases the views. */
  #rest(): void {
    if (this.#views === undefined) return;
    this.#views = undefined;
    this.#commons.rest();
  }

  /** The viewer's view; undefined before the deal. */
  #view(viewer: Viewer): unknown {
    const { play, fixed } = this.scene;
    return play && fixed.game.view(play.state, viewer);
  }

  #offer(viewer: Viewer, last: MadeOffer): MadeOffer {
    const { play, occupants, fixed } = this.scene;
    if (play === undefined || play.outcome !== undefined || viewer === 'spectator') return NO_OFFER;
    const occupant = occupants[viewer];
    if (occupant?.type !== 'person' || occupant.hasStood) return NO_OFFER;
    return offerFor(fixed.game, play.state, viewer, last);
  }

  /** All events since this version; undefined if it was too long ago. */
  #missed(viewer: Viewer, since: Version | undefined): readonly unknown[] | undefined {
    if (since === undefined) return undefined;
    const { play } = this.scene;
    const missed = play === undefined ? [] : play.undoLog.eventsSince(since);
    return missed && this.#redacted(missed, viewer);
  }

  /** How many of the last events up to this version are void by now. */
  #voidSince(viewer: Viewer, since: Version | undefined): number {
    const { play } = this.scene;
    return play === undefined || since === undefined ? 0 : this.#redacted(play.undoLog.voidSince(since), viewer).length;
  }

  #lately(viewer: Viewer): readonly unknown[] {
    return this.#redacted(this.scene.play?.undoLog.events() ?? [], viewer).slice(-LATELY);
  }

  #redacted(events: readonly unknown[], viewer: Viewer): readonly unknown[] {
    const { game } = this.scene.fixed;
    return events.flatMap((event) => game.redact(event, viewer) ?? []);
  }
}

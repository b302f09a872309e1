import type { Millis, Viewer } from '@saloon/kernel';
import type { ServerMessage } from '@saloon/protocol';
import {
  type ChatLine,
  type Offer,
  type Patch,
  type TableInfo,
  type UserId,
  update,
  type Version,
} from '@saloon/protocol';
import type { Told } from './contract.ts';
import { NO_OFFER, offerFor } from './offer.ts';
import type { Scene } from './scene.ts';

/** Somebody who comes new is told so many of the last events. */
const LATELY = 30;

/** What a viewer has been told so far. */
type Listener = {
  readonly viewer: Viewer;
  ticks: number;
  changes: number;
  view: unknown;
  offer: Offer;
  info: TableInfo;
  chat: number;
  /** How many of the scene's fresh events were told already. */
  heard: number;
};

type Step = {
  -readonly [Field in keyof StepMessage]: StepMessage[Field];
};
type StepMessage = Extract<ServerMessage, { type: 'step' }>;

/** Those who listen to a scene, and what each of them still has to be told: only what that viewer may know. */
export class Audience {
  readonly scene: Scene;
  #listeners: Listener[] = [];

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** The whole of what this viewer may know. Everybody else must have been told all there is. */
  attach(viewer: Viewer, user: UserId, now: Millis, since: Version | undefined): ServerMessage {
    const { scene } = this;
    const listener = this.#listeners.find((other) => other.viewer === viewer) ?? this.#admit(viewer);
    return {
      type: 'sync',
      table: scene.fixed.id,
      version: scene.version,
      now: Math.max(now, scene.at) - (scene.play?.dealtAt ?? 0),
      info: listener.info,
      you: { seat: viewer === 'spectator' ? undefined : viewer, isHost: scene.host.user === user },
      view: listener.view,
      offer: listener.offer,
      events: this.#eventsFor(viewer, since),
      chat: scene.chat.lines,
    };
  }

  detach(viewer: Viewer): void {
    this.#listeners = this.#listeners.filter((other) => other.viewer !== viewer);
    this.scene.hasListeners = this.#listeners.length > 0;
  }

  /** What everybody who listens has to be told now. */
  collect(into: Told[]): void {
    for (const listener of this.#listeners) {
      if (listener.ticks === this.scene.ticks) continue;
      const message = this.#step(listener);
      if (message !== undefined) into.push({ to: listener.viewer, message });
    }
    if (this.scene.fresh.length === 0) return;
    this.scene.fresh = [];
    for (const listener of this.#listeners) listener.heard = 0;
  }

  /** Lets a viewer that knows all that `other` told it listen to this scene from now on. */
  take(viewer: Viewer, other: Audience): void {
    const listener = other.#listeners.find((one) => one.viewer === viewer);
    if (listener === undefined) return;
    other.detach(viewer);
    listener.heard = this.scene.fresh.length;
    listener.ticks = -1;
    listener.changes = -1;
    this.#listeners.push(listener);
    this.scene.hasListeners = true;
  }

  #admit(viewer: Viewer): Listener {
    const { scene } = this;
    const listener: Listener = {
      viewer,
      ticks: scene.ticks,
      changes: scene.play?.changes ?? -1,
      view: scene.play && scene.fixed.game.view(scene.play.state, viewer),
      offer: this.#offer(viewer, NO_OFFER),
      info: scene.info,
      chat: scene.chat.count,
      heard: scene.fresh.length,
    };
    this.#listeners.push(listener);
    scene.hasListeners = true;
    return listener;
  }

  #step(listener: Listener): ServerMessage | undefined {
    const { scene } = this;
    const { viewer } = listener;
    listener.ticks = scene.ticks;
    const info = scene.info === listener.info ? undefined : scene.info;
    let view: Patch | undefined;
    const { play } = scene;
    if (play !== undefined && play.changes !== listener.changes) {
      const whole = scene.fixed.game.view(play.state, viewer);
      view = update(listener.view, whole);
      listener.view = whole;
      listener.changes = play.changes;
    }
    const offer = this.#offer(viewer, listener.offer);
    const events = this.#redacted(scene.fresh, listener.heard, viewer);
    const chat: readonly ChatLine[] = scene.chat.count === listener.chat ? [] : scene.chat.since(listener.chat);
    listener.heard = scene.fresh.length;
    const hasNewOffer = offer !== listener.offer;
    if (info === undefined && view === undefined && !hasNewOffer && events.length === 0 && chat.length === 0)
      return undefined;

    const now = scene.at - (play?.dealtAt ?? 0);
    const step: Step = { type: 'step', table: scene.fixed.id, version: scene.version, now };
    if (info !== undefined) step.info = listener.info = info;
    if (view !== undefined) step.view = view;
    if (hasNewOffer) step.offer = listener.offer = offer;
    if (events.length > 0) step.events = events;
    if (chat.length > 0) {
      step.chat = chat;
      listener.chat = scene.chat.count;
    }
    return step;
  }

  #offer(viewer: Viewer, last: Offer): Offer {
    const { play, chairs, fixed } = this.scene;
    if (play === undefined || play.outcome !== undefined || viewer === 'spectator') return NO_OFFER;
    const chair = chairs[viewer];
    if (chair?.type !== 'person' || chair.hasStood) return NO_OFFER;
    return offerFor(fixed.game, play.state, viewer, last);
  }

  #eventsFor(viewer: Viewer, since: Version | undefined): readonly unknown[] {
    const tape = this.scene.play?.tape;
    if (tape === undefined) return [];
    const missed = since === undefined ? undefined : tape.eventsSince(since);
    if (missed !== undefined) return this.#redacted(missed, 0, viewer);
    return this.#redacted(tape.events(), 0, viewer).slice(-LATELY);
  }

  #redacted(events: readonly unknown[], from: number, viewer: Viewer): readonly unknown[] {
    const { game } = this.scene.fixed;
    const told: unknown[] = [];
    for (let i = from; i < events.length; i++) {
      const event = game.redact(events[i], viewer);
      if (event !== undefined) told.push(event);
    }
    return told;
  }
}

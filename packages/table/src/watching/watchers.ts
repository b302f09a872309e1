import type { Millis } from '@saloon/kernel';
import type { ServerMessage, UserId, Version } from '@saloon/protocol';
import type { Entry } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';
import { mayShow, viewerOf, whyGone } from '../scene/scene-queries.ts';
import { Audience } from './audience.ts';
import type { Broadcast, Watcher } from './broadcast.ts';
import { beginsDelay, Delay } from './delay.ts';
import { reseatedBy } from './reseated.ts';
import { SpectatorCount } from './spectator-count.ts';

const NEVER = Number.POSITIVE_INFINITY;
const NOBODY: readonly UserId[] = Object.freeze([]);

/** Everyone who sees the table: players, big screens, and spectators, whom the host may delay. Keeps what is to be sent. */
export class Watchers {
  readonly #scene: Scene;
  readonly #audience: Audience;
  readonly #spectatorCount = new SpectatorCount();
  /** The delayed scene of the spectators, if the host has set a delay. */
  #delay: Delay | undefined;
  #screens: readonly UserId[] = [];
  #messages: Broadcast[] = [];
  #reseated: UserId[] = [];

  constructor(scene: Scene, delay?: Delay) {
    this.#scene = scene;
    this.#audience = new Audience(scene);
    this.#delay = delay;
  }

  get delay(): Delay | undefined {
    return this.#delay;
  }

  /** Applies an entry to what everyone sees. */
  apply(entry: Entry): void {
    if (entry.type === 'input') return this.#applyToScenes(entry);
    const reseated = reseatedBy(this.#scene, entry);
    if (this.#delay === undefined && beginsDelay(this.#scene, entry)) {
      this.#collect();
      this.#delay = new Delay(this.#scene);
      this.#delay.audience.take('spectator', this.#audience);
    }
    this.#applyToScenes(entry);
    for (const user of this.#screens) if (!mayShow(this.#scene, user)) this.#reseated.push(user);
    if (reseated === undefined) return;
    for (const user of reseated.users) this.#reseated.push(user);
    for (const viewer of reseated.from) this.detach(viewer);
  }

  #applyToScenes(entry: Entry): void {
    this.#scene.apply(entry);
    this.#delay?.push(entry);
  }

  /** A spectator comes or goes. */
  watch(user: UserId, isHere: boolean, now: Millis): void {
    this.#scene.watch(user, isHere, now);
    this.#delay?.scene.watch(user, isHere, now);
    this.#publishCount(now);
  }

  setScreens(users: readonly UserId[]): void {
    this.#screens = users;
    this.#scene.setScreen(users.length > 0);
  }

  /** When `advance` has something to do next, or infinity. */
  dueAt(): Millis {
    return Math.min(this.#delay?.dueAt() ?? NEVER, this.#spectatorCount.dueAt(this.#scene) ?? NEVER);
  }

  advance(now: Millis): void {
    this.releaseDelayed(now);
    this.#publishCount(now);
  }

  /** Shows delayed spectators what is old enough by now. */
  releaseDelayed(now: Millis): void {
    if (this.#delay === undefined) return;
    this.#delay.advance(now);
    if (!this.#delay.isDone()) return;
    this.#delay.end(this.#audience, this.#messages);
    this.#delay = undefined;
  }

  #publishCount(now: Millis): void {
    this.#spectatorCount.publish(now, this.#scene, this.#delay?.scene);
  }

  attach(user: UserId, now: Millis, since: Version | undefined, as: 'screen' | undefined): ServerMessage {
    const watcher = as === undefined ? viewerOf(this.#scene, user) : mayShow(this.#scene, user) ? as : undefined;
    if (watcher === undefined) return { type: 'gone', table: this.#scene.fixed.id, code: whyGone(this.#scene) };
    this.#collect();
    if (watcher === 'spectator' && this.#delay !== undefined) {
      return this.#delay.audience.attach(watcher, user, now - this.#delay.behind, since);
    }
    return this.#audience.attach(watcher, user, now, since);
  }

  detach(watcher: Watcher): void {
    this.#audience.detach(watcher);
    this.#delay?.audience.detach(watcher);
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

  /** After a rebuild nobody watches, and there is nothing to send. */
  reset(): void {
    this.#scene.forgetSpectators();
    this.#delay?.scene.forgetSpectators();
    this.#messages = [];
    this.#reseated = [];
  }

  #collect(): void {
    this.#audience.collect(this.#messages);
    this.#delay?.audience.collect(this.#messages);
  }
}

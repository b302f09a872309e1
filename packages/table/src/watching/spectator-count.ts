import type { Millis } from '@saloon/kernel';
import type { Scene } from '../scene/scene.ts';

/** The number of spectators is published at most this often. */
export const SPECTATOR_COUNT_MS = 1000;

/** Publishes the number of spectators, which isn't in the entries. */
export class SpectatorCount {
  #publishedAt = Number.NEGATIVE_INFINITY;

  /** When the number is to be published; undefined if it is up to date. */
  dueAt({ spectators, shownSpectators }: Scene): Millis | undefined {
    return spectators.size === shownSpectators ? undefined : this.#publishedAt + SPECTATOR_COUNT_MS;
  }

  publish(now: Millis, scene: Scene, delayed: Scene | undefined): void {
    const due = this.dueAt(scene);
    if (due === undefined || due > now) return;
    this.#publishedAt = now;
    scene.showSpectators();
    delayed?.showSpectators();
  }
}

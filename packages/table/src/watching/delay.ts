import type { Millis } from '@saloon/kernel';
import type { Entry } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';
import { Audience } from './audience.ts';
import type { Broadcast } from './broadcast.ts';

/**
 * The table as spectators see it when the host holds them back: a scene of its own, to which every entry comes later. So
 * nothing newer can reach them, whatever it is.
 */
export class Delay {
  readonly audience: Audience;
  readonly #present: Scene;
  readonly #late: Entry[] = [];

  /** `past` is what spectators see so far; what they see first is the present. */
  constructor(present: Scene, past = present.copy()) {
    this.#present = present;
    this.audience = new Audience(past);
  }

  /** What has not reached the spectators yet. */
  get late(): readonly Entry[] {
    return this.#late;
  }

  get scene(): Scene {
    return this.audience.scene;
  }

  get behind(): Millis {
    return 1000 * this.#present.watching.delay;
  }

  /** When the next entry reaches the spectators. */
  dueAt(): Millis | undefined {
    const [first] = this.#late;
    return first && first.at + this.behind;
  }

  push(entry: Entry): void {
    this.#late.push(entry);
  }

  /** Lets through what is old enough; all of it once the spectators have seen the end of the game. */
  advance(now: Millis): void {
    while (this.#late.length > 0) {
      const [entry] = this.#late;
      if (entry === undefined || (entry.at + this.behind > now && this.scene.phase !== 'over')) return;
      this.#late.shift();
      this.scene.apply(entry);
    }
  }

  /** Is there nothing left to hold back? */
  isDone(): boolean {
    return this.behind === 0 || this.scene.phase === 'over';
  }

  /** Brings the spectators to the present, where `audience` goes on telling them. */
  end(audience: Audience, into: Broadcast[]): void {
    for (const entry of this.#late) this.scene.apply(entry);
    this.audience.collect(into);
    audience.take('spectator', this.audience);
  }
}

/** Does this entry begin a delay? The deal does, and the host's word during the game. */
export function beginsDelay(scene: Scene, entry: Entry): boolean {
  if (entry.type === 'dealt') return scene.watching.delay > 0;
  return entry.type === 'watching-set' && scene.phase === 'playing' && entry.delay > 0;
}

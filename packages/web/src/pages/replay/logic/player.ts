import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Millis, Seat } from '@saloon/kernel';
import type { EventBatch } from '../../../tables/contract.ts';

/** Something that happened, as one pair of eyes has it, and the table right after it. */
export type Step = {
  readonly at: Millis;
  readonly by: Seat | undefined;
  readonly view: unknown;
  readonly events: readonly unknown[];
};

/** What is on the table now. `mount` changes with every jump: the scene is built anew then, and nothing flies. */
export type Shown = { readonly step: number; readonly mount: number };

/** So many steps before the current one are told to a scene that is built anew. */
const REMEMBERED = 80;

/**
 * Stands between a recording and a scene that was made for a live table: a step forward comes as news and is played, any
 * other jump as something that was there before.
 */
export class ReplayPlayer {
  readonly #shown = signal<Shown>({ step: 0, mount: 0 });
  readonly #steps = signal<readonly Step[]>([]);
  readonly #events = signal<readonly EventBatch[]>([]);
  readonly #now = signal<Millis>(0);
  #version = 0;

  get shown(): ReadonlySignal<Shown> {
    return this.#shown;
  }
  get steps(): ReadonlySignal<readonly Step[]> {
    return this.#steps;
  }
  get events(): ReadonlySignal<readonly EventBatch[]> {
    return this.#events;
  }
  get now(): ReadonlySignal<Millis> {
    return this.#now;
  }
  get last(): number {
    return Math.max(0, this.#steps.value.length - 1);
  }

  /** The same game with other eyes, or another game. */
  setSteps(steps: readonly Step[], step: number): void {
    batch(() => {
      this.#steps.value = steps;
      this.#jump(step);
    });
  }

  goTo(step: number): void {
    const to = Math.min(Math.max(0, Math.trunc(step)), this.last);
    const { step: from, mount } = this.#shown.peek();
    if (to === from) return;
    if (to !== from + 1) return batch(() => this.#jump(to));
    batch(() => {
      this.#events.value = [...this.#events.peek().slice(-REMEMBERED), this.#batchOf(to, false)];
      this.#show(to, mount);
    });
  }

  #jump(step: number): void {
    const to = Math.min(Math.max(0, step), this.last);
    const from = Math.max(0, to - REMEMBERED);
    this.#events.value = Array.from({ length: to - from + 1 }, (_, i) => this.#batchOf(from + i, true));
    this.#show(to, this.#shown.peek().mount + 1);
  }

  #show(step: number, mount: number): void {
    this.#now.value = this.#steps.peek()[step]?.at ?? 0;
    this.#shown.value = { step, mount };
  }

  #batchOf(step: number, isCatchUp: boolean): EventBatch {
    this.#version += 1;
    const { at = 0, events = [] } = this.#steps.peek()[step] ?? {};
    return { version: this.#version, at, isCatchUp, events };
  }
}

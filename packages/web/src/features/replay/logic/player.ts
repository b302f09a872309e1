import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Millis } from '@saloon/kernel';
import type { EventBatch } from '../../../core/games/contract.ts';
import type { Step, ViewAt } from '../../../local/replay-worker/contract.ts';

/** What is on the table now. `cut` changes with every jump, and then nothing flies (see `Cut` in the kit). */
export type Shown = { readonly step: number; readonly view: unknown; readonly cut: number };

/** After a cut, a scene gets this many earlier steps as history. */
const REMEMBERED = 80;
/** Views kept for going back and forth. A game has about two hundred. */
const KEPT = 400;
/** Views requested ahead at a time. Together they take about as long as a wanted step may wait. */
const AHEAD = 8;

/**
 * Stands between a recording and a scene made for a live table. A step forward arrives as news and is animated; any
 * other jump arrives as history. Views are requested one at a time as needed, and a few around them while idle.
 * Dragging along the track gets the last step passed, not all of them.
 */
export class ReplayPlayer {
  readonly #shown = signal<Shown>({ step: 0, view: undefined, cut: 0 });
  readonly #steps = signal<readonly Step[]>([]);
  readonly #events = signal<readonly EventBatch[]>([]);
  readonly #now = signal<Millis>(0);
  readonly #ask: (steps: readonly number[]) => void;
  readonly #views = new Map<number, unknown>();
  #wanted = 0;
  #asked: readonly number[] = [];
  #version = 0;

  constructor(ask: (steps: readonly number[]) => void) {
    this.#ask = ask;
  }

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
  /** The step that is shown, or will be once its view arrives. */
  get wanted(): number {
    return this.#wanted;
  }

  /** Shows the game from another viewer, or another game, at a step whose view is given. */
  setSteps(steps: readonly Step[], step: number, view: unknown): void {
    this.#views.clear();
    this.#asked = [];
    this.#wanted = step;
    this.#views.set(step, view);
    batch(() => {
      this.#steps.value = steps;
      this.#jump(step, view);
    });
  }

  goTo(step: number): void {
    this.#wanted = Math.min(Math.max(0, Math.trunc(step)), this.last);
    if (this.#views.has(this.#wanted)) return this.#show();
    if (this.#asked.length === 0) this.#askFor([this.#wanted]);
  }

  /** Takes the requested views. */
  hear(views: readonly ViewAt[]): void {
    if (views.length === 0 || views[0]?.[0] !== this.#asked[0]) return;
    this.#asked = [];
    if (this.#views.size >= KEPT) this.#views.clear();
    for (const [step, view] of views) this.#views.set(step, view);
    if (this.#views.has(this.#wanted)) this.#show();
    else this.#askFor([this.#wanted]);
  }

  /**
   * Requests the nearest missing views while idle, so that a later jump need not wait. Returns whether any were
   * missing.
   */
  askAhead(): boolean {
    if (this.#asked.length > 0 || this.#views.size >= KEPT) return false;
    const near = this.#nearest();
    if (near.length > 0) this.#askFor(near);
    return near.length > 0;
  }

  #nearest(): readonly number[] {
    const near: number[] = [];
    for (let far = 1; far <= this.last && near.length < AHEAD; far++) {
      for (const step of [this.#wanted + far, this.#wanted - far]) {
        if (step >= 0 && step <= this.last && !this.#views.has(step)) near.push(step);
      }
    }
    return near.slice(0, AHEAD);
  }

  #askFor(steps: readonly number[]): void {
    this.#asked = steps;
    this.#ask(steps);
  }

  #show(): void {
    const to = this.#wanted;
    const view = this.#views.get(to);
    const { step: from, cut } = this.#shown.peek();
    if (to === from) return;
    if (to !== from + 1) return batch(() => this.#jump(to, view));
    batch(() => {
      this.#events.value = [...this.#events.peek().slice(-REMEMBERED), this.#batchOf(to, false)];
      this.#set(to, view, cut);
    });
  }

  #jump(to: number, view: unknown): void {
    const from = Math.max(0, to - REMEMBERED);
    this.#events.value = Array.from({ length: to - from + 1 }, (_, i) => this.#batchOf(from + i, true));
    this.#set(to, view, this.#shown.peek().cut + 1);
  }

  #set(step: number, view: unknown, cut: number): void {
    this.#now.value = this.#steps.peek()[step]?.at ?? 0;
    this.#shown.value = { step, view, cut };
  }

  #batchOf(step: number, isCatchUp: boolean): EventBatch {
    this.#version += 1;
    const { at = 0, events = [] } = this.#steps.peek()[step] ?? {};
    return { version: this.#version, at, isCatchUp, events };
  }
}

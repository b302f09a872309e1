import type { Clock } from './clock.ts';

/** No timer runs longer than this; a later key is checked again then. */
const LONGEST = 60_000;

/**
 * A key and when it is due. A key that is postponed, as most are, keeps its place in the heap until `lookAt`, and is moved
 * only then.
 */
type Slot<Key> = { readonly key: Key; at: number; lookAt: number; index: number };

/**
 * One timer for all: each key has at most one time on the monotonic clock, kept in a heap, so that thousands of tables
 * and connections cost one timer of the event loop.
 */
export class Scheduler<Key> {
  readonly #clock: Clock;
  readonly #onDue: (key: Key) => void;
  readonly #slots = new Map<Key, Slot<Key>>();
  readonly #heap: Slot<Key>[] = [];
  #armedFor = Number.POSITIVE_INFINITY;
  #cancel: () => void = () => undefined;

  constructor(clock: Clock, onDue: (key: Key) => void) {
    this.#clock = clock;
    this.#onDue = onDue;
  }

  get size(): number {
    return this.#heap.length;
  }

  /** Sets when the key is due, replacing any earlier time; undefined removes it. */
  set(key: Key, at: number | undefined): void {
    const slot = this.#slots.get(key);
    if (at === undefined) {
      if (slot !== undefined) this.#remove(slot);
    } else if (slot === undefined) {
      const made = { key, at, lookAt: at, index: this.#heap.length };
      this.#slots.set(key, made);
      this.#heap.push(made);
      this.#rise(made);
    } else {
      slot.at = at;
      if (at < slot.lookAt) this.#put(slot, at);
    }
    this.#arm();
  }

  stop(): void {
    this.#cancel();
    this.#heap.length = 0;
    this.#slots.clear();
    this.#armedFor = Number.POSITIVE_INFINITY;
  }

  #arm(): void {
    const next = this.#heap[0]?.lookAt ?? Number.POSITIVE_INFINITY;
    // A timer that fires too early only checks again: cheaper than a new timer for every move.
    if (next >= this.#armedFor) return;
    this.#cancel();
    const now = this.#clock.monotonic();
    this.#armedFor = Math.min(next, now + LONGEST);
    this.#cancel = this.#clock.after(Math.max(0, Math.ceil(this.#armedFor - now)), () => this.#fire());
  }

  #fire(): void {
    this.#armedFor = Number.POSITIVE_INFINITY;
    const now = this.#clock.monotonic();
    const due: Key[] = [];
    for (let top = this.#heap[0]; top !== undefined && top.lookAt <= now; top = this.#heap[0]) {
      if (top.at > top.lookAt) {
        this.#put(top, top.at);
        continue;
      }
      this.#remove(top);
      due.push(top.key);
    }
    for (const key of due) this.#onDue(key);
    this.#arm();
  }

  #remove(slot: Slot<Key>): void {
    this.#slots.delete(slot.key);
    const last = this.#heap.pop();
    if (last === undefined || last === slot) return;
    last.index = slot.index;
    this.#heap[last.index] = last;
    this.#put(last, last.lookAt);
  }

  #put(slot: Slot<Key>, lookAt: number): void {
    slot.lookAt = lookAt;
    this.#rise(slot);
    this.#sink(slot);
  }

  #rise(slot: Slot<Key>): void {
    while (slot.index > 0) {
      const parent = this.#heap[(slot.index - 1) >> 1];
      if (parent === undefined || parent.lookAt <= slot.lookAt) return;
      this.#swap(parent, slot);
    }
  }

  #sink(slot: Slot<Key>): void {
    for (;;) {
      const left = this.#heap[2 * slot.index + 1];
      const right = this.#heap[2 * slot.index + 2];
      const child = right !== undefined && left !== undefined && right.lookAt < left.lookAt ? right : left;
      if (child === undefined || slot.lookAt <= child.lookAt) return;
      this.#swap(slot, child);
    }
  }

  #swap(upper: Slot<Key>, lower: Slot<Key>): void {
    const index = upper.index;
    upper.index = lower.index;
    lower.index = index;
    this.#heap[upper.index] = upper;
    this.#heap[lower.index] = lower;
  }
}

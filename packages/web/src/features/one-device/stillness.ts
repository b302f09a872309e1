/** How the device lies, from its sensors: gravity along its axes in m/s², and the time of the reading. */
export type Reading = { readonly x: number; readonly y: number; readonly z: number; readonly at: number };

/** Gravity along the screen's axis is about this much when the device lies flat. */
const FLAT = 9;
/** Hands tremble more than this. */
const TREMBLE = 0.25;
/** A device that lies still for this long has been put down. */
const STILL_MS = 2500;

/**
 * Tells from readings whether the device was put down or turned over. A device that has been lying on the table since the
 * start counts only once it has been moved: it may be played there.
 */
export class Stillness {
  #last: Reading | undefined;
  #stillSince: number | undefined;
  #wasMoved = false;

  /** Returns true if the secrets have to be hidden now. */
  read(next: Reading): boolean {
    const last = this.#last;
    this.#last = next;
    if (next.z < -FLAT) return true;
    if (last === undefined) return false;
    const change = Math.max(Math.abs(next.x - last.x), Math.abs(next.y - last.y), Math.abs(next.z - last.z));
    if (change > TREMBLE) {
      this.#wasMoved = true;
      this.#stillSince = undefined;
      return false;
    }
    this.#stillSince ??= next.at;
    return this.#wasMoved && next.z > FLAT && next.at - this.#stillSince >= STILL_MS;
  }
}

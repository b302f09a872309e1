/** A touch that is reported later than this counts from the report. */
const LATEST_TOUCH_MS = 250;

/**
 * The table's time of a touch: when the glass felt it, however late the page could read it. The table counts whole
 * milliseconds, so touches shortly after one another are measured from the one before.
 */
export class TouchClock {
  readonly #wall: () => number;
  #last: { readonly touchedAt: number; readonly time: number } | undefined;

  constructor(wall: () => number) {
    this.#wall = wall;
  }

  /** `touchedAt` is wall-clock time, `now` the table's. */
  timeOf(touchedAt: number, now: number): number {
    const last = this.#last;
    const isNear = last !== undefined && Math.abs(touchedAt - last.touchedAt) < LATEST_TOUCH_MS;
    const late = Math.min(LATEST_TOUCH_MS, Math.max(0, this.#wall() - touchedAt));
    const time = isNear ? last.time + touchedAt - last.touchedAt : Math.round(now - late);
    this.#last = { touchedAt, time };
    return time;
  }
}

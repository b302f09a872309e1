import type { Millis } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import type { Scene } from '../scene/scene.ts';
import { isArranging } from '../shuffle/fair.ts';

/** How many of a person's last races count. Fewer are not judged. */
export const JUDGED_RACES = 50;
/**
 * In published tests of simple visual reactions medians are about 200 to 270 ms, and the fastest people stay near 170. The
 * standard error of the median of 50 races is about 5 ms, so a smaller median is not human.
 */
const LEAST_MEDIAN: Millis = 150;
/**
 * The interquartile range of human reaction times is 30 ms or more, about 25 for the steadiest people. Its standard error
 * over 50 races is about 4 ms, so a smaller one is not human.
 */
const LEAST_SPREAD: Millis = 12;
/** The most people to remember; the one whose last race is oldest is forgotten first. */
const REMEMBERED = 10_000;

/** Are these times faster or more even than human ones? */
export function isInhuman(times: readonly Millis[]): boolean {
  if (times.length < JUDGED_RACES) return false;
  const sorted = times.slice(-JUDGED_RACES).sort((a, b) => a - b);
  const spread = quantile(sorted, 0.75) - quantile(sorted, 0.25);
  return quantile(sorted, 0.5) < LEAST_MEDIAN || spread < LEAST_SPREAD;
}

/** Interpolates linearly between neighbors. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place % 1);
}

/** Each person's last reaction times at all tables of one server, and who is marked. */
export class ReactionTimes {
  readonly #times = new Map<UserId, readonly Millis[]>();
  readonly #marked = new Set<UserId>();
  readonly #most: number;

  constructor(most = REMEMBERED) {
    this.#most = most;
  }

  add(user: UserId, time: Millis): void {
    const times = [...(this.#times.get(user) ?? []).slice(1 - JUDGED_RACES), time];
    this.#times.delete(user);
    this.#times.set(user, times);
    if (isInhuman(times)) this.#marked.add(user);
    else this.#marked.delete(user);
    const [oldest] = this.#times.keys();
    if (this.#times.size <= this.#most || oldest === undefined) return;
    this.#times.delete(oldest);
    this.#marked.delete(oldest);
  }

  isMarked(user: UserId): boolean {
    return this.#marked.has(user);
  }
}

/** Notes the reaction times of a race that the last input has closed. Bots and stand-ins are not judged. */
export function noteReactions({ reactions, occupants }: Scene, times: ReactionTimes): void {
  for (const { seat, time } of reactions) {
    const occupant = occupants[seat];
    if (occupant?.type === 'person' && !occupant.isBot && occupant.standIn === undefined)
      times.add(occupant.user, time);
  }
}

/** Does a marked person sit at a table with real-time races? */
export function mustSealRaces(scene: Scene, times: ReactionTimes): boolean {
  const { options, before } = scene.fixed;
  // A game that continues a recording keeps the options of the recording.
  if (!isArranging(scene) || before !== undefined || options.raceMode !== 'realtime') return false;
  return scene.occupants.some((occupant) => occupant.type === 'person' && times.isMarked(occupant.user));
}

import type { Deadline, Millis } from '@saloon/kernel';
import type { UserId, Version } from '@saloon/protocol';
import type { Occupant, Person } from '../fields/occupant.ts';
import type { Scene } from '../scene/scene.ts';
import { lonePerson } from '../seats/lone-person.ts';

/** Bots wait this long for people who still watch what happened. */
export const BOT_PATIENCE_MS = 6000;
/** Against bots alone nobody else waits. */
export const LONE_PATIENCE_MS = 30_000;
/** A question's clock starts this much later at most. */
export const CLOCK_GRACE_MS = 3000;

/** Something that came with a version, and when, on the table's clock. */
type Came = { readonly key: number; readonly version: Version; readonly at: Millis };

/**
 * The versions that people have been shown, as their clients report. Bots wait for them, and so do clocks, each within a
 * bound. None of it is in the log: inputs carry their own times. A client that never reports isn't waited for.
 */
export class ShownVersions {
  readonly #shown = new Map<UserId, Version>();
  #advanced: Came | undefined;
  #question: Came | undefined;
  /** How long after the question each person was shown it. */
  readonly #delays = new Map<UserId, Millis>();

  report(user: UserId, version: Version, at: Millis): void {
    this.#shown.set(user, Math.max(version, this.#shown.get(user) ?? 0));
    const question = this.#question;
    if (question === undefined || version < question.version || this.#delays.has(user)) return;
    this.#delays.set(user, Math.min(CLOCK_GRACE_MS, Math.max(0, at - question.at)));
  }

  forget(user: UserId): void {
    this.#shown.delete(user);
    this.#delays.delete(user);
  }

  /** Until when bots wait, on the table's clock; undefined if everyone has been shown the last change. */
  botsWaitUntil(scene: Scene): Millis | undefined {
    const { play, version, at, occupants, fixed } = scene;
    if (this.#shown.size === 0 || play === undefined) return undefined;
    if (this.#advanced?.key !== play.changes) this.#advanced = { key: play.changes, version, at };
    if (!fixed.isLive || fixed.game.isRace?.(play.state) === true) return undefined;
    const { version: newest, at: since } = this.#advanced;
    const isBehind = occupants.some((one) => isWatching(one) && (this.#shown.get(one.user) ?? newest) < newest);
    if (!isBehind) return undefined;
    return since + (lonePerson(scene) === undefined ? BOT_PATIENCE_MS : LONE_PATIENCE_MS);
  }

  /** How much later than the game says a question's time runs out: as late as it was shown to those who are asked. */
  clockGrace({ play, version, at, occupants, fixed }: Scene, deadline: Deadline): Millis {
    if (this.#shown.size === 0 || play === undefined || !fixed.isLive) return 0;
    if (this.#question?.key !== deadline.id) {
      this.#question = { key: deadline.id, version, at };
      this.#delays.clear();
    }
    if (fixed.game.isRace?.(play.state) === true) return 0;
    const asked = fixed.game.toAct(play.state).map((seat) => occupants[seat]);
    const delays = asked.map((one) => {
      if (one === undefined || !isWatching(one) || !this.#shown.has(one.user)) return 0;
      return this.#delays.get(one.user) ?? CLOCK_GRACE_MS;
    });
    return Math.max(0, ...delays);
  }
}

const isWatching = (one: Occupant): one is Person =>
  one.type === 'person' && one.isHere && !one.isBot && !one.hasStood && one.standIn === undefined;

import { type Millis, type Seat, seatsOf } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import { awayIn } from '../game/play-on.ts';
import type { Change } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';

/** The game gets a larger round trip only if it differs by more than this. */
const STEADY_MS = 4;

/**
 * The measured round trips. The game gets them just before its next input, the first time it can need them: on their
 * own they would cost a commit and four views each.
 */
export class Latencies {
  readonly #measured = new Map<UserId, Millis>();
  /** Has a round trip been measured that the game doesn't know? */
  #isNew = false;

  of(user: UserId): Millis | undefined {
    return this.#measured.get(user);
  }

  measure(user: UserId, roundTrip: Millis): void {
    this.#measured.set(user, Math.max(0, Math.round(roundTrip)));
    this.#isNew = true;
  }

  /** The inputs at the deal: which seats are bots, and everyone's latency. */
  atDeal(scene: Scene, now: Millis): readonly Change[] {
    const at = now - (scene.play?.dealtAt ?? 0);
    // People who had left the continued game are back at this table.
    const back = awayIn(scene.fixed.before).map(
      (seat): Change => ({ type: 'input', input: { type: 'return', at, seat } }),
    );
    const latencies = seatsOf(scene.occupants.length).flatMap((seat): readonly Change[] =>
      scene.occupants[seat]?.type === 'bot'
        ? [{ type: 'input', input: { type: 'lag', at, seat, roundTrip: 'local' } }]
        : this.#latencyOf(scene, seat, now),
    );
    return [...back, ...latencies];
  }

  /** The changes since the game was last informed. */
  news(scene: Scene, now: Millis): readonly Change[] {
    if (!this.#isNew || scene.phase !== 'playing') return NOTHING;
    this.#isNew = false;
    return seatsOf(scene.occupants.length).flatMap((seat) => this.#latencyOf(scene, seat, now));
  }

  #latencyOf({ play, occupants }: Scene, seat: Seat, now: Millis): readonly Change[] {
    const occupant = occupants[seat];
    if (occupant?.type !== 'person' || occupant.standIn !== undefined || occupant.hasStood || play === undefined)
      return NOTHING;
    const roundTrip = this.#measured.get(occupant.user);
    if (roundTrip === undefined) return NOTHING;
    const told = occupant.roundTrip;
    if (told !== undefined && told <= roundTrip && roundTrip <= told + STEADY_MS) return NOTHING;
    return [{ type: 'input', input: { type: 'lag', at: now - play.dealtAt, seat, roundTrip } }];
  }
}

const NOTHING: readonly Change[] = [];

import { type Millis, type Seat, seatsOf } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import type { Change } from './entry.ts';
import { awayIn } from './play-on.ts';
import type { Scene } from './scene.ts';

/** A change of the line is told to the game when it is more than so many milliseconds. */
const STEADY_MS = 4;

/**
 * What was measured of people's lines. The game is told of them just before the next input, which is when it may ask for
 * them: each on its own would be a commit and four views for nothing that anybody sees.
 */
export class Latencies {
  readonly #measured = new Map<UserId, Millis>();
  /** Was a line measured since the game was last told? */
  #isNew = false;

  of(user: UserId): Millis | undefined {
    return this.#measured.get(user);
  }

  measure(user: UserId, roundTrip: Millis): void {
    this.#measured.set(user, Math.max(0, Math.round(roundTrip)));
    this.#isNew = true;
  }

  /** What the game is told at its beginning: who is a bot and how far away everybody is. */
  atDeal(scene: Scene, now: Millis): readonly Change[] {
    const at = now - (scene.play?.dealtAt ?? 0);
    // Whoever had left the game that is played on from sits at the table again.
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

  /** What it has not been told yet. */
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
    if (occupant.roundTrip !== undefined && Math.abs(roundTrip - occupant.roundTrip) <= STEADY_MS) return NOTHING;
    return [{ type: 'input', input: { type: 'lag', at: now - play.dealtAt, seat, roundTrip } }];
  }
}

const NOTHING: readonly Change[] = [];

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
export class Lines {
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
    const lines = seatsOf(scene.chairs.length).flatMap((seat): readonly Change[] =>
      scene.chairs[seat]?.type === 'bot'
        ? [{ type: 'input', input: { type: 'lag', at, seat, roundTrip: 'local' } }]
        : this.#lineOf(scene, seat, now),
    );
    return [...back, ...lines];
  }

  /** What it has not been told yet. */
  news(scene: Scene, now: Millis): readonly Change[] {
    if (!this.#isNew || scene.phase !== 'playing') return NOTHING;
    this.#isNew = false;
    return seatsOf(scene.chairs.length).flatMap((seat) => this.#lineOf(scene, seat, now));
  }

  #lineOf({ play, chairs }: Scene, seat: Seat, now: Millis): readonly Change[] {
    const chair = chairs[seat];
    if (chair?.type !== 'person' || chair.standIn !== undefined || chair.hasStood || play === undefined) return NOTHING;
    const roundTrip = this.#measured.get(chair.user);
    if (roundTrip === undefined) return NOTHING;
    if (chair.roundTrip !== undefined && Math.abs(roundTrip - chair.roundTrip) <= STEADY_MS) return NOTHING;
    return [{ type: 'input', input: { type: 'lag', at: now - play.dealtAt, seat, roundTrip } }];
  }
}

const NOTHING: readonly Change[] = [];

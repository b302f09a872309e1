import { type AnyGame, deriveSeed, rngFrom, type Seat, type Seed, seat, seatsOf } from '@saloon/kernel';
import type { Person } from '../fields/occupant.ts';
import type { SceneFields } from '../fields/scene-fields.ts';

/** A person who runs out of time this often in a row gets a stand-in until they act again. */
const MOST_LATE = 2;

/** Deals that are looked at to tell whether there could have been a choice. */
const DEALS = 4;

/**
 * People whom the clock finds with a choice they have not made. A hand that stays up in a race is a choice itself, and
 * nobody has to do what can only be done in one way.
 */
export function latePeople({ play, occupants, fixed, version }: SceneFields): readonly Person[] {
  if (play === undefined || play.outcome !== undefined) return [];
  const { game } = fixed;
  if (game.isRace?.(play.state) === true) return [];
  return game.toAct(play.state).flatMap((late) => {
    const occupant = occupants[late];
    if (occupant?.type !== 'person' || occupant.standIn !== undefined || occupant.hasStood) return [];
    return couldChoose(game, play.state, late, deriveSeed(fixed.seed, `late ${version}`)) ? occupant : [];
  });
}

/**
 * Could this seat have had a choice, as far as the next one can know? Everybody sees who is stood in for, so the cards that
 * really are in the hand must not decide it.
 */
function couldChoose(game: AnyGame, state: unknown, late: Seat, chance: Seed): boolean {
  const watching = seat((late + 1) % game.seatCount(state));
  const rng = rngFrom(chance);
  for (let i = 0; i < DEALS; i++) {
    if (game.legalMoves(game.redeal(state, watching, rng), late).length > 1) return true;
  }
  return false;
}

/** The seats of people who have been late too often, and for whom nobody plays yet. */
export const overdueSeats = ({ occupants, phase }: SceneFields): readonly Seat[] =>
  phase !== 'playing'
    ? []
    : seatsOf(occupants.length).filter((seat) => {
        const occupant = occupants[seat];
        return (
          occupant?.type === 'person' &&
          occupant.late >= MOST_LATE &&
          occupant.standIn === undefined &&
          !occupant.hasStood
        );
      });

import { type Seat, seatsOf } from '@saloon/kernel';
import type { Person } from './chair.ts';
import type { Scene } from './scene.ts';

/** Somebody who lets the clock run out so many times in a row is stood in for until they do something again. */
export const MOST_LATE = 2;

/**
 * People whom the clock finds with a choice they have not made. A hand that stays up in a race is a choice itself, and
 * nobody has to do what can be done in one way only.
 */
export function latePeople({ play, chairs, fixed }: Scene): readonly Person[] {
  if (play === undefined || play.outcome !== undefined) return [];
  const { game } = fixed;
  return game.toAct(play.state).flatMap((seat) => {
    const chair = chairs[seat];
    if (chair?.type !== 'person' || chair.standIn !== undefined || chair.hasStood) return [];
    if (game.legalMoves(play.state, seat).length < 2 || game.isRace?.(play.state) === true) return [];
    return chair;
  });
}

/** The seats of people who have been late too often, and for whom nobody plays yet. */
export const overdueSeats = ({ chairs, phase }: Scene): readonly Seat[] =>
  phase !== 'playing'
    ? []
    : seatsOf(chairs.length).filter((seat) => {
        const chair = chairs[seat];
        return chair?.type === 'person' && chair.late >= MOST_LATE && chair.standIn === undefined && !chair.hasStood;
      });

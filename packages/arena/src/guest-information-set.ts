import { type Playable, SeatInformationSet } from '@saloon/bots';
import { type Rng, type Seat, withCopiedLists } from '@saloon/kernel';

/** The information set of a guest bot. Its lists are copies: games share theirs, and a guest may sort one. */
export class GuestInformationSet<State, Move> extends SeatInformationSet<State, Move> {
  constructor(game: Playable<State, Move>, seat: Seat, state: State, rng: Rng) {
    super(withCopiedLists(game), seat, state, rng);
  }
}

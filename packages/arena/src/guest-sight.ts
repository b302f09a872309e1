import { type Playable, SeatSight } from '@saloon/bots';
import { type Rng, type Seat, withOwnLists } from '@saloon/kernel';

/** What a guest bot is shown. Every list it gets is a copy, because it may sort one, and games share theirs. */
export class GuestSight<State, Move> extends SeatSight<State, Move> {
  constructor(game: Playable<State, Move>, seat: Seat, state: State, rng: Rng) {
    super(withOwnLists(game), seat, state, rng);
  }
}

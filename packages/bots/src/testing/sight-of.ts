import { type Knowledge, type Rng, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { SeatSight } from '../sight.ts';
import { type Move, quickHands, type State } from './quick-hands.ts';

/** What a seat of the stand-in game is shown, with other knowledge where some is given. */
export function sightOf(
  state: State,
  by: Seat,
  owed: boolean,
  knowledge: Partial<Knowledge<State, Move>> = {},
  seed = 1,
): { readonly sight: SeatSight<State, Move>; readonly rng: Rng } {
  const rng = rngFrom(seedOf(seed));
  const game = { ...quickHands, knowledge: { ...quickHands.knowledge, ...knowledge } };
  const sight = new SeatSight(game, by, state, rng);
  sight.renew(owed);
  return { sight, rng };
}

import { type Knowledge, type Rng, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { SeatInformationSet } from '../information-set.ts';
import { type Move, quickHands, type State } from './quick-hands.ts';

/** The information set of a seat in the test game. `knowledge` overrides the game's own. */
export function sightOf(
  state: State,
  by: Seat,
  owed: boolean,
  knowledge: Partial<Knowledge<State, Move>> = {},
  seed = 1,
): { readonly info: SeatInformationSet<State, Move>; readonly rng: Rng } {
  const rng = rngFrom(seedOf(seed));
  const game = { ...quickHands, knowledge: { ...quickHands.knowledge, ...knowledge } };
  const info = new SeatInformationSet(game, by, state, rng);
  info.renew(owed);
  return { info, rng };
}

import { forkRng, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { bangDuel } from '../index.ts';
import { opponentOf, type State } from '../rules/state.ts';

/** A hundred re-deals for this seat: the kinds in the opponent's hand and the decks, without their flags. */
export function dealsOf(state: State, me: Seat): string[] {
  const rng = rngFrom(seedOf(3));
  return Array.from({ length: 100 }, () => {
    const other = bangDuel.redeal(state, me, forkRng(rng));
    return JSON.stringify([other.hands[opponentOf(me)]?.map((held) => held >> 3), other.decks]);
  });
}

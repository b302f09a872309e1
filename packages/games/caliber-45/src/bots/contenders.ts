import type { Seat } from '@saloon/kernel';
import { bulletsIn, countOf, MUSTANG, sizeOf, sumOf } from '../rules/cards.ts';
import { canGo, capOf, netOf, type Player, playerAt, type State, seatAfter } from '../rules/state.ts';
import { lossOfCowboy, MUSTANG_VALUE, THOUSANDS } from './player-value.ts';

/** A player who is in the robbery or may still join it. */
export type Contender = {
  readonly team: number;
  readonly bullets: number;
  /** How many bullet cards hold those bullets. */
  readonly bulletCards: number;
  readonly cap: number;
  readonly hasMustang: boolean;
  readonly net: number;
  /** The cost when the cowboy falls. */
  readonly loss: number;
  /** The probability of taking part: 1 for a player who has joined. */
  readonly weight: number;
};

/** The probability that a player who hasn't declared yet will join. */
const MAY_JOIN = 0.9;

/** Everyone who is in or hasn't declared yet, clockwise from `first`. */
export function contendersFrom(state: State, first: Seat): readonly Contender[] {
  const contenders: Contender[] = [];
  let by = first;
  do {
    const player = playerAt(state, by);
    const isUndecided = state.phase === 'call' && player.part === 'none' && canGo(player);
    if (player.part === 'in' || isUndecided) contenders.push(contender(state, player, isUndecided ? MAY_JOIN : 1));
    by = seatAfter(state, by);
  } while (by !== first);
  return contenders;
}

const contender = (state: State, player: Player, weight: number): Contender => ({
  team: player.team,
  bullets: sumOf(player.hand),
  bulletCards: sizeOf(bulletsIn(player.hand)),
  cap: capOf(state, player),
  hasMustang: countOf(player.hand, MUSTANG) > 0,
  net: netOf(player),
  loss: lossOfCowboy(state, player),
  weight,
});

/** The cost for a player who can't answer guards or a shot. */
export const costOfLeaving = ({ hasMustang, loss }: Contender): number =>
  hasMustang ? Math.min(MUSTANG_VALUE, loss) : loss;
export const costOfSheriff = ({ net, loss }: Contender): number => (net > 0 ? Math.min(THOUSANDS, loss) : loss);
export const costOfDynamite = ({ loss }: Contender): number => loss;

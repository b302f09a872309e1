import type { Seat } from '@saloon/kernel';
import { bulletsIn, countOf, MUSTANG, sizeOf, sumOf } from '../rules/cards.ts';
import { canGo, capOf, netOf, type Player, playerAt, type State, seatAfter } from '../rules/state.ts';
import { HORSE, loss, THOUSANDS } from './worth.ts';

/** Somebody who is in, or may still join, as far as a guess goes. */
export type Rider = {
  team: number;
  bullets: number;
  /** On so many cards. */
  cards: number;
  cap: number;
  hasHorse: boolean;
  net: number;
  /** What it costs when the cowboy falls. */
  loss: number;
  /** How likely this one comes along: 1 for who is in. */
  weight: number;
};

/** How likely somebody who has not declared yet is to join. */
const MAY_JOIN = 0.9;

/** Lists that serve all guesses: each is used up at once. */
export const riders: Rider[] = Array.from({ length: 9 }, () => ({
  team: 0,
  bullets: 0,
  cards: 0,
  cap: 0,
  hasHorse: false,
  net: 0,
  loss: 0,
  weight: 0,
}));

/** Everybody who is in, clockwise from a seat, and those who have not declared yet, into `riders`; answers how many. */
export function gather(state: State, first: Seat): number {
  let count = 0;
  let by = first;
  do {
    const player = playerAt(state, by);
    const isUndecided = state.phase === 'call' && player.part === 'none' && canGo(player);
    if (player.part === 'in' || isUndecided) seatRider(state, player, isUndecided ? MAY_JOIN : 1, count++);
    by = seatAfter(state, by);
  } while (by !== first);
  return count;
}

function seatRider(state: State, player: Player, weight: number, place: number): void {
  const rider = riders[place] as Rider;
  rider.team = player.team;
  rider.bullets = sumOf(player.hand);
  rider.cards = sizeOf(bulletsIn(player.hand));
  rider.cap = capOf(state, player);
  rider.hasHorse = countOf(player.hand, MUSTANG) > 0;
  rider.net = netOf(player);
  rider.loss = loss(state, player);
  rider.weight = weight;
}

/** What it costs whoever cannot answer guards or a shot. */
export const leaving = ({ hasHorse, loss }: Rider): number => (hasHorse ? Math.min(HORSE, loss) : loss);
export const jailing = ({ net, loss }: Rider): number => (net > 0 ? Math.min(THOUSANDS, loss) : loss);
export const dying = ({ loss }: Rider): number => loss;

import type { Seat } from '@saloon/kernel';
import {
  bulletPackOf,
  bulletsOf,
  CACTUS,
  COYOTE,
  countOf,
  MUSTANG,
  NO_CARDS,
  sumOf,
  weaponOf,
} from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import { capOf, hasCowboy, type Player, playerAt, type State } from '../rules/state.ts';

/** How likely a player who knows the game is to make this move at first glance: 1 is ordinary. */
export function appeal(state: State, by: Seat, move: Move): number {
  const player = playerAt(state, by);
  switch (move.type) {
    case 'announce':
    case 'join':
      return (sumOf(player.hand) >= 5 ? 2 : 0.4) / (1 + player.bail);
    case 'exchange':
      return exchangeAppeal(weaponOf(move.discard));
    case 'draw':
      return state.phase === 'shootout' ? 1.5 : 2;
    case 'work-off':
      return 2;
    case 'pass':
      return 0.2;
    case 'keep':
      return 3;
    case 'reject':
      return (state.box.cowboys[state.hired]?.cap ?? 6) < 5 ? 2 : 0.2;
    case 'repel':
    case 'defend':
      return 6 / (1 + move.cards.length + sumOf(bulletPackOf(move.cards)) - neededNow(state));
    case 'shoot':
      return shotAppeal(
        sumOf(bulletPackOf(move.cards)),
        move.cards.length,
        hasCowboy(player) ? capOf(state, player) : 0,
        mostAnswered(state, playerAt(state, move.target)),
      );
    case 'ride':
      return 0.8;
    case 'fall':
      return 0.05;
    case 'go-to-jail':
      return 0.2;
    case 'vote':
      return move.yes ? 3 : 0.3;
    case 'flee':
      return sumOf(player.hand) === 0 && countOf(player.hand, MUSTANG) === 0 ? 2 : 0.3;
    case 'hire':
    case 'decline':
    case 'pick':
    case 'pay-fine':
      return 1;
  }
}

/** Useless cards go first, then small bullets. */
const exchangeAppeal = (weapon: number): number =>
  weapon === CACTUS ? 3 : weapon === COYOTE ? 1 : weapon === MUSTANG ? 0.3 : 1.5 / bulletsOf(weapon);

/** The best shot is just too strong to be answered (C45-DEF-3), or hard to answer, and wastes nothing above the cap. */
function shotAppeal(sum: number, cards: number, cap: number, answered: number): number {
  if (Math.min(sum, cap) > answered) return 5 / (cards + sum - answered);
  return sum <= cap ? (0.3 + 0.2 * sum) / cards : 0.3 / (cards * (1 + sum - cap));
}

/** The strongest shot that this player could answer. */
const mostAnswered = (state: State, target: Player): number =>
  hasCowboy(target) && target.hand !== NO_CARDS ? capOf(state, target) : 0;

const neededNow = (state: State): number =>
  state.phase === 'defend' ? (state.shot?.strength ?? 0) : (state.box.money[state.revealed]?.guards ?? 0);

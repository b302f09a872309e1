import type { Seat } from '@saloon/kernel';
import { bearerIn, gearIn, tokenOf } from '../rules/aims.ts';
import { type Kind, NAME_OF, SYMBOL_OF } from '../rules/card-ids.ts';
import type { Move } from '../rules/moves.ts';
import { type Order, orderOf } from '../rules/order.ts';
import { healthAt, spotOf } from '../rules/spots.ts';
import { topFrame } from '../rules/stack.ts';
import { ownerOf, type State, seatOfSide } from '../rules/state.ts';
import { playAppeal, shotAppeal, tokenAppeal, UNLIKELY } from './card-appeal.ts';
import { HAND_WORTH, worthOfGearNamed } from './card-worth.ts';

/**
 * How likely a player who knows the game is to make this legal move at first glance: 1 is ordinary. It looks at who can be
 * shot, which card can be spared, and whether a hit would kill.
 */
export const appeal = (state: State, by: Seat, move: Move): number => orderAppeal(state, by, orderOf(move));

function orderAppeal(state: State, by: Seat, { type, kind, extra, aim, n, how }: Order): number {
  switch (type) {
    case 'play':
      return how === 'as-colt'
        ? shotAppeal(state, aim) * sparable(kind)
        : playAppeal(state, by, NAME_OF[kind] ?? 0, aim);
    case 'end-phase':
      return END;
    case 'take-hit':
      return healthAt(state, focusSpot(state)) <= 1 ? 0.02 : 0.3;
    case 'try-barrel':
    case 'try-kid':
      return 8;
    case 'use-hat':
      return 2 * payable(state, extra);
    case 'dodge':
      return (1 + 2 * sparable(kind)) * payable(state, extra);
    case 'discard':
      return sparable(kind);
    case 'decline':
      return 0.15;
    case 'pick': {
      const worth = HAND_WORTH[kind] ?? 0;
      return worth * worth * worth;
    }
    case 'choose-revealed':
      return revealAppeal(state, by, kind);
    case 'redirect':
      return redirectAppeal(state, n);
    case 'swap':
      return tokenAppeal(state, by, seatOfSide(state, tokenOf(aim)));
    case 'move-token':
      return 0.6 * tokenAppeal(state, by, by);
    case 'strip': {
      const worth = worthOfGearNamed(gearIn(aim));
      return Math.max(UNLIKELY, ownerOf(state, bearerIn(aim)) === by ? -worth : worth);
    }
    case 'reload':
      return how === 'worn' ? 0.2 : 3 * sparable(kind);
    case 'kitty':
      return 20;
    case 'sundance':
      return 1.5 * sparable(kind);
    case 'pearl':
      return sparable(kind) * (how === 'reload' ? 1 : playAppeal(state, by, n, aim));
    default:
      return 1;
  }
}

/** Nothing better is left. */
const END = 0.3;

/** How easily a card can be spared, from 0 to 1. */
const SPARABLE: Float64Array = Float64Array.from(HAND_WORTH, (worth) => {
  const spare = Math.min(1, Math.max(0.2, 1.15 - worth));
  return spare * spare * spare;
});
const sparable = (kind: Kind): number => SPARABLE[kind] ?? 0;

const focusSpot = (state: State): number => spotOf(state, topFrame(state).focus);

/** BD-HIT-10: pays two cards for one health only if health is low. */
function payable(state: State, extra: Kind): number {
  if (extra === -1) return 1;
  return (healthAt(state, focusSpot(state)) <= 1 ? 2 : 0.4) * sparable(extra);
}

/** BD-REV-3: the symbol that helps the player's side. */
function revealAppeal(state: State, by: Seat, card: Kind): number {
  const { why, subject, kind } = topFrame(state);
  const isWanted = (why === 'barrel' || why === 'kid-curry') === (ownerOf(state, subject) === by);
  return (SYMBOL_OF[card] === kind) === isWanted ? 1 : 0.05;
}

/** BD-CHAR-BUFFALO: he takes the loss if his partner would die or has less health left. */
function redirectAppeal(state: State, units: number): number {
  const { focus, n } = topFrame(state);
  const spot = spotOf(state, focus);
  const left = healthAt(state, spot) - n + units;
  if (left <= 0) return 0.1;
  return left < healthAt(state, spot ^ 1) - units ? 1 : 0.4;
}

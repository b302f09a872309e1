import type { Seat } from '@saloon/kernel';
import { sideIn } from '../rules/aims.ts';
import { printOf } from '../rules/card-ids.ts';
import { cards, IS_HIT } from '../rules/cards/index.ts';
import { type CardName, EQUIPMENT, type EquipmentName } from '../rules/data.ts';
import { gearCount, gearNamed } from '../rules/gear.ts';
import { handOf, kindOfHeld } from '../rules/hand.ts';
import type { Aim, Move } from '../rules/moves.ts';
import { apOf, charAt, gearAt, healthAt, isSole, ppOf, spotOf } from '../rules/spots.ts';
import { charOf, MAX_HEALTH, type State, seatOfSide, spotOwner } from '../rules/state.ts';

/** The script's preference for a move in its own turn. It prefers ending the turn to negative ones. */
export function turnPreference(state: State, by: Seat, move: Move): number {
  switch (move.type) {
    case 'play':
      if (move.as === 'colt') return isPoor(printOf(move.card).name) ? 4 : NEVER;
      return cardPreference(state, by, printOf(move.card).name, move);
    case 'kitty':
      return 10;
    case 'kate':
      return POOR_GEAR.includes(move.take) ? 2 : NEVER;
    case 'sundance':
      return isPoor(printOf(move.cost).name) ? 2 : NEVER;
    case 'pearl':
      if (!isPoor(printOf(move.cost).name)) return NEVER;
      return move.reload === true ? 2 : Math.min(3, cardPreference(state, by, move.repeat, move));
    case 'reload':
      return move.from === 'hand' && isPoor(printOf(move.card).name) ? 2 : NEVER;
    case 'move-token':
      return shouldRetreat(state, by) ? 1 : NEVER;
    default:
      return 0;
  }
}

const NEVER = -1;
const POOR: readonly CardName[] = [
  'herd',
  'dynamite',
  'water',
  'sight',
  'hail-of-bullets',
  'strong-ale',
  'pocket-watch',
];
const isPoor = (name: CardName): boolean => POOR.includes(name);
const POOR_GEAR: readonly EquipmentName[] = ['sight', 'pocket-watch', 'holster'];
/** Equipment for the opponent. */
const BAD_GEAR: readonly CardName[] = ['rattlesnake', 'dynamite', 'herd'];

function cardPreference(state: State, by: Seat, name: CardName, aim: Aim): number {
  switch (name) {
    case 'wagon':
      return 9;
    case 'beer':
      return isHurt(state, apOf(state, by)) || isHurt(state, ppOf(state, by)) ? 9 : NEVER;
    case 'general-store':
      return 8;
    case 'robbery':
    case 'schoolmarm':
      return aim.take === undefined ? 6 : takePreference(state, by, aim);
    case 'strong-ale':
      return alePreference(state, by, aim);
    case 'water':
      return waterPreference(state, by, aim);
    case 'hail-of-bullets': {
      const hits = gearCount(gearAt(state, targetSpot(state, aim)));
      return hits === 0 ? NEVER : shotPreference(state, aim) + hits - 1;
    }
    case 'gatling':
    case 'indians':
      return isSole(state, by) || healthAt(state, ppOf(state, by)) > 1 ? 4 : NEVER;
    case 'duel':
      return hitCards(state, by) >= 2 ? 3 : NEVER;
    default:
      return cards[name].frame === 'equip' ? equipPreference(state, by, name, aim) : shotPreference(state, aim);
  }
}

const targetSpot = (state: State, { target }: Aim): number =>
  target === undefined ? -1 : spotOf(state, charOf(target));

/** The weaker the target, the better. */
const shotPreference = (state: State, aim: Aim): number => 5 - 0.1 * healthAt(state, targetSpot(state, aim));

/** Good equipment goes on the player's side, bad equipment on the opponent's. */
function equipPreference(state: State, by: Seat, name: CardName, aim: Aim): number {
  const spot = targetSpot(state, aim);
  if ((spotOwner(spot) === by) === BAD_GEAR.includes(name)) return NEVER;
  return bears(state, spot, name) ? NEVER : 8;
}

const bears = (state: State, spot: number, name: CardName): boolean =>
  EQUIPMENT.some((one) => one === name && (gearAt(state, spot) & gearNamed(one)) !== 0);

/** Takes the opponent's good equipment, or the player's bad equipment. */
export function takePreference(state: State, by: Seat, aim: Aim): number {
  const isOwn = spotOwner(targetSpot(state, aim)) === by;
  return BAD_GEAR.some((name) => name === aim.take) === isOwn ? 7 : NEVER;
}

/** BD-CARD-ALE: sets health to three, which can help or hurt. */
function alePreference(state: State, by: Seat, aim: Aim): number {
  const spot = targetSpot(state, aim);
  const gain = spotOwner(spot) === by ? 3 - healthAt(state, spot) : healthAt(state, spot) - 3;
  return gain > 0 ? 6 + gain : NEVER;
}

/** Brings the opponent's weaker character to the front if the player can shoot. */
function waterPreference(state: State, by: Seat, { token }: Aim): number {
  if (token === undefined) throw new Error('Cannot weigh a Water: it names no token');
  const whose = seatOfSide(state, sideIn(token));
  return whose !== by && hitCards(state, by) > 0 && isPpWeaker(state, whose) ? 6 : NEVER;
}

function hitCards(state: State, by: Seat): number {
  return handOf(state, by).filter((held) => IS_HIT[kindOfHeld(held)]).length;
}

/** Whether the AP is nearly dead and the PP has more health. */
export const shouldRetreat = (state: State, by: Seat): boolean => {
  const health = healthAt(state, apOf(state, by));
  return health <= 2 && healthAt(state, ppOf(state, by)) > health;
};

/** Whether the PP has less health than the AP. */
export const isPpWeaker = (state: State, by: Seat): boolean =>
  !isSole(state, by) && healthAt(state, ppOf(state, by)) < healthAt(state, apOf(state, by));

const isHurt = (state: State, spot: number): boolean => healthAt(state, spot) < (MAX_HEALTH[charAt(state, spot)] ?? 0);

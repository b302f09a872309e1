import type { MoveStyle, Seat } from '@saloon/kernel';
import { type AimCode, targetOf } from '../rules/aims.ts';
import { NAME_OF } from '../rules/card-ids.ts';
import { cardNamed, IS_MISS } from '../rules/cards/index.ts';
import type { CardName } from '../rules/data.ts';
import { handOf, kindOfHeld } from '../rules/hand.ts';
import type { Move } from '../rules/moves.ts';
import { orderOf } from '../rules/order.ts';
import { charAt, healthAt } from '../rules/spots.ts';
import { MAX_HEALTH, NOBODY, opponentOf, ownerOf, type State } from '../rules/state.ts';

/** Low, because a Duel has a hundred decisions: who paid 0.08 of a win for each would never win. */
const SHOT = 0.3;

/** What a move looks like across the table. A Duel has one opponent, so no target is named. */
export function style(state: State, by: Seat, move: Move): MoveStyle {
  const { type, kind, n, aim, how } = orderOf(move);
  switch (type) {
    case 'play':
      return how === 'as-colt' ? { attack: SHOT, bluff: 0.2 } : cardStyle(state, by, NAME_OF[kind] ?? 0, aim);
    case 'pearl':
      return how === 'reload' ? { gain: 0.6 } : cardStyle(state, by, n, aim);
    case 'take-hit':
      // A hit taken with a Missed in hand hides that card.
      return { risk: 0.4, bluff: holdsMiss(state, by) ? 0.3 : 0 };
    case 'try-barrel':
    case 'try-kid':
      return { risk: 0.1 };
    case 'end-phase':
      return { bluff: handOf(state, by).length > 2 ? 0.1 : 0 };
    case 'reload':
    case 'sundance':
    case 'loot':
    case 'kate':
      return { gain: 0.6 };
    case 'draw-blind':
      return { gain: 0.6, attack: 0.1 };
    default:
      return {};
  }
}

/** Cards that are neither shots nor about drawing. */
const STYLES: Readonly<Partial<Record<CardName, MoveStyle>>> = {
  gatling: { attack: SHOT, risk: 0.3 },
  indians: { attack: SHOT, risk: 0.3 },
  duel: { attack: SHOT, risk: 0.4 },
  dynamite: { attack: SHOT, risk: 0.4 },
  wagon: { gain: 1 },
  'general-store': { gain: 1 },
  robbery: { gain: 1, attack: 0.1 },
  schoolmarm: { gain: 0.5, attack: 0.1 },
};

function cardStyle(state: State, by: Seat, name: number, aim: AimCode): MoveStyle {
  const card = cardNamed(name);
  const known = STYLES[card.name];
  if (known !== undefined) return known;
  if (card.isHit) return { attack: SHOT };
  const isAimedAcross = card.aiming !== 'never' && MAX_HEALTH[targetOf(aim)] !== undefined;
  return isAimedAcross && ownerOf(state, targetOf(aim)) !== by ? { attack: 0.2 } : {};
}

const holdsMiss = (state: State, by: Seat): boolean =>
  handOf(state, by).some((held) => IS_MISS[kindOfHeld(held)] === 1);

/** Has the opponent cost this player health? */
export function hasHurt(state: State, by: Seat, other: Seat): boolean {
  if (other !== opponentOf(by)) return false;
  const isWounded = [2 * by, 2 * by + 1].some((spot) => {
    const char = charAt(state, spot);
    return char === NOBODY || healthAt(state, spot) < (MAX_HEALTH[char] ?? 0);
  });
  return isWounded || (state.removed[by]?.length ?? 0) > 0;
}

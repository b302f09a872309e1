import type { MoveStyle, Seat } from '@saloon/kernel';
import { banditsAt, ownBandits } from '../rules/bandit-sets.ts';
import { actionOf, type Bullets, bulletsOf, FIRE, LADDER, MARSHAL, MOVE, PUNCH, ROBBERY } from '../rules/cards.ts';
import type { LootKind } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import { kindNamed } from '../rules/public-ids.ts';
import {
  type Bandit,
  banditAt,
  banditOf,
  carOf,
  isRoof,
  ownerOf,
  performerOf,
  playerAt,
  type Spot,
  type State,
} from '../rules/state.ts';
import { fireTargets } from '../rules/targets.ts';
import { nextRobberyWorth, plannedPosition } from './planned-position.ts';

/** What a move looks like to the other bandits. */
export function style(state: State, by: Seat, move: Move): MoveStyle {
  switch (move.type) {
    case 'play-card':
      return cardStyle(state, by, move);
    case 'shoot':
    case 'punch':
      return { attack: 1, target: ownerOf(state, banditOf(move.target)) };
    case 'rob':
      return { gain: LOOT_GAIN[move.loot] };
    case 'go':
      return { risk: isNearMarshal(state, 2 * move.car) ? 1 : 0 };
    case 'send-marshal':
      return marshalStyle(state, by, move.direction === 'forward' ? -1 : 1);
    default:
      return {};
  }
}

const LOOT_GAIN: Readonly<Record<LootKind, number>> = { strongbox: 1, jewel: 0.7, purse: 0.5 };

function cardStyle(state: State, by: Seat, move: Move & { readonly type: 'play-card' }): MoveStyle {
  const kind = kindNamed(state, by, move.card, move.bandit) ?? MOVE;
  const bandit = performerOf(state, by, kind);
  const { spot, robberies } = plannedPosition(state, by, bandit);
  const others = ~ownBandits(state, by);
  const hidden = move.faceDown === true ? 0.6 : 0;
  // Staying beside the Marshal is the risk; who climbs away from him is safe.
  const risk = isNearMarshal(state, spot) ? 1 : 0;
  switch (actionOf(kind)) {
    case FIRE:
      // A shot planned at nobody keeps the others away.
      return { attack: 0.7, risk, bluff: (fireTargets(state, bandit) & others) === 0 ? 1 : hidden };
    case PUNCH:
      return { attack: 0.7, risk, bluff: (banditsAt(state, spot) & others) === 0 ? 1 : hidden };
    case ROBBERY: {
      const isLoot = nextRobberyWorth(state, spot, robberies) > 0;
      return { gain: isLoot ? 0.8 : 0, risk, bluff: isLoot ? hidden : 1 };
    }
    case LADDER:
      return { risk: isNearMarshal(state, spot ^ 1) ? 1 : 0, bluff: hidden };
    case MARSHAL:
      return { attack: 0.3, bluff: hidden };
    default:
      return { bluff: hidden };
  }
}

const isNearMarshal = (state: State, spot: Spot): boolean =>
  !isRoof(spot) && Math.abs(carOf(spot) - state.marshal) <= 1;

function marshalStyle(state: State, by: Seat, step: number): MoveStyle {
  const there: Spot = 2 * (state.marshal + step);
  const isIn = (set: number) => (banditsAt(state, there) & set) !== 0;
  const own = ownBandits(state, by);
  return { attack: isIn(~own) ? 0.7 : 0, risk: isIn(own) ? 1 : 0 };
}

/** Does this player hold a bullet that one of `other`'s bandits fired? */
export function hasHurt(state: State, by: Seat, other: Seat): boolean {
  if (other === by || state.team[2 * other] === -1) return false;
  const { handBullets, deckBullets, discardBullets } = playerAt(state, by);
  const isFrom = (bullets: Bullets, bandit: Bandit) => bulletsOf(bullets, bandit) > 0;
  return [0, 1].some((side) => {
    const bandit = banditAt(state, other, side);
    return isFrom(handBullets, bandit) || isFrom(deckBullets, bandit) || isFrom(discardBullets, bandit);
  });
}

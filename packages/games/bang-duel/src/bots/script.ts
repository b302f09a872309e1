import { choose, type Rng, type Seat } from '@saloon/kernel';
import { sideIn } from '../rules/aims.ts';
import { type CardId, kindOf, printOf, SYMBOL_OF } from '../rules/card-ids.ts';
import type { CardName } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import { healthAt, spotOf } from '../rules/spots.ts';
import { topFrame } from '../rules/stack.ts';
import { charOf, MAX_HEALTH, ownerOf, type State, seatOfSide } from '../rules/state.ts';
import { isPpWeaker, shouldRetreat, takePreference, turnPreference } from './script-turn.ts';

/**
 * A scripted player: it equips, draws, shoots the weakest target, dodges whenever possible and moves a wounded AP into
 * cover, without looking ahead. Bots are measured against it, so it stays as it is.
 */
export function script(state: State, by: Seat, legal: readonly Move[], rng: Rng): Move | undefined {
  const most = Math.max(...legal.map((move) => preference(state, by, move)));
  return choose(
    rng,
    legal.filter((move) => preference(state, by, move) === most),
  );
}

function preference(state: State, by: Seat, move: Move): number {
  switch (move.type) {
    case 'choose-ap':
      return MAX_HEALTH[charOf(move.character)] ?? 0;
    case 'take-hit':
      return 1;
    case 'try-barrel':
    case 'try-kid':
      return 5;
    case 'use-hat':
      return move.extra === undefined ? 3 : payPreference(state, move.extra);
    case 'dodge':
      return move.extra === undefined ? 4 - 0.05 * keepRank(move.card) : payPreference(state, move.extra);
    case 'discard':
      return 2 - 0.05 * keepRank(move.card);
    case 'decline':
      return state.decision === 'hit/surcharge' ? 1 : -2;
    case 'pick':
      return keepRank(move.card);
    case 'choose-revealed':
      return revealPreference(state, by, move.card);
    case 'redirect':
      return redirectPreference(state, move.units);
    case 'swap': {
      const whose = seatOfSide(state, sideIn(move.token));
      return (whose === by ? shouldRetreat(state, by) : isPpWeaker(state, whose)) ? 1 : -3;
    }
    case 'strip':
      return takePreference(state, by, move) > 0 ? 1 : -3;
    case 'loot':
    case 'draw-blind':
      return 1;
    default:
      return turnPreference(state, by, move);
  }
}

/** From the card to give away first to the one to keep longest. */
const KEPT: readonly CardName[] = [
  'herd',
  'dynamite',
  'water',
  'sight',
  'hail-of-bullets',
  'strong-ale',
  'pocket-watch',
  'holster',
  'general-store',
  'duel',
  'schoolmarm',
  'rattlesnake',
  'colt',
  'bank',
  'robbery',
  'indians',
  'gatling',
  'hat',
  'shotgun',
  'carbine',
  'winchester',
  'remington',
  'schofield',
  'peacemaker',
  'derringer',
  'knife',
  'barrel',
  'beer',
  'wagon',
  'missed',
  'return-fire',
];
const keepRank = (card: CardId): number => KEPT.indexOf(printOf(card).name);

/** BD-HIT-10: pays two cards for one health only if health is low. */
const payPreference = (state: State, extra: CardId): number =>
  healthAt(state, spotOf(state, topFrame(state).focus)) <= 2 ? 4 - 0.05 * keepRank(extra) : 0;

/** BD-REV-3: the symbol that helps the player's side. */
function revealPreference(state: State, by: Seat, card: CardId): number {
  const { why, subject, kind } = topFrame(state);
  const isOwn = ownerOf(state, subject) === by;
  const isWanted = why === 'barrel' || why === 'kid-curry' ? isOwn : !isOwn;
  return (SYMBOL_OF[kindOf(card)] === kind) === isWanted ? 1 : 0;
}

/** Buffalo Bill takes the loss if his partner would die. */
function redirectPreference(state: State, units: number): number {
  const { focus, n } = topFrame(state);
  const isDeadly = healthAt(state, spotOf(state, focus)) <= n;
  return isDeadly ? units : -units;
}

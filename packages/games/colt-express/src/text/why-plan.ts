import type { Seat } from '@saloon/kernel';
import { bad, good } from '@saloon/kernel';
import { bestSpotInReach } from '../bots/planned-position.ts';
import { simulateHeist } from '../bots/simulate-heist.ts';
import { type BanditSet, banditsAt, isIn } from '../rules/bandit-sets.ts';
import { actionOf, bulletCount, FIRE, kindOf, kindsIn, LADDER, MARSHAL, MOVE, PUNCH, ROBBERY } from '../rules/cards.ts';
import type { CharacterId } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import { kindNamed } from '../rules/public-ids.ts';
import {
  BANDITS,
  type Bandit,
  carOf,
  characterOf,
  isRoof,
  lootAt,
  performerOf,
  playerAt,
  type Spot,
  type State,
  spotAt,
  spotOf,
} from '../rules/state.ts';
import { fireTargets, punchTargets } from '../rules/targets.ts';
import { bestKind, hitsOwn } from './why-heist.ts';
import type { Reason } from './why-reasons.ts';

/** Fewer kinds of cards in hand than this leave little to plan with. */
const POOR = 3;

type Played = Extract<Move, { readonly type: 'play-card' }>;

/** Judges a plan by the position after the cards on the pile, if everyone plays them in the most likely way. */
export function whyPlanned(state: State, seat: Seat, move: Played): readonly Reason[] {
  const kind = kindNamed(state, seat, move.card, move.bandit);
  if (kind === undefined) return [];
  const bandit = performerOf(state, seat, kind);
  const later = afterPile(state);
  const reasons = whyCard(later, seat, bandit, actionOf(kind), spotAt(later, bandit));
  return [
    ...reasons,
    ...(move.bonus === undefined ? [] : [good({ type: 'bonus' as const, card: move.bonus })]),
    ...(move.faceDown === true ? [good({ type: 'hides' as const })] : []),
  ];
}

function whyCard(state: State, seat: Seat, bandit: Bandit, action: number, spot: Spot): readonly Reason[] {
  const here = promised(state, spot);
  switch (action) {
    case ROBBERY:
      if (here === undefined) return [bad({ type: 'plan-finds-nothing' })];
      return [good({ type: 'plan-robs', loot: here }), ...guarded(state, spot)];
    case FIRE:
      return whyFire(state, seat, bandit);
    case PUNCH: {
      const gang = punchTargets(state, bandit);
      const targets = rivals(state, seat, gang);
      if (targets.length === 0) return [gang === 0 ? bad({ type: 'nobody-there' }) : hitsOwn(gang)];
      return [good({ type: 'plan-punches', targets })];
    }
    case LADDER:
      return [...whyAway(here, promised(state, spot ^ 1)), ...guarded(state, spot ^ 1)];
    case MOVE:
      return whyAway(here, promised(state, bestSpotInReach(state, spot)));
    case MARSHAL: {
      const beside =
        banditsAt(state, spotOf(state.marshal - 1, false)) | banditsAt(state, spotOf(state.marshal + 1, false));
      const bandits = rivals(state, seat, beside);
      return bandits.length === 0 ? [] : [good({ type: 'plan-marshal', bandits })];
    }
    default:
      return [];
  }
}

function whyFire(state: State, seat: Seat, bandit: Bandit): readonly Reason[] {
  if (state.revolver[bandit] === 0) return [bad({ type: 'empty-revolver' })];
  const gang = fireTargets(state, bandit);
  const targets = rivals(state, seat, gang);
  if (targets.length === 0) return [gang === 0 ? bad({ type: 'plan-no-target' }) : hitsOwn(gang)];
  const { fired } = playerAt(state, seat);
  const most = Math.max(...state.players.filter((_, i) => i !== seat).map((player) => player.fired));
  return [
    good({ type: 'plan-hits', targets }),
    ...(fired < most && fired + 1 >= most ? [good({ type: 'gunslinger' as const })] : []),
  ];
}

/** Leaving is good when there is loot there and none here. */
function whyAway(here: ReturnType<typeof bestKind>, there: ReturnType<typeof bestKind>): readonly Reason[] {
  if (here !== undefined) return [bad({ type: 'leaves', loot: here })];
  return there === undefined ? [] : [good({ type: 'towards', loot: there })];
}

/** Drawing is worth a turn when the hand has few kinds, or bullets, and no loot could be taken. */
export function whyDrawn(state: State, seat: Seat): readonly Reason[] {
  const { hand, handBullets } = playerAt(state, seat);
  let kinds = 0;
  for (let bits = kindsIn(hand); bits !== 0; bits &= bits - 1) kinds += 1;
  const bandit = performerOf(state, seat, kindOf('robbery'));
  const later = afterPile(state);
  const loot = promised(later, spotAt(later, bandit));
  const canRob = (kindsIn(hand) & (1 << kindOf('robbery'))) !== 0;
  if (canRob && loot !== undefined) return [bad({ type: 'leaves', loot })];
  return kinds >= POOR ? [] : [good({ type: 'draws', kinds, bullets: bulletCount(handBullets) })];
}

/** The loot that a robbery would find there. */
const promised = (state: State, spot: Spot) => bestKind(lootAt(state, spot));

const guarded = (state: State, spot: Spot): readonly Reason[] =>
  !isRoof(spot) && carOf(spot) === state.marshal ? [bad({ type: 'marshal-there' })] : [];

function rivals(state: State, seat: Seat, gang: BanditSet): readonly CharacterId[] {
  const found: CharacterId[] = [];
  for (let bandit = 0; bandit < BANDITS; bandit++) {
    if (isIn(gang, bandit) && state.owner[bandit] !== seat) found.push(characterOf(bandit));
  }
  return found;
}

/** The train after the cards on the pile, before the round's event. */
const afterPile = (state: State): State =>
  state.pile.length === 0 ? state : simulateHeist({ ...state, options: { ...state.options, events: false } });

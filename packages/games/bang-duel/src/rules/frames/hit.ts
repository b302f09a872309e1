import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import { abilityWorksAt, gearWorksAt, worksFor } from '../abilities.ts';
import { ask } from '../ask.ts';
import { idOf, type Kind, NAME_OF } from '../card-ids.ts';
import { IS_HIT, IS_MISS } from '../cards/index.ts';
import { cancelledLink, type How, takenLink } from '../chain.ts';
import { CARD_NAMES, SYMBOLS } from '../data.ts';
import { discardFromHand } from '../discard.ts';
import type { Event, Why } from '../events.ts';
import { gearNamed, kindOfBit } from '../gear.ts';
import { handOf, handSize, lose } from '../hand.ts';
import {
  DECLINE,
  DISCARDS,
  DODGES,
  dodgeWith,
  HATS_WITH,
  offerKinds,
  TAKE_HIT,
  TRY_BARREL,
  TRY_KID,
  USE_HAT,
} from '../move-table.ts';
import type { Move } from '../moves.ts';
import type { Order } from '../order.ts';
import { gearAt, spotOf } from '../spots.ts';
import { pop, push, pushLoss, pushReveal } from '../stack.ts';
import { characterId, type Frame, type HitSource, opponentOf, ownerOf, type State } from '../state.ts';
import { NO_TRAITS, type Traits, traitBit } from '../traits.ts';
import { hitCancelled } from '../triggers.ts';
import type { AskingRules } from './frame-rules.ts';

/** Steps of a hit (section 4.15). */
const ASK = 0;
const AFTER_BARREL = 1;
const AFTER_KID = 2;
const DONE = 3;

/** `n`: attempts made, as bits; each may be made once per hit (BD-HIT-4). */
export const TRIED_BARREL = 1;
export const TRIED_KID = 2;

const BARREL = traitBit('reveals-to-dodge');
const KID = traitBit('reveals-theirs-to-dodge');
const HAT = traitBit('discards-to-dodge');
const HITS_AS_MISSES = traitBit('hits-as-misses');
const BARREL_SYMBOL = SYMBOLS.indexOf('barrel');
const HAT_GEAR = gearNamed('hat');
const RETURN_FIRE = CARD_NAMES.indexOf('return-fire');

const sourceOf = (frame: Frame): HitSource => {
  if (frame.src === undefined) throw new Error('Cannot handle a hit without a source');
  return frame.src;
};

/** A hit on `focus`. */
export const hit: AskingRules = {
  step: (state, frame, emit) => {
    const owner = ownerOf(state, frame.focus);
    switch (frame.step) {
      case ASK:
        return canTry(state, frame, owner)
          ? ask(state, 'hit/defend', owner)
          : take(state, frame, owner, 'forced', emit);
      case AFTER_BARREL:
      case AFTER_KID:
        return afterReveal(state, frame, owner, emit);
      default:
        return pop(state);
    }
  },
  offer: (state, frame, moves) => {
    const owner = ownerOf(state, frame.focus);
    if (state.decision === 'hit/defend') return offerDefence(state, frame, owner, moves);
    offerKinds(state, owner, DISCARDS, moves);
    moves.push(DECLINE);
  },
  answer: (state, frame, order, why, emit) => {
    const owner = ownerOf(state, frame.focus);
    switch (order.type) {
      case 'take-hit':
        return take(state, frame, owner, why, emit);
      case 'try-barrel':
        frame.n |= TRIED_BARREL;
        frame.step = AFTER_BARREL;
        return pushReveal(state, owner, owner, frame.focus, BARREL_SYMBOL, 'barrel');
      case 'try-kid':
        frame.n |= TRIED_KID;
        frame.step = AFTER_KID;
        return pushReveal(state, owner, opponentOf(owner), frame.focus, BARREL_SYMBOL, 'kid-curry');
      case 'dodge':
        return dodge(state, frame, owner, order, emit);
      case 'use-hat':
        return useHat(state, frame, owner, order.extra, emit);
      case 'discard':
        discardFromHand(state, owner, order.kind, 'surcharge', emit);
        return cancel(state, frame, owner, frame.step === AFTER_BARREL ? 'barrel' : 'kid', -1, -1, emit);
      default:
        return waste(frame, owner, why, emit);
    }
  },
};

/** Section 6: asks whenever the hand isn't empty, so that a pause reveals nothing. */
const canTry = (state: State, frame: Frame, owner: Seat): boolean =>
  handSize(state, owner) > 0 || waysOut(state, frame, 0) !== NO_TRAITS;

/** The target's ways out other than a miss card, as traits. BD-HIT-10: the Hat needs its surcharge at once. */
const waysOut = (state: State, frame: Frame, cards: number): Traits => {
  const spot = spotOf(state, frame.focus);
  const hat = sourceOf(frame).needsSurcharge && cards === 0 ? NO_TRAITS : HAT;
  const worn = gearWorksAt(state, spot) & ((frame.n & TRIED_BARREL) === 0 ? hat | BARREL : hat);
  return (frame.n & TRIED_KID) === 0 ? worn | (abilityWorksAt(state, spot) & KID) : worn;
};

/** BD-HIT-4: every way to cancel the hit, and to take it. */
const offerDefence = (state: State, frame: Frame, owner: Seat, moves: Move[]): void => {
  const src = sourceOf(frame);
  const hand = handOf(state, owner);
  const hitsMiss = (worksFor(state, owner) & HITS_AS_MISSES) !== 0;
  const ways = waysOut(state, frame, hand.length);
  moves.push(TAKE_HIT);
  if ((ways & BARREL) !== 0) moves.push(TRY_BARREL);
  if ((ways & KID) !== 0) moves.push(TRY_KID);
  if ((ways & HAT) !== 0) {
    if (src.needsSurcharge) offerKinds(state, owner, HATS_WITH, moves);
    else moves.push(USE_HAT);
  }
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = (hand[i] ?? 0) >> 3;
    if (kind === last) continue;
    last = kind;
    if (IS_MISS[kind] === 0 && !src.anyCardDodges && !(hitsMiss && IS_HIT[kind] === 1)) continue;
    if (src.needsSurcharge) offerPaid(hand, kind, moves);
    else moves.push(itemAt(DODGES, kind));
  }
};

/** A miss together with any further card of the hand. */
const offerPaid = (hand: readonly number[], kind: Kind, moves: Move[]): void => {
  let last = -1;
  let isSpent = false;
  for (let i = 0; i < hand.length; i++) {
    const extra = (hand[i] ?? 0) >> 3;
    if (extra === kind && !isSpent) {
      isSpent = true;
      continue;
    }
    if (extra !== last) moves.push(dodgeWith(kind, extra));
    last = extra;
  }
};

const dodge = (
  state: State,
  frame: Frame,
  owner: Seat,
  { kind, extra }: Order,
  emit: Emit<Event> | undefined,
): void => {
  lose(state, owner, kind);
  state.discard.push(kind);
  const how = NAME_OF[kind] === RETURN_FIRE ? 'return-fire' : 'card';
  cancel(state, frame, owner, how, kind, extra, emit);
};

const useHat = (state: State, frame: Frame, owner: Seat, extra: Kind, emit: Emit<Event> | undefined): void => {
  const spot = spotOf(state, frame.focus);
  const bit = gearAt(state, spot) & HAT_GEAR;
  const kind = kindOfBit(bit);
  state.gear[spot] = gearAt(state, spot) & ~bit;
  state.discard.push(kind);
  cancel(state, frame, owner, 'hat', kind, extra, emit);
};

/** BD-HIT-5: after a failed reveal all other ways remain. A success may cost the surcharge (BD-HIT-10). */
const afterReveal = (state: State, frame: Frame, owner: Seat, emit: Emit<Event> | undefined): void => {
  if (frame.result === 0) {
    frame.step = ASK;
    return;
  }
  if (!sourceOf(frame).needsSurcharge) {
    return cancel(state, frame, owner, frame.step === AFTER_BARREL ? 'barrel' : 'kid', -1, -1, emit);
  }
  if (handSize(state, owner) === 0) return waste(frame, owner, 'forced', emit);
  ask(state, 'hit/surcharge', owner);
};

const waste = (frame: Frame, owner: Seat, why: Why, emit: Emit<Event> | undefined): void => {
  frame.step = ASK;
  emit?.({ type: 'miss-wasted', seat: owner, target: characterId(frame.focus), why });
};

/** The miss card is on the discard pile, and the surcharge goes on top. The on-miss clause comes before any triggers (BD-HIT-9). */
const cancel = (
  state: State,
  frame: Frame,
  owner: Seat,
  how: How,
  kind: Kind,
  extra: Kind,
  emit: Emit<Event> | undefined,
): void => {
  const src = sourceOf(frame);
  cancelledLink(state, frame.focus, how, kind);
  if (emit !== undefined) tellCancelled(frame, owner, how, kind, extra, emit);
  if (extra !== -1) discardFromHand(state, owner, extra, 'surcharge', emit);
  hitCancelled(state, src, frame.focus, how, emit);
  if (!src.hasOnMiss) return pop(state);
  frame.step = DONE;
  const clause = push(state, 'on-miss', src.owner);
  clause.kind = src.name;
  clause.src = src;
};

const tellCancelled = (frame: Frame, seat: Seat, how: How, kind: Kind, extra: Kind, emit: Emit<Event>): void =>
  emit({
    type: 'hit-cancelled',
    seat,
    target: characterId(frame.focus),
    how,
    card: kind === -1 ? undefined : idOf(kind),
    extra: extra === -1 ? undefined : idOf(extra),
  });

/** BD-HIT-6. */
const take = (state: State, frame: Frame, owner: Seat, why: Why, emit: Emit<Event> | undefined): void => {
  takenLink(state, frame.focus);
  if (emit !== undefined) tellTaken(frame, owner, why, emit);
  pop(state);
  pushLoss(state, frame.focus, 1, sourceOf(frame).owner, 'hit');
};

const tellTaken = (frame: Frame, seat: Seat, why: Why, emit: Emit<Event>): void =>
  emit({ type: 'hit-taken', seat, target: characterId(frame.focus), why });

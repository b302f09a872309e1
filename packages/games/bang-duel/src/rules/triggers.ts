import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import { abilityWorksAt, gearWorksAt } from './abilities.ts';
import { nameIn } from './aims.ts';
import { gearTraits } from './cards/index.ts';
import type { How } from './chain.ts';
import { traitsOf } from './characters/index.ts';
import { CARD_NAMES } from './data.ts';
import type { Event, Waiting } from './events.ts';
import { apOf, byPriority, charAt, gearAt, healthAt } from './spots.ts';
import {
  type Char,
  characterId,
  type HitSource,
  NOBODY,
  opponentOf,
  ownerOf,
  type Spot,
  type State,
  spotOwner,
  type Trigger,
} from './state.ts';
import { traitBit } from './traits.ts';

/** Section 4.15, "Events → triggers": every effect that something sets off waits in the queue (BD-RES-3, BD-ACT-7). */
const enqueue = (state: State, trigger: Trigger, emit: Emit<Event> | undefined): void => {
  state.queue.push(trigger);
  emit?.({ type: 'waits', waiting: readTrigger(trigger) });
};

export const readTrigger = (trigger: Trigger): Waiting => ({
  effect: trigger.effect,
  seat: trigger.owner,
  from: characterId(trigger.from),
  by: trigger.by,
  card: trigger.name === -1 ? undefined : itemAt(CARD_NAMES, trigger.name),
  target: trigger.target === NOBODY ? undefined : characterId(trigger.target),
});

const byAbility = (effect: Trigger['effect'], owner: Seat, from: Char, target: Char = NOBODY): Trigger => ({
  effect,
  owner,
  from,
  by: 'ability',
  name: -1,
  target,
});

const SHOOTS_WHEN_HURT = traitBit('shoots-when-hurt');
const DRAWS_WHEN_HURT = traitBit('draws-when-hurt');
const TAKES_WHEN_HURT = traitBit('takes-when-hurt');
const WHEN_HURT = SHOOTS_WHEN_HURT | DRAWS_WHEN_HURT | TAKES_WHEN_HURT;

/** A unit lost that was not the last (BD-LOSS-5); `by` is who caused it, or nobody (BD-LOSS-3, BD-LOSS-4). */
export function healthLost(state: State, spot: Spot, by: Seat | undefined, emit: Emit<Event> | undefined): void {
  const char = charAt(state, spot);
  if ((traitsOf(char) & WHEN_HURT) === 0) return;
  const traits = abilityWorksAt(state, spot);
  const owner = spotOwner(spot);
  if ((traits & SHOOTS_WHEN_HURT) !== 0) enqueue(state, byAbility('hit-ap', owner, char), emit);
  const isForced = by === opponentOf(owner);
  // BD-RULING-6: nobody causes what Dynamite and Rattlesnake do.
  const draws = isForced || (by === undefined && state.options.rangerDrawsForHazards === true);
  if (draws && (traits & DRAWS_WHEN_HURT) !== 0) enqueue(state, byAbility('draw', owner, char), emit);
  if (isForced && (traits & TAKES_WHEN_HURT) !== 0) enqueue(state, byAbility('schultz', owner, char), emit);
}

const DRAWS_WHEN_DODGED = traitBit('draws-when-dodged');
const RETURN_FIRE = nameIn('return-fire');

/** BD-RULING-23: Wyatt Earp draws only for the opponent's misses. */
export function hitCancelled(
  state: State,
  src: HitSource,
  target: Char,
  how: How,
  emit: Emit<Event> | undefined,
): void {
  const owner = ownerOf(state, target);
  for (let place = 0; place < 4; place++) {
    const spot = byPriority(state, place);
    const char = charAt(state, spot);
    if (char === NOBODY) continue;
    if ((traitsOf(char) & DRAWS_WHEN_DODGED) !== 0 && spotOwner(spot) === src.owner && owner !== src.owner) {
      if ((abilityWorksAt(state, spot) & DRAWS_WHEN_DODGED) !== 0)
        enqueue(state, byAbility('draw', src.owner, char), emit);
    }
    if (char !== target) continue;
    if (how === 'kid') enqueue(state, byAbility('hit-character', owner, char, src.shooter), emit);
    if (how === 'return-fire') {
      enqueue(state, { effect: 'hit-ap', owner, from: char, by: 'card', name: RETURN_FIRE, target: NOBODY }, emit);
    }
  }
}

const SHOOTS_ON_TAKING_OVER = traitBit('shoots-on-taking-over');
const DRAWS_AT_TOKEN_MOVES = traitBit('draws-at-token-moves');
const WATCH = nameIn('pocket-watch');

/** The token of `whose` was moved by `by`: BD-RULING-11, and the option that reads it narrowly. */
export function tokenMoved(state: State, whose: Seat, by: Seat, emit: Emit<Event> | undefined): void {
  const isCounted = state.options.tokenMoveTrigger === 'any' || by === whose;
  const ap = apOf(state, whose);
  for (let place = 0; place < 4; place++) {
    const spot = byPriority(state, place);
    const char = charAt(state, spot);
    if (char === NOBODY || healthAt(state, spot) === 0) continue;
    // BD-CHAR-TOM: he shoots on becoming AP, even while his partner is being shot at.
    if (spot === ap && (traitsOf(char) & SHOOTS_ON_TAKING_OVER) !== 0) {
      enqueue(state, byAbility('hit-pp', whose, char), emit);
    }
    const owner = spotOwner(spot);
    if (owner === whose || !isCounted) continue;
    if (((traitsOf(char) | gearTraits(gearAt(state, spot))) & DRAWS_AT_TOKEN_MOVES) === 0) continue;
    if ((abilityWorksAt(state, spot) & DRAWS_AT_TOKEN_MOVES) !== 0)
      enqueue(state, byAbility('draw', owner, char), emit);
    if ((gearWorksAt(state, spot) & DRAWS_AT_TOKEN_MOVES) !== 0) {
      enqueue(state, { effect: 'draw', owner, from: char, by: 'equipment', name: WATCH, target: NOBODY }, emit);
    }
  }
}

const SHOOTS_WHEN_ROBBED = traitBit('shoots-when-robbed');

/** BD-RULING-8: a card of `victim` was taken or discarded by the opponent, out of the hand (`NOBODY`) or off a character. */
export function cardTaken(state: State, victim: Seat, from: Char, emit: Emit<Event> | undefined): void {
  for (let place = 0; place < 4; place++) {
    const spot = byPriority(state, place);
    const char = charAt(state, spot);
    if (spotOwner(spot) !== victim || (traitsOf(char) & SHOOTS_WHEN_ROBBED) === 0) continue;
    if (from !== NOBODY && from !== char) continue;
    if ((abilityWorksAt(state, spot) & SHOOTS_WHEN_ROBBED) !== 0)
      enqueue(state, byAbility('hit-ap', victim, char), emit);
  }
}

import { below, type Emit, itemAt, type Seat, seat } from '@saloon/kernel';
import { abilityWorksAt } from '../abilities.ts';
import { backIn } from '../aims.ts';
import { ask } from '../ask.ts';
import { deathLink } from '../chain.ts';
import { ANDERSON_CARDS, DRAW_AT_DEATH, EQUIPMENT } from '../data.ts';
import { discardGear } from '../discard.ts';
import { endGame } from '../end.ts';
import type { Event } from '../events.ts';
import { kindOfBit, namedGear } from '../gear.ts';
import { countBack, handSize } from '../hand.ts';
import { removeAt } from '../lists.ts';
import { BLIND, DECLINE, LOOTS } from '../move-table.ts';
import { charAt, gearAt, healthAt, spotOf } from '../spots.ts';
import { pop, pushDraw, pushTakeBlind, pushTakeGear } from '../stack.ts';
import { characterId, type Frame, MAX_HEALTH, NOBODY, opponentOf, type Spot, type State, spotOwner } from '../state.ts';
import { type Traits, traitBit } from '../traits.ts';
import type { AskingRules } from './frame-rules.ts';

const LOOTS_THE_DEAD = traitBit('loots-the-dead');
const DRAWS_AT_DEATHS = traitBit('draws-at-deaths');

const JUDGE = 0;
const LOOT = 1;
const REMOVE = 2;
const DRAW_FOR_HIM = 3;
const REPLACE = 4;

/**
 * BD-DEATH-2, BD-DEATH-3: `subject` dies at spot `kind`. `n` cards may still be looted. `list` holds the seats that loot and
 * that draw at deaths, or -1, decided before anything else.
 */
export const death: AskingRules = {
  step: (state, frame, emit) => {
    switch (frame.step) {
      case JUDGE:
        return judge(state, frame, emit);
      case LOOT:
        if (frame.n > 0 && canLoot(state, frame)) return ask(state, 'death/anderson', looterOf(frame));
        frame.step = REMOVE;
        return;
      case REMOVE:
        return remove(state, frame, emit);
      case DRAW_FOR_HIM: {
        frame.step = REPLACE;
        const drawer = frame.list[1] ?? -1;
        if (drawer !== -1) pushDraw(state, seat(drawer), DRAW_AT_DEATH, 'bill-tilghman');
        return;
      }
      default:
        pop(state);
        return replace(state, frame.kind, emit);
    }
  },
  offer: (state, frame, moves) => {
    const gear = gearAt(state, frame.kind);
    for (let place = 0; place < EQUIPMENT.length; place++)
      if ((gear & namedGear(place)) !== 0) moves.push(itemAt(LOOTS, place));
    const owner = spotOwner(frame.kind);
    if (owner !== looterOf(frame)) {
      for (let back = 0; back < 2; back++) if (countBack(state, owner, back) > 0) moves.push(itemAt(BLIND, back));
    }
    moves.push(DECLINE);
  },
  answer: (state, frame, order, why, emit) => {
    const by = looterOf(frame);
    frame.n -= 1;
    if (order.type === 'loot') {
      const bit = gearAt(state, frame.kind) & namedGear(order.n);
      return pushTakeGear(state, by, frame.subject, kindOfBit(bit), 'hand', 'bill-anderson');
    }
    if (order.type === 'draw-blind') return pushTakeBlind(state, by, backIn(order.aim), 'hand', 'bill-anderson');
    frame.n = 0;
    emit?.({ type: 'declined', seat: by, decision: 'death/anderson', character: undefined, why });
  },
};

const looterOf = (frame: Frame): Seat => seat(frame.list[0] ?? -1);

/** Decides who loots and draws while the victim is still in play (BD-DEATH-3). */
const judge = (state: State, frame: Frame, emit: Emit<Event> | undefined): void => {
  const spot = spotOf(state, frame.subject);
  const owner = spotOwner(spot);
  const hasPartner = charAt(state, spot ^ 1) !== NOBODY && healthAt(state, spot ^ 1) > 0;
  if (!hasPartner && state.reserve[owner]?.length === 0) return endGame(state, opponentOf(owner), 'eliminated', emit);
  const looter = whoWith(state, LOOTS_THE_DEAD);
  frame.kind = spot;
  frame.list = [looter, whoWith(state, DRAWS_AT_DEATHS)];
  frame.n = looter === -1 ? 0 : ANDERSON_CARDS;
  frame.step = LOOT;
};

const whoWith = (state: State, trait: Traits): number => {
  for (let spot = 0; spot < 4; spot++) if ((abilityWorksAt(state, spot) & trait) !== 0) return spotOwner(spot);
  return -1;
};

const canLoot = (state: State, frame: Frame): boolean =>
  gearAt(state, frame.kind) !== 0 ||
  (spotOwner(frame.kind) !== looterOf(frame) && handSize(state, spotOwner(frame.kind)) > 0);

const remove = (state: State, frame: Frame, emit: Emit<Event> | undefined): void => {
  const spot = frame.kind;
  const owner = spotOwner(spot);
  deathLink(state, frame.subject);
  emit?.({
    type: 'died',
    seat: owner,
    character: characterId(frame.subject),
    place: (spot & 1) === 0 ? 'left' : 'right',
  });
  discardGear(state, spot, gearAt(state, spot), 'death', emit);
  state.chars[spot] = NOBODY;
  state.removed[owner]?.push(frame.subject);
  frame.step = DRAW_FOR_HIM;
  pushDraw(state, owner, DRAW_AT_DEATH, 'death');
};

/** BD-DEATH-3(6), BD-DEATH-4, BD-DEATH-5: a new character takes the place, or the partner is alone and gets the token. */
const replace = (state: State, spot: Spot, emit: Emit<Event> | undefined): void => {
  const owner = spotOwner(spot);
  const reserve = state.reserve[owner] ?? [];
  if (reserve.length === 0) {
    state.token[owner] = (spot & 1) ^ 1;
    return emit?.({ type: 'left-alone', seat: owner, character: characterId(charAt(state, spot ^ 1)) });
  }
  const char = removeAt(reserve, below(state.rng, reserve.length));
  const health = MAX_HEALTH[char] ?? 0;
  state.chars[spot] = char;
  state.health[spot] = health;
  emit?.({
    type: 'entered',
    seat: owner,
    character: characterId(char),
    place: (spot & 1) === 0 ? 'left' : 'right',
    health,
    isAp: state.token[owner] === (spot & 1),
  });
};

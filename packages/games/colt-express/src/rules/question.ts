import type { Question } from '../wire/view-types.ts';
import { inOrder } from './bandit-sets.ts';
import { freeCharacters, freeLeads, teamOf } from './boarding.ts';
import { actionOf, FIRE, MARSHAL, MOVE, PUNCH, ROBBERY } from './cards.ts';
import { canKeep, directionsFrom } from './choices.ts';
import { canDraw } from './draw.ts';
import { performer } from './heist.ts';
import { lootView } from './loot-view.ts';
import { kindOn, type PileCard } from './pile.ts';
import { canAddBonus, canHide, turnKind } from './planning.ts';
import { placeOf } from './public-ids.ts';
import { carOf, characterOf, lastCar, lootAt, type State, sheetOf, spotAt } from './state.ts';
import { fireTargets, punchTargets, reach } from './targets.ts';
import { actionsEach } from './turn-order.ts';

/** The current question, from public facts only. What depends on a hand is in the seat's own legal moves. */
export function questionOf(state: State): Question | undefined {
  switch (state.phase) {
    case 'characters':
      return { type: 'choose-character', free: freeCharacters(state).map(characterOf) };
    case 'teams':
      return { type: 'choose-team', free: freeLeads(state).map((lead) => teamOf(state, lead)) };
    case 'placing':
      return { type: 'place-bandits' };
    case 'taking':
      return { type: 'take-card' };
    case 'planning':
      return planQuestion(state);
    case 'keeping':
      return { type: 'keep-cards' };
    case 'heist':
      return heistQuestion(state);
    case 'game-over':
      return undefined;
  }
}

function planQuestion(state: State): Question {
  const kind = turnKind(state);
  const each = actionsEach(kind);
  return {
    type: 'plan',
    kind,
    isFaceDown: kind === 'tunnel',
    canHide: canHide(state, state.active),
    canAddBonus: canAddBonus(state),
    canDraw: canDraw(state, state.active),
    actionsLeft: each - (state.step % each),
  };
}

function heistQuestion(state: State): Question {
  const pile = state.resolved;
  const by = performer(state);
  const bandit = characterOf(by);
  const spot = spotAt(state, by);
  const action = actionOf(kindOn(state.pile[pile] as PileCard));
  switch (action) {
    case MOVE: {
      const cars = reach(state, by);
      const all = Array.from({ length: lastCar(state) + 1 }, (_, car) => car);
      return { type: 'go', pile, bandit, cars: all.filter((car) => (cars & (1 << car)) !== 0) };
    }
    case FIRE:
      return { type: 'shoot', pile, bandit, targets: inOrder(state, fireTargets(state, by)).map(characterOf) };
    case ROBBERY:
      return { type: 'rob', pile, bandit, place: placeOf(spot), loot: lootView(lootAt(state, spot)) };
    case MARSHAL:
      return { type: 'send-marshal', pile, directions: directionsFrom(state, state.marshal) };
    case PUNCH:
      return {
        type: 'punch',
        pile,
        bandit,
        place: placeOf(spot),
        targets: inOrder(state, punchTargets(state, by)).map((target) => ({
          target: characterOf(target),
          loot: lootView(sheetOf(state, target)),
        })),
        directions: directionsFrom(state, carOf(spot)),
        canKeep: canKeep(state, by),
      };
    default:
      throw new Error(`Cannot ask about action ${action}: it leaves no choice`);
  }
}

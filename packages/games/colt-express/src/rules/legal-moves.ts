import { type Seat, seat, seatsOf } from '@saloon/kernel';
import { freeLeads, hasBandit } from './boarding.ts';
import { CHARACTERS, LEADS } from './data.ts';
import { canDraw } from './draw.ts';
import { choicesNow } from './heist.ts';
import { mustKeep } from './keep-cards.ts';
import type { Move } from './moves.ts';
import { keepMoves, placeMoves, planMoves, takeMoves } from './plan-moves.ts';
import { canAddBonus, canHide } from './planning.ts';
import { BANDITS, OPEN, playerAt, type State } from './state.ts';

const NONE: readonly Move[] = [];
const RANDOM_CHARACTER: Move = Object.freeze({ type: 'choose-character', character: 'random' });
const CHOOSE_CHARACTER: readonly Move[] = CHARACTERS.map((character) =>
  Object.freeze({ type: 'choose-character', character }),
);
const CHOOSE_TEAM: readonly Move[] = LEADS.map((lead) => Object.freeze({ type: 'choose-team', lead }));

/** By the set of free characters. The random character comes last. */
const CHARACTER_LISTS: readonly (readonly Move[])[] = Array.from({ length: 1 << BANDITS }, (_, free) => [
  ...CHOOSE_CHARACTER.filter((_move, bandit) => (free & (1 << bandit)) !== 0),
  RANDOM_CHARACTER,
]);

/** Does this seat owe a decision, if it is present? */
export function owes(state: State, by: Seat): boolean {
  switch (state.phase) {
    case 'planning':
    case 'heist':
    case 'teams':
      return by === state.active;
    case 'characters':
      return !hasBandit(state, by);
    case 'placing':
    case 'taking':
      return playerAt(state, by).choice === OPEN;
    case 'keeping':
      return mustKeep(state, by);
    case 'game-over':
      return false;
  }
}

/** Who has to decide now. For absent players the timer decides at once. */
export function toAct(state: State): readonly Seat[] {
  const { phase } = state;
  if (phase === 'planning' || phase === 'heist')
    return playerAt(state, state.active).isAway ? NOBODY : alone(state.active);
  let bits = 0;
  for (let i = 0; i < state.players.length; i++) {
    const by = seat(i);
    if (!playerAt(state, by).isAway && owes(state, by)) bits |= 1 << i;
  }
  return GROUPS[bits] as readonly Seat[];
}

/** The one source of legality. */
export const legalMoves = (state: State, by: Seat): readonly Move[] =>
  owes(state, by) && !playerAt(state, by).isAway ? movesOf(state, by) : NONE;

/** The moves of a seat that owes a decision, present or not. */
export function movesOf(state: State, by: Seat): readonly Move[] {
  switch (state.phase) {
    case 'planning':
      return planMoves(state, by, playerAt(state, by).hand, {
        canDraw: canDraw(state, by),
        canHide: canHide(state, by),
        canAddBonus: canAddBonus(state),
      });
    case 'heist':
      return choicesNow(state);
    case 'characters':
      return CHARACTER_LISTS[freeBits(state)] as readonly Move[];
    case 'teams':
      return freeLeads(state).map((lead) => CHOOSE_TEAM[lead] as Move);
    case 'placing':
      return placeMoves(state, by);
    case 'taking':
      return takeMoves(state, by, playerAt(state, by).deck);
    case 'keeping':
      return keepMoves(playerAt(state, by).hand);
    case 'game-over':
      return NONE;
  }
}

function freeBits(state: State): number {
  let bits = 0;
  for (let bandit = 0; bandit < BANDITS; bandit++) if (state.owner[bandit] === -1) bits |= 1 << bandit;
  return bits;
}

const NOBODY: readonly Seat[] = [];
/** Every set of seats as a list, by its bits. */
const GROUPS: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, bits) =>
  seatsOf(6).filter((by) => (bits & (1 << by)) !== 0),
);
const alone = (by: Seat): readonly Seat[] => GROUPS[1 << by] as readonly Seat[];

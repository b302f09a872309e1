import { itemAt, type Seat, seatsOf } from '@saloon/kernel';
import { countOf, HELPER, INDIANS, NO_CARDS, SWITCH } from './cards.ts';
import { SHERIFFS_TO_START } from './data.ts';
import { missTargets } from './division.ts';
import { handMoves, returnMoves, sealedChoices } from './hand-moves.ts';
import type { Move } from './moves.ts';
import { canLoad, hasHandDown, isDuelGame, type Player, playerAt, type State } from './state.ts';

const PASS: Move = Object.freeze({ type: 'pass' });
const START_SHOOTOUT: Move = Object.freeze({ type: 'start-shootout' });
const CALL_DUEL: Move = Object.freeze({ type: 'call-duel' });
const SLAP: Move = Object.freeze({ type: 'slap' });
const READY: Move = Object.freeze({ type: 'ready' });
const PLAY_HELPER: Move = Object.freeze({ type: 'play-event', card: 'helper' });
const PLAY_INDIANS: Move = Object.freeze({ type: 'play-event', card: 'indians' });
const PLAY_SWITCH: readonly Move[] = seatsOf(5).map((target) =>
  Object.freeze({ type: 'play-event', card: 'switch', target }),
);
const MISS_TARGETS: readonly Move[] = seatsOf(5).map((owner) => Object.freeze({ type: 'miss-target', owner }));

const NONE: readonly Move[] = Object.freeze([]);
const ONLY_READY: readonly Move[] = Object.freeze([READY]);

/** WB-TIME-8: a press with no race on the screen is always heard, and never a choice. */
export const reflexes: readonly Move[] = Object.freeze([Object.freeze({ type: 'press' })]);

/** Who owes a decision. In a no-go nobody does: holding is what the time that runs out says (WB-DUEL-6). */
export function toAct(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'turn':
    case 'switch-return':
      return playerAt(state, state.active).isAway ? NOBODY : alone(state.active);
    case 'race':
      return waitedFor(state, (by) => !hasHandDown(state, by));
    case 'sealed':
      return waitedFor(state, (by) => mustSeal(state, by));
    case 'miss-choice': {
      const owner = state.division?.misses[0];
      return owner === undefined ? NOBODY : alone(owner);
    }
    case 'round-over':
      return waitedFor(state, (by) => !playerAt(state, by).isReady);
    case 'duel-suspense':
    case 'no-go-window':
    case 'game-over':
      return NOBODY;
  }
}

/** The one source of legality. */
export function legalMoves(state: State, by: Seat): readonly Move[] {
  const player = playerAt(state, by);
  if (player.isAway) return NONE;
  switch (state.phase) {
    case 'turn':
      return by === state.active ? turnMoves(state, by, player) : handMoves(player.hand).loads;
    case 'switch-return':
      return by === state.active && state.taking !== undefined ? returnMoves(player.hand, state.taking.count) : NONE;
    case 'race':
    case 'no-go-window':
      return hasHandDown(state, by) ? NONE : slapOrLoad(player);
    case 'duel-suspense':
      return canLoad(state, by) ? handMoves(player.hand).loads : NONE;
    case 'sealed':
      return mustSeal(state, by) ? sealedChoices(player.hand) : NONE;
    case 'miss-choice':
      return state.division?.misses[0] === by ? missTargets(state).map((owner) => itemAt(MISS_TARGETS, owner)) : NONE;
    case 'round-over':
      return player.isReady ? NONE : ONLY_READY;
    case 'game-over':
      return NONE;
  }
}

/** WB-TURN-2: discard, one event, shootout or duel, pass; and loading, which is no action (WB-TURN-4). */
function turnMoves(state: State, by: Seat, player: Player): readonly Move[] {
  const moves = handMoves(player.hand);
  const canStart = state.sheriffs >= SHERIFFS_TO_START;
  const key = TURN + (canStart ? 1 : 0) + (isDuelGame(state) ? 2 : 0);
  if (countOf(player.hand, SWITCH) > 0) {
    const targets = switchTargets(state, by);
    const known = moves.switchLists.get(key + 8 * targets);
    if (known !== undefined) return known;
    const list = turnList(state, player, canStart, targets);
    moves.switchLists.set(key + 8 * targets, list);
    return list;
  }
  moves.lists[key] ??= turnList(state, player, canStart, 0);
  return moves.lists[key];
}

function turnList(state: State, { hand }: Player, canStart: boolean, targets: number): readonly Move[] {
  const { discards, loads } = handMoves(hand);
  const list: Move[] = [PASS];
  if (canStart) list.push(isDuelGame(state) ? CALL_DUEL : START_SHOOTOUT);
  list.push(...PLAY_SWITCH.filter((_, target) => (targets & (1 << target)) !== 0));
  if (countOf(hand, HELPER) > 0) list.push(PLAY_HELPER);
  if (countOf(hand, INDIANS) > 0) list.push(PLAY_INDIANS);
  list.push(...discards, ...loads);
  return Object.freeze(list);
}

/** WB-SWITCH-2: opponents with a card in hand, as bits. */
function switchTargets(state: State, by: Seat): number {
  let targets = 0;
  for (const other of seatsOf(state.players.length)) {
    if (other !== by && playerAt(state, other).hand !== NO_CARDS) targets |= 1 << other;
  }
  return targets;
}

// What a remembered list is for, besides the hand it belongs to.
const SLAP_OR_LOAD = 0;
const TURN = 1;

function slapOrLoad(player: Player): readonly Move[] {
  const moves = handMoves(player.hand);
  moves.lists[SLAP_OR_LOAD] ??= Object.freeze([SLAP, ...moves.loads]);
  return moves.lists[SLAP_OR_LOAD];
}

/** WB-SEAL-1, WB-SEAL-2: every racer who has not submitted yet. */
const mustSeal = (state: State, by: Seat): boolean =>
  state.race !== undefined && state.race.starter !== by && state.race.choices[by] === null;

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE = seatsOf(5).map((by) => Object.freeze([by]));
const alone = (by: Seat): readonly Seat[] => itemAt(ALONE, by);
/** Those of the present players who still owe what everybody owes. */
const waitedFor = (state: State, owes: (by: Seat) => boolean): Seat[] =>
  seatsOf(state.players.length).filter((by) => !playerAt(state, by).isAway && owes(by));

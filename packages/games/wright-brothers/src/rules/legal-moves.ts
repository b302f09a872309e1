import { itemAt, type Seat, seat, seatsOf } from '@saloon/kernel';
import { countOf, HELPER, INDIANS, loadablePart, NO_CARDS, type Pack, SWITCH } from './cards.ts';
import { SHERIFFS_TO_START } from './data.ts';
import { missTargets } from './division.ts';
import { discards, loads, returns, sealedChoices } from './hand-moves.ts';
import { cachedList, cacheList } from './move-list-cache.ts';
import type { Move } from './moves.ts';
import { canLoad, hasHandDown, isDuelGame, playerAt, type State } from './state.ts';

const PASS: Move = Object.freeze({ type: 'pass' });
const START_SHOOTOUT: Move = Object.freeze({ type: 'start-shootout' });
const CALL_DUEL: Move = Object.freeze({ type: 'call-duel' });
export const SLAP: Move = Object.freeze({ type: 'slap' });
const READY: Move = Object.freeze({ type: 'ready' });
const PLAY_HELPER: Move = Object.freeze({ type: 'play-event', card: 'helper' });
const PLAY_INDIANS: Move = Object.freeze({ type: 'play-event', card: 'indians' });
const PLAY_SWITCH: readonly Move[] = seatsOf(5).map((target) =>
  Object.freeze({ type: 'play-event', card: 'switch', target }),
);
const MISS_TARGETS: readonly Move[] = seatsOf(5).map((owner) => Object.freeze({ type: 'miss-target', owner }));

const NONE: readonly Move[] = [];
const ONLY_READY: readonly Move[] = [READY];

/** WB-TIME-8: a press with no race on the screen is always accepted, and is never listed as a move. */
export const reflexes: readonly Move[] = Object.freeze([Object.freeze({ type: 'press' })]);

/** Who has to decide. In a no-go nobody has to: not slapping in time is the decision (WB-DUEL-6). */
export function toAct(state: State): readonly Seat[] {
  switch (state.phase) {
    case 'turn':
    case 'switch-return':
      return playerAt(state, state.active).isAway ? NOBODY : alone(state.active);
    case 'race':
      return waitedFor(state, handless);
    case 'sealed':
      return waitedFor(state, mustSeal);
    case 'miss-choice': {
      const owner = state.division?.misses[0];
      return owner === undefined ? NOBODY : alone(owner);
    }
    case 'round-over':
      return waitedFor(state, unready);
    case 'duel-suspense':
    case 'arrival-suspense':
    case 'no-go-window':
    case 'game-over':
      return NOBODY;
  }
}

/** The one source of legality. */
export function legalMoves(state: State, by: Seat): readonly Move[] {
  const player = playerAt(state, by);
  const { hand } = player;
  if (player.isAway) return NONE;
  switch (state.phase) {
    case 'turn':
      return by === state.active ? turnMoves(state, by, hand) : loadMoves(state, hand);
    case 'duel-suspense':
    case 'arrival-suspense':
      return canLoad(state, by) ? loadMoves(state, hand) : NONE;
    case 'race':
    case 'no-go-window': {
      if (hasHandDown(state, by)) return NONE;
      const use = USE.slapOrLoad + listsOf(state);
      return cachedList(use, hand) ?? cacheList(use, hand, [SLAP, ...loadMoves(state, hand)]);
    }
    case 'switch-return': {
      if (by !== state.active || state.taking === undefined) return NONE;
      const { count } = state.taking;
      return cachedList(USE.giveBack + count, hand) ?? cacheList(USE.giveBack + count, hand, returns(hand, count));
    }
    case 'sealed': {
      if (!mustSeal(state, by)) return NONE;
      const use = USE.seal + listsOf(state);
      return cachedList(use, hand) ?? cacheList(use, hand, sealedChoices(hand, isShort(state)), OWN_MOVES);
    }
    case 'miss-choice':
      return state.division?.misses[0] === by ? missTargets(state).map((owner) => itemAt(MISS_TARGETS, owner)) : NONE;
    case 'round-over':
      return player.isReady ? NONE : ONLY_READY;
    case 'game-over':
      return NONE;
  }
}

/** Which list of a hand is cached. There are 4 times 32 lists for a turn. */
const USE = { load: 0, slapOrLoad: 1, seal: 2, giveBack: 3, turn: 8, version1: 136 } as const;

/** WB-LOAD-11, since version 2: large hands have a short list of loads. */
const isShort = (state: State): boolean => state.rules !== undefined;
/** Version 1 has its own lists. */
const listsOf = (state: State): number => (isShort(state) ? 0 : USE.version1);

/** Sealed choices aren't shared between lists, so each takes about this many times the memory of a shared move. */
const OWN_MOVES = 20;

/** Hands with the same loadable cards share a list. */
function loadMoves(state: State, hand: Pack): readonly Move[] {
  const loadable = loadablePart(hand);
  const use = USE.load + listsOf(state);
  return cachedList(use, loadable) ?? cacheList(use, loadable, loads(loadable, isShort(state)));
}

/** WB-TURN-2: discard, event, shootout or duel, pass. Loading isn't an action (WB-TURN-4) but is legal too. */
function turnMoves(state: State, by: Seat, hand: Pack): readonly Move[] {
  const canStart = state.sheriffs >= SHERIFFS_TO_START;
  const targets = countOf(hand, SWITCH) > 0 ? switchTargets(state, by) : 0;
  const use = USE.turn + listsOf(state) + (canStart ? 1 : 0) + (isDuelGame(state) ? 2 : 0) + 4 * targets;
  const known = cachedList(use, hand);
  if (known !== undefined) return known;
  return cacheList(use, hand, [...actions(state, by, hand), ...discards(hand).moves, ...loadMoves(state, hand)]);
}

/** WB-TURN-2: the actions of a turn other than discards. */
export function actions(state: State, by: Seat, hand: Pack): readonly Move[] {
  const canStart = state.sheriffs >= SHERIFFS_TO_START;
  const targets = countOf(hand, SWITCH) > 0 ? switchTargets(state, by) : 0;
  const list: Move[] = [PASS];
  if (canStart) list.push(isDuelGame(state) ? CALL_DUEL : START_SHOOTOUT);
  list.push(...PLAY_SWITCH.filter((_, target) => (targets & (1 << target)) !== 0));
  if (countOf(hand, HELPER) > 0) list.push(PLAY_HELPER);
  if (countOf(hand, INDIANS) > 0) list.push(PLAY_INDIANS);
  return list;
}

/** WB-SWITCH-2: the opponents with a card in hand, one bit each. */
function switchTargets(state: State, by: Seat): number {
  let targets = 0;
  for (const other of seatsOf(state.players.length)) {
    if (other !== by && playerAt(state, other).hand !== NO_CARDS) targets |= 1 << other;
  }
  return targets;
}

/** WB-SEAL-1, WB-SEAL-2: every racer who has not submitted yet. */
const mustSeal = (state: State, by: Seat): boolean =>
  state.race !== undefined && state.race.starter !== by && state.race.choices[by] === null;

const NOBODY: readonly Seat[] = [];
const alone = (by: Seat): readonly Seat[] => itemAt(GROUPS, 1 << by);

const handless = (state: State, by: Seat): boolean => !hasHandDown(state, by);
const unready = (state: State, by: Seat): boolean => !playerAt(state, by).isReady;

/** The present players for whom `owes` holds. */
function waitedFor(state: State, owes: (state: State, by: Seat) => boolean): readonly Seat[] {
  let bits = 0;
  for (let i = 0; i < state.players.length; i++) {
    const by = seat(i);
    if (!playerAt(state, by).isAway && owes(state, by)) bits |= 1 << i;
  }
  return itemAt(GROUPS, bits);
}

/** Every set of seats as a list, by its bits. */
const GROUPS: readonly (readonly Seat[])[] = Array.from({ length: 32 }, (_, bits) =>
  seatsOf(5).filter((by) => (bits & (1 << by)) !== 0),
);

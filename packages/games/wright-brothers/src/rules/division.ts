import { type Emit, itemAt, type Seat, seat } from '@saloon/kernel';
import { cardsIn, countOf, idOf, type Kind, MISS, NO_CARDS, plus } from './cards.ts';
import { TIMES } from './data.ts';
import type { Event } from './moves.ts';
import { finalOutcome, isGameOver } from './outcome.ts';
import {
  autoMiss,
  currentRanking,
  highestKind,
  ownersOf,
  readingOf,
  sharesOf,
  sizeOfSet,
  valueOfSet,
} from './showdown.ts';
import { type Division, isDuelGame, playerAt, type State, seatAfter, startTimer } from './state.ts';

/** The result of a race: the participants, earliest hand first, and who is shut out. */
export type Hands = {
  readonly order: readonly Seat[];
  readonly excluded: readonly Seat[];
  readonly bonusTo: Seat | undefined;
};

/** WB-SHOW-2: reveals all revolvers at once, then resolves every Miss, then ranks and shares. */
export function beginDivision(state: State, hands: Hands, emit?: Emit<Event>): void {
  const { order, excluded, bonusTo } = hands;
  const division: Division = {
    pot: state.loot.length,
    order,
    excluded,
    bonusTo,
    misses: missesInOrder(state, state.options.missOrder === 'hand-order' ? order : order.toReversed()),
    cancelled: state.players.map(() => NO_CARDS),
    ranking: [],
    shares: [],
  };
  state.division = division;
  emit?.({ type: 'revealed', revolvers: state.players.map((p) => cardsIn(p.revolver)), pot: division.pot });
  resolveMisses(state, division, emit);
}

/** WB-MISS-2: a player resolves all own Misses before the next player does. */
function missesInOrder(state: State, order: readonly Seat[]): Seat[] {
  const misses: Seat[] = [];
  for (const by of order) for (let n = countOf(playerAt(state, by).revolver, MISS); n > 0; n--) misses.push(by);
  return misses;
}

/** WB-MISS-5: the players whose card the current Miss may cancel. */
export function missTargets(state: State): Seat[] {
  const division = state.division;
  const kind = division === undefined ? undefined : highestKind(state, division);
  return division === undefined || kind === undefined ? [] : ownersOf(state, division, kind);
}

/** Aims the current Miss: at the owner's choice, or automatically. */
export function aimMiss(state: State, target: Seat | 'auto', emit?: Emit<Event>): void {
  const division = state.division;
  const owner = division?.misses[0];
  const kind = division === undefined ? undefined : highestKind(state, division);
  if (division === undefined || owner === undefined || kind === undefined)
    throw new Error('Cannot aim a Miss: none is being resolved');
  const chosen = target === 'auto' ? autoMiss(state, division, owner, kind) : target;
  cancel(division, owner, chosen, kind, target === 'auto' ? 'auto' : 'chosen', emit);
  resolveMisses(state, division, emit);
}

/** WB-MISS-1, WB-MISS-2: one Miss after another, asking only where there is a choice (WB-MISS-11). */
function resolveMisses(state: State, division: Division, emit?: Emit<Event>): void {
  for (let owner = division.misses[0]; owner !== undefined; owner = division.misses[0]) {
    const kind = highestKind(state, division);
    if (kind === undefined) {
      division.misses.shift();
      emit?.({ type: 'missed', seat: owner, target: undefined, card: undefined, why: 'no-target' });
      continue;
    }
    const targets = ownersOf(state, division, kind);
    if (targets.length === 1) cancel(division, owner, itemAt(targets, 0), kind, 'forced', emit);
    else if (playerAt(state, owner).isAway)
      cancel(division, owner, autoMiss(state, division, owner, kind), kind, 'auto', emit);
    else {
      state.phase = 'miss-choice';
      return startTimer(state, state.at + state.options.missChoiceMs);
    }
  }
  share(state, division, emit);
}

/** WB-MISS-4, WB-MISS-10: cancels one live card of the highest denomination. */
function cancel(
  division: Division,
  owner: Seat,
  target: Seat,
  kind: Kind,
  why: 'chosen' | 'forced' | 'auto',
  emit?: Emit<Event>,
): void {
  division.misses.shift();
  division.cancelled[target] = plus(itemAt(division.cancelled, target), kind);
  emit?.({ type: 'missed', seat: owner, target, card: idOf(kind), why });
}

/** WB-RANK, WB-DIV, WB-SCORE-1: ranks, shares and scores. Ends the round, and possibly the game. */
function share(state: State, division: Division, emit?: Emit<Event>): void {
  division.ranking = currentRanking(state, division);
  division.shares = sharesOf(division.pot, division.ranking.length, isDuelGame(state));
  division.ranking.forEach((by, place) => {
    const player = playerAt(state, by);
    player.score += itemAt(division.shares, place);
    if (place === 0) player.firstPlaces += 1;
  });
  if (emit !== undefined) emitShares(state, division, emit);

  const isOver = isGameOver(state);
  state.phase = isOver ? 'game-over' : 'round-over';
  startTimer(state, isOver ? undefined : state.at + TIMES.ready);
  for (const player of state.players) player.isReady = false;
  if (emit === undefined) return;
  const scores = state.players.map((player) => player.score);
  emit({ type: 'round-ended', round: state.round, scores, next: isOver ? undefined : nextFirst(state, division) });
  if (isOver) emit({ type: 'game-ended', ...finalOutcome(state) });
}

function emitShares(state: State, division: Division, emit: Emit<Event>): void {
  const places = division.ranking.map((by, place) => {
    const reading = readingOf(state, division, by);
    return { seat: by, size: sizeOfSet(reading), value: valueOfSet(reading), share: itemAt(division.shares, place) };
  });
  const taken = division.shares.reduce((sum, part) => sum + part, 0);
  emit({ type: 'divided', places, pot: division.pot, lost: division.pot - taken });
}

/** WB-SCORE-5, WB-SCORE-6: who begins the next round. */
export function nextFirst(state: State, division: Division): Seat {
  if (isDuelGame(state)) return itemAt(division.ranking, 1);
  let last: Seat | undefined;
  let by = seatAfter(state, state.active);
  for (let steps = 0; steps < state.players.length; steps++) {
    if (division.excluded.includes(by)) last = by;
    by = seatAfter(state, by);
  }
  return last ?? seat(state.active);
}

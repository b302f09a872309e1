import { itemAt, type Seat } from '@saloon/kernel';
import { countOf, JOKER, type Kind, minus, ordinaryPart, type Pack, without } from './cards.ts';
import { type Division, playerAt, type State } from './state.ts';

/**
 * What a revolver is worth (WB-JOKER-3), as one number that compares as the rules do: eight times the size of its best
 * set, plus its denomination. 0 for a revolver without a live card (WB-JOKER-4).
 */
export type Reading = number;
export const sizeOfSet = (reading: Reading): number => reading >> 3;
export const valueOfSet = (reading: Reading): number => reading & 7;

export function bestReading(live: Pack, jokers: number): Reading {
  let best = 0;
  for (let kind = 0; kind < JOKER; kind++) {
    const count = countOf(live, kind);
    if (count > 0) best = Math.max(best, ((count + jokers) << 3) | (kind + 1));
  }
  return best;
}

/** WB-SHOW-4: ordinary cards in the revolver that no Miss has cancelled. */
const liveCards = (state: State, division: Division, by: Seat): Pack =>
  without(ordinaryPart(playerAt(state, by).revolver), itemAt(division.cancelled, by));

export const readingOf = (state: State, division: Division, by: Seat): Reading =>
  bestReading(liveCards(state, division, by), countOf(playerAt(state, by).revolver, JOKER));

/** WB-RANK-1: size, then denomination, then the earlier hand: `order` is the hand order, and equals keep it. */
function ranked(order: readonly Seat[], readings: readonly Reading[]): Seat[] {
  const ranking: Seat[] = [];
  for (const by of order) {
    let place = ranking.length;
    while (place > 0 && itemAt(readings, itemAt(ranking, place - 1)) < itemAt(readings, by)) place -= 1;
    ranking.splice(place, 0, by);
  }
  return ranking;
}

/** Readings by seat, 0 for players who don't take part. */
function readingsOf(state: State, division: Division): Reading[] {
  const readings = state.players.map(() => 0);
  for (const by of division.order) readings[by] = readingOf(state, division, by);
  return readings;
}

export const currentRanking = (state: State, division: Division): Seat[] =>
  ranked(division.order, readingsOf(state, division));

/** WB-MISS-3: the highest denomination among all live cards of all participants. */
export function highestKind(state: State, division: Division): Kind | undefined {
  let highest: Kind | undefined;
  for (const by of division.order) {
    const live = liveCards(state, division, by);
    for (let kind = JOKER - 1; kind > (highest ?? -1); kind--) if (countOf(live, kind) > 0) highest = kind;
  }
  return highest;
}

/** WB-MISS-5: the participants who own a live card of that kind, in hand order. */
export const ownersOf = (state: State, division: Division, kind: Kind): Seat[] =>
  division.order.filter((by) => countOf(liveCards(state, division, by), kind) > 0);

/** WB-MISS-12, `AUTO-MISS`: the target that ranks the Miss's owner highest if no further Miss follows. */
export function autoMiss(state: State, division: Division, owner: Seat, kind: Kind): Seat {
  const readings = readingsOf(state, division);
  const before = ranked(division.order, readings);
  const standing = (target: Seat): readonly [number, number, number] => {
    const left = minus(liveCards(state, division, target), kind);
    const jokers = countOf(playerAt(state, target).revolver, JOKER);
    const after = ranked(division.order, readings.with(target, bestReading(left, jokers)));
    return [after.indexOf(owner), target === owner ? 1 : 0, before.indexOf(target)];
  };
  const targets = ownersOf(state, division, kind).map((target) => ({ target, standing: standing(target) }));
  targets.sort((a, b) => compare(a.standing, b.standing));
  return itemAt(targets, 0).target;
}

const compare = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((order, value, i) => order || value - itemAt(b, i), 0);

/** WB-DIV-2, WB-DIV-3: each takes half of what is left, rounded up; with two players the winner takes it all (WB-DUEL-13). */
export function sharesOf(pot: number, participants: number, winnerTakesAll: boolean): number[] {
  let rest = pot;
  return Array.from({ length: participants }, () => {
    const share = winnerTakesAll ? rest : Math.ceil(rest / 2);
    rest -= share;
    return share;
  });
}

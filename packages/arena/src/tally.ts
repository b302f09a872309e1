import { itemAt, type Outcome, seatsOf, winShare } from '@saloon/kernel';
import { botInSeat, type MatchSpec } from './match-spec.ts';
import { addDeal, addSpread, type DealSum, emptySpread, type Spread } from './spread.ts';

/** One kind of bot's totals. A game counts once for each seat the bot had. */
export type KindTally = { games: number; wins: number; score: number; rank: number; readonly spread: Spread };

/** The results of some games of a match, as plain data. */
export type Tally = {
  games: number;
  moves: number;
  inputs: number;
  /** Win shares by seat. */
  readonly wins: number[];
  /** By kind of bot, in the order of `kindsOf`. */
  readonly kinds: KindTally[];
};

export type Counted = { readonly outcome: Outcome; readonly moves: number; readonly inputs: number };

/** The kinds of bots in a match, in the order of `bots`. */
export const kindsOf = ({ bots }: Pick<MatchSpec, 'bots'>): readonly string[] => [...new Set(bots)];

export const emptyKind = (): KindTally => ({ games: 0, wins: 0, score: 0, rank: 0, spread: emptySpread() });

export const emptyTally = (spec: MatchSpec): Tally => ({
  games: 0,
  moves: 0,
  inputs: 0,
  wins: seatsOf(spec.seats).map(() => 0),
  kinds: kindsOf(spec).map(emptyKind),
});

/** Adds the finished games of one deal. `first` is the number of its first game. */
export function countDeal(tally: Tally, spec: MatchSpec, first: number, games: readonly Counted[]): void {
  const names = kindsOf(spec);
  const kindAt = spec.bots.map((bot) => names.indexOf(bot));
  const deal = names.map((): DealSum => ({ seats: 0, wins: 0, score: 0 }));
  for (const [i, { outcome, moves, inputs }] of games.entries()) {
    tally.games += 1;
    tally.moves += moves;
    tally.inputs += inputs;
    for (const seat of seatsOf(spec.seats)) {
      const share = winShare(outcome, seat);
      const score = itemAt(outcome.scores, seat);
      tally.wins[seat] = itemAt(tally.wins, seat) + share;
      const kind = itemAt(kindAt, botInSeat(spec, first + i, seat));
      const sum = itemAt(deal, kind);
      sum.seats += 1;
      sum.wins += share;
      sum.score += score;
      itemAt(tally.kinds, kind).rank += itemAt(outcome.ranks, seat);
    }
  }
  for (const [kind, sum] of deal.entries()) addDealTo(itemAt(tally.kinds, kind), sum);
}

function addDealTo(to: KindTally, sum: DealSum): void {
  if (sum.seats === 0) return;
  to.games += sum.seats;
  to.wins += sum.wins;
  to.score += sum.score;
  addDeal(to.spread, sum);
}

/** Adds the games of one tally to another. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.moves += from.moves;
  to.inputs += from.inputs;
  for (const [seat, wins] of from.wins.entries()) to.wins[seat] = itemAt(to.wins, seat) + wins;
  for (const [kind, tally] of from.kinds.entries()) addKind(itemAt(to.kinds, kind), tally);
}

export function addKind(to: KindTally, from: KindTally): void {
  to.games += from.games;
  to.wins += from.wins;
  to.score += from.score;
  to.rank += from.rank;
  addSpread(to.spread, from.spread);
}

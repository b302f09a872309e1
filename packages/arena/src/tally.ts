import { itemAt, type Outcome, seatsOf, winShare } from '@saloon/kernel';
import { botInSeat, type MatchSpec } from './match-spec.ts';

/** What one bot of a match did, summed up over the games. */
export type BotTally = { games: number; wins: number; score: number; rank: number };

/** What some games of a match came to; plain data. */
export type Tally = {
  games: number;
  moves: number;
  inputs: number;
  /** Win shares by seat. */
  readonly wins: number[];
  /** By place in the match's list of bots. */
  readonly bots: BotTally[];
};

export const emptyTally = (spec: MatchSpec): Tally => ({
  games: 0,
  moves: 0,
  inputs: 0,
  wins: seatsOf(spec.seats).map(() => 0),
  bots: spec.bots.map(() => ({ games: 0, wins: 0, score: 0, rank: 0 })),
});

/** Adds one finished game. */
export function count(
  tally: Tally,
  spec: MatchSpec,
  game: number,
  played: { readonly outcome: Outcome; readonly moves: number; readonly inputs: number },
): void {
  const { outcome } = played;
  tally.games += 1;
  tally.moves += played.moves;
  tally.inputs += played.inputs;
  for (const seat of seatsOf(spec.seats)) {
    const share = winShare(outcome, seat);
    tally.wins[seat] = itemAt(tally.wins, seat) + share;
    const bot = itemAt(tally.bots, botInSeat(spec, game, seat));
    bot.games += 1;
    bot.wins += share;
    bot.score += itemAt(outcome.scores, seat);
    bot.rank += itemAt(outcome.ranks, seat);
  }
}

/** Adds the games of one tally to another. */
export function addTally(to: Tally, from: Tally): void {
  to.games += from.games;
  to.moves += from.moves;
  to.inputs += from.inputs;
  for (const [seat, wins] of from.wins.entries()) to.wins[seat] = itemAt(to.wins, seat) + wins;
  for (const [place, bot] of from.bots.entries()) addBot(itemAt(to.bots, place), bot);
}

export function addBot(to: BotTally, from: BotTally): void {
  to.games += from.games;
  to.wins += from.wins;
  to.score += from.score;
  to.rank += from.rank;
}

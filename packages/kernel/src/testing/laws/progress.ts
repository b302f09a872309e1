import type { AnyGame } from '../../game.ts';
import { seatsOf } from '../../ids.ts';
import type { Outcome } from '../../outcome.ts';
import { type Rng, rngFrom } from '../../rng.ts';
import { deriveSeed } from '../../seed.ts';
import { randomWalk } from '../../walk.ts';
import { must, same, unchanged } from '../data.ts';
import { type Law, law, lawOfMoments } from '../law.ts';
import { roam } from '../roam.ts';
import { seedOfCase } from '../situations.ts';
import type { Subject } from '../subject.ts';

export const somebodyCanAct: Law = law(
  'until the end somebody owes a move or a timer runs, no card is lost, and the clock follows the inputs',
  (subject, number) => {
    const { game, table, bound } = subject;
    const seed = seedOfCase(subject, number);
    const state = game.setup(table.options, table.seats, seed);
    const counted = subject.census(state);
    let now = 0;
    const look = () => {
      same('The clock', game.now(state), now);
      must(subject.census(state) === counted, `The census was ${counted}`, subject.census(state));
      isAlive(subject, state);
    };
    roam(game, state, rngFrom(deriveSeed(seed, 'walk')), 2 * bound, (input) => {
      look();
      now = input.at;
    });
    look();
  },
);

function isAlive({ game }: Subject, state: unknown): void {
  const owing = game.toAct(state);
  const seats = seatsOf(game.seatCount(state));
  for (const by of owing) must(seats.includes(by), 'A seat that is not at the table owes a move', by);
  must(new Set(owing).size === owing.length, 'A seat owes a move twice', owing);
  if (game.outcome(state) === undefined) {
    must(owing.length > 0 || game.deadline(state) !== undefined, 'Nobody owes a move and no timer runs');
    for (const by of owing) must(game.legalMoves(state, by).length > 0, `Seat ${by} owes a move but has none`);
  } else {
    must(owing.length === 0, 'The game is over, but somebody owes a move', owing);
    must(game.deadline(state) === undefined, 'The game is over, but a timer runs');
    for (const by of seats) must(game.legalMoves(state, by).length === 0, `The game is over, but seat ${by} has moves`);
  }
}

export const gamesEnd: Law = law('a random game ends within the bound, with sane ranks', (subject, number) => {
  const { game, table, bound } = subject;
  const seed = seedOfCase(subject, number);
  const state = game.setup(table.options, table.seats, seed);
  playToTheEnd(game, state, rngFrom(deriveSeed(seed, 'walk')), bound);
  const outcome = game.outcome(state);
  must(outcome !== undefined, `The game of seed ${seed} is not over after ${bound} inputs`);
  saneOutcome(outcome, table.seats);
});

/**
 * Plays random inputs until the game is over or reaches the bound. Reflexes don't count, because nothing limits them.
 */
export function playToTheEnd(game: AnyGame, state: unknown, rng: Rng, bound: number): void {
  const reflexes = new Set(game.reflexes.map((move) => game.formatMove(move)));
  for (let counted = 0; counted < bound && game.outcome(state) === undefined; ) {
    randomWalk(game, state, rng, 1, (input) => {
      if (input.type !== 'move' || !reflexes.has(game.formatMove(input.move))) counted += 1;
    });
  }
}

/** Throws unless every seat has a rank and a score, at least one seat is first, and team-mates share a rank. */
function saneOutcome({ ranks, scores, teams }: Outcome, seats: number): void {
  must(ranks.length === seats && scores.length === seats, `An outcome of ${seats} seats is needed`, { ranks, scores });
  must(scores.every(Number.isFinite), 'A score is not a number', scores);
  must(Math.min(...ranks) === 1, 'Nobody is first', ranks);
  must(
    ranks.every((rank) => Number.isInteger(rank) && rank <= seats),
    'A rank is out of range',
    ranks,
  );
  if (teams === undefined) {
    const shared = ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length);
    same('Ranks, each one more than the number of better seats', ranks, shared);
  } else {
    must(teams.length === seats, `A team for each of ${seats} seats is needed`, teams);
    must(
      ranks.every((rank, i) => rank === ranks[teams.indexOf(teams[i] ?? 0)]),
      'Team-mates differ in rank',
      { ranks, teams },
    );
  }
}

export const outdatedTimersAreIgnored: Law = lawOfMoments(
  'a timer that no longer runs is ignored',
  ({ game }, { state, outdated }) => {
    for (const id of [-1, ...outdated.slice(-6)]) {
      unchanged(`Timer ${id}, which does not run,`, state, () => {
        game.apply(state, { type: 'timer', at: game.now(state), id }, (event) => {
          must(false, `Timer ${id} does not run, but something happens`, event);
        });
      });
    }
  },
);

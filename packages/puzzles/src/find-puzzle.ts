import { type Bot, botWith, levels, Search, SeatInformationSet } from '@saloon/bots';
import { type AnyGame, forkRng, type Rng, type Seat } from '@saloon/kernel';
import type { Answer, LevelHits } from './puzzle.ts';
import { leadOf, meanOf, type Shares, weighMoves } from './weigh-moves.ts';

/**
 * What makes a decision a puzzle. The best move must win at least `margin` more games than any other, and at least
 * `errors` standard errors more. Each step has more deals than the one before, and new ones.
 */
export const DEMANDS = {
  steps: [
    { deals: 60, margin: 0.03, errors: 1 },
    { deals: 240, margin: 0.06, errors: 2.5 },
    { deals: 1200, margin: 0.06, errors: 4 },
  ],
  /** Iterations of the first search, and of the two searches that must agree with it. */
  search: 300,
  deepSearch: 2000,
  /** Other moves that are weighed: those that the search tried most. */
  others: 5,
  /** How often each level is asked, and how often `easy` may find the move. */
  asked: 5,
  easyHits: 2,
} as const;

/** The best move of a decision, with what it and the others win. */
export type Found = { readonly best: unknown; readonly answers: readonly Answer[]; readonly hits: LevelHits };

/** Examines one decision. Cheap checks come first, because few decisions are puzzles. */
export function findPuzzle(game: AnyGame, seat: Seat, state: unknown, rng: Rng): Found | undefined {
  const info = new SeatInformationSet(game, seat, state, rng);
  info.renew(true);
  if (info.legal().length < 3) return undefined;
  const moves = searched(info, DEMANDS.search, rng);
  const best = moves[0];
  if (best === undefined || moves.length < 3) return undefined;
  const isBest = (move: unknown): boolean => game.formatMove(move) === game.formatMove(best);
  const easy = hitsOf(botWith(levels.easy), info, isBest, rng);
  if (easy > DEMANDS.easyHits) return undefined;
  const tried = moves.slice(0, 1 + DEMANDS.others);
  const [glance, look, proof] = DEMANDS.steps;
  for (const step of [glance, look]) {
    if (!isClear(weighMoves(info, tried, step.deals, rng), step)) return undefined;
  }
  for (let n = 0; n < 2; n++) {
    if (!isBest(searched(info, DEMANDS.deepSearch, forkRng(rng))[0])) return undefined;
  }
  const shares = weighMoves(info, tried, proof.deals, rng);
  if (!isClear(shares, proof)) return undefined;
  const normal = hitsOf(botWith(levels.normal), info, isBest, rng);
  const hard = hitsOf(botWith(levels.hard), info, isBest, rng);
  const answers = tried.map((move, i) => ({ move: game.formatMove(move), ...meanOf(shares[i] ?? []) }));
  return { best, answers, hits: { easy, normal, hard } };
}

type Info = SeatInformationSet<unknown, unknown>;

/** The moves that a search tried, best first. */
function searched(info: Info, iterations: number, rng: Rng): readonly unknown[] {
  const search = new Search(info, 'legend', rng);
  search.think({ iterations });
  return search.candidates().flatMap(({ move }) => (move === undefined ? [] : [move]));
}

/** How often a bot makes the move, of `DEMANDS.asked` times. */
function hitsOf(bot: Bot, info: Info, isBest: (move: unknown) => boolean, rng: Rng): number {
  let hits = 0;
  for (let n = 0; n < DEMANDS.asked; n++) {
    info.memory = undefined;
    const decision = bot.decide(info, forkRng(rng));
    if (decision !== undefined && isBest(decision.move)) hits += 1;
  }
  return hits;
}

type Demand = { readonly margin: number; readonly errors: number };

/** Does the first move win clearly more than every other? */
export function isClear([best = [], ...others]: Shares, { margin, errors }: Demand): boolean {
  return others.every((other) => {
    const lead = leadOf(best, other);
    return lead.mean >= margin && lead.mean >= errors * lead.error;
  });
}

import { type InformationSet, Playing, rollOut } from '@saloon/bots';
import { cloneRng, type Rng, winShare } from '@saloon/kernel';

/** Games played on. */
const GAMES = 60;
/** A game that isn't over after this many moments counts as an even share for each side. */
const MOMENTS = 1500;
/** 19 of 20 times the true share is within this many standard errors. */
const SURE = 1.96;

/** A mean over games, and how far it may be from the truth. */
export type Share = { readonly share: number; readonly margin: number };

/** Which share of games the seat wins after this move, when everybody plays on by what looks likely. */
export function chancesAfter<State, Move>(info: InformationSet<State, Move>, move: Move, rng: Rng): number {
  return meanOf(sharesAfter(info, [move], rng, GAMES)[0] ?? []).share;
}

/** What the seat wins after each of these moves, game by game. Every move gets the same deals and the same luck. */
export function sharesAfter<State, Move>(
  info: InformationSet<State, Move>,
  moves: readonly Move[],
  rng: Rng,
  games: number,
): readonly (readonly number[])[] {
  const { game, seat } = info;
  const won = moves.map((): number[] => []);
  for (let n = 0; n < games; n++) {
    const deal = info.sample();
    for (const [i, move] of moves.entries()) {
      const luck = i === moves.length - 1 ? rng : cloneRng(rng);
      const state = i === moves.length - 1 ? deal : game.clone(deal);
      const playing = new Playing(game, 'hard', luck);
      playing.play(state, seat, move);
      const outcome = rollOut(game, state, MOMENTS, playing, luck);
      won[i]?.push(outcome === undefined ? 1 / game.seatCount(state) : winShare(outcome, seat));
    }
  }
  return won;
}

export function meanOf(values: readonly number[]): Share {
  const n = Math.max(1, values.length);
  const share = values.reduce((sum, value) => sum + value, 0) / n;
  const spread = values.reduce((sum, value) => sum + (value - share) ** 2, 0) / Math.max(1, n - 1);
  return { share, margin: SURE * Math.sqrt(spread / n) };
}

import { type InformationSet, Playing, rollOut } from '@saloon/bots';
import { type Rng, winShare } from '@saloon/kernel';

/** Games played on. */
const GAMES = 60;
/** A game that isn't over after this many moments counts as an even share for each side. */
const MOMENTS = 1500;

/** Which share of games the seat wins after this move, when everybody plays on by what looks likely. */
export function chancesAfter<State, Move>(info: InformationSet<State, Move>, move: Move, rng: Rng): number {
  const { game, seat } = info;
  const playing = new Playing(game, 'hard', rng);
  let won = 0;
  for (let n = 0; n < GAMES; n++) {
    const state = info.sample();
    playing.play(state, seat, move);
    const outcome = rollOut(game, state, MOMENTS, playing, rng);
    won += outcome === undefined ? 1 / game.seatCount(state) : winShare(outcome, seat);
  }
  return won / GAMES;
}

import type { AnyGame } from '../../game.ts';
import { canonicalJson } from '../../hash.ts';
import { type Seat, seatsOf, type Viewer } from '../../ids.ts';
import { tryPlay } from '../../judge.ts';
import { moveInput } from '../../perft.ts';
import { choose, cloneRng, forkRng } from '../../rng.ts';
import { must, same, unchanged } from '../data.ts';
import { generatorsIn, keyOf } from '../generators.ts';
import { type Law, lawOfMoments } from '../law.ts';
import { playToTheEnd } from './progress.ts';

export const redealLooksTheSame: Law = lawOfMoments(
  'a re-deal changes nothing that the seat sees, may do or is refused for',
  ({ game }, { state, moves, rng, seed }) => {
    for (const me of seatsOf(game.seatCount(state))) {
      const other = unchanged('A re-deal', state, () => game.redeal(state, me, forkRng(rng)));
      const viewers: readonly Viewer[] = [me, 'spectator'];
      for (const viewer of viewers) {
        const seen = game.view(state, viewer);
        same(`What ${viewer} sees when seat ${me} deals again`, game.view(other, viewer), seen);
        must(!canonicalJson(seen).includes(seed), `The view of ${viewer} shows the seed`);
      }
      same(`What seat ${me} may do`, offers(game, other, me), offers(game, state, me));
      // In a race a seat can't always see who else still owes a move.
      const owing = (table: typeof state) =>
        game.isRace?.(state) === true ? game.toAct(table).includes(me) : game.toAct(table);
      same(`Who owes a move, as seat ${me} sees it`, owing(other), owing(state));
      same(`The end, as seat ${me} sees it`, game.outcome(other), game.outcome(state));
      for (const move of moves.slice(0, 6)) {
        same(`What seat ${me} is answered`, answer(game, other, me, move), answer(game, state, me, move));
      }
    }
  },
);

const offers = (game: AnyGame, state: unknown, me: Seat): readonly unknown[] =>
  game.legalMoves(state, me).map((move) => [move, game.question(state, move) ?? 'any time']);

function answer(game: AnyGame, state: unknown, me: Seat, move: unknown): string {
  const input = moveInput(game, state, { at: game.now(state), seat: me, move });
  const played = tryPlay(game, game.clone(state), { ...input, seat: me, move });
  return played.ok ? 'accepted' : played.rejection.code;
}

export const redealReadsNoSecret: Law = lawOfMoments(
  'a re-deal depends only on what the seat sees, and keeps no generator',
  ({ game }, { state, rng, seed }) => {
    const generators = new Set(generatorsIn(state).map(keyOf));
    for (const me of seatsOf(game.seatCount(state))) {
      const other = game.redeal(state, me, forkRng(rng));
      const last = forkRng(rng);
      const once = game.redeal(state, me, cloneRng(last));
      same(`A re-deal for seat ${me} after another`, game.redeal(other, me, cloneRng(last)), once);
      must(!canonicalJson(once).includes(seed), `A re-deal for seat ${me} keeps the seed`);
      const kept = generatorsIn(once).some((generator) => generators.has(keyOf(generator)));
      must(!kept, `A re-deal for seat ${me} keeps a generator of the game, which tells what comes`);
    }
  },
);

export const redealForSpectatorsIsPublic: Law = lawOfMoments(
  'a re-deal for spectators changes nothing they see, and depends only on what everybody knows',
  ({ game }, { state, rng }) => {
    const last = forkRng(rng);
    const dealt = unchanged('A re-deal', state, () => game.redeal(state, undefined, cloneRng(last)));
    same(
      'What a spectator sees when a spectator deals again',
      game.view(dealt, 'spectator'),
      game.view(state, 'spectator'),
    );
    const again = game.redeal(game.redeal(state, undefined, forkRng(rng)), undefined, cloneRng(last));
    same('A re-deal for spectators after another', again, dealt);
    for (const me of seatsOf(game.seatCount(state))) {
      const other = game.redeal(state, me, forkRng(rng));
      same(`A re-deal for spectators after one for seat ${me}`, game.redeal(other, undefined, cloneRng(last)), dealt);
    }
  },
);

export const commonPartsArePublic: Law = lawOfMoments(
  'views made together equal the views made one by one, and share only public information',
  ({ game }, { state, rng }) => {
    const views = game.views?.(state);
    if (views === undefined) return;
    const seats = seatsOf(game.seatCount(state));
    const viewers: readonly Viewer[] = [...seats, 'spectator'];
    for (const viewer of viewers) {
      const [own, whole] = [views.own(viewer), game.view(state, viewer)];
      same(`One of all views, of ${viewer}`, { ...views.shared, ...own }, whole);
      const twice = Object.keys(own).filter((name) => name in views.shared);
      same(`Fields that all see alike and ${viewer} has of their own`, twice, []);
    }
    for (const me of seats) {
      const other = game.views?.(game.redeal(state, me, forkRng(rng)));
      same(`What all views have in common when seat ${me} deals again`, other?.common, views.common);
      same(`What everybody sees alike when seat ${me} deals again`, other?.shared, views.shared);
    }
  },
);

export const redealCanBePlayed: Law = lawOfMoments(
  'a re-deal creates and loses no card, is independent and can be played to the end',
  ({ game, census, bound }, { state, rng }) => {
    const me = choose(rng, seatsOf(game.seatCount(state)));
    const other = game.redeal(state, me, forkRng(rng));
    must(census(other) === census(state), `A re-deal breaks the census ${census(state)}`, census(other));
    unchanged('Playing a re-dealt state', state, () => playToTheEnd(game, other, rng, bound));
    must(game.outcome(other) !== undefined, `A re-dealt state is not over after ${bound} inputs`);
    must(census(other) === census(state), `A re-dealt game breaks the census ${census(state)}`, census(other));
  },
);

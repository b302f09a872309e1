import type { AnyGame } from '../../game.ts';
import { canonicalJson } from '../../hash.ts';
import { seatsOf, type Viewer } from '../../ids.ts';
import type { Input } from '../../input.ts';
import { isLegal } from '../../judge.ts';
import { moveInput, nextInputs } from '../../perft.ts';
import { choose, forkRng, type Rng, shuffle } from '../../rng.ts';
import { deriveSeed } from '../../seed.ts';
import { same } from '../data.ts';
import { type Law, law, lawOfMoments } from '../law.ts';
import { seedOfCase } from '../situations.ts';

/** Inputs tried in each position. */
const TRIED = 10;
const DEALS = 6;

/**
 * If two states look the same to a viewer before and after an input, the viewer must get the same events. Otherwise the
 * events contain something that the view hides.
 */
export const eventsLeakNothing: Law = lawOfMoments(
  'events tell seats and spectators nothing that their views hide',
  ({ game }, { state, rng }) => {
    const me = choose(rng, seatsOf(game.seatCount(state)));
    const other = game.redeal(state, me, forkRng(rng));
    for (const input of sharedInputs(game, state, other, rng)) {
      const one = played(game, state, input);
      const two = played(game, other, input);
      const viewers: readonly Viewer[] = [me, 'spectator'];
      for (const viewer of viewers) {
        if (looksAlike(game, state, other, viewer) && looksAlike(game, one.state, two.state, viewer)) {
          const told = `What ${viewer} is told of ${JSON.stringify(input)}`;
          same(told, redacted(game, two.events, viewer), redacted(game, one.events, viewer));
        }
      }
    }
  },
);

/** The same for the setup, with two seeds whose views are equal. */
export const dealLeaksNothing: Law = law('the events of the deal tell nobody more than the view', (subject, number) => {
  const { game, table } = subject;
  const seed = seedOfCase(subject, number);
  const deals = Array.from({ length: DEALS }, (_, i) => {
    const events: unknown[] = [];
    const state = game.setup(table.options, table.seats, deriveSeed(seed, i), (event) => events.push(event));
    return { state, events };
  });
  const viewers: readonly Viewer[] = [...seatsOf(table.seats), 'spectator'];
  for (const viewer of viewers) {
    const told = new Map<string, readonly unknown[]>();
    for (const { state, events } of deals) {
      const seen = canonicalJson(game.view(state, viewer));
      const story = redacted(game, events, viewer);
      same(`What ${viewer} is told of the deal`, story, told.get(seen) ?? story);
      told.set(seen, story);
    }
  }
});

/** The state after this input, and its events. */
export function played(game: AnyGame, state: unknown, input: Input<unknown>) {
  const after = game.clone(state);
  const events: unknown[] = [];
  game.apply(after, input, (event) => events.push(event));
  return { state: after, events };
}

const looksAlike = (game: AnyGame, a: unknown, b: unknown, viewer: Viewer): boolean =>
  canonicalJson(game.view(a, viewer)) === canonicalJson(game.view(b, viewer));

/** The viewer's events, in order. */
export const redacted = (game: AnyGame, events: readonly unknown[], viewer: Viewer): readonly unknown[] =>
  events.map((event) => game.redact(event, viewer)).filter((event) => event !== undefined);

/** Some inputs that are possible in both states. */
export function sharedInputs(game: AnyGame, a: unknown, b: unknown, rng: Rng): readonly Input<unknown>[] {
  if (game.outcome(a) !== undefined || game.outcome(b) !== undefined) return [];
  const at = game.now(a);
  const by = choose(rng, seatsOf(game.seatCount(a)));
  const reflexes = game.reflexes.map((move) => moveInput(game, a, { at, seat: by, move }));
  const moves = [...reflexes, ...nextInputs(game, a, true)].filter(
    (input) =>
      input.type === 'move' &&
      isLegal(game, b, input.seat, input.move) &&
      game.question(b, input.move) === input.answers,
  );
  shuffle(rng, moves);
  const ends = [game.deadline(a), game.deadline(b)] as const;
  const timer: Input<unknown>[] =
    ends[0] !== undefined && ends[0].id === ends[1]?.id
      ? [{ type: 'timer', at: Math.max(at, ends[0].at, ends[1].at), id: ends[0].id }]
      : [];
  return [...timer, { type: 'leave', at, seat: by }, ...moves.slice(0, TRIED)];
}

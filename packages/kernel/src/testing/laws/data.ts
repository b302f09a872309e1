import { seatsOf, type Viewer } from '../../ids.ts';
import type { Input } from '../../input.ts';
import { replay } from '../../replay.ts';
import { cloneRng, rngFrom } from '../../rng.ts';
import { deriveSeed } from '../../seed.ts';
import { must, plain, same, throughJson, unchanged } from '../data.ts';
import { type Law, law, lawOfMoments } from '../law.ts';
import { roam } from '../roam.ts';
import { seedOfCase } from '../situations.ts';

/** How many inputs two equal states are played on with, to see whether they stay equal. */
const AFTER = 40;

export const statesSurviveJson: Law = lawOfMoments(
  'a state is plain data: it survives JSON and plays on the same',
  ({ game }, { state, rng }) => {
    plain('The state', state);
    const copy = throughJson(state);
    same('The state out of JSON', copy, state);
    roam(game, state, cloneRng(rng), AFTER);
    roam(game, copy, cloneRng(rng), AFTER);
    same('The state out of JSON, played on', copy, state);
  },
);

export const clonesAreIndependent: Law = lawOfMoments(
  'a clone is equal and independent',
  ({ game }, { state, rng }) => {
    const copy = unchanged('Cloning', state, () => game.clone(state));
    same('The clone', copy, state);
    unchanged('Playing a clone', state, () => roam(game, copy, cloneRng(rng), AFTER));
    const kept = game.clone(state);
    unchanged('Playing the original', kept, () => roam(game, state, cloneRng(rng), AFTER));
    same('The clone, played on', copy, state);
  },
);

export const askingChangesNothing: Law = lawOfMoments('asking changes nothing', ({ game }, { state, moves }) => {
  unchanged('Asking', state, () => {
    const viewers: readonly Viewer[] = [...seatsOf(game.seatCount(state)), 'spectator'];
    for (const viewer of viewers) plain(`The view of ${viewer}`, game.view(state, viewer));
    for (const by of seatsOf(game.seatCount(state))) {
      for (const move of game.legalMoves(state, by)) plain('A move', move);
      for (const move of moves) game.refuse(state, by, move, game.question(state, move));
    }
    game.toAct(state);
    game.deadline(state);
    game.outcome(state);
  });
});

export const answersStay: Law = lawOfMoments(
  'a view and the legal moves do not change later when the game goes on',
  ({ game }, { state, rng }) => {
    const seats = seatsOf(game.seatCount(state));
    const viewers: readonly Viewer[] = [...seats, 'spectator'];
    const given = [viewers.map((viewer) => game.view(state, viewer)), seats.map((by) => game.legalMoves(state, by))];
    unchanged('A view or an offer shares data with the state: playing on', given, () => roam(game, state, rng, AFTER));
  },
);

export const gamesRepeat: Law = law(
  'the same seed and inputs give the same states and events, with or without events, and when replayed',
  (subject, number) => {
    const { game, table, bound } = subject;
    const seed = seedOfCase(subject, number);
    const inputs: Input<unknown>[] = [];
    const events: unknown[] = [];
    const told: string[] = [];
    const hear = (event: unknown) => {
      plain('An event', event);
      events.push(event);
      told.push(JSON.stringify(event));
    };
    const state = game.setup(table.options, table.seats, seed, hear);
    roam(game, state, rngFrom(deriveSeed(seed, 'walk')), 2 * bound, (input) => inputs.push(input), hear);
    const stale = events.findIndex((event, i) => JSON.stringify(event) !== told[i]);
    must(stale === -1, 'An event changed after it was told, so it shares data with the state', told[stale]);

    const quiet = game.setup(table.options, table.seats, seed);
    for (const input of inputs) game.apply(quiet, input);
    same('The state without anybody told', quiet, state);

    const head = { game: game.id, rulesVersion: game.rulesVersion, options: table.options, seats: table.seats, seed };
    const again: string[] = [];
    const final = replay(game, throughJson({ ...head, inputs }), (event) => again.push(JSON.stringify(event)));
    same('The state of the replay', final, state);
    same('The events of the replay', again, told);
  },
);

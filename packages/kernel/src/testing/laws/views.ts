import type { AnyGame } from '../../game.ts';
import { canonicalJson } from '../../hash.ts';
import { type Seat, seatsOf, type Viewer } from '../../ids.ts';
import { nextInputs } from '../../perft.ts';
import { choose, forkRng, type Rng, shuffle } from '../../rng.ts';
import { same } from '../data.ts';
import { type Law, lawOfMoments } from '../law.ts';
import type { Subject } from '../subject.ts';
import { redacted, sharedInputs } from './events.ts';
import { type World, withOtherLuck, worldOf } from './twins.ts';

/** Inputs of one seat that are tried in each position, and how often each is retried with other random numbers. */
const CHOICES = 8;
const LUCKS = 2;

/**
 * A view must follow from the previous view and the events since. This finds secrets that leak through what a view
 * keeps, such as the list of cards that everybody knows. The laws about re-deals can't find them, because a re-deal
 * treats everything in the view as known. After the end nothing is hidden.
 */
export const viewsLeakNothing: Law = lawOfMoments('equal events give equal views', (subject, { state, rng }) => {
  const { game } = subject;
  const seats = seatsOf(game.seatCount(state));
  const able = seats.filter((seat) => game.legalMoves(state, seat).length > 0);
  const by = choose(rng, able.length > 0 ? able : seats);
  const worlds = worldsBy(game, state, by, rng);
  const viewers: readonly Viewer[] = [by, choose(rng, seats), 'spectator'];
  for (const viewer of viewers) seesAlike(subject, worlds, viewer, viewer === by);

  const me = choose(rng, seats);
  const dealt = game.redeal(state, me, forkRng(rng));
  for (const input of sharedInputs(game, state, dealt, rng)) {
    const pair = [worldOf(game, state, input), worldOf(game, dealt, input)];
    for (const viewer of [me, 'spectator'] as const) seesAlike(subject, pair, viewer, true);
  }
});

/** The states after one seat's inputs, each also with other random numbers. */
function worldsBy(game: AnyGame, state: unknown, by: Seat, rng: Rng): readonly World[] {
  const inputs = nextInputs(game, state, true).filter((input) => input.type === 'timer' || input.seat === by);
  shuffle(rng, inputs);
  const lucks = [state, ...Array.from({ length: LUCKS }, () => withOtherLuck(state, rng))];
  return inputs.slice(0, CHOICES).flatMap((input) => lucks.map((luck) => worldOf(game, luck, input)));
}

/** Throws unless states with equal events have equal views. A seat's own input counts as known to that seat. */
function seesAlike(
  { game, untold = [] }: Subject,
  worlds: readonly World[],
  viewer: Viewer,
  knowsInput: boolean,
): void {
  const firsts = new Map<string, unknown>();
  for (const { input, events, after } of worlds) {
    if (game.outcome(after) !== undefined) continue;
    const told = canonicalJson([redacted(game, events, viewer), knowsInput ? input : 'anything']);
    const seen = without(untold, game.view(after, viewer));
    if (firsts.has(told)) same(`What ${viewer} sees after being told ${told}`, seen, firsts.get(told));
    else firsts.set(told, seen);
  }
}

/** The data without the places at these paths, in which `*` is any list item: `players.*.choice`. */
function without(paths: readonly string[], data: unknown): unknown {
  if (paths.length === 0 || typeof data !== 'object' || data === null) return data;
  const below = (name: string) =>
    paths.flatMap((path) => {
      const [head, ...rest] = path.split('.');
      return head === name || (head === '*' && Array.isArray(data)) ? [rest.join('.')] : [];
    });
  const kept = Object.entries(data).filter(([name]) => !below(name).includes(''));
  return Object.fromEntries(kept.map(([name, part]) => [name, without(below(name), part)]));
}

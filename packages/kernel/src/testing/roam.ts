import type { AnyGame, Emit } from '../game.ts';
import { seatsOf } from '../ids.ts';
import type { Input } from '../input.ts';
import { below, choose, type Rng } from '../rng.ts';
import { randomInput } from '../walk.ts';

/** 1 of `DISTURBANCE` inputs is a latency report, a leave or return, or a timeout. */
const DISTURBANCE = 12;

/** Which seats are present, so that nobody leaves or returns twice. */
export type Presence = boolean[];

export const everybodyHere = (seats: number): Presence => Array.from({ length: seats }, () => true);

/** The next input of a random game with latency and players who come and go. */
export function roamInput(game: AnyGame, state: unknown, rng: Rng, here: Presence): Input<unknown> {
  const at = game.now(state) + below(rng, 400);
  const seat = choose(rng, seatsOf(game.seatCount(state)));
  const deadline = game.deadline(state);
  switch (below(rng, DISTURBANCE * 3)) {
    case 0:
      return { type: 'lag', at, seat, roundTrip: below(rng, 4) === 0 ? 'local' : below(rng, 500) };
    case 1:
      if (here[seat] && below(rng, 3) > 0) break;
      here[seat] = !here[seat];
      return { type: here[seat] ? 'return' : 'leave', at, seat };
    case 2:
      if (deadline === undefined) break;
      return { type: 'timer', at: Math.max(deadline.at, game.now(state)), id: deadline.id };
    default:
  }
  const input = randomInput(game, state, rng);
  return input.type === 'move' && below(rng, 2) === 0 ? { ...input, reaction: below(rng, 1000) } : input;
}

/**
 * Plays such inputs in place until the game is over or `most` are played. `watch` sees each input before it is played.
 */
export function roam(
  game: AnyGame,
  state: unknown,
  rng: Rng,
  most: number,
  watch?: (input: Input<unknown>) => void,
  emit?: Emit<unknown>,
): void {
  const here = everybodyHere(game.seatCount(state));
  for (let played = 0; played < most && game.outcome(state) === undefined; played++) {
    const input = roamInput(game, state, rng, here);
    watch?.(input);
    game.apply(state, input, emit);
  }
}

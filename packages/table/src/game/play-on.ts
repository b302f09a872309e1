import { type AnyGame, type Input, type Millis, replay, type Seat, type Seed } from '@saloon/kernel';
import type { Recording } from '@saloon/recording';
import type { Before } from '../log/entry.ts';
import type { Deal } from './undo-log.ts';

/** How a table gets its first state: a deal, or a recorded game up to a step with the unknown cards dealt again. */
export const dealOf =
  (game: AnyGame, options: unknown, seats: number, seed: Seed, before: Before | undefined): Deal =>
  (emit) =>
    before === undefined ? game.setup(options, seats, seed, emit) : replay(game, playedOn(before, []), emit);

/** The whole game of a table that continues a recording: what came before, and its own inputs. */
export function playedOn({ recording, redeal }: Before, own: readonly Input<unknown>[]): Recording<unknown, unknown> {
  const {
    names: _others,
    proof: _ours,
    comments: _said,
    signature: _signed,
    redeals = [],
    inputs,
    ...head
  } = recording;
  return {
    ...head,
    inputs: [...inputs.slice(0, redeal.after), ...own],
    redeals: [...redeals.filter(({ after }) => after <= redeal.after), redeal],
  };
}

export const inputsBefore = (before: Before | undefined): number => before?.redeal.after ?? 0;

/** The clock of the continued game. */
export const clockOf = ({ recording, redeal }: Before): Millis => recording.inputs[redeal.after - 1]?.at ?? 0;

/** The seats that had left the continued game and not come back. */
export function awayIn(before: Before | undefined): readonly Seat[] {
  const away = new Set<Seat>();
  for (const input of before?.recording.inputs.slice(0, before.redeal.after) ?? []) {
    if (input.type === 'leave') away.add(input.seat);
    if (input.type === 'return') away.delete(input.seat);
  }
  return [...away];
}

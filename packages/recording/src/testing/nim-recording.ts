import { defaultOptions, seat, seedOf } from '@saloon/kernel';
import { type Move, nim, type Options } from '@saloon/kernel/testing/nim';
import type { Recording } from '../recording.ts';

export type NimRecording = Recording<Move, Options>;

export const nimHead = {
  game: nim.id,
  rulesVersion: 1,
  options: defaultOptions(nim.options),
  seats: 3,
  seed: seedOf(7),
} as const;

/** The beginning of a game, with every kind of input. */
export const nimRecording: NimRecording = {
  ...nimHead,
  inputs: [
    { type: 'lag', at: 5, seat: seat(1), roundTrip: 40 },
    { type: 'leave', at: 10, seat: seat(0) },
    { type: 'timer', at: 10, id: 2 },
    { type: 'return', at: 20, seat: seat(0) },
    { type: 'move', at: 900, seat: seat(1), move: { type: 'take', pebbles: 3 }, answers: 2, reaction: 90 },
    { type: 'move', at: 900, seat: seat(0), move: { type: 'grab' } },
    { type: 'move', at: 950, seat: seat(2), move: { type: 'fidget' } },
    { type: 'lag', at: 999, seat: seat(2), roundTrip: 'local' },
    { type: 'move', at: 1200, seat: seat(2), move: { type: 'swap' }, answers: 3 },
  ],
};

export const findNim = (id: string) => (id === 'nim' ? nim : undefined);

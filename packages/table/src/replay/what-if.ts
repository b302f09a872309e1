import type { Level, Seat, Seed } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { Recording } from '@saloon/recording';
import type { Opening } from '../fields/opening.ts';
import type { Someone } from '../fields/seating.ts';

/** A game is continued from one of its steps: after this many inputs, in this seat, against bots of this level. */
export type WhatIf = {
  readonly recording: Recording<unknown, unknown>;
  readonly after: number;
  readonly seat: Seat;
  readonly level: Level;
  /** Where the game can be watched that this one goes on from. */
  readonly replay: string;
};

/** What a table for it needs: an id, its own seed, and the one from which is dealt again what the seat could not know. */
export type WhatIfTable = {
  readonly id: TableId;
  readonly seed: Seed;
  readonly redealSeed: Seed;
  readonly host: Someone;
  /** The sender's own name for the request. */
  readonly request: string;
};

/** How to open a table that plays on from a place in a finished game. Its log has all of that game, and so is the table. */
export function whatIfOpening(
  { recording, after, seat, level, replay }: WhatIf,
  { id, seed, redealSeed, host, request }: WhatIfTable,
): Opening {
  const { game, rulesVersion, options, seats, seed: dealt, inputs, names, redeals } = recording;
  const kept = { game, rulesVersion, options, seats, seed: dealt, inputs };
  return {
    id,
    seed,
    host,
    isReady: true,
    request: {
      type: 'open-table',
      id: request,
      game,
      options: options as Record<string, string | number | boolean>,
      seats: Array.from({ length: seats }, (_, i) => (i === seat ? { type: 'me' } : { type: 'bot', level })),
      isPrivate: true,
    },
    before: {
      recording: { ...kept, ...(names && { names }), ...(redeals && { redeals }) },
      redeal: { after, seat, seed: redealSeed },
      replay,
    },
  };
}

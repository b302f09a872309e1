import type { Source } from '../use-recording.ts';
import type { Head } from '../worker/contract.ts';

/** Did this browser deal the whole game? Not if it continues another game: a server may have dealt that one. */
export const isOwnDeal = (source: Source, { redeals }: Pick<Head, 'redeals'>): boolean =>
  source.type === 'solo' && !source.isBefore && redeals.length === 0;

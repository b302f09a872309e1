import type { Head } from '../../../local/replay-worker/contract.ts';
import type { Source } from '../use-recording.ts';

/** Did this browser deal the whole game? Not if it continues another game: a server may have dealt that one. */
export const isOwnDeal = (source: Source, { redeals }: Pick<Head, 'redeals'>): boolean =>
  source.type === 'solo' && !source.isBefore && redeals.length === 0;

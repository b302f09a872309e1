import type { Source } from '../use-reel.ts';
import type { Head } from '../worker/contract.ts';

/** Did this browser itself deal all of it? Not the game that a table plays on from, nor one that was played on: a server may have dealt that. */
export const isOwnDeal = (source: Source, { redeals }: Pick<Head, 'redeals'>): boolean =>
  source.type === 'solo' && !source.isBefore && redeals.length === 0;

import type { OpenRequest } from '@saloon/client';
import type { Level } from '@saloon/kernel';
import type { Hints, OutsideBots } from '@saloon/protocol';

/** Hints, who replaces a player who leaves, and whether outside bots may join. */
export type Help = { readonly hints: Hints; readonly standIn: Level; readonly outsideBots: OutsideBots };
export const USUAL_HELP: Help = { hints: 'on', standIn: 'normal', outsideBots: 'refused' };

/** Is there an open seat? */
export const hasOpenSeat = (seats: readonly OpenRequest['seats'][number][]): boolean =>
  seats.some(({ type }) => type === 'open');

/** The part of the request about help. Outside bots are allowed only where there is a seat for them. */
export function helpAsked(
  { outsideBots, ...help }: Help,
  seats: readonly OpenRequest['seats'][number][],
): Pick<OpenRequest, 'hints' | 'standIn' | 'outsideBots'> {
  return outsideBots === 'allowed' && hasOpenSeat(seats) ? { ...help, outsideBots } : help;
}

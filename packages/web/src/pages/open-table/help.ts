import type { Level } from '@saloon/kernel';
import type { Hints, OutsideBots } from '@saloon/protocol';
import type { OpenRequest } from '../../net/link.ts';

/** What those who play with others may expect: hints, who plays on for somebody who leaves, and whether programs may come. */
export type Help = { readonly hints: Hints; readonly standIn: Level; readonly outsideBots: OutsideBots };
export const USUAL_HELP: Help = { hints: 'on', standIn: 'normal', outsideBots: 'refused' };

/** Is there a chair for somebody who comes? */
export const hasOpenSeat = (seats: readonly OpenRequest['seats'][number][]): boolean =>
  seats.some(({ type }) => type === 'open');

/** What is asked of the house: programs are let in only where there is a chair for them. */
export function helpAsked(
  { outsideBots, ...help }: Help,
  seats: readonly OpenRequest['seats'][number][],
): Pick<OpenRequest, 'hints' | 'standIn' | 'outsideBots'> {
  return outsideBots === 'allowed' && hasOpenSeat(seats) ? { ...help, outsideBots } : help;
}

import type { OpenRequest } from '@saloon/client';
import type { Level } from '@saloon/kernel';
import type { Hints, OutsideBots } from '@saloon/protocol';

/** Hints, who replaces a player who leaves, and whether outside bots may join. */
export type Help = {
  /** Undefined until the host chooses. */
  readonly hints: Hints | undefined;
  readonly standIn: Level;
  readonly outsideBots: OutsideBots;
};
export const USUAL_HELP: Help = { hints: undefined, standIn: 'normal', outsideBots: 'refused' };

type Seats = readonly OpenRequest['seats'][number][];

/** Is there an open seat? */
export const hasOpenSeat = (seats: Seats): boolean => seats.some(({ type }) => type === 'open');

/** Against people there are no hints unless the host allows them. */
export const hintsIn = ({ hints }: Help, seats: Seats): Hints => hints ?? (hasOpenSeat(seats) ? 'off' : 'on');

/** The part of the request about help. Outside bots are allowed only where there is a seat for them. */
export function helpAsked(help: Help, seats: Seats): Pick<OpenRequest, 'hints' | 'standIn' | 'outsideBots'> {
  const { standIn, outsideBots } = help;
  const asked = { hints: hintsIn(help, seats), standIn };
  return outsideBots === 'allowed' && hasOpenSeat(seats) ? { ...asked, outsideBots } : asked;
}

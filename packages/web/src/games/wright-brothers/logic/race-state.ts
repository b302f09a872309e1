import type { Seat } from '@saloon/kernel';
import type { Event, View } from '../wire.ts';

/** What the ring says now. One control in one place: only its words, colours and answers change. */
export type RingState =
  | 'idle'
  | 'can-start'
  | 'suspense'
  | 'open'
  | 'stunned'
  | 'sent'
  | 'down'
  | 'watching-race'
  | 'closed';

/** Is a race open, as far as this view shows? A revealed duel counts, whatever its cards are. */
export const openRace = (view: View): number | undefined =>
  (view.phase === 'race' || view.phase === 'duel') && view.division === undefined ? view.race?.id : undefined;

export type Ring = {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly canSlap: boolean;
  readonly canStart: boolean;
  readonly isSent: boolean;
};

export function ringState({ view, you, canSlap, canStart, isSent }: Ring): RingState {
  if (view.division !== undefined) return 'closed';
  if (openRace(view) !== undefined) {
    if (you === undefined) return 'watching-race';
    if (view.players[you]?.isHandDown) return 'down';
    if (isSent) return 'sent';
    if (!canSlap) return 'watching-race';
    return view.race?.isStunned ? 'stunned' : 'open';
  }
  if (isSuspense(view)) return 'suspense';
  return canStart ? 'can-start' : 'idle';
}

/** Does one of these end every animation at once (WB-ONL-1)? */
export const isUrgent = (events: readonly Event[]): boolean =>
  events.some((event) => 'urgent' in event && event.urgent);

/** Hands on the pile in the order of receipt, the starter's first; the order is provisional until the close. */
export const handsDown = (view: View): readonly Seat[] => {
  const { race } = view;
  if (race === undefined) return [];
  const hands = race.hands.map(({ seat }) => seat);
  return race.starter === undefined ? hands : [race.starter, ...hands];
};

/** Can the signal come at any moment? */
export const isSuspense = ({ phase }: View): boolean => phase === 'duel-suspense' || phase === 'arrival-suspense';

const SHOOTING: readonly View['phase'][] = ['duel-suspense', 'arrival-suspense', 'duel', 'race', 'sealed'];

/** Has a shootout been started or a duel been called that is not divided yet? */
export const isShooting = ({ phase }: View): boolean => SHOOTING.includes(phase);

import type { Seat } from '@saloon/kernel';
import type { View } from '../wire.ts';

/** The one word beside a seat that matters most now. */
export type SeatMark = 'away' | 'turn' | 'chosen' | 'choosing' | 'next' | 'first';

export function seatMark(view: View, seat: Seat): SeatMark | undefined {
  const player = view.players[seat];
  if (player?.isAway) return 'away';
  if (view.asked.includes(seat)) return view.asked.length === 1 ? 'turn' : 'choosing';
  if (player?.hasChosen) return 'chosen';
  if (view.phase === 'planning' && nextOf(view) === seat) return 'next';
  return view.first === seat && view.round > 0 ? 'first' : undefined;
}

/** Who acts after the present player in this turn. */
function nextOf(view: View): Seat | undefined {
  return view.active === undefined ? undefined : view.order[view.order.indexOf(view.active) + 1];
}

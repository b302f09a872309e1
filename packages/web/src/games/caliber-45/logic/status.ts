import { type Seat, seat as seatAt } from '@saloon/kernel';
import type { PlayerView, View } from '../wire.ts';

/** The one thing about a player that matters most now, besides cards and money. */
export type Status =
  | { readonly type: 'away' | 'in' | 'declined' | 'rode' | 'fled' | 'fell' | 'jailed' }
  | { readonly type: 'no-cowboy' | 'ready' | 'voted' }
  | { readonly type: 'bail'; readonly amount: number };

export function statusOf(view: View, seat: Seat): Status {
  const player = view.players[seat];
  if (player === undefined || player.isAway) return { type: 'away' };
  if (player.hasVoted) return { type: 'voted' };
  const part = partOf(player);
  if (part !== undefined) return part;
  if (player.cowboy === undefined) return { type: 'no-cowboy' };
  return player.cowboy.bail > 0 ? { type: 'bail', amount: player.cowboy.bail * view.bailToken } : { type: 'ready' };
}

const partOf = ({ part }: PlayerView): Status | undefined => (part === 'none' ? undefined : { type: part });

/** Is the table waiting for this seat? */
export const isAsked = (view: View, seat: Seat): boolean => view.asked.includes(seat);

/** Everybody who went on this robbery, the initiator first, clockwise: those who are still in and those who left. */
export function posseOf(view: View): readonly { readonly seat: Seat; readonly part: PlayerView['part'] }[] {
  const { robbery, players } = view;
  if (robbery === undefined) return [];
  return players
    .map((_, i) => seatAt((robbery.initiator + i) % players.length))
    .map((seat) => ({ seat, part: players[seat]?.part ?? 'none' }))
    .filter(({ part }) => part !== 'none' && part !== 'declined');
}

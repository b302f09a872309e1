import type { Seat } from '@saloon/kernel';
import type { View } from '../wire.ts';

/** The one word above a seat that matters most now. */
export type SeatMark = 'turn' | 'next' | 'away' | 'down' | 'chosen' | 'choosing' | 'ready';

export function seatMark(view: View, by: Seat): SeatMark | undefined {
  const player = view.players[by];
  if (player === undefined) return undefined;
  if (player.isAway) return 'away';
  switch (view.phase) {
    case 'turn':
    case 'switch-return':
    case 'duel-suspense':
    case 'arrival-suspense':
      if (view.active === by) return 'turn';
      return view.players.length > 2 && (view.active + 1) % view.players.length === by ? 'next' : undefined;
    case 'race':
    case 'duel':
      return player.isHandDown ? 'down' : undefined;
    case 'sealed':
      if (view.race?.starter === by) return 'down';
      return view.race?.submitted.includes(by) ? 'chosen' : 'choosing';
    case 'miss-choice':
      return view.asked.includes(by) ? 'choosing' : undefined;
    case 'round-over':
      return player.isReady ? 'ready' : undefined;
    case 'game-over':
      return undefined;
  }
}

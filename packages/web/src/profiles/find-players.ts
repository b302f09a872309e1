import type { Me } from '@saloon/protocol';
import { toast } from '../kit/toast.tsx';
import { server } from '../net/server.ts';
import { seatsFor } from '../pages/lobby/bot-game.ts';
import { ask } from '../people/api.ts';
import { whyOffline } from '../shell/silence.tsx';

/** The paces of a quick match, as the games' options name them. */
export const MATCH_PACES = ['live', 'correspondence'] as const;
export type MatchPace = (typeof MATCH_PACES)[number];

/** Looks for other players of this game. Signed-in people play for their rating if everybody at the table does. */
export async function findPlayers(game: string, pace: MatchPace): Promise<void> {
  if (server.status.type !== 'online') {
    toast(whyOffline(), 'harm');
    server.tryNow();
    return;
  }
  const [me, { shareBook }] = await Promise.all([ask<Me>('GET', '/api/me'), import('../net/shares.ts')]);
  const isRated = me.ok && me.body.isKept;
  server.match.find({ game, pace, seats: seatsFor(game), ...(isRated ? { isRated } : {}) }, shareBook);
}

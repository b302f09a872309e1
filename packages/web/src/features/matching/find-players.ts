import { toast } from '../../kit/toast.tsx';
import { ask } from '../../net/api.ts';
import { server } from '../../net/server.ts';
import { whyOffline } from '../../shell/silence.tsx';
import { seatsFor } from '../../table/open/bot-game.ts';

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
  const [me, { shareBook }] = await Promise.all([ask('GET /api/me'), import('../../net/shares.ts')]);
  const isRated = me.ok && me.body.isKept;
  server.match.find({ game, pace, seats: seatsFor(game), ...(isRated ? { isRated } : {}) }, shareBook);
}

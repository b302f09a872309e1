import { feature } from '../../core/feature.ts';
import type { Connection } from '../../core/net/connection.ts';
import type { Message } from '../../core/net/messages.ts';
import { friends } from '../friends/index.ts';
import { findMatch } from './find-match.ts';
import type { MatchBroadcast } from './match-entry.ts';
import { Matches } from './matches.ts';
import { openMatch } from './open-match.ts';

/** Quick matches. */
export const matching = feature({
  name: 'matching',
  needs: { friends },
  make(core, { friends: { ties } }) {
    const { store, clock, broadcasts, connections } = core;
    const matches = new Matches({
      ...core,
      publish: (broadcast) => broadcasts.publish(broadcast),
      tell: (user, message) => void connections.deliver(user, message),
      openTable: (group) => openMatch({ ...core, key: store.key }, group),
    });
    const requests = new WeakMap<Connection, Message<'find-match'>>();
    const isLast = (connection: Connection, request: Message<'find-match'>) => requests.get(connection) === request;
    const finding = { ...core, matches, ties, run: store.query, wall: clock.wall, isLast };
    const apply = (broadcast: MatchBroadcast) => matches.apply(broadcast);
    return {
      offers: matches,
      messages: {
        'find-match'(connection, user, request) {
          requests.set(connection, request);
          findMatch(finding, connection, user, request);
        },
        'leave-match'(connection, { identity }) {
          requests.delete(connection);
          matches.leave(identity.user, connection);
        },
      },
      tables: {
        calledOff({ id, stored, actor }, came, missed) {
          const { game, options, seats, isRated } = actor.info;
          const wish = {
            game,
            pace: String(options.pace),
            seats: seats.length,
            ...(isRated === true ? { isRated } : {}),
          };
          matches.onCalledOff({ table: id, openedAt: stored.openedAt, wish, came, missed });
        },
      },
      connections: { closed: (connection) => matches.disconnected(connection) },
      broadcasts: { 'match-waits': apply, 'match-left': apply, 'match-found': apply, 'match-off': apply },
      routes: (routes) => routes.add('GET /api/matches', async () => matches.queues()),
      jobs: [matches.job],
    };
  },
});

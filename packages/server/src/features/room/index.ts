import { feature } from '../../core/feature.ts';
import { people } from '../people/index.ts';
import { JoinCodes } from './join-codes.ts';
import { serveJoinCodes } from './join-routes.ts';

/** Short codes that phones in the same room join a table with. */
export const room = feature({
  name: 'room',
  needs: { people },
  make(core, { people: { records } }) {
    const joinCodes = new JoinCodes({ tickets: records.tickets, store: core.store });
    return {
      offers: joinCodes,
      routes: (routes) => serveJoinCodes(routes.app, { ...core, joinCodes }, routes.isBehindProxy),
    };
  },
});

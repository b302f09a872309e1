import { feature } from '../../core/feature.ts';
import { serveRecordings } from './recording-routes.ts';
import { Recordings } from './recordings.ts';
import { sendSeenGame } from './seen-game.ts';

/** Recordings of finished games, and a player's own game so far. */
export const replay = feature({
  name: 'replay',
  make(core) {
    const recordings = new Recordings(core);
    return {
      offers: recordings,
      people: { hidden: () => recordings.forget() },
      messages: { 'ask-seen': (connection, user, message) => sendSeenGame(core, connection, user, message) },
      routes: (routes) => serveRecordings(routes, { ...core, recordings }),
    };
  },
});

import { feature } from '../../core/feature.ts';
import { people } from '../people/index.ts';
import { AdminRecords } from './admin-records.ts';
import { serveAdminRoutes } from './admin-routes.ts';
import { serveRevoking } from './revoke-routes.ts';

/** The operator's page, the named admins, and the log of what they did. */
export const admin = feature({
  name: 'admin',
  needs: { people },
  make(core, { people: { finder } }) {
    const admins = new AdminRecords(core.store.query);
    return {
      routes(routes) {
        serveAdminRoutes(routes, { ...core, admins, find: finder.find, wall: core.clock.wall });
        serveRevoking(
          routes.app,
          { ...core, signOutOthers: (identity) => core.sessions.signOutOthers(identity) },
          routes.isBehindProxy,
        );
      },
      erase: ['DELETE FROM admins WHERE user_id = $1'],
    };
  },
});

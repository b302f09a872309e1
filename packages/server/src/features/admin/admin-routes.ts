import type { PersonInfo, UserId, Who } from '@saloon/protocol';
import type { FastifyRequest } from 'fastify';
import type { Core } from '../../core/core.ts';
import { ADMIN_ROWS, type Admin, type AdminRoutes, hasSecret } from '../../core/http/admin-access.ts';
import { addressOf } from '../../core/http/origin.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import { type FindPerson, infoOf } from '../people/find-person.ts';
import type { AdminRecords } from './admin-records.ts';

export type AdminRoutesDeps = Pick<Core, 'store' | 'people' | 'audit' | 'registered'> & {
  readonly admins: AdminRecords;
  readonly find: FindPerson['find'];
  readonly wall: () => number;
};

/** Finds out which admin sends a request: by the admin secret, or by their own if they are a named admin. */
const adminOf =
  ({ isBehindProxy, adminSecret, callerIfAny }: Routes, { admins, audit }: Pick<AdminRoutesDeps, 'admins' | 'audit'>) =>
  async (request: FastifyRequest, who: Who): Promise<Admin> => {
    const address = addressOf(request.raw, isBehindProxy);
    if (hasSecret(request.headers.authorization, adminSecret)) return { name: 'operator', isOperator: true, address };
    try {
      const caller = await callerIfAny(request);
      if (caller === undefined || who === 'operator' || !(await admins.admins()).includes(caller.user))
        throw new Refusal(403, 'admins-only');
      return { name: `${caller.name} (${caller.user})`, isOperator: false, address };
    } catch (error) {
      if (error instanceof Refusal) audit.denied({ address });
      throw error;
    }
  };

/** What the page `/admin` needs: the named admins, the log of what they did, and what each feature adds. */
export function serveAdminRoutes(routes: Routes, deps: AdminRoutesDeps): void {
  const { people, admins, audit, wall, store, registered } = deps;
  const add = routes.addFor(adminOf(routes, deps));

  const personInfo = async (id: UserId): Promise<PersonInfo> => {
    const person = await people.find(id);
    return person === undefined ? { user: id, name: (await store.user(id))?.name ?? '' } : infoOf(person);
  };
  const log: AdminRoutes['log'] = async ({ name, address }, action, subject, note = '') => {
    await admins.addAction({ at: wall(), admin: name, action, subject, note });
    audit.admin(action, { target: subject, admin: name }, { address });
  };
  for (const { admin } of registered) admin?.routes({ add, log, personInfo });

  add('GET /api/admin', async ({ name, isOperator }) => ({
    name,
    isOperator,
    ...Object.assign({}, ...(await Promise.all(registered.map(({ admin }) => admin?.rows?.())))),
    admins: await Promise.all((await admins.admins()).map(personInfo)),
  }));

  add('POST /api/admin/admins', async (admin, { body: asked }) => {
    const person = await deps.find(asked);
    if (person === undefined) throw new Refusal(404, 'no-such-person');
    await admins.setAdmin(person.id, asked.isAdmin, wall());
    await log(admin, asked.isAdmin ? 'name admin' : 'remove admin', person.id, person.name);
  });

  add('GET /api/admin/actions', async () => ({ actions: await admins.actions(ADMIN_ROWS) }));
}

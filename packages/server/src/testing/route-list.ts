import Fastify from 'fastify';
import type { AdminSecret } from '../core/http/admin-secret.ts';
import type { Server } from '../server.ts';
import { serveAll } from '../start-server.ts';

export type ListedRoute = { readonly method: string; readonly url: string; readonly stores: number };

/** Every route of a server, as its own code adds them. */
export async function routesOf(
  parts: Server,
  admin: AdminSecret = { type: 'none', why: '' },
): Promise<readonly ListedRoute[]> {
  const routes: ListedRoute[] = [];
  const app = Fastify();
  app.addHook('onRoute', ({ method, url, config }) => {
    const stores = Number((config as { stores?: number } | undefined)?.stores ?? 0);
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url, stores });
  });
  serveAll(app, parts, { port: 0, host: '', dataDir: '' }, admin);
  await app.ready();
  await app.close();
  return routes;
}

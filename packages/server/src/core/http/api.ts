import type { Catalog } from '@saloon/catalog';
import { defaultOptions, LANGS } from '@saloon/kernel';
import type { FastifyInstance } from 'fastify';
import type { Common } from '../common/common.ts';
import { signerFrom } from '../store/signing-key.ts';

/** What a client needs to know of each game to open a table: seats, options, and their names. */
const described = ({ games }: Catalog) =>
  games.map((game) => ({
    id: game.id,
    rulesVersion: game.rulesVersion,
    seats: game.seats(defaultOptions(game.options)),
    options: game.options,
    text: Object.fromEntries(
      LANGS.map((lang) => {
        const { title, pitch, options, refusals } = game.text[lang];
        return [lang, { title, pitch, options, refusals }];
      }),
    ),
  }));

export type Health = {
  readonly status: 'ok' | 'stopping' | 'database-away' | 'storage-full';
  readonly connections: number;
  readonly tables: number;
  /** Only on servers of a cluster. */
  readonly bus?: 'up' | 'away';
};

export type ApiDeps = Pick<Common, 'catalog' | 'store' | 'metrics'> & {
  readonly health: () => Health;
};

export function serveApi(app: FastifyInstance, deps: ApiDeps): void {
  const known = JSON.stringify({ games: described(deps.catalog) });
  const editions = JSON.stringify({ editions: deps.catalog.editions });
  const signer = signerFrom(deps.store.key);
  // The key that signs this installation's recordings: the same on every server of a cluster.
  const server = { saloon: 'server', signing: { algorithm: 'Ed25519', key: signer.key } };
  app.get('/.well-known/saloon.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(server));

  app.get('/api/games', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(known),
  );

  app.get('/api/editions', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(editions),
  );

  app.get('/health', (_request, reply) => {
    const health = deps.health();
    return reply
      .code(health.status === 'ok' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(health);
  });

  app.get('/metrics', async (_request, reply) => {
    const { registry } = deps.metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

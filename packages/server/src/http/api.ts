import type { Catalog } from '@saloon/catalog';
import { defaultOptions, LANGS } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { AddressLimits } from '../net/address-limits.ts';
import type { SerialQueue } from '../serial-queue.ts';
import { signerFrom } from '../store/signing-key.ts';
import type { Store } from '../store/store.ts';
import type { Recordings } from '../tables/recordings.ts';
import { isTableId } from '../tables/table-id.ts';
import type { TimeSlices } from '../tables/time-slices.ts';
import { addressOf } from './origin.ts';
import { tooMany } from './request-limits.ts';

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

export type ApiDeps = {
  readonly catalog: Catalog;
  readonly store: Store;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'registry'>;
  readonly addressLimits: AddressLimits;
  readonly heavyWork: SerialQueue;
  readonly slices: TimeSlices;
  readonly recordings: Recordings;
  readonly health: () => Health;
};

export function serveApi(app: FastifyInstance, deps: ApiDeps, isBehindProxy: boolean): void {
  const known = JSON.stringify({ games: described(deps.catalog) });
  const editions = JSON.stringify({ editions: deps.catalog.editions });
  const signer = signerFrom(deps.store.key);
  const { recordings } = deps;
  // The key that signs this installation's recordings: the same on every server of a cluster.
  const server = { saloon: 'server', signing: { algorithm: 'Ed25519', key: signer.key } };
  app.get('/.well-known/saloon.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(server));

  app.get('/api/games', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(known),
  );

  app.get('/api/editions', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(editions),
  );

  app.get<{ Params: { id: string } }>('/api/tables/:id/recording', async ({ params, raw }, reply) => {
    const { heavyWork: works } = deps.addressLimits.at(addressOf(raw, isBehindProxy));
    const mayMake = () => works.take(deps.clock.monotonic());
    const found = isTableId(params.id) ? await recordings.find(tableId(params.id), mayMake) : undefined;
    if (found === 'too-fast') return tooMany(reply);
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8');
    if (found === undefined) return reply.code(404).send('No finished game at this table\n');
    if (found.type === 'day-open') {
      return reply.code(409).type('application/json; charset=utf-8').send({ code: found.type });
    }
    if (found.type === 'missing-edition') {
      const { type: code, edition } = found;
      return reply.code(409).type('application/json; charset=utf-8').send({ code, edition });
    }
    const file = `attachment; filename="${params.id}.saloon.json"`;
    return reply.header('content-disposition', file).type('application/json; charset=utf-8').send(found.text);
  });

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

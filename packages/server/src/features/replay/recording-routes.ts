import { tableId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import { addressOf } from '../../core/http/origin.ts';
import { tooMany } from '../../core/http/request-limits.ts';
import type { Routes } from '../../core/http/routes.ts';
import { isTableId } from '../../core/tables/table-id.ts';
import type { Recordings } from './recordings.ts';

export type RecordingRoutesDeps = Pick<Core, 'clock' | 'addressLimits'> & {
  readonly recordings: Recordings;
};

/** The recording of a finished game, as a file. */
export function serveRecordings(routes: Routes, deps: RecordingRoutesDeps): void {
  const { clock, addressLimits, recordings } = deps;
  const { app, isBehindProxy } = routes;
  app.get<{ Params: { id: string } }>('/api/tables/:id/recording', async ({ params, raw }, reply) => {
    const { heavyWork: works } = addressLimits.at(addressOf(raw, isBehindProxy));
    const mayMake = () => works.take(clock.monotonic());
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
}

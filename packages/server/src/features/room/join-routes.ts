import type { IncomingMessage } from 'node:http';
import { type MadeAnswer, readJoinCode, tableId } from '@saloon/protocol';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../../core/core.ts';
import { addressOf } from '../../core/http/origin.ts';
import { tooMany } from '../../core/http/request-limits.ts';
import { isTableId } from '../../core/tables/table-id.ts';
import type { JoinCodes } from './join-codes.ts';

export type JoinRoutesDeps = Pick<Core, 'clock' | 'addressLimits'> & {
  readonly joinCodes: JoinCodes;
};

/** `POST /api/tables/<table>/code` gives a table its short code; `GET /api/join/<code>` finds the table. */
export function serveJoinCodes(app: FastifyInstance, deps: JoinRoutesDeps, isBehindProxy: boolean): void {
  const guessesOf = (raw: IncomingMessage) => deps.addressLimits.at(addressOf(raw, isBehindProxy)).guesses;

  app.post<{ Params: { table: string } }>('/api/tables/:table/code', async ({ params, raw }, reply) => {
    reply.header('cache-control', 'no-store');
    const code = isTableId(params.table) ? await deps.joinCodes.codeOf(tableId(params.table)) : undefined;
    if (code === undefined) {
      // Guessing a table's id here must not be easier than guessing a code.
      guessesOf(raw).take(deps.clock.monotonic());
      return reply.code(404).send({ code: 'no-such-table' });
    }
    return reply.send({ code } satisfies MadeAnswer<'POST /api/tables/:table/code'>);
  });

  app.get<{ Params: { code: string } }>('/api/join/:code', async ({ params, raw }, reply) => {
    reply.header('cache-control', 'no-store');
    const guesses = guessesOf(raw);
    const now = deps.clock.monotonic();
    if (!guesses.take(now)) return tooMany(reply);
    const code = readJoinCode(params.code);
    const table = code === undefined ? undefined : await deps.joinCodes.find(code);
    if (table === undefined) return reply.code(404).send({ code: 'no-such-table' });
    return reply.send({ table } satisfies MadeAnswer<'GET /api/join/:code'>);
  });
}

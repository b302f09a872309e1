import type { IncomingMessage } from 'node:http';
import { readJoinCode, type TableCode, tableId } from '@saloon/protocol';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import type { AddressLimits } from '../net/address-limits.ts';
import type { JoinCodes } from '../tables/join-codes.ts';
import { isTableId } from '../tables/table-id.ts';
import { addressOf } from './origin.ts';
import { tooMany } from './request-limits.ts';

export type JoinRoutesDeps = {
  readonly joinCodes: JoinCodes;
  readonly clock: Clock;
  readonly addressLimits: AddressLimits;
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
    return reply.send({ code } satisfies TableCode);
  });

  app.get<{ Params: { code: string } }>('/api/join/:code', async ({ params, raw }, reply) => {
    reply.header('cache-control', 'no-store');
    const guesses = guessesOf(raw);
    const now = deps.clock.monotonic();
    if (!guesses.take(now)) return tooMany(reply);
    const code = readJoinCode(params.code);
    const table = code === undefined ? undefined : await deps.joinCodes.find(code);
    if (table === undefined) return reply.code(404).send({ code: 'no-such-table' });
    return reply.send({ table });
  });
}

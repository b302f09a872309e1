import { tableId, userId } from '@saloon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Core } from '../../core/core.ts';
import { addressOf } from '../../core/http/origin.ts';
import type { Moderation } from './moderation.ts';
import type { Ruling, RulingKind } from './ruling-records.ts';

const HOUR = 3_600_000;
/** More than a century. */
const MOST_HOURS = 1_000_000;

/** What an operator may do: the path, whether it sets or lifts a ruling, and what its subject looks like. */
const ACTIONS = [
  { path: 'tables/:subject/hide', kind: 'hidden-table', isLifting: false, subject: /^[a-z0-9]{6,32}$/ },
  { path: 'tables/:subject/show', kind: 'hidden-table', isLifting: true, subject: /^[a-z0-9]{6,32}$/ },
  { path: 'tables/:subject/close', kind: 'closed-table', isLifting: false, subject: /^[a-z0-9]{6,32}$/ },
  { path: 'tables/:subject/reopen', kind: 'closed-table', isLifting: true, subject: /^[a-z0-9]{6,32}$/ },
  { path: 'users/:subject/ban', kind: 'banned-user', isLifting: false, subject: /^[0-9a-f]{24}$/ },
  { path: 'users/:subject/unban', kind: 'banned-user', isLifting: true, subject: /^[0-9a-f]{24}$/ },
  { path: 'addresses/:subject/ban', kind: 'banned-address', isLifting: false, subject: /^[0-9a-f.:/]{2,64}$/ },
  { path: 'addresses/:subject/unban', kind: 'banned-address', isLifting: true, subject: /^[0-9a-f.:/]{2,64}$/ },
] as const satisfies readonly { path: string; kind: RulingKind; isLifting: boolean; subject: RegExp }[];

type Asked = FastifyRequest<{ Params: { subject: string }; Querystring: { hours?: string } }>;

export type ModerationRoutesDeps = Pick<Core, 'store' | 'clock' | 'audit' | 'connections'> & {
  readonly moderation: Pick<Moderation, 'list'>;
  readonly decide: (ruling: Ruling) => Promise<void>;
  readonly lift: (kind: RulingKind, subject: string) => Promise<void>;
};

/** Hides, closes and bans. Each action is written to the audit log here; `guardAdmin` lets only operators in. */
export function serveModeration(app: FastifyInstance, deps: ModerationRoutesDeps, isBehindProxy: boolean): void {
  for (const { path, kind, isLifting, subject: shape } of ACTIONS) {
    app.post(`/admin/${path}`, async ({ raw, params, query }: Asked, reply) => {
      reply.type('text/plain; charset=utf-8');
      const { subject } = params;
      const hours = Number(query.hours ?? 0);
      if (!shape.test(subject)) return reply.code(404).send('No such table, user or address\n');
      if (!(hours >= 0 && hours <= MOST_HOURS))
        return reply.code(400).send(`hours must be a number from 0 to ${MOST_HOURS}\n`);
      const at = deps.clock.wall();
      if (isLifting) await deps.lift(kind, subject);
      else await deps.decide({ kind, subject, at, ...(hours === 0 ? {} : { until: Math.round(at + hours * HOUR) }) });
      const action = isLifting ? `lift ${kind}` : kind;
      deps.audit.admin(action, { target: subject }, { address: addressOf(raw, isBehindProxy) });
      return reply.send('Done\n');
    });
  }

  app.get('/admin/rulings', (_request, reply) => reply.send({ rulings: deps.moderation.list }));

  /** Who is at a table, so that an operator knows whom to ban; only clients of this server. */
  app.get<{ Params: { table: string } }>('/admin/tables/:table', async ({ params }, reply) => {
    const stored = await deps.store.table(tableId(params.table));
    if (stored === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('No such table\n');
    const here = [...deps.connections].flatMap(({ origin, joined }) => (joined.has(stored.id) ? origin : []));
    const { game, host, phase, openedAt, seating } = stored;
    return reply.send({ game, host: userId(host), phase, openedAt, seats: seating?.people ?? [], here });
  });
}

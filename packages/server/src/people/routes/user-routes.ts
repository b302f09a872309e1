import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Logger } from 'pino';
import { addressOf } from '../../http/origin.ts';
import { STORED } from '../../net/stored-costs.ts';
import type { Admin } from '../admin-log.ts';
import { Refusal } from '../refusal.ts';
import { type Caller, type CallerDeps, callerOf } from './caller.ts';

/** What a handler reads of a request. The schema of the route has checked it. */
export type Asked = {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly request: FastifyRequest;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type AddRoute<Who> = (
  method: Method,
  url: string,
  options: RouteShorthandOptions & { readonly stores?: number },
  run: (who: Who, asked: Asked) => Promise<unknown>,
) => void;

/** Takes from what the address may have stored. Throws a `Refusal` if too little is left. */
export type Charge = (address: string, cost: number) => void;

/** The routes of signed-in people and guests: JSON in, JSON out, and a code for every refusal. */
export type UserRoutes = {
  /** For requests with a secret. */
  readonly user: AddRoute<Caller>;
  /** For requests of anybody. */
  readonly open: AddRoute<undefined>;
  /** For operators and admins. */
  readonly admin: AddRoute<Admin>;
};

export type UserRoutesDeps = CallerDeps & {
  readonly charge: Charge;
  readonly log: Logger;
  readonly admin: (request: FastifyRequest) => Promise<Admin>;
};

export function userRoutes(app: FastifyInstance, deps: UserRoutesDeps, build: (routes: UserRoutes) => void): void {
  const add =
    <Who>(scope: FastifyInstance, find: (request: FastifyRequest) => Promise<Who>, isFree = false): AddRoute<Who> =>
    (method, url, { stores: given, ...options }, run) => {
      const isReading = method === 'GET' || method === 'DELETE';
      const stores = given ?? (isReading || isFree ? 0 : STORED.little);
      scope.route({
        ...options,
        config: { stores },
        method,
        url,
        async handler(request, reply) {
          const who = await find(request);
          if (stores > 0) deps.charge(addressOf(request.raw, deps.isBehindProxy), stores);
          const params = request.params as Asked['params'];
          const query = lastOf(request.query as Readonly<Record<string, string | readonly string[]>>);
          const answer = await run(who, { params, query, body: request.body, request });
          return reply.header('cache-control', 'no-store').send(answer ?? {});
        },
      });
    };
  app.register(async (scope) => {
    scope.setErrorHandler((error: unknown, _request, reply) => {
      reply.header('cache-control', 'no-store');
      if (error instanceof Refusal) return reply.code(error.status).send(error.body);
      const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (status < 500) return reply.code(status).send({ code: 'bad-request' });
      deps.log.error({ err: error }, 'a request about people failed');
      return reply.code(500).send({ code: 'failed' });
    });
    build({
      user: add(scope, (request) => callerOf(deps, request)),
      open: add(scope, async () => undefined),
      admin: add(scope, deps.admin, true),
    });
  });
}

/** A parameter that is given twice counts as its last value. */
const lastOf = (query: Readonly<Record<string, string | readonly string[]>>): Asked['query'] =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String([value].flat().at(-1))]));

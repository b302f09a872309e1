import {
  type BodyOf,
  type Contract,
  contract,
  type MadeAnswer,
  PARAMS,
  type ParamsOf,
  type QueryOf,
  type Route,
  type RouteKey,
  type UserId,
  type Who,
} from '@saloon/protocol';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { is } from 'valibot';
import type { Common } from '../common/common.ts';
import type { PersonRecords } from '../identity/person-records.ts';
import { STORED } from '../limits/stored-costs.ts';
import { type Caller, type CallerDeps, callerIfAny, callerOf } from './caller.ts';
import { addressOf } from './origin.ts';
import { Refusal } from './refusal.ts';
import type { ShareOrigin } from './share-origin.ts';

/** What a handler reads of a request. The contract has checked the body and `:user`; the rest is any text. */
export type Asked<Key extends RouteKey> = {
  readonly params: ParamsOf<Key>;
  readonly query: { readonly [Name in keyof QueryOf<Key>]?: string };
  readonly body: BodyOf<Key>;
  readonly request: FastifyRequest;
};
type Run<Key extends RouteKey, Sender> = (sender: Sender, asked: Asked<Key>) => Promise<MadeAnswer<Key>>;
type RouteFor<Some extends Who> = { [Key in RouteKey]: Contract[Key]['who'] extends Some ? Key : never }[RouteKey];
/** Adds a route of the contract. `run` resolves with its answer. */
type Add = <Key extends RouteFor<'anyone' | 'guest' | 'account'>>(
  key: Key,
  run: Run<Key, Contract[Key]['who'] extends 'anyone' ? undefined : Caller>,
) => void;
export type AddFor<Sender> = <Key extends RouteFor<'admin' | 'operator'>>(key: Key, run: Run<Key, Sender>) => void;

/** Takes from what the address may have stored. Throws a `Refusal` if too little is left. */
export type Charge = (address: string, cost: number) => void;

/** Where pages are, and who may use what. */
export type Site = {
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
  readonly adminSecret: string | undefined;
  readonly shareOrigin: ShareOrigin;
};

/** What a feature adds its routes with: JSON in, JSON out, and a code for every refusal. */
export type Routes = Site & {
  readonly add: Add;
  /** Adds routes for those whom `find` lets in; they pay for nothing that is stored. */
  readonly addFor: <Sender>(find: (request: FastifyRequest, who: Who) => Promise<Sender>) => AddFor<Sender>;
  /** For responses that aren't JSON. */
  readonly app: FastifyInstance;
  /** The sender of a request, if it has a valid secret. */
  readonly callerIfAny: (request: FastifyRequest) => Promise<Caller | undefined>;
  /** The same as a user, or '' for anybody else. */
  readonly viewerOf: (request: FastifyRequest) => Promise<UserId | ''>;
  readonly charge: Charge;
  /** May this address have a whole game replayed now? */
  readonly mayWork: (address: string) => boolean;
};

export type RoutesDeps = Omit<CallerDeps, 'isBehindProxy'> &
  Pick<Common, 'clock' | 'log' | 'audit' | 'addressLimits'> & { readonly people: Pick<PersonRecords, 'isKept'> };

/** Lets `build` add routes, which respond once the app is ready. */
export function addRoutes(app: FastifyInstance, deps: RoutesDeps, site: Site, build: (routes: Routes) => void): void {
  const { clock, addressLimits, audit, log } = deps;
  const callers = { ...deps, isBehindProxy: site.isBehindProxy };
  const charge: Charge = (address, cost) => {
    if (addressLimits.at(address).stored.take(clock.monotonic(), cost)) return;
    audit.limit('storage', { address });
    throw new Refusal(429, 'too-many-requests');
  };
  const register = (
    scope: FastifyInstance,
    key: RouteKey,
    { who, body, bytes, stores }: Route,
    find: (request: FastifyRequest, who: Who) => Promise<unknown>,
    run: (sender: never, asked: never) => Promise<unknown>,
  ) => {
    const [method = '', url = ''] = key.split(' ');
    const isFree = stores === 'nothing' || who === 'admin' || who === 'operator' || /^(GET|DELETE)/.test(method);
    const cost = isFree ? 0 : STORED[stores ?? 'little'];
    scope.route({
      ...(body && { schema: { body: toJsonSchema(body) } }),
      ...(bytes && { bodyLimit: bytes }),
      config: { stores: cost },
      method,
      url,
      async handler(request, reply) {
        const sender = await find(request, who);
        if (cost > 0) charge(addressOf(request.raw, site.isBehindProxy), cost);
        if (who === 'account' && !(await deps.people.isKept((sender as Caller).user)))
          throw new Refusal(403, 'not-kept');
        const query = lastOf(request.query as Readonly<Record<string, string | readonly string[]>>);
        const params = request.params as Readonly<Record<string, string>>;
        if (params.user !== undefined && !is(PARAMS.user, params.user)) throw new Refusal(404, 'no-such-person');
        const asked = { params, query, body: request.body, request };
        const answer = await run(sender as never, asked as never);
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
      log.error({ err: error }, 'a request about people failed');
      return reply.code(500).send({ code: 'failed' });
    });
    const sender = async (request: FastifyRequest, who: Who) =>
      who === 'anyone' ? undefined : callerOf(callers, request);
    const caller = (request: FastifyRequest) => callerIfAny(callers, request);
    build({
      ...site,
      app,
      charge,
      add: (key, run) => register(scope, key, contract[key], sender, run),
      addFor: (find) => (key, run) => register(scope, key, contract[key], find, run),
      callerIfAny: caller,
      viewerOf: async (request) => (await caller(request))?.user ?? '',
      mayWork: (address) => addressLimits.at(address).heavyWork.take(clock.monotonic()),
    });
  });
}

/** A parameter that is given twice counts as its last value. */
const lastOf = (query: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String([value].flat().at(-1))]));

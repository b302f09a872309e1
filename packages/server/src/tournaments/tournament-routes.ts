import type { FindGame } from '@saloon/catalog';
import type { Seed } from '@saloon/kernel';
import { bareHandle, foldHandle } from '@saloon/people';
import {
  FORMER_NAME,
  TOURNAMENT_FORMATS,
  TOURNAMENT_LIMITS,
  type TournamentSetup,
  type UserId,
} from '@saloon/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShareOrigin } from '../http/share-origin.ts';
import { isVisible } from '../people/profiles.ts';
import type { PeopleRecords } from '../people/records.ts';
import { Refusal } from '../people/refusal.ts';
import { body, oneOf, text } from '../people/routes/schemas.ts';
import type { UserRoutes } from '../people/routes/user-routes.ts';
import type { RunSql } from '../store/shared-sql.ts';
import { calendarOf } from './calendar.ts';
import { parseSetup } from './parse-setup.ts';
import type { Tournament } from './tournament.ts';
import { readTournamentResults, readTournaments } from './tournament-list.ts';
import { readTournamentPage } from './tournament-page.ts';
import type { TournamentRecords } from './tournament-records.ts';
import type { Tournaments } from './tournaments.ts';

const whole = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
const { rounds, seats, most, least, waitMinutes, correspondence } = TOURNAMENT_LIMITS;

const SETUP = body({
  title: text(120),
  game: text(60),
  options: { type: 'object' },
  seats: whole(2, seats),
  format: oneOf(TOURNAMENT_FORMATS),
  rounds: whole(1, rounds),
  size: whole(least, most),
  startsAt: { type: 'number' },
  waitMinutes: whole(1, waitMinutes),
  roundMinutes: whole(1, correspondence.most),
});

export type TournamentRoutesDeps = {
  readonly tournamentRecords: TournamentRecords;
  readonly tournaments: Pick<Tournaments, 'poke' | 'cancel'>;
  readonly records: Pick<PeopleRecords, 'people'>;
  readonly run: RunSql;
  readonly wall: () => number;
  readonly findGame: FindGame;
  readonly newSeed: () => Seed;
  readonly clean: (text: string) => string;
  /** The user whose secret a request has, or '' for anybody else. */
  readonly viewerOf: (request: FastifyRequest) => Promise<UserId | ''>;
  readonly origins: readonly string[];
  readonly shareOrigin: ShareOrigin;
};

/** The HTTP routes of tournaments: docs/people.md lists them. */
export function serveTournaments(app: FastifyInstance, routes: UserRoutes, deps: TournamentRoutesDeps): void {
  const { tournamentRecords, tournaments, records, run, wall } = deps;

  const found = async (id: string | undefined): Promise<Tournament> => {
    const tournament = await tournamentRecords.find(id ?? '');
    if (tournament === undefined) throw new Refusal(404, 'not-found');
    return tournament;
  };
  const signedIn = async (user: UserId): Promise<void> => {
    if (!(await records.people.isKept(user))) throw new Refusal(403, 'not-kept');
  };
  const hosted = async (user: UserId, id: string | undefined): Promise<Tournament> => {
    const tournament = await found(id);
    if (tournament.host !== user) throw new Refusal(403, 'not-host');
    if (tournament.phase !== 'signup') throw new Refusal(409, 'tournament-started');
    return tournament;
  };

  routes.open('GET', '/api/tournaments', {}, async (_, { request }) =>
    readTournaments(run, await deps.viewerOf(request)),
  );

  routes.user('POST', '/api/tournaments', SETUP, async ({ user }, { body: given }) => {
    await signedIn(user);
    const setup = given as TournamentSetup;
    const tournament = parseSetup(deps, user, { ...setup, title: deps.clean(setup.title) }, wall());
    const isAdded = await tournamentRecords.add(tournament, TOURNAMENT_LIMITS.perHost);
    if (!isAdded) throw new Refusal(409, 'too-many-tournaments');
    await tournamentRecords.signUp(tournament.id, user, wall());
    tournaments.poke();
    return { id: tournament.id };
  });

  routes.open('GET', '/api/tournaments/:id', {}, async (_, { params, request }) => {
    const [viewer, tournament] = await Promise.all([deps.viewerOf(request), found(params.id)]);
    const host = await records.people.find(tournament.host);
    const isShown = isVisible(host, viewer);
    const name = { name: host?.name || FORMER_NAME, ...(isShown ? { handle: host.handle } : {}) };
    return readTournamentPage(tournamentRecords, tournament, name, viewer, wall());
  });

  routes.user('PUT', '/api/tournaments/:id/me', {}, async ({ user }, { params }) => {
    await signedIn(user);
    const { id, phase, startsAt } = await found(params.id);
    if (phase !== 'signup' || startsAt <= wall()) throw new Refusal(409, 'tournament-started');
    if (!(await tournamentRecords.signUp(id, user, wall()))) throw new Refusal(409, 'tournament-full');
  });

  routes.user('DELETE', '/api/tournaments/:id/me', {}, async ({ user }, { params }) => {
    const { id } = await found(params.id);
    await tournamentRecords.withdraw(id, user);
  });

  routes.user('POST', '/api/tournaments/:id/back', {}, async ({ user }, { params }) => {
    const { id } = await found(params.id);
    if (!(await tournamentRecords.comeBack(id, user))) throw new Refusal(409, 'not-out');
  });

  routes.user('POST', '/api/tournaments/:id/start', {}, async ({ user }, { params }) => {
    const { id } = await hosted(user, params.id);
    if ((await tournamentRecords.players(id)).length < least) throw new Refusal(409, 'too-few-players');
    await tournamentRecords.startNow(id, wall());
    tournaments.poke();
  });

  routes.user('DELETE', '/api/tournaments/:id', {}, async ({ user }, { params }) => {
    await tournaments.cancel(await hosted(user, params.id));
  });

  routes.open('GET', '/api/people/:handle/tournaments', {}, async (_, { params, request }) => {
    const [viewer, person] = await Promise.all([
      deps.viewerOf(request),
      records.people.findFolded(foldHandle(bareHandle(params.handle ?? ''))),
    ]);
    if (!isVisible(person, viewer)) throw new Refusal(404, 'not-found');
    return { results: await readTournamentResults(run, person.id) };
  });

  app.get<{ Params: { id: string } }>('/api/tournaments/:id/calendar.ics', async ({ params, raw }, reply) => {
    const tournament = await tournamentRecords.find(params.id);
    if (tournament === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('No such tournament\n');
    const title = deps.findGame(tournament.game)?.text.en.title ?? tournament.game;
    const [origin = `http://${raw.headers.host ?? 'localhost'}`] = deps.origins;
    const url = `${deps.shareOrigin(raw) ?? origin}/tournament/${tournament.id}`;
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="tournament-${tournament.id}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(calendarOf(tournament, title, url));
  });
}

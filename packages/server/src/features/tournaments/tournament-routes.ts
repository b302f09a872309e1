import { bareHandle, foldHandle } from '@saloon/people';
import { FORMER_NAME, TOURNAMENT_LIMITS, type UserId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import { isVisible } from '../../core/identity/person-records.ts';
import type { RunSql } from '../../core/store/shared-sql.ts';
import { calendarOf } from './calendar.ts';
import { parseSetup } from './parse-setup.ts';
import type { Tournament } from './tournament.ts';
import { readTournamentResults, readTournaments } from './tournament-list.ts';
import { readTournamentPage } from './tournament-page.ts';
import type { TournamentRecords } from './tournament-records.ts';
import type { Tournaments } from './tournaments.ts';

export type TournamentRoutesDeps = Pick<Core, 'people' | 'findGame' | 'newSeed'> & {
  readonly tournamentRecords: TournamentRecords;
  readonly tournaments: Pick<Tournaments, 'job' | 'cancel'>;
  readonly run: RunSql;
  readonly wall: () => number;
  readonly clean: (text: string) => string;
};

/** Tournaments: the list, their pages, and signing up. */
export function serveTournaments(routes: Routes, deps: TournamentRoutesDeps): void {
  const { tournamentRecords, tournaments, people, run, wall } = deps;

  const found = async (id: string): Promise<Tournament> => {
    const tournament = await tournamentRecords.find(id);
    if (tournament === undefined) throw new Refusal(404, 'not-found');
    return tournament;
  };
  const hosted = async (user: UserId, id: string): Promise<Tournament> => {
    const tournament = await found(id);
    if (tournament.host !== user) throw new Refusal(403, 'not-host');
    if (tournament.phase !== 'signup') throw new Refusal(409, 'tournament-started');
    return tournament;
  };

  routes.add('GET /api/tournaments', async (_, { request }) => readTournaments(run, await routes.viewerOf(request)));

  routes.add('POST /api/tournaments', async ({ user }, { body }) => {
    const tournament = parseSetup(deps, user, { ...body, title: deps.clean(body.title) }, wall());
    const isAdded = await tournamentRecords.add(tournament, TOURNAMENT_LIMITS.perHost);
    if (!isAdded) throw new Refusal(409, 'too-many-tournaments');
    await tournamentRecords.signUp(tournament.id, user, wall());
    tournaments.job.poke();
    return { id: tournament.id };
  });

  routes.add('GET /api/tournaments/:id', async (_, { params, request }) => {
    const [viewer, tournament] = await Promise.all([routes.viewerOf(request), found(params.id)]);
    const host = await people.find(tournament.host);
    const isShown = isVisible(host, viewer);
    const name = { name: host?.name || FORMER_NAME, ...(isShown ? { handle: host.handle } : {}) };
    return readTournamentPage(tournamentRecords, tournament, name, viewer, wall());
  });

  routes.add('PUT /api/tournaments/:id/me', async ({ user }, { params }) => {
    const { id, phase, startsAt } = await found(params.id);
    if (phase !== 'signup' || startsAt <= wall()) throw new Refusal(409, 'tournament-started');
    if (!(await tournamentRecords.signUp(id, user, wall()))) throw new Refusal(409, 'tournament-full');
  });

  routes.add('DELETE /api/tournaments/:id/me', async ({ user }, { params }) => {
    const { id } = await found(params.id);
    await tournamentRecords.withdraw(id, user);
  });

  routes.add('POST /api/tournaments/:id/back', async ({ user }, { params }) => {
    const { id } = await found(params.id);
    if (!(await tournamentRecords.comeBack(id, user))) throw new Refusal(409, 'not-out');
  });

  routes.add('POST /api/tournaments/:id/start', async ({ user }, { params }) => {
    const { id } = await hosted(user, params.id);
    if ((await tournamentRecords.players(id)).length < TOURNAMENT_LIMITS.least)
      throw new Refusal(409, 'too-few-players');
    await tournamentRecords.startNow(id, wall());
    tournaments.job.poke();
  });

  routes.add('DELETE /api/tournaments/:id', async ({ user }, { params }) => {
    await tournaments.cancel(await hosted(user, params.id));
  });

  routes.add('GET /api/people/:handle/tournaments', async (_, { params, request }) => {
    const [viewer, person] = await Promise.all([
      routes.viewerOf(request),
      people.findFolded(foldHandle(bareHandle(params.handle))),
    ]);
    if (!isVisible(person, viewer)) throw new Refusal(404, 'not-found');
    return { results: await readTournamentResults(run, person.id) };
  });

  routes.app.get<{ Params: { id: string } }>('/api/tournaments/:id/calendar.ics', async ({ params, raw }, reply) => {
    const tournament = await tournamentRecords.find(params.id);
    if (tournament === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('No such tournament\n');
    const title = deps.findGame(tournament.game)?.text.en.title ?? tournament.game;
    const [origin = `http://${raw.headers.host ?? 'localhost'}`] = routes.origins;
    const url = `${routes.shareOrigin(raw) ?? origin}/tournament/${tournament.id}`;
    return reply
      .header('cache-control', 'no-cache')
      .header('content-disposition', `attachment; filename="tournament-${tournament.id}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(calendarOf(tournament, title, url));
  });
}

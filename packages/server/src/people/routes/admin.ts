import { cleanTalk, cut } from '@saloon/kernel';
import { type PersonInfo, type ReportInfo, tableId, type UserId, userId } from '@saloon/protocol';
import type { FastifyRequest } from 'fastify';
import { hasSecret } from '../../http/admin-access.ts';
import { addressOf } from '../../http/origin.ts';
import type { Lobby } from '../../lobby/lobby.ts';
import type { Moderation } from '../../lobby/moderation.ts';
import type { AuditLog } from '../../net/audit-log.ts';
import type { Ruling, RulingKind, Store } from '../../store/store.ts';
import { type Admin, logAction } from '../admin-log.ts';
import { type FriendList, infoOf, type Target } from '../friends.ts';
import type { Notices } from '../notices.ts';
import type { PeopleRecords } from '../records.ts';
import { Refusal } from '../refusal.ts';
import type { Report, SafetyRecords } from '../safety-records.ts';
import { type CallerDeps, callerIfAny } from './caller.ts';
import { type ProblemDeps, problemFile } from './problems.ts';
import { body, flag, number, text, user } from './schemas.ts';
import type { AddRoute } from './user-routes.ts';

const HOUR = 3_600_000;
const MOST = 200;
const REASON_LENGTH = 300;
const WORDS_LENGTH = 20_000;

export type AdminRoutesDeps = {
  readonly store: Pick<Store, 'user' | 'table'>;
  readonly records: PeopleRecords;
  readonly safety: SafetyRecords;
  readonly friends: FriendList;
  readonly notices: Notices;
  readonly problems: ProblemDeps;
  readonly moderation: Moderation;
  readonly lobby: Pick<Lobby, 'rows'>;
  readonly audit: Pick<AuditLog, 'admin' | 'denied'>;
  readonly decide: (ruling: Ruling) => Promise<void>;
  readonly lift: (kind: RulingKind, subject: string) => Promise<void>;
  readonly wall: () => number;
};

/** Finds out which admin sends a request: by the admin secret, or by their own if they are a named admin. */
export const adminOf =
  (deps: CallerDeps & Pick<AdminRoutesDeps, 'safety' | 'audit'>, secret: string | undefined) =>
  async (request: FastifyRequest): Promise<Admin> => {
    const address = addressOf(request.raw, deps.isBehindProxy);
    if (hasSecret(request.headers.authorization, secret)) return { name: 'operator', isOperator: true, address };
    const caller = await callerIfAny(deps, request);
    if (caller !== undefined && (await deps.safety.admins()).includes(caller.user)) {
      return { name: `${caller.name} (${caller.user})`, isOperator: false, address };
    }
    deps.audit.denied({ address });
    throw new Refusal(403, 'admins-only');
  };

/** What the page `/admin` needs. Every change is written to the log of admins. */
export function serveAdminRoutes(add: AddRoute<Admin>, deps: AdminRoutesDeps): void {
  const { records, safety, notices, moderation, wall, store } = deps;

  /** Also of guests, who have only a name. */
  const personInfo = async (id: UserId): Promise<PersonInfo> => {
    const person = await records.people.find(id);
    return person === undefined ? { user: id, name: (await store.user(id))?.name ?? '' } : infoOf(person);
  };
  const reportInfo = async ({ closed, ...report }: Report): Promise<ReportInfo> => ({
    ...report,
    reporter: await personInfo(report.reporter),
    about: await personInfo(report.about),
    ...(closed === undefined ? {} : { closedAt: closed.at, closedBy: closed.by, outcome: closed.outcome }),
  });
  const withRuling = async (info: PersonInfo) => {
    const ruling = moderation.find('banned-user', info.user);
    return { ...info, ...(ruling === undefined ? {} : { suspension: { until: ruling.until, reason: ruling.reason } }) };
  };

  add('GET', '/api/admin', {}, async ({ name, isOperator }) => ({
    name,
    isOperator,
    reports: (await safety.reports(false, MOST)).length,
    announcement: notices.announcement,
    words: notices.words,
    admins: await Promise.all((await safety.admins()).map(personInfo)),
  }));

  add('GET', '/api/admin/reports', {}, async (_admin, { query }) => ({
    reports: await Promise.all((await safety.reports(query.closed === '1', MOST)).map(reportInfo)),
  }));

  const closing = body({ outcome: text(REASON_LENGTH) });
  add('POST', '/api/admin/reports/:id/close', closing, async (admin, { params, body: given }) => {
    const { outcome } = given as { outcome: string };
    const { id = '' } = params;
    if (!(await safety.closeReport(id, wall(), admin.name, outcome))) throw new Refusal(404, 'not-found');
    await logAction(deps, admin, 'close report', id, outcome);
  });

  add('GET', '/api/admin/people', {}, async (_admin, { query }) => {
    const wanted = String(query.q ?? '').slice(0, 100);
    const suspended = moderation.list
      .filter(({ kind }) => kind === 'banned-user')
      .map(({ subject }) => userId(subject));
    const exact = /^[0-9a-f]{24}$/.test(wanted) && (await store.user(userId(wanted))) ? [userId(wanted)] : [];
    const found =
      wanted === ''
        ? await Promise.all(suspended.map(personInfo))
        : [
            ...(await Promise.all(exact.map(personInfo))),
            ...(await records.people.search(wanted.replace(/^@/, ''), MOST)).map(infoOf),
          ];
    return { people: await Promise.all(found.map(withRuling)) };
  });

  const suspending = body({ hours: number, reason: text(REASON_LENGTH) });
  add('POST', '/api/admin/people/:user/suspend', suspending, async (admin, { params, body: given }) => {
    const { hours, reason } = given as { hours: number; reason: string };
    const id = await knownUser(params.user);
    const at = Math.round(wall());
    const clean = cut(cleanTalk(reason), REASON_LENGTH);
    const until = hours === 0 ? {} : { until: at + hours * HOUR };
    await deps.decide({ kind: 'banned-user', subject: id, at, ...until, reason: clean });
    await logAction(deps, admin, 'suspend', id, `${hours === 0 ? 'without end' : `${hours} h`}: ${clean}`);
  });

  add('POST', '/api/admin/people/:user/lift', {}, async (admin, { params }) => {
    const id = await knownUser(params.user);
    await deps.lift('banned-user', id);
    await logAction(deps, admin, 'lift suspension', id);
  });

  const knownUser = async (id: string | undefined): Promise<UserId> => {
    if (!/^[0-9a-f]{24}$/.test(id ?? '')) throw new Refusal(404, 'no-such-person');
    return userId(id ?? '');
  };

  add('PUT', '/api/admin/announcement', body({ text: text(REASON_LENGTH, 0) }), async (admin, { body: given }) => {
    const clean = cut(cleanTalk((given as { text: string }).text), REASON_LENGTH);
    await notices.setAnnouncement(clean);
    await logAction(deps, admin, 'announce', '', clean);
  });

  const list = { bodyLimit: 2 * WORDS_LENGTH + 100, ...body({ text: text(WORDS_LENGTH, 0) }) };
  add('PUT', '/api/admin/words', list, async (admin, { body: given }) => {
    const words = (given as { text: string }).text;
    await notices.setWords(words);
    await logAction(deps, admin, 'edit word filter', '', `${words.split('\n').length} lines`);
  });

  add('GET', '/api/admin/tables', {}, async () => ({ tables: deps.lobby.rows.slice(0, MOST) }));

  add('POST', '/api/admin/tables/:table/close', {}, async (admin, { params }) => {
    const id = tableId(params.table ?? '');
    if ((await store.table(id)) === undefined) throw new Refusal(404, 'no-such-table');
    await deps.decide({ kind: 'closed-table', subject: id, at: Math.round(wall()) });
    await logAction(deps, admin, 'close table', id);
  });

  const naming = body({ isAdmin: flag }, { handle: text(100), user });
  add('POST', '/api/admin/admins', naming, async (admin, { body: given }) => {
    if (!admin.isOperator) throw new Refusal(403, 'admins-only');
    const asked = given as Target & { isAdmin: boolean };
    const person = await deps.friends.find(asked);
    if (person === undefined) throw new Refusal(404, 'no-such-person');
    await safety.setAdmin(person.id, asked.isAdmin, wall());
    await logAction(deps, admin, asked.isAdmin ? 'name admin' : 'remove admin', person.id, person.name);
  });

  add('GET', '/api/admin/actions', {}, async () => ({ actions: await safety.actions(MOST) }));

  add('GET', '/api/admin/problems', {}, async () => {
    const problems = await safety.problems(MOST);
    return {
      problems: await Promise.all(
        problems.map(async ({ id, at, user: by, table, seen }) => {
          const { note, browser, version } = JSON.parse(seen) as Record<string, string>;
          return { id, at, by: await personInfo(by), table, note, browser, version };
        }),
      ),
    };
  });

  add('GET', '/api/admin/problems/:id', {}, async (admin, { params }) => {
    const problem = await safety.problem(params.id ?? '');
    if (problem === undefined) throw new Refusal(404, 'not-found');
    await logAction(deps, admin, 'download problem', problem.id);
    return problemFile(deps.problems, problem);
  });
}

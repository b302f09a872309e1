import { cleanTalk, cut } from '@saloon/kernel';
import { type PersonInfo, type ReportInfo, tableId, userId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import { ADMIN_ROWS, type AdminRoutes } from '../../core/http/admin-access.ts';
import { Refusal } from '../../core/http/refusal.ts';
import { infoOf } from '../people/find-person.ts';
import type { Moderation } from './moderation.ts';
import type { Notices } from './notices.ts';
import type { Report, ReportRecords } from './report-records.ts';
import type { Ruling, RulingKind } from './ruling-records.ts';

const HOUR = 3_600_000;
const REASON_LENGTH = 300;

export type ModerationAdminDeps = Pick<Core, 'store' | 'people' | 'clock'> & {
  readonly rulings: Moderation;
  readonly reports: ReportRecords;
  readonly notices: Notices;
  readonly decide: (ruling: Ruling) => Promise<void>;
  readonly lift: (kind: RulingKind, subject: string) => Promise<void>;
};

/** On the operator's page: reports, suspensions, closed tables, the announcement and the words that are masked. */
export function serveModerationAdmin({ add, log, personInfo }: AdminRoutes, deps: ModerationAdminDeps): void {
  const { people, store, rulings, reports, notices, decide, lift } = deps;
  const { wall } = deps.clock;

  const reportInfo = async ({ closed, ...report }: Report): Promise<ReportInfo> => ({
    ...report,
    reporter: await personInfo(report.reporter),
    about: await personInfo(report.about),
    ...(closed === undefined ? {} : { closedAt: closed.at, closedBy: closed.by, outcome: closed.outcome }),
  });
  const withRuling = async (info: PersonInfo) => {
    const ruling = rulings.find('banned-user', info.user);
    return { ...info, ...(ruling === undefined ? {} : { suspension: { until: ruling.until, reason: ruling.reason } }) };
  };

  add('GET /api/admin/reports', async (_admin, { query }) => ({
    reports: await Promise.all((await reports.reports(query.closed === '1', ADMIN_ROWS)).map(reportInfo)),
  }));

  add('POST /api/admin/reports/:id/close', async (admin, { params: { id }, body: { outcome } }) => {
    if (!(await reports.closeReport(id, wall(), admin.name, outcome))) throw new Refusal(404, 'not-found');
    await log(admin, 'close report', id, outcome);
  });

  add('GET /api/admin/people', async (_admin, { query }) => {
    const wanted = (query.q ?? '').slice(0, 100);
    const suspended = rulings.list.filter(({ kind }) => kind === 'banned-user').map(({ subject }) => userId(subject));
    const exact = /^[0-9a-f]{24}$/.test(wanted) && (await store.user(userId(wanted))) ? [userId(wanted)] : [];
    const found =
      wanted === ''
        ? await Promise.all(suspended.map(personInfo))
        : [
            ...(await Promise.all(exact.map(personInfo))),
            ...(await people.search(wanted.replace(/^@/, ''), ADMIN_ROWS)).map(infoOf),
          ];
    return { people: await Promise.all(found.map(withRuling)) };
  });

  add('POST /api/admin/people/:user/suspend', async (admin, { params: { user: id }, body: { hours, reason } }) => {
    const at = Math.round(wall());
    const clean = cut(cleanTalk(reason), REASON_LENGTH);
    const until = hours === 0 ? {} : { until: at + hours * HOUR };
    await decide({ kind: 'banned-user', subject: id, at, ...until, reason: clean });
    await log(admin, 'suspend', id, `${hours === 0 ? 'without end' : `${hours} h`}: ${clean}`);
  });

  add('POST /api/admin/people/:user/lift', async (admin, { params: { user: id } }) => {
    await lift('banned-user', id);
    await log(admin, 'lift suspension', id);
  });

  add('PUT /api/admin/announcement', async (admin, { body }) => {
    const clean = cut(cleanTalk(body.text), REASON_LENGTH);
    await notices.setAnnouncement(clean);
    await log(admin, 'announce', '', clean);
  });

  add('PUT /api/admin/words', async (admin, { body: { text: words } }) => {
    await notices.setWords(words);
    await log(admin, 'edit word filter', '', `${words.split('\n').length} lines`);
  });

  add('POST /api/admin/tables/:table/close', async (admin, { params }) => {
    const id = tableId(params.table);
    if ((await store.table(id)) === undefined) throw new Refusal(404, 'no-such-table');
    await decide({ kind: 'closed-table', subject: id, at: Math.round(wall()) });
    await log(admin, 'close table', id);
  });
}

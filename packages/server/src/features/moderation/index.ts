import { feature } from '../../core/feature.ts';
import { ADMIN_ROWS } from '../../core/http/admin-access.ts';
import { people } from '../people/index.ts';
import { enforce, Moderation } from './moderation.ts';
import { serveModerationAdmin } from './moderation-admin.ts';
import { serveModeration } from './moderation-routes.ts';
import { NoticeRecords, Notices } from './notices.ts';
import { ReportRecords } from './report-records.ts';
import { serveReports } from './report-routes.ts';
import { type Ruling, type RulingKind, RulingRecords } from './ruling-records.ts';

type ModerationBroadcast =
  /** An operator has made or lifted a ruling. */
  | { readonly type: 'ruling'; readonly ruling: Ruling }
  | { readonly type: 'lifted'; readonly kind: RulingKind; readonly subject: string }
  /** Operators have changed the announcement or the word filter. */
  | { readonly type: 'notices-changed' };

/** What operators decide: rulings on tables, people and addresses, the announcement, the words that are masked; and reports. */
export const moderation = feature({
  name: 'moderation',
  needs: { people },
  make(core, { people: { finder } }) {
    const { store, clock, log, connections, broadcasts } = core;
    const publish = (broadcast: ModerationBroadcast) => broadcasts.publish(broadcast);
    const rulings = new Moderation(new RulingRecords(store.query), clock.wall);
    const reports = new ReportRecords(store.query);
    const notices = new Notices({
      records: new NoticeRecords(store.query),
      wall: clock.wall,
      show: (text) => connections.tellAll({ type: 'announcement', text }),
      publish: () => publish({ type: 'notices-changed' }),
    });

    /** An operator's decision: it is saved, and applied on every server. */
    async function decide(ruling: Ruling): Promise<void> {
      await rulings.save(ruling);
      enforce(core, ruling);
      publish({ type: 'ruling', ruling });
    }

    /** An operator takes a decision back. */
    async function lift(kind: RulingKind, subject: string): Promise<void> {
      await rulings.lift(kind, subject);
      await core.reload();
      publish({ type: 'lifted', kind, subject });
    }

    const offers = { rulings, reports, notices, decide, lift };
    return {
      offers,
      guards: {
        connect: (address) => rulings.find('banned-address', address),
        hello: (user) => rulings.find('banned-user', user),
        load: (table) => (rulings.has('closed-table', table) ? 'table-closed' : undefined),
        list: (table) =>
          rulings.has('hidden-table', table) || rulings.has('closed-table', table) ? 'not-listed' : undefined,
      },
      clean: (text) => notices.clean(text),
      connections: {
        welcomed(connection) {
          if (notices.announcement !== '') connection.send({ type: 'announcement', text: notices.announcement });
        },
      },
      broadcasts: {
        ruling({ ruling }: ModerationBroadcast & { type: 'ruling' }) {
          rulings.add(ruling);
          enforce(core, ruling);
        },
        lifted({ kind, subject }: ModerationBroadcast & { type: 'lifted' }) {
          rulings.remove(kind, subject);
          void core.reload();
        },
        'notices-changed'() {
          notices.read().catch((error: unknown) => log.error({ err: error }, 'cannot reload after a broadcast'));
        },
      },
      routes(routes) {
        serveModeration(routes.app, { ...core, moderation: rulings, decide, lift }, routes.isBehindProxy);
        serveReports(routes, { ...core, wall: clock.wall, reports, seatedAt: finder.seatedAt });
      },
      admin: {
        rows: async () => ({
          reports: (await reports.reports(false, ADMIN_ROWS)).length,
          announcement: notices.announcement,
          words: notices.words,
        }),
        routes: (routes) => serveModerationAdmin(routes, { ...core, ...offers }),
      },
      async read() {
        for (const ruling of await rulings.read()) enforce(core, ruling);
        await notices.read();
      },
      export: { reports: 'SELECT id, at, about, table_id, reason, note FROM reports WHERE reporter = $1 ORDER BY at' },
    };
  },
});

import { randomBytes } from 'node:crypto';
import { cleanTalk, cut } from '@saloon/kernel';
import type { UserId } from '@saloon/protocol';
import type { Entry } from '@saloon/table';
import type { Core } from '../../core/core.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import { readLongLog } from '../../core/store/stored-log.ts';
import type { FindPerson } from '../people/find-person.ts';
import type { ReportedMessage, ReportRecords } from './report-records.ts';

const MOST_MESSAGES = 20;
const NOTE_LENGTH = 500;
const ID_BYTES = 9;

export type ReportRoutesDeps = Pick<Core, 'store' | 'slices' | 'accountLimits' | 'people' | 'log'> & {
  readonly reports: ReportRecords;
  readonly seatedAt: FindPerson['seatedAt'];
  readonly wall: () => number;
};

/** Reports somebody at a table to the operators, with the last messages there. */
export function serveReports(routes: Routes, deps: ReportRoutesDeps): void {
  routes.add('POST /api/reports', async ({ user }, { body: asked }) => {
    if (!deps.accountLimits.mayContact(user)) throw new Refusal(429, 'too-many-requests');
    const about = await deps.seatedAt(asked.table, asked.seat);
    if (about === undefined) throw new Refusal(404, 'no-such-person');
    if (about === user) throw new Refusal(409, 'yourself');
    const id = randomBytes(ID_BYTES).toString('base64url');
    const entries = await readLongLog(deps.store, deps.slices, asked.table);
    // Anybody can be a guest, as often as they like: they report those they sat with.
    if (!hasSat(entries, user) && !(await deps.people.isKept(user))) throw new Refusal(403, 'not-kept');
    const isNew = await deps.reports.addReport({
      id,
      at: deps.wall(),
      reporter: user,
      about,
      table: asked.table,
      reason: asked.reason,
      note: cut(cleanTalk(asked.note), NOTE_LENGTH),
      messages: lastMessages(entries),
    });
    if (isNew) deps.log.warn({ report: id, reason: asked.reason }, 'somebody was reported: see /admin');
    return { id };
  });
}

/** Had this user a seat at the table? */
const hasSat = (entries: readonly Entry[], user: UserId): boolean =>
  entries.some(
    (entry) =>
      (entry.type === 'sat' && entry.user === user) ||
      (entry.type === 'opened' && entry.chairs.some((chair) => chair.type === 'person' && chair.user === user)),
  );

/** The last messages at a table. Only operators read them, so team chat is among them. */
const lastMessages = (entries: readonly Entry[]): readonly ReportedMessage[] =>
  entries
    .flatMap((entry): ReportedMessage[] => (entry.type === 'said' ? [{ name: entry.name, text: entry.text }] : []))
    .slice(-MOST_MESSAGES);

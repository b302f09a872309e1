import { randomBytes } from 'node:crypto';
import { cleanTalk, cut } from '@saloon/kernel';
import { REPORT_REASONS, type ReportReason, tableId, type UserId } from '@saloon/protocol';
import type { Entry } from '@saloon/table';
import type { Logger } from 'pino';
import { STORED } from '../../net/stored-costs.ts';
import type { Store } from '../../store/store.ts';
import { readLongLog } from '../../tables/stored-log.ts';
import type { TimeSlices } from '../../tables/time-slices.ts';
import type { AccountLimits } from '../account-limits.ts';
import type { FriendList } from '../friends.ts';
import { Refusal } from '../refusal.ts';
import type { ReportedMessage, SafetyRecords } from '../safety-records.ts';
import { body, number, oneOf, table, text } from './schemas.ts';
import type { UserRoutes } from './user-routes.ts';

const MOST_MESSAGES = 20;
const NOTE_LENGTH = 500;
const ID_BYTES = 9;

export type ReportRoutesDeps = {
  readonly store: Pick<Store, 'table' | 'entries'>;
  readonly slices: TimeSlices;
  readonly safety: SafetyRecords;
  readonly friends: FriendList;
  readonly accountLimits: AccountLimits;
  readonly isKept: (user: UserId) => Promise<boolean>;
  readonly wall: () => number;
  readonly log: Logger;
};

/** Reports somebody at a table to the operators, with the last messages there. */
export function serveReports(routes: UserRoutes, deps: ReportRoutesDeps): void {
  const fields = body({ table, seat: number, reason: oneOf(REPORT_REASONS), note: text(NOTE_LENGTH, 0) });
  routes.user('POST', '/api/reports', { ...fields, stores: STORED.report }, async ({ user }, { body: given }) => {
    const asked = given as { table: string; seat: number; reason: ReportReason; note: string };
    if (!deps.accountLimits.mayContact(user)) throw new Refusal(429, 'too-many-requests');
    const about = await deps.friends.seatedAt(asked.table, asked.seat);
    if (about === undefined) throw new Refusal(404, 'no-such-person');
    if (about === user) throw new Refusal(409, 'yourself');
    const id = randomBytes(ID_BYTES).toString('base64url');
    const entries = await readLongLog(deps.store, deps.slices, tableId(asked.table));
    // Anybody can be a guest, as often as they like: they report those they sat with.
    if (!hasSat(entries, user) && !(await deps.isKept(user))) throw new Refusal(403, 'not-kept');
    const isNew = await deps.safety.addReport({
      id,
      at: deps.wall(),
      reporter: user,
      about,
      table: tableId(asked.table),
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

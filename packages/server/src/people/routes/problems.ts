import { hash, randomBytes } from 'node:crypto';
import type { FindGame } from '@saloon/catalog';
import { tableId, type UserId } from '@saloon/protocol';
import { type Entry, seeing } from '@saloon/table';
import type { Logger } from 'pino';
import { isOpenDeal } from '../../daily/days.ts';
import { STORED } from '../../net/stored-costs.ts';
import { nextTurn, type SerialQueue } from '../../serial-queue.ts';
import type { Store } from '../../store/store.ts';
import { readLongLog, recordingFile } from '../../tables/stored-log.ts';
import type { TimeSlices } from '../../tables/time-slices.ts';
import type { AccountLimits } from '../account-limits.ts';
import { Refusal } from '../refusal.ts';
import type { Problem, SafetyRecords } from '../safety-records.ts';
import { body, table, text } from './schemas.ts';
import type { UserRoutes } from './user-routes.ts';

const MOST_PROBLEMS = 200;
const SCREEN_LENGTH = 20_000;
/** A longer view is left out: the operator has the whole log. */
const SEEN_LENGTH = 1_000_000;
const BODY_BYTES = 64 * 1024;
const ID_BYTES = 9;
const SOURCE_LENGTH = 16;

export type ProblemDeps = {
  readonly store: Pick<Store, 'key' | 'table' | 'entries'>;
  readonly slices: TimeSlices;
  readonly heavyWork: SerialQueue;
  readonly findGame: FindGame;
  readonly safety: SafetyRecords;
  readonly accountLimits: AccountLimits;
  readonly wall: () => number;
  readonly log: Logger;
};

type Seen = {
  /** What was on the page, as text; `page` is its address and size. */
  readonly screen: string;
  readonly page: string;
  readonly version: string;
  readonly note: string;
  readonly browser: string;
  readonly entries: number;
  /** The reporter's own game so far, as the table page replays it; missing for spectators. */
  readonly view?: unknown;
};

/** Keeps what somebody saw when something went wrong at a table. Operators download it with the whole game. */
export function serveProblems(routes: UserRoutes, deps: ProblemDeps): void {
  const problem = {
    bodyLimit: BODY_BYTES,
    stores: STORED.report,
    ...body({ table, screen: text(SCREEN_LENGTH, 0), page: text(300), version: text(100), note: text(500, 0) }),
  };
  routes.user('POST', '/api/problems', problem, async ({ user, address }, { body: given, request }) => {
    const asked = given as { table: string; screen: string; page: string; version: string; note: string };
    if (!deps.accountLimits.mayContact(user)) throw new Refusal(429, 'too-many-requests');
    const id = tableId(asked.table);
    if ((await deps.store.table(id)) === undefined) throw new Refusal(404, 'no-such-table');
    const entries = await readLongLog(deps.store, deps.slices, id);
    const view = await deps.heavyWork.run(() => viewOf(deps, entries, user));
    const { screen, page, version, note } = asked;
    const browser = String(request.headers['user-agent'] ?? '').slice(0, 300);
    const seen: Seen = {
      screen,
      page,
      version,
      note,
      browser,
      entries: entries.length,
      ...(view === undefined ? {} : { view }),
    };
    const problemId = randomBytes(ID_BYTES).toString('base64url');
    const at = deps.wall();
    const source = hash('sha256', `${deps.store.key.toString('hex')} ${address}`).slice(0, SOURCE_LENGTH);
    const kept = { id: problemId, at, user, table: id, seen: JSON.stringify(seen), source };
    await deps.safety.addProblem(kept, MOST_PROBLEMS);
    deps.log.warn({ problem: problemId, table: id }, 'somebody reported a problem: download it at /admin');
    return { id: problemId };
  });
}

async function viewOf({ findGame }: ProblemDeps, entries: readonly Entry[], user: UserId): Promise<unknown> {
  const work = seeing(entries, user, findGame);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) {
      return value === undefined || value.length > SEEN_LENGTH ? undefined : (JSON.parse(value) as unknown);
    }
    await nextTurn();
  }
}

/**
 * The file of a problem, for the operator: what was seen, and the recording of the whole game up to then, which
 * `saloon replay` opens. It contains everybody's secrets.
 */
export async function problemFile(deps: ProblemDeps, { id, at, user, table: from, seen }: Problem): Promise<object> {
  const { entries: length, ...rest } = JSON.parse(seen) as Seen;
  const entries = (await readLongLog(deps.store, deps.slices, from)).slice(0, length);
  const [opened] = entries;
  // An admin may play today's deal too.
  const isSecret = opened?.type === 'opened' && isOpenDeal(opened.duplicate?.of, deps.wall());
  const recording = isSecret ? undefined : await deps.heavyWork.run(async () => recordingFile(entries, deps.findGame));
  return { saloon: 'problem', format: 1, id, at, user, table: from, ...rest, ...(recording && { recording }) };
}

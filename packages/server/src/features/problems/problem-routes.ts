import { hash, randomBytes } from 'node:crypto';
import type { MadeAnswer, UserId } from '@saloon/protocol';
import { type Entry, seeing } from '@saloon/table';
import type { Core } from '../../core/core.ts';
import { ADMIN_ROWS, type AdminRoutes } from '../../core/http/admin-access.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import { readLongLog, recordingFile } from '../../core/store/stored-log.ts';
import { nextTurn } from '../../core/time/serial-queue.ts';
import type { Problem, ProblemRecords } from './problem-records.ts';

const MOST_PROBLEMS = 200;
/** A longer view is left out: the operator has the whole log. */
const SEEN_LENGTH = 1_000_000;
const ID_BYTES = 9;
const SOURCE_LENGTH = 16;

export type ProblemDeps = Pick<
  Core,
  'store' | 'slices' | 'heavyWork' | 'findGame' | 'hooks' | 'accountLimits' | 'clock' | 'log'
> & {
  readonly problems: ProblemRecords;
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
export function serveProblems(routes: Routes, deps: ProblemDeps): void {
  routes.add('POST /api/problems', async ({ user, address }, { body, request }) => {
    if (!deps.accountLimits.mayContact(user)) throw new Refusal(429, 'too-many-requests');
    const { table: id, screen, page, version, note } = body;
    if ((await deps.store.table(id)) === undefined) throw new Refusal(404, 'no-such-table');
    const entries = await readLongLog(deps.store, deps.slices, id);
    const view = await deps.heavyWork.run(() => viewOf(deps, entries, user));
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
    const at = deps.clock.wall();
    const source = hash('sha256', `${deps.store.key.toString('hex')} ${address}`).slice(0, SOURCE_LENGTH);
    const kept = { id: problemId, at, user, table: id, seen: JSON.stringify(seen), source };
    await deps.problems.add(kept, MOST_PROBLEMS);
    deps.log.warn({ problem: problemId, table: id }, 'somebody reported a problem: download it at /admin');
    return { id: problemId };
  });
}

/** On the operator's page: the last problems, and the file of each. */
export function serveProblemsAdmin({ add, log, personInfo }: AdminRoutes, deps: ProblemDeps): void {
  const { problems } = deps;
  add('GET /api/admin/problems', async () => {
    const last = await problems.last(ADMIN_ROWS);
    return {
      problems: await Promise.all(
        last.map(async ({ id, at, user: by, table, seen }) => {
          const { note, browser, version } = JSON.parse(seen) as Record<'note' | 'browser' | 'version', string>;
          return { id, at, by: await personInfo(by), table, note, browser, version };
        }),
      ),
    };
  });

  add('GET /api/admin/problems/:id', async (admin, { params }) => {
    const problem = await problems.find(params.id);
    if (problem === undefined) throw new Refusal(404, 'not-found');
    await log(admin, 'download problem', problem.id);
    return problemFile(deps, problem);
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

/** Others may still play the same deal. */
const isKeptBack = ({ hooks }: ProblemDeps, of: string): boolean => hooks.tables.guards.ask('reveal', of) !== undefined;

/**
 * The file of a problem, for the operator: what was seen, and the recording of the whole game up to then, which
 * `saloon replay` opens. It contains everybody's secrets.
 */
async function problemFile(
  deps: ProblemDeps,
  { id, at, user, table: from, seen }: Problem,
): Promise<MadeAnswer<'GET /api/admin/problems/:id'>> {
  const { entries: length, ...rest } = JSON.parse(seen) as Seen;
  const entries = (await readLongLog(deps.store, deps.slices, from)).slice(0, length);
  const [opened] = entries;
  // An admin may play today's deal too.
  const isSecret = opened?.type === 'opened' && opened.duplicate !== undefined && isKeptBack(deps, opened.duplicate.of);
  const recording = isSecret ? undefined : await deps.heavyWork.run(async () => recordingFile(entries, deps.findGame));
  return { saloon: 'problem', format: 1, id, at, user, table: from, ...rest, ...(recording && { recording }) };
}

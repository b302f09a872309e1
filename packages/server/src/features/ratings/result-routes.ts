import { bareHandle, foldHandle } from '@saloon/people';
import { LEADER_PERIODS, tableId } from '@saloon/protocol';
import { Refusal } from '../../core/http/refusal.ts';
import type { Asked, Routes } from '../../core/http/routes.ts';
import { isVisible, type PersonRecords } from '../../core/identity/person-records.ts';
import type { RunSql } from '../../core/store/shared-sql.ts';
import { isTableId } from '../../core/tables/table-id.ts';
import { type HistoryFilter, parseCursor, readHistory } from './game-history.ts';
import { readLeaders } from './leaders.ts';
import { readProfile } from './profiles.ts';
import { readTableRatings } from './table-ratings.ts';

const MOST = 20;
const DAY = 24 * 3600 * 1000;

export type ResultsDeps = {
  readonly people: PersonRecords;
  readonly run: RunSql;
  readonly wall: () => number;
};

/** Profiles, histories, leaderboards, and what a game did to the ratings. */
export function serveResults(routes: Routes, { people, run, wall }: ResultsDeps): void {
  const { viewerOf } = routes;
  routes.add('GET /api/people/:handle/profile', async (_, { params, request }) => {
    const [viewer, person] = await Promise.all([
      viewerOf(request),
      people.findFolded(foldHandle(bareHandle(params.handle))),
    ]);
    const isShown = isVisible(person, viewer);
    const shown = await readProfile(run, isShown ? person.id : '', viewer);
    if (!isShown) throw new Refusal(404, 'not-found');
    const { id, handle, name, portrait, createdAt } = person;
    return {
      handle,
      name,
      ...(portrait === undefined ? {} : { portrait }),
      since: createdAt,
      isYou: id === viewer,
      ...shown,
    };
  });

  routes.add('GET /api/me/games', async ({ user }, { query }) => {
    const cursor = parseCursor(query.before);
    if (cursor === undefined) throw new Refusal(400, 'bad-request');
    return readHistory(run, user, filterOf(query), cursor, MOST);
  });

  routes.add('GET /api/leaders/:game', async (_, { params, query, request }) => {
    const period = LEADER_PERIODS.find((one) => one === query.period);
    const viewer = await viewerOf(request);
    return readLeaders(run, { game: params.game, period: period ?? 'all', wall: wall(), viewer });
  });

  routes.add('GET /api/tables/:id/ratings', async (_, { params: { id }, request }) => {
    const viewer = await viewerOf(request);
    const found = isTableId(id) ? await readTableRatings(run, tableId(id), viewer) : undefined;
    if (found === undefined) throw new Refusal(404, 'not-found');
    return found;
  });
}

/** Days are `2026-11-18`, in UTC; `until` counts too. What can't be read doesn't filter. */
function filterOf({ game, result, opponent, from, until }: Asked<'GET /api/me/games'>['query']): HistoryFilter {
  const start = dayOf(from);
  const end = dayOf(until);
  return {
    ...(game === undefined || game === '' ? {} : { game }),
    ...(result === 'won' || result === 'lost' ? { result } : {}),
    ...(opponent === undefined || opponent.trim() === '' ? {} : { opponent: opponent.trim() }),
    ...(start === undefined ? {} : { from: start }),
    ...(end === undefined ? {} : { until: end + DAY }),
  };
}

function dayOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) ? undefined : at;
}

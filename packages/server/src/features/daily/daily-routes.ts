import { randomBytes } from 'node:crypto';
import type { Core } from '../../core/core.ts';
import type { Caller } from '../../core/http/caller.ts';
import { Refusal } from '../../core/http/refusal.ts';
import type { Routes } from '../../core/http/routes.ts';
import { tableIdFor } from '../../core/identity/identity.ts';
import type { DailyRecords } from './daily-records.ts';
import type { DailyResults } from './daily-results.ts';
import { dayOf, isDay } from './days.ts';
import { type DailyDeal, dealFor } from './deal.ts';
import { type OpenDealDeps, openDeal, openingOf } from './open-deal.ts';

export type DailyRoutesDeps = Omit<OpenDealDeps, 'charge'> &
  Pick<Core, 'store' | 'slots'> & {
    readonly daily: DailyRecords;
    readonly results: DailyResults;
    readonly wall: () => number;
  };

const PRACTICE_BYTES = 12;

/** Daily deals. The server decides which day it is. */
export function serveDaily(routes: Routes, deps: DailyRoutesDeps): void {
  const { daily, results, store, wall } = deps;

  async function deal(game: string, day: string): Promise<DailyDeal> {
    const found = isDay(day) && day <= dayOf(wall()) ? dealFor(await daily.secret(), day, game) : undefined;
    if (found === undefined) throw new Refusal(404, 'not-found');
    return found;
  }

  /** The counted attempt, the same from every tab. */
  async function play(caller: Caller, game: string, day: string): Promise<string> {
    const dealt = await deal(game, day);
    const own = tableIdFor(store.key, caller.user, `daily ${day} ${game}`);
    const { table, result } = await daily.begin(caller.user, day, game, own, wall());
    if (result === undefined)
      await openDeal(
        { ...deps, charge: routes.charge },
        openingOf(table, dealt, `daily ${day}`, caller),
        caller.address,
      );
    return table;
  }

  async function practise(caller: Caller, game: string, day: string): Promise<string> {
    const dealt = await deal(game, day);
    const isFree = day < dayOf(wall()) || (await daily.find(caller.user, day, game))?.result !== undefined;
    if (!isFree) throw new Refusal(403, 'not-finished');
    const release = await deps.slots.take(caller.user);
    if (release === undefined) throw new Refusal(409, 'too-many-tables');
    const table = tableIdFor(store.key, caller.user, `practice ${randomBytes(PRACTICE_BYTES).toString('hex')}`);
    await openDeal(
      { ...deps, charge: routes.charge },
      openingOf(table, dealt, `practice ${day}`, caller),
      caller.address,
    ).finally(release);
    return table;
  }

  routes.add('GET /api/daily', async (_, { request }) => results.today(await routes.viewerOf(request)));

  routes.add('POST /api/daily/:game', async (caller, { params: { game }, body: { day, isPractice } }) => {
    if (isPractice === true) return { table: await practise(caller, game, day) };
    // The page may be of yesterday, or its clock may be wrong.
    if (day !== dayOf(wall())) throw new Refusal(409, 'day-over');
    return { table: await play(caller, game, day) };
  });

  routes.add('GET /api/daily/:game/:day', async (_, { params: { game, day }, request }) => {
    await deal(game, day);
    const user = await routes.viewerOf(request);
    const own = user === '' ? undefined : await daily.find(user, day, game);
    if (day >= dayOf(wall()) && own?.result === undefined) throw new Refusal(403, 'not-finished');
    return results.read(day, game, user);
  });
}

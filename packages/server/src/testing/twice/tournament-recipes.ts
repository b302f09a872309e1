import { findGame } from '@saloon/catalog';
import { TOURNAMENT_LIMITS } from '@saloon/protocol';
import answers from '@saloon/puzzles/positions/answers.json' with { type: 'json' };
import { expect } from 'vitest';
import { runOne } from '../../core/store/shared-sql.ts';
import { eventually } from '../eventually.ts';
import type { Visitor } from '../visitor.ts';
import { finishedGame } from './finished-game.ts';
import type { Recipes } from './recipe.ts';
import { AT_ONCE, catchUp, TABLES_PER_USER, tally, type World } from './world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CHALLENGES_A_DAY = 20;
const ALREADY = 14;

const setup = (i: number) => ({
  title: `Cup ${i}`,
  game: 'bang-duel',
  options: {},
  seats: 2,
  format: 'swiss',
  rounds: 2,
  size: 4,
  startsAt: Date.now() + HOUR,
  waitMinutes: 1,
  roundMinutes: 30,
});
const openCup = async (host: Visitor): Promise<string> =>
  String((await host.ask('POST', '/api/tournaments', setup(0))).body.id);

/** A tournament with four players: its host and three others. */
async function fullCup(world: World, host: Visitor): Promise<string> {
  const id = await openCup(host);
  for (const { visitor } of (await world.crowd()).slice(0, 3)) await visitor.ask('PUT', `/api/tournaments/${id}/me`);
  return id;
}

const untilRound = (world: World, id: string) =>
  eventually(async () => {
    const announced = 'SELECT count(*) AS n FROM tournament_tables WHERE tournament_id = $1 AND is_announced = 1';
    expect(await world.count(announced, id)).toBe(2);
  });

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const PUZZLES = Object.entries(answers['colt-express']);
const tryAt = (puzzle: number, move = 0) => {
  const [id, notations] = PUZZLES[puzzle] ?? expect.fail(`no puzzle ${puzzle}`);
  const game = 'colt-express';
  return { game, id, move: findGame(game)?.parseMove(notations[move] ?? ''), day: Math.floor(Date.now() / DAY) };
};
const challenge = async () => ({ file: await finishedGame(), seat: 0, levels: ['easy', 'easy'] });

/** Tournaments, daily deals, challenges and puzzles. */
export const tournamentRecipes: Recipes = {
  async 'POST /api/tournaments'({ world, ann }, ask) {
    const replies = await ask((i) => ({ body: setup(i) }));
    const { perHost } = TOURNAMENT_LIMITS;
    expect(tally(replies)).toEqual({ ok: perHost, 'too-many-tournaments': AT_ONCE - perHost });
    expect(await world.count('SELECT count(*) AS n FROM tournaments WHERE host = $1', ann.user)).toBe(perHost);
  },
  async 'PUT /api/tournaments/:id/me'({ world, ann, bob }, ask) {
    const id = await openCup(ann.visitor);
    const players = () => world.count('SELECT count(*) AS n FROM tournament_players WHERE tournament_id = $1', id);
    expect(tally(await ask(() => ({ at: { id }, by: bob.visitor })))).toEqual({ ok: AT_ONCE });
    expect(await players()).toBe(2);
    const crowd = await world.crowd();
    const replies = await ask((i) => ({ at: { id }, ...(crowd[i] && { by: crowd[i].visitor }) }));
    expect(tally(replies)).toEqual({ ok: 2, 'tournament-full': AT_ONCE - 2 });
    expect(await players()).toBe(4);
  },
  async 'DELETE /api/tournaments/:id/me'({ world, ann }, ask) {
    const id = await openCup(ann.visitor);
    expect(tally(await ask(() => ({ at: { id } })))).toEqual({ ok: AT_ONCE });
    expect(await world.count('SELECT count(*) AS n FROM tournament_players WHERE tournament_id = $1', id)).toBe(0);
  },
  async 'POST /api/tournaments/:id/start'({ world, ann }, ask) {
    const id = await fullCup(world, ann.visitor);
    const { ok = 0, ...refused } = tally(await ask(() => ({ at: { id } })));
    expect(ok).toBeGreaterThan(0);
    expect(refused['tournament-started'] ?? 0).toBe(AT_ONCE - ok);
    await untilRound(world, id);
    const tables = 'SELECT table_id, people FROM tournament_tables WHERE tournament_id = $1 AND round = 1';
    const rows = await runOne(world.store.query, tables, id);
    expect(rows).toHaveLength(2);
    // Everybody has one seat, and each table is there once.
    expect(new Set(rows.flatMap(({ people }) => JSON.parse(String(people)))).size).toBe(4);
    for (const { table_id } of rows) {
      expect(await world.count('SELECT count(*) AS n FROM tables WHERE id = $1', String(table_id))).toBe(1);
    }
  },
  async 'POST /api/tournaments/:id/back'({ world, ann }, ask) {
    const id = await fullCup(world, ann.visitor);
    await ann.visitor.ask('POST', `/api/tournaments/${id}/start`);
    await untilRound(world, id);
    const out = `UPDATE tournament_players SET state = 'out' WHERE tournament_id = $1 AND user_id = $2`;
    await runOne(world.store.query, out, id, ann.user);
    expect(tally(await ask(() => ({ at: { id } })))).toEqual({ ok: 1, 'not-out': AT_ONCE - 1 });
    const isIn = `SELECT count(*) AS n FROM tournament_players WHERE tournament_id = $1 AND state = 'in'`;
    expect(await world.count(isIn, id)).toBe(4);
  },
  async 'DELETE /api/tournaments/:id'({ world, ann, bob, table }, ask) {
    const id = await openCup(ann.visitor);
    await bob.visitor.ask('PUT', `/api/tournaments/${id}/me`);
    const { ok = 0, ...refused } = tally(await ask(() => ({ at: { id } })));
    expect(ok).toBeGreaterThan(0);
    expect(refused['tournament-started'] ?? 0).toBe(AT_ONCE - ok);
    expect(await world.count(`SELECT count(*) AS n FROM tournaments WHERE id = $1 AND phase = 'canceled'`, id)).toBe(1);
    await catchUp(bob, table);
    expect(bob.client.inbox.filter(({ type }) => type === 'tournament-news')).toHaveLength(1);
  },
  async 'POST /api/me/puzzles'({ world, ann }, ask) {
    const tries = (puzzle?: string) =>
      puzzle === undefined
        ? world.count('SELECT count(DISTINCT no) AS n FROM puzzle_attempts WHERE user_id = $1', ann.user)
        : world.count(
            'SELECT count(*) AS n FROM puzzle_attempts WHERE user_id = $1 AND puzzle = $2',
            ...[ann.user, puzzle],
          );
    const replies = await ask((i) => ({ body: { ...tryAt(0, i % 2), hinted: i > 4 } }));
    expect(tally(replies)).toEqual({ ok: AT_ONCE });
    expect(new Set(replies.map(({ body }) => body.outcome)).size).toBe(1);
    expect(await tries(`colt-express/${tryAt(0).id}`)).toBe(1);
    // Ten puzzles are ten numbers: the list is in their order.
    expect(tally(await ask((i) => ({ body: tryAt(i + 1) })))).toEqual({ ok: AT_ONCE });
    expect(await tries()).toBe(AT_ONCE + 1);
  },
  async 'POST /api/challenges'({ world, ann }, ask) {
    const body = await challenge();
    const { id } = (await ann.visitor.ask('POST', '/api/challenges', body)).body;
    const copy = `INSERT INTO challenges (id, user_id, game, seat, levels, bots, recording, place, score, created_at)
      SELECT CAST($2 AS TEXT), user_id, game, seat, levels, bots, recording, place, score, created_at FROM challenges WHERE id = $1`;
    for (let i = 1; i < ALREADY; i++) await runOne(world.store.query, copy, String(id), `${id}-${i}`);
    const left = CHALLENGES_A_DAY - ALREADY;
    expect(tally(await ask(() => ({ body })))).toEqual({
      ok: left,
      'too-many-requests-open': AT_ONCE - left,
    });
    expect(await world.count('SELECT count(*) AS n FROM challenges WHERE user_id = $1', ann.user)).toBe(
      CHALLENGES_A_DAY,
    );
  },
  async 'POST /api/challenges/:id/play'({ world, ann, cal }, ask) {
    const id = String((await ann.visitor.ask('POST', '/api/challenges', await challenge())).body.id);
    const replies = await ask(() => ({ at: { id }, by: cal.visitor }));
    expect(tally(replies)).toEqual({ ok: AT_ONCE });
    const tables = new Set(replies.map(({ body }) => body.table));
    expect(tables.size).toBe(1);
    expect(await world.count('SELECT count(*) AS n FROM challenge_attempts WHERE challenge_id = $1', id)).toBe(1);
    expect(await world.store.openTables(cal.user)).toBe(1);
  },
  async 'POST /api/daily/:game'({ world, cal }, ask) {
    const at = { game: 'bang-duel' };
    const counted = await ask(() => ({ at, body: { day: dayOf(Date.now()) }, by: cal.visitor }));
    expect(tally(counted)).toEqual({ ok: AT_ONCE });
    expect(new Set(counted.map(({ body }) => body.table)).size).toBe(1);
    expect(await world.count('SELECT count(*) AS n FROM daily_attempts WHERE user_id = $1', cal.user)).toBe(1);
    expect(await world.store.openTables(cal.user)).toBe(1);
    // Practice opens a new table each time, as far as the limit goes.
    const body = { day: dayOf(Date.now() - DAY), isPractice: true };
    const practice = await ask(() => ({ at, body, by: cal.visitor }));
    const { ok = 0, ...refused } = tally(practice);
    expect(ok).toBeGreaterThan(0);
    expect(refused).toEqual({ 'too-many-tables': AT_ONCE - ok });
    expect(await world.store.openTables(cal.user)).toBe(ok + 1);
    expect(ok + 1).toBeLessThanOrEqual(TABLES_PER_USER);
  },
};

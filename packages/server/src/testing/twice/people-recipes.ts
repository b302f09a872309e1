import { expect } from 'vitest';
import { runOne } from '../../core/store/shared-sql.ts';
import type { Recipes } from './recipe.ts';
import { AT_ONCE, catchUp, type Person, tally, type World } from './world.ts';

/** Invitations, reports and requests of one account in a burst. */
const CONTACTS = 20;
const MOST_HIDDEN = 1000;
const MOST_PROBLEMS = 200;
const ROOM = 4;

const ties = ({ count }: World, { user }: Person, kind: string) =>
  count('SELECT count(*) AS n FROM ties WHERE user_id = $1 AND kind = $2', user, kind);

async function befriend(world: World, one: Person, other: Person): Promise<void> {
  const insert = `INSERT INTO ties (user_id, other_id, kind, at) VALUES ($1, $2, 'friend', 1)`;
  await world.store.query([
    [insert, one.user, other.user],
    [insert, other.user, one.user],
  ]);
}

/** So many mutes or blocks that only `ROOM` more fit. */
async function fillUp(world: World, { user }: Person, kind: string, already: number): Promise<void> {
  const insert = 'INSERT INTO ties (user_id, other_id, kind, at) VALUES ($1, $2, $3, 1)';
  const others = Array.from({ length: MOST_HIDDEN - ROOM - already }, (_, i) => `other${i}`);
  await world.store.query(others.map((other) => [insert, user, other, kind]));
}

const webhook = (i: number) => ({ url: `https://discord.com/api/webhooks/${i}/abc`, shape: 'discord', lang: 'en' });

/** Friends, reports, and what belongs to a table. */
export const peopleRecipes: Recipes = {
  async 'POST /api/friends'({ world, ann, bob, cal }, ask) {
    expect(tally(await ask(() => ({ body: { handle: bob.handle } })))).toEqual({ ok: AT_ONCE });
    expect(await ties(world, ann, 'asked')).toBe(1);
    // Both ask at once: they are friends, and no request is left.
    const mutual = await ask((i) =>
      i % 2 === 0
        ? { body: { handle: cal.handle }, by: bob.visitor }
        : { body: { handle: bob.handle }, by: cal.visitor },
    );
    expect(tally(mutual)).toEqual({ ok: AT_ONCE });
    for (const one of [bob, cal]) {
      expect([await ties(world, one, 'friend'), await ties(world, one, 'asked')]).toEqual([1, 0]);
    }
  },
  async 'DELETE /api/friends/:user'({ world, ann, bob }, ask) {
    await befriend(world, ann, bob);
    expect(tally(await ask(() => ({ at: { user: bob.user } })))).toEqual({ ok: AT_ONCE });
    expect([await ties(world, ann, 'friend'), await ties(world, bob, 'friend')]).toEqual([0, 0]);
  },
  async 'POST /api/friends/:user/invite'({ world, ann, bob, table }, ask) {
    await befriend(world, ann, bob);
    const counts = [];
    for (let i = 0; i < 3; i++) counts.push(tally(await ask(() => ({ at: { user: bob.user }, body: { table } }))));
    expect(counts.slice(0, 2)).toEqual([{ ok: AT_ONCE }, { ok: AT_ONCE }]);
    // The budget fills up again while we ask.
    expect(counts[2]?.['too-many-requests']).toBeGreaterThanOrEqual(AT_ONCE - 1);
    await catchUp(bob, table);
    const invited = bob.client.inbox.filter(({ type }) => type === 'invited');
    expect(invited).toHaveLength(CONTACTS + (counts[2]?.ok ?? 0));
  },
  async 'POST /api/blocks'({ world, ann, bob }, ask) {
    await befriend(world, ann, bob);
    expect(tally(await ask(() => ({ body: { user: bob.user, isBlocked: true } })))).toEqual({ ok: AT_ONCE });
    expect([await ties(world, ann, 'blocked'), await ties(world, ann, 'friend')]).toEqual([1, 0]);
    expect(await ties(world, bob, 'friend')).toBe(0);
    await fillUp(world, ann, 'blocked', 1);
    const crowd = await world.crowd();
    const replies = await ask((i) => ({ body: { user: crowd[i]?.user, isBlocked: true } }));
    expect(tally(replies)).toEqual({ ok: ROOM, 'too-many-hidden': AT_ONCE - ROOM });
    expect(await ties(world, ann, 'blocked')).toBe(MOST_HIDDEN);
  },
  async 'POST /api/mutes'({ world, ann, bob }, ask) {
    expect(tally(await ask(() => ({ body: { user: bob.user, isMuted: true } })))).toEqual({ ok: AT_ONCE });
    expect(await ties(world, ann, 'muted')).toBe(1);
    await fillUp(world, ann, 'muted', 1);
    const crowd = await world.crowd();
    const replies = await ask((i) => ({ body: { user: crowd[i]?.user, isMuted: true } }));
    expect(tally(replies)).toEqual({ ok: ROOM, 'too-many-hidden': AT_ONCE - ROOM });
    expect(await ties(world, ann, 'muted')).toBe(MOST_HIDDEN);
  },
  async 'POST /api/reports'({ world, ann, bob, table }, ask) {
    const replies = await ask((i) => ({ body: { table, seat: 1, reason: 'insults', note: `No ${i}` } }));
    expect(tally(replies)).toEqual({ ok: AT_ONCE });
    const reports = 'SELECT count(*) AS n FROM reports WHERE reporter = $1 AND about = $2';
    expect(await world.count(reports, ann.user, bob.user)).toBe(1);
  },
  async 'POST /api/problems'({ world, ann, table }, ask) {
    const problem = (i: number) => ({ table, screen: '', page: '/', version: '1', note: `No ${i}` });
    expect(tally(await ask((i) => ({ body: problem(i) })))).toEqual({ ok: AT_ONCE });
    const own = () => world.count('SELECT count(*) AS n FROM problems WHERE user_id = $1', ann.user);
    const all = () => world.count('SELECT count(*) AS n FROM problems');
    expect(await own()).toBe(AT_ONCE);
    const insert = 'INSERT INTO problems (id, at, user_id, table_id, seen, source) VALUES ($1, 1, $2, $3, $4, $5)';
    const others = Array.from({ length: MOST_PROBLEMS - (await all()) - ROOM }, (_, i) => `other${i}`);
    await world.store.query(others.map((id) => [insert, id, 'somebody', table, '{}', 'elsewhere']));
    expect(tally(await ask((i) => ({ body: problem(i) })))).toEqual({ ok: AT_ONCE });
    expect(await all()).toBe(MOST_PROBLEMS);
    expect(await own()).toBe(2 * AT_ONCE);
    await runOne(world.store.query, `DELETE FROM problems WHERE source = 'elsewhere'`);
  },
  async 'POST /api/tables/:table/code'({ world, table }, ask) {
    const replies = await ask(() => ({ at: { table } }));
    // Everybody reads out the same code.
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.code}`)).size).toBe(1);
    const codes = `SELECT count(*) AS n FROM tickets WHERE kind = 'join-code' AND body = $1`;
    expect(await world.count(codes, table)).toBe(1);
    expect(await world.server.parts.features.room.find(String(replies[0]?.body.code))).toBe(table);
  },
  async 'PUT /api/tables/:table/webhook'({ world, table }, ask) {
    expect(tally(await ask((i) => ({ at: { table }, body: webhook(i) })))).toEqual({ ok: AT_ONCE });
    expect(await world.count('SELECT count(*) AS n FROM webhooks WHERE table_id = $1', table)).toBe(1);
  },
  async 'DELETE /api/tables/:table/webhook'({ world, ann, table }, ask) {
    await ann.visitor.ask('PUT', `/api/tables/${table}/webhook`, webhook(0));
    expect(tally(await ask(() => ({ at: { table } })))).toEqual({ ok: AT_ONCE });
    expect(await world.count('SELECT count(*) AS n FROM webhooks WHERE table_id = $1', table)).toBe(0);
  },
};

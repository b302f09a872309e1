import { expect } from 'vitest';
import { runOne } from '../../core/store/shared-sql.ts';
import type { RulingKind } from '../../features/moderation/ruling-records.ts';
import { authenticator } from '../authenticator.ts';
import type { Visitor } from '../visitor.ts';
import type { Recipe, Recipes } from './recipe.ts';
import { AT_ONCE, newDevice, tally, type World } from './world.ts';

const ADDRESS = '192.0.2.77';

const rulings = ({ count }: World, kind: RulingKind, subject: string) =>
  count('SELECT count(*) AS n FROM rulings WHERE kind = $1 AND subject = $2', kind, subject);
const actions = ({ count }: World, action: string, subject: string) =>
  count('SELECT count(*) AS n FROM admin_actions WHERE action = $1 AND subject = $2', action, subject);

type Subject = (scene: Parameters<Recipe>[0]) => string;

/** Ten of them leave one ruling in the database and in memory. */
const decides =
  (kind: RulingKind, subjectOf: Subject): Recipe =>
  async (scene, ask) => {
    const { world } = scene;
    const subject = subjectOf(scene);
    expect(tally(await ask(() => ({ at: { subject } })))).toEqual({ ok: AT_ONCE });
    expect(await rulings(world, kind, subject)).toBe(1);
    expect(world.server.parts.features.moderation.rulings.has(kind, subject)).toBe(true);
  };

/** Ten of them after one ruling leave none. */
const lifts =
  (kind: RulingKind, subjectOf: Subject): Recipe =>
  async (scene, ask) => {
    const { world } = scene;
    const subject = subjectOf(scene);
    await world.server.parts.features.moderation.decide({ kind, subject, at: Date.now() });
    expect(await rulings(world, kind, subject)).toBe(1);
    expect(tally(await ask(() => ({ at: { subject } })))).toEqual({ ok: AT_ONCE });
    expect(await rulings(world, kind, subject)).toBe(0);
    expect(world.server.parts.features.moderation.rulings.has(kind, subject)).toBe(false);
  };

const theTable: Subject = ({ table }) => table;
const bob: Subject = (scene) => scene.bob.user;
const anAddress: Subject = () => ADDRESS;

/** A recovery code, a passkey and a device of somebody: every way in there is. */
async function addWaysIn(world: World, visitor: Visitor): Promise<void> {
  const codeOf = async () => String((await visitor.ask('POST', '/api/me/recovery')).body.code);
  await newDevice(world).ask('POST', '/api/recover', { code: await codeOf(), secret: newDevice(world).secret });
  await codeOf();
  const { options } = (await visitor.ask('POST', '/api/me/passkeys/options')).body as {
    options: { challenge: string };
  };
  const response = authenticator('localhost').register(options.challenge, visitor.origin);
  expect((await visitor.ask('POST', '/api/me/passkeys', { response, name: '' })).status).toBe(200);
}

/** What operators and admins do. */
export const operatorRecipes: Recipes = {
  async 'POST /api/admin/reports/:id/close'({ world, ann, table }, ask) {
    const report = { table, seat: 1, reason: 'insults', note: '' };
    const id = String((await ann.visitor.ask('POST', '/api/reports', report)).body.id);
    const replies = await ask((i) => ({ at: { id }, body: { outcome: `Warned ${i}` } }));
    expect(tally(replies)).toEqual({ ok: 1, 'not-found': AT_ONCE - 1 });
    expect(await actions(world, 'close report', id)).toBe(1);
    const [row] = await runOne(world.store.query, 'SELECT outcome FROM reports WHERE id = $1', id);
    expect(row?.outcome).toBe(`Warned ${replies.findIndex(({ status }) => status === 200)}`);
  },
  async 'POST /api/admin/people/:user/suspend'({ world, bob: { user, visitor } }, ask) {
    const replies = await ask(() => ({ at: { user }, body: { hours: 1, reason: 'Insults' } }));
    expect(tally(replies)).toEqual({ ok: AT_ONCE });
    expect(await rulings(world, 'banned-user', user)).toBe(1);
    expect(await actions(world, 'suspend', user)).toBe(AT_ONCE);
    expect((await visitor.ask('GET', '/api/me')).body.code).toBe('suspended');
  },
  async 'POST /api/admin/people/:user/lift'({ world, bob: { user, visitor } }, ask) {
    await world.server.parts.features.moderation.decide({ kind: 'banned-user', subject: user, at: Date.now() });
    expect(tally(await ask(() => ({ at: { user } })))).toEqual({ ok: AT_ONCE });
    expect(await rulings(world, 'banned-user', user)).toBe(0);
    expect((await visitor.ask('GET', '/api/me')).status).toBe(200);
  },
  async 'PUT /api/admin/announcement'({ world }, ask) {
    expect(tally(await ask((i) => ({ body: { text: `Noon ${i}` } })))).toEqual({ ok: AT_ONCE });
    const { announcement } = world.server.parts.features.moderation.notices;
    expect(announcement).toMatch(/^Noon \d$/);
    const stored = `SELECT count(*) AS n FROM notices WHERE name = 'announcement' AND body = $1`;
    expect(await world.count(stored, announcement)).toBe(1);
  },
  async 'PUT /api/admin/words'({ world }, ask) {
    expect(tally(await ask((i) => ({ body: { text: `varmint${i}` } })))).toEqual({ ok: AT_ONCE });
    const { notices } = world.server.parts.features.moderation;
    expect(notices.words).toMatch(/^varmint\d$/);
    const stored = `SELECT count(*) AS n FROM notices WHERE name = 'words' AND body = $1`;
    expect(await world.count(stored, notices.words)).toBe(1);
    expect(notices.clean(notices.words)).not.toBe(notices.words);
  },
  async 'POST /api/admin/tables/:table/close'({ world, ann, table }, ask) {
    const gone = ann.client.next('gone');
    expect(tally(await ask(() => ({ at: { table } })))).toEqual({ ok: AT_ONCE });
    expect(await gone).toMatchObject({ table, code: 'table-closed' });
    expect(await rulings(world, 'closed-table', table)).toBe(1);
    expect(ann.client.inbox.filter(({ type }) => type === 'gone')).toHaveLength(1);
  },
  async 'POST /api/admin/admins'({ world, bob: { user, handle } }, ask) {
    const admins = () => world.count('SELECT count(*) AS n FROM admins WHERE user_id = $1', user);
    expect(tally(await ask(() => ({ body: { handle, isAdmin: true } })))).toEqual({ ok: AT_ONCE });
    expect(await admins()).toBe(1);
    expect(tally(await ask(() => ({ body: { handle, isAdmin: false } })))).toEqual({ ok: AT_ONCE });
    expect(await admins()).toBe(0);
  },
  'POST /admin/tables/:subject/hide': decides('hidden-table', theTable),
  'POST /admin/tables/:subject/show': lifts('hidden-table', theTable),
  'POST /admin/tables/:subject/close': decides('closed-table', theTable),
  'POST /admin/tables/:subject/reopen': lifts('closed-table', theTable),
  'POST /admin/users/:subject/ban': decides('banned-user', bob),
  'POST /admin/users/:subject/unban': lifts('banned-user', bob),
  'POST /admin/addresses/:subject/ban': decides('banned-address', anAddress),
  'POST /admin/addresses/:subject/unban': lifts('banned-address', anAddress),
  async 'POST /admin/users/:user/revoke'({ world, cal: { user, visitor } }, ask) {
    await addWaysIn(world, visitor);
    const { ok = 0, ...refused } = tally(await ask(() => ({ at: { user } })));
    expect(ok).toBeGreaterThan(0);
    // The others came at the same moment and may try again.
    expect(refused['409'] ?? 0).toBe(AT_ONCE - ok);
    expect((await visitor.ask('GET', '/api/me')).status).toBe(401);
    for (const ways of ['devices', 'passkeys', 'recovery_codes', 'tickets']) {
      expect(await world.count(`SELECT count(*) AS n FROM ${ways} WHERE user_id = $1`, user), ways).toBe(0);
    }
    expect(await world.count('SELECT count(*) AS n FROM users WHERE id = $1', user)).toBe(1);
  },
};

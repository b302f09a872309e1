import { foldHandle } from '@saloon/people';
import { expect } from 'vitest';
import { runOne } from '../../core/store/shared-sql.ts';
import { authenticator } from '../authenticator.ts';
import { type Reply, Visitor } from '../visitor.ts';
import type { Recipe, Recipes } from './recipe.ts';
import { AT_ONCE, newDevice, type Person, TEN, tally, type World } from './world.ts';

const MOST_PASSKEYS = 20;
const ALREADY = 15;

type Scene = Parameters<Recipe>[0];

const rows = ({ count }: World, table: string, { user }: Person) =>
  count(`SELECT count(*) AS n FROM ${table} WHERE user_id = $1`, user);
const codeOf = ({ body }: Reply): string => String(body.code);
const challengeOf = ({ body }: Reply): string => (body.options as { challenge: string }).challenge;
const newSecret = (world: World): string => newDevice(world).secret;

const recoveryCode = async ({ visitor }: Person): Promise<string> =>
  codeOf(await visitor.ask('POST', '/api/me/recovery'));

/** Another device that is signed in as this person. */
async function addDevice(world: World, person: Person): Promise<Visitor> {
  const device = Object.assign(newDevice(world), { user: person.user });
  const { status } = await device.ask('POST', '/api/recover', {
    code: await recoveryCode(person),
    secret: device.secret,
  });
  expect(status).toBe(200);
  return device;
}

async function addPasskey({ visitor }: Person) {
  const key = authenticator('localhost');
  const challenge = challengeOf(await visitor.ask('POST', '/api/me/passkeys/options'));
  const body = { response: key.register(challenge, visitor.origin), name: '' };
  expect((await visitor.ask('POST', '/api/me/passkeys', body)).status).toBe(200);
  return key;
}

const newLink = async ({ visitor }: Person): Promise<string> => codeOf(await visitor.ask('POST', '/api/me/links'));

/** A link that this device has asked for, and the signed-in one has confirmed. */
async function confirmedLink({ world, ann }: Scene, device: Visitor): Promise<string> {
  const code = await newLink(ann);
  await newDevice(world).ask('POST', `/api/links/${code}/ask`, { secret: device.secret });
  await ann.visitor.ask('POST', `/api/me/links/${code}`, { isConfirmed: true });
  return code;
}

/** A person's own account and the ways into it. */
export const accountRecipes: Recipes = {
  async 'PATCH /api/me'({ world, ann }, ask) {
    const replies = await ask((i) => ({ body: { portrait: i % 2 === 0 ? 'tuco' : 'doc', showsOnline: i % 3 === 0 } }));
    expect(tally(replies)).toEqual({ ok: AT_ONCE });
    expect(await world.count('SELECT count(*) AS n FROM people WHERE id = $1', ann.user)).toBe(1);
    const guest = newDevice(world);
    expect(tally(await ask(() => ({ body: { isPrivate: true }, by: guest })))).toEqual({ ok: AT_ONCE });
    const { user } = (await guest.ask('GET', '/api/me')).body;
    expect(await world.count('SELECT count(*) AS n FROM users WHERE id = $1', String(user))).toBe(1);
    expect(await world.count('SELECT count(*) AS n FROM people WHERE id = $1', String(user))).toBe(1);
  },
  async 'PUT /api/me/handle'({ world, ann }, ask) {
    expect(tally(await ask((i) => ({ body: { handle: `${ann.handle}x${i}` } })))).toEqual({ ok: AT_ONCE });
    const [own] = await runOne(world.store.query, 'SELECT handle, folded FROM people WHERE id = $1', ann.user);
    expect(own?.handle).toMatch(new RegExp(`^${ann.handle}x\\d$`));
    expect(own?.folded).toBe(foldHandle(String(own?.handle)));
    const handle = `${ann.handle}sheriff`;
    const replies = await ask(() => ({ body: { handle }, by: newDevice(world) }));
    expect(tally(replies)).toEqual({ ok: 1, 'handle-taken': AT_ONCE - 1 });
    expect(await world.count('SELECT count(*) AS n FROM people WHERE folded = $1', foldHandle(handle))).toBe(1);
  },
  async 'DELETE /api/me/devices/:id'({ world, ann }, ask) {
    const [id = ''] = await addDevice(world, ann).then(() => deviceIds(world, ann));
    expect(tally(await ask(() => ({ at: { id } })))).toEqual({ ok: 1, 'not-found': AT_ONCE - 1 });
    expect(await rows(world, 'devices', ann)).toBe(0);
    // Ten devices sign the first one out: the one that takes its place is signed out only by one that found it there.
    const devices: Visitor[] = [];
    for (const _ of TEN) devices.push(await addDevice(world, ann));
    const { ok = 0, ...refused } = tally(
      await ask((i) => ({ at: { id: 'first' }, ...(devices[i] && { by: devices[i] }) })),
    );
    expect(ok).toBeGreaterThan(0);
    expect(refused['not-found'] ?? 0).toBe(AT_ONCE - ok);
    expect(await rows(world, 'devices', ann)).toBe(AT_ONCE - ok);
    expect((await ann.visitor.ask('GET', '/api/me')).status).toBe(401);
    const answers = await Promise.all(devices.map((device) => device.ask('GET', '/api/me')));
    expect(tally(answers)).toEqual({ ok: AT_ONCE - ok + 1, ...(ok > 1 ? { 'signed-out': ok - 1 } : {}) });
  },
  async 'POST /api/me/recovery'({ world, ann }, ask) {
    const replies = await ask(() => ({}));
    expect(tally(await Promise.all(replies.map(({ body }) => tryCode(world, String(body.code)))))).toEqual({
      ok: 1,
      'wrong-code': AT_ONCE - 1,
    });
    expect(await rows(world, 'devices', ann)).toBe(1);
  },
  async 'POST /api/recover'({ world, ann }, ask) {
    const code = await recoveryCode(ann);
    const replies = await ask(() => ({ body: { code, secret: newSecret(world) }, by: newDevice(world) }));
    expect(tally(replies)).toEqual({ ok: 1, 'wrong-code': AT_ONCE - 1 });
    expect(await rows(world, 'devices', ann)).toBe(1);
    expect(await rows(world, 'recovery_codes', ann)).toBe(0);
  },
  async 'POST /api/me/links'({ world, ann }, ask) {
    const replies = await ask(() => ({}));
    expect(new Set(replies.map(codeOf)).size).toBe(AT_ONCE);
    expect(await rows(world, 'tickets', ann)).toBe(AT_ONCE);
  },
  async 'POST /api/links/:code/ask'({ world, ann }, ask) {
    const code = await newLink(ann);
    const devices = TEN.map(() => newDevice(world));
    const replies = await ask((i) => ({ at: { code }, body: { secret: devices[i]?.secret } }));
    expect(tally(replies)).toEqual({ ok: 1, 'link-used': AT_ONCE - 1 });
    // The link belongs to the device that got this answer.
    await ann.visitor.ask('POST', `/api/me/links/${code}`, { isConfirmed: true });
    const winner = devices[replies.findIndex(({ status }) => status === 200)];
    const taken = await newDevice(world).ask('POST', `/api/links/${code}/take`, { secret: winner?.secret });
    expect(taken).toMatchObject({ status: 200, body: { user: ann.user } });
  },
  async 'POST /api/me/links/:code'({ world, ann }, ask) {
    const code = await newLink(ann);
    const device = newDevice(world);
    await device.ask('POST', `/api/links/${code}/ask`, { secret: device.secret });
    const replies = await ask((i) => ({ at: { code }, body: { isConfirmed: i % 2 === 0 } }));
    expect(tally(replies)).toEqual({ ok: 1, 'link-used': AT_ONCE - 1 });
    const isConfirmed = replies.findIndex(({ status }) => status === 200) % 2 === 0;
    const taken = await device.ask('POST', `/api/links/${code}/take`, { secret: device.secret });
    expect(taken.status).toBe(isConfirmed ? 200 : 403);
  },
  async 'POST /api/links/:code/take'(scene, ask) {
    const { world, ann } = scene;
    const device = newDevice(world);
    const code = await confirmedLink(scene, device);
    const { ok, ...refused } = tally(await ask(() => ({ at: { code }, body: { secret: device.secret }, by: device })));
    expect(ok).toBe(1);
    expect((refused['link-used'] ?? 0) + (refused['secret-used'] ?? 0)).toBe(AT_ONCE - 1);
    expect(await rows(world, 'devices', ann)).toBe(1);
    expect(await rows(world, 'tickets', ann)).toBe(0);
  },
  async 'POST /api/me/passkeys/options'({ world, ann }, ask) {
    expect(new Set((await ask(() => ({}))).map(challengeOf)).size).toBe(AT_ONCE);
    expect(await rows(world, 'tickets', ann)).toBe(AT_ONCE);
  },
  async 'POST /api/me/passkeys'({ world, ann }, ask) {
    const { visitor, user } = ann;
    const options = async () => challengeOf(await visitor.ask('POST', '/api/me/passkeys/options'));
    const challenge = await options();
    const response = authenticator('localhost').register(challenge, visitor.origin);
    expect(tally(await ask(() => ({ body: { response, name: '' } })))).toEqual({
      ok: 1,
      'challenge-used': AT_ONCE - 1,
    });
    expect(await rows(world, 'passkeys', ann)).toBe(1);
    const copy = `INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, created_at)
      VALUES ($1, $2, '', '', 0, '', 1)`;
    for (let i = 1; i < ALREADY; i++) await runOne(world.store.query, copy, `${user}-${i}`, user);
    const challenges = await Promise.all(TEN.map(options));
    const replies = await ask((i) => ({
      body: { response: authenticator('localhost').register(challenges[i] ?? '', visitor.origin), name: '' },
    }));
    const left = MOST_PASSKEYS - ALREADY;
    expect(tally(replies)).toEqual({ ok: left, 'too-many-passkeys': AT_ONCE - left });
    expect(await rows(world, 'passkeys', ann)).toBe(MOST_PASSKEYS);
  },
  async 'PATCH /api/me/passkeys/:id'({ world, ann }, ask) {
    const { id } = await addPasskey(ann);
    expect(tally(await ask((i) => ({ at: { id }, body: { name: `Key ${i}`, isMine: true } })))).toEqual({
      ok: AT_ONCE,
    });
    const named = `SELECT count(*) AS n FROM passkeys WHERE user_id = $1 AND name LIKE 'Key %'`;
    expect(await world.count(named, ann.user)).toBe(1);
  },
  async 'DELETE /api/me/passkeys/:id'({ world, ann }, ask) {
    const { id } = await addPasskey(ann);
    expect(tally(await ask(() => ({ at: { id } })))).toEqual({ ok: 1, 'unknown-passkey': AT_ONCE - 1 });
    expect(await rows(world, 'passkeys', ann)).toBe(0);
  },
  async 'POST /api/sign-in/options'({ world, ann }, ask) {
    const key = await addPasskey(ann);
    const challenges = (await ask(() => ({ by: newDevice(world) }))).map(challengeOf);
    expect(new Set(challenges).size).toBe(AT_ONCE);
    for (const challenge of challenges.slice(0, 2)) {
      const body = { response: key.signIn(challenge, ann.visitor.origin), secret: newSecret(world) };
      expect((await newDevice(world).ask('POST', '/api/sign-in', body)).status).toBe(200);
    }
  },
  async 'POST /api/sign-in'({ world, ann }, ask) {
    const key = await addPasskey(ann);
    const options = async () => challengeOf(await newDevice(world).ask('POST', '/api/sign-in/options'));
    const response = key.signIn(await options(), ann.visitor.origin);
    const once = await ask(() => ({ body: { response, secret: newSecret(world) }, by: newDevice(world) }));
    expect(tally(once)).toEqual({ ok: 1, 'challenge-used': AT_ONCE - 1 });
    expect(await rows(world, 'devices', ann)).toBe(1);
    // Ten answers to ten challenges: one with a smaller count than a later one may be refused, and the count never falls.
    const counter = async () => {
      const [row] = await runOne(world.store.query, 'SELECT counter FROM passkeys WHERE id = $1', key.id);
      return Number(row?.counter);
    };
    const first = await counter();
    const challenges = await Promise.all(TEN.map(options));
    const signed = challenges.map((challenge) => key.signIn(challenge, ann.visitor.origin));
    const replies = await ask((i) => ({
      body: { response: signed[i], secret: newSecret(world) },
      by: newDevice(world),
    }));
    const { ok = 0, ...refused } = tally(replies);
    expect(refused['passkey-refused'] ?? 0).toBe(AT_ONCE - ok);
    expect(await counter()).toBe(first + 1 + replies.findLastIndex(({ status }) => status === 200));
    expect(await rows(world, 'devices', ann)).toBe(ok + 1);
  },
  async 'DELETE /api/me'({ world, ann }, ask) {
    expect(tally(await ask(() => ({})))).toEqual({ ok: AT_ONCE });
    const hidden = 'SELECT count(*) AS n FROM people WHERE id = $1 AND deleted_at IS NOT NULL';
    expect([await rows(world, 'deletions', ann), await world.count(hidden, ann.user)]).toEqual([1, 1]);
  },
  async 'POST /api/me/stay'({ world, ann }, ask) {
    await ann.visitor.ask('DELETE', '/api/me');
    expect(tally(await ask(() => ({})))).toEqual({ ok: 1, 'not-found': AT_ONCE - 1 });
    const there = 'SELECT count(*) AS n FROM people WHERE id = $1 AND deleted_at IS NULL';
    expect([await rows(world, 'deletions', ann), await world.count(there, ann.user)]).toEqual([0, 1]);
  },
};

async function deviceIds({ store }: World, { user }: Person): Promise<readonly string[]> {
  const found = await runOne(store.query, 'SELECT id FROM devices WHERE user_id = $1', user);
  return found.map(({ id }) => String(id));
}

const tryCode = (world: World, code: string): Promise<Reply> =>
  new Visitor(world.server).ask('POST', '/api/recover', { code, secret: newSecret(world) });

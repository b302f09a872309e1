import { describe, expect, test } from 'vitest';
import { authenticator } from '../../testing/authenticator.ts';
import { describePostgres, testDatabase } from '../../testing/postgres/shared-postgres.ts';
import { bearer, realServer } from '../../testing/real-server.ts';
import { type Reply, Visitor } from '../../testing/visitor.ts';
import { connectTo } from '../../testing/ws-client.ts';

type Open = () => ReturnType<typeof realServer>;

/** What a thief does who had Ann's secret for a minute: every way in that can be made without her. */
async function waysIn(ann: Visitor) {
  const { server } = ann;
  const codeOf = ({ body }: Reply): string => String(body.code);
  const challengeOf = ({ body }: Reply): string => (body.options as { challenge: string }).challenge;
  const links = [];
  for (const stage of ['open', 'asked', 'confirmed'] as const) {
    const thief = new Visitor(server);
    const own = { secret: thief.secret };
    const link = codeOf(await ann.ask('POST', '/api/me/links'));
    if (stage !== 'open') await thief.ask('POST', `/api/links/${link}/ask`, own);
    if (stage === 'confirmed') await ann.ask('POST', `/api/me/links/${link}`, { isConfirmed: true });
    links.push(async () => {
      if (stage === 'open') await thief.ask('POST', `/api/links/${link}/ask`, own);
      return thief.ask('POST', `/api/links/${link}/take`, own);
    });
  }
  const code = codeOf(await ann.ask('POST', '/api/me/recovery'));
  const key = authenticator('localhost');
  const registration = challengeOf(await ann.ask('POST', '/api/me/passkeys/options'));
  await ann.ask('POST', '/api/me/passkeys', { response: key.register(registration, ann.origin), name: 'Thief' });
  const late = authenticator('localhost');
  const lateChallenge = challengeOf(await ann.ask('POST', '/api/me/passkeys/options'));
  const withSecret = { ...ann };
  return {
    links,
    recover: () => {
      const thief = new Visitor(server);
      return thief.ask('POST', '/api/recover', { code, secret: thief.secret });
    },
    signIn: async () => {
      const thief = new Visitor(server);
      const challenge = challengeOf(await thief.ask('POST', '/api/sign-in/options'));
      return thief.ask('POST', '/api/sign-in', { response: key.signIn(challenge, ann.origin), secret: thief.secret });
    },
    /** A passkey whose challenge was asked for before. */
    addLate: () => {
      const thief = Object.assign(new Visitor(server), { secret: withSecret.secret, user: withSecret.user });
      return thief.ask('POST', '/api/me/passkeys', { response: late.register(lateChallenge, ann.origin), name: '' });
    },
  };
}

const statuses = async (ways: readonly (() => Promise<Reply>)[]): Promise<readonly number[]> => {
  const got = [];
  for (const way of ways) got.push((await way()).status);
  return got;
};

function tests(open: Open): void {
  test('after the operator’s revoke no way in is left', async () => {
    const server = await open();
    const ann = new Visitor(server);
    const { user } = (await ann.ask('GET', '/api/me')).body;
    const { links, recover, signIn, addLate } = await waysIn(ann);
    const done = await fetch(`http://127.0.0.1:${server.port}/admin/users/${user}/revoke`, {
      method: 'POST',
      headers: bearer(server),
    });
    expect(done.status).toBe(200);
    expect(await statuses([...links, recover, signIn, addLate])).toEqual([410, 410, 410, 403, 403, 401]);
    expect((await ann.ask('GET', '/api/me')).status).toBe(401);
  });

  test('after one’s own revoke no way in is left, until a passkey is confirmed', async () => {
    const server = await open();
    const ann = new Visitor(server);
    const { links, recover, signIn, addLate } = await waysIn(ann);
    const client = await connectTo(server.port, ann.secret);
    const { user } = await client.hello('Ann');
    const revoked = client.next('revoked');
    client.send({ type: 'revoke', id: 'r', secret: 'cd'.repeat(32) });
    await revoked;
    expect(await statuses([...links, recover, signIn, addLate])).toEqual([410, 410, 410, 403, 403, 401]);
    Object.assign(ann, { secret: 'cd'.repeat(32), user: String(user) });
    const { body } = await ann.ask('GET', '/api/me');
    expect(body).toMatchObject({
      passkeys: [{ name: 'Thief', createdAt: expect.any(Number), isLocked: true }],
      devices: [{}],
    });
    expect(body).not.toHaveProperty('recoveryAt');
    const [{ id } = { id: '' }] = body.passkeys as { id: string }[];
    const confirmed = await ann.ask('PATCH', `/api/me/passkeys/${id}`, { isMine: true });
    expect((confirmed.body.passkeys as object[])[0]).not.toHaveProperty('isLocked');
    expect((await signIn()).status).toBe(200);
    expect(await ann.ask('DELETE', `/api/me/passkeys/${id}`)).toMatchObject({ status: 200, body: { passkeys: [] } });
    expect((await signIn()).status).toBe(403);
  });

  test('a new passkey, code or device is told to the other devices, and not to the one that added it', async () => {
    const server = await open();
    const ann = new Visitor(server, 'Firefox/140 Android');
    const own = await connectTo(server.port, ann.secret);
    await own.hello('Ann');
    const { code } = (await ann.ask('POST', '/api/me/recovery')).body;
    const phone = new Visitor(server, 'Mozilla/5.0 (iPhone) Safari/604.1');
    const news = own.next('way-in-added');
    await phone.ask('POST', '/api/recover', { code, secret: phone.secret });
    expect(await news).toEqual({ type: 'way-in-added', way: 'device', device: 'Safari · iPhone' });
    phone.user = String((await ann.ask('GET', '/api/me')).body.user);
    const told = own.next('way-in-added');
    await phone.ask('POST', '/api/me/recovery');
    expect(await told).toEqual({ type: 'way-in-added', way: 'recovery-code', device: 'Safari · iPhone' });
    expect(own.inbox.filter(({ type }) => type === 'way-in-added')).toHaveLength(2);
  });
}

describe('ways in, with SQLite', () => tests(() => realServer({ host: 'localhost' })));
describePostgres('ways in, with PostgreSQL', () =>
  tests(async () => realServer({ host: 'localhost', database: { url: await testDatabase(), name: '--database' } })),
);

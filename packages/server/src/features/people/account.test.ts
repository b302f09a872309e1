import { expect, test } from 'vitest';
import { authenticator } from '../../testing/authenticator.ts';
import { realServer } from '../../testing/real-server.ts';
import { Visitor } from '../../testing/visitor.ts';

const challengeOf = (body: Readonly<Record<string, unknown>>): string =>
  (body.options as { readonly challenge: string }).challenge;

async function addPasskey(visitor: Visitor, key = authenticator('localhost')) {
  const { body } = await visitor.ask('POST', '/api/me/passkeys/options');
  const response = key.register(challengeOf(body), visitor.origin);
  return { key, response, reply: await visitor.ask('POST', '/api/me/passkeys', { response, name: 'Blue key' }) };
}

async function signIn(visitor: Visitor, key: ReturnType<typeof authenticator>, origin = visitor.origin) {
  const { body } = await visitor.ask('POST', '/api/sign-in/options');
  const response = key.signIn(challengeOf(body), origin);
  return { response, reply: await visitor.ask('POST', '/api/sign-in', { response, secret: visitor.secret }) };
}

const open = () => realServer({ host: 'localhost' });

test('a guest is somebody without an account, and a request without a secret is nobody', async () => {
  const ann = new Visitor(await open());
  expect(await ann.ask('GET', '/api/me')).toMatchObject({ status: 200, body: { isKept: false, passkeys: [] } });
  expect(await ann.ask('GET', '/api/me', undefined, { authorization: '' })).toEqual({
    status: 401,
    body: { code: 'no-secret' },
  });
});

test('a passkey keeps the identity, and signs another device in as the same person', async () => {
  const server = await open();
  const [ann, phone] = [new Visitor(server), new Visitor(server, 'Mozilla/5.0 (iPhone) Safari/604.1')];
  const { user } = (await ann.ask('GET', '/api/me')).body;
  const { key, reply } = await addPasskey(ann);
  expect(reply).toMatchObject({
    status: 200,
    body: { user, isKept: true, passkeys: [{ id: key.id, name: 'Blue key' }] },
  });
  const { reply: signedIn } = await signIn(phone, key);
  expect(signedIn).toMatchObject({ status: 200, body: { user } });
  phone.user = String(user);
  expect(await phone.ask('GET', '/api/me')).toMatchObject({
    body: {
      user,
      devices: [
        { id: 'first', isThis: false },
        { name: 'Safari · iPhone', isThis: true },
      ],
    },
  });
  // The first device is still signed in, and can sign the phone out.
  const { devices } = (await ann.ask('GET', '/api/me')).body as { devices: { id: string; isThis: boolean }[] };
  expect(devices[0]).toMatchObject({ id: 'first', isThis: true });
  expect(await ann.ask('DELETE', `/api/me/devices/${devices[1]?.id}`)).toMatchObject({ status: 200 });
  expect(await phone.ask('GET', '/api/me')).toEqual({ status: 401, body: { code: 'signed-out' } });
});

test('a replayed answer, one of another site and an unknown passkey each get a clear answer', async () => {
  const ann = new Visitor(await open());
  const { key, response } = await addPasskey(ann);
  expect(await ann.ask('POST', '/api/me/passkeys', { response, name: '' })).toEqual({
    status: 403,
    body: { code: 'challenge-used' },
  });
  const { response: used, reply } = await signIn(new Visitor(ann.server), key);
  expect(reply.status).toBe(200);
  const thief = new Visitor(ann.server);
  expect(await thief.ask('POST', '/api/sign-in', { response: used, secret: thief.secret })).toEqual({
    status: 403,
    body: { code: 'challenge-used' },
  });
  expect((await signIn(thief, key, 'https://evil.example')).reply).toEqual({
    status: 403,
    body: { code: 'wrong-origin' },
  });
  expect(await thief.ask('POST', '/api/sign-in/options', undefined, { origin: 'https://evil.example' })).toEqual({
    status: 403,
    body: { code: 'wrong-origin' },
  });
  expect((await signIn(thief, authenticator('localhost'))).reply).toEqual({
    status: 403,
    body: { code: 'unknown-passkey' },
  });
  expect((await signIn(thief, { ...authenticator('localhost'), id: key.id })).reply.status).toBe(403);
});

test('passkeys have names, and can be removed', async () => {
  const ann = new Visitor(await open());
  const { key } = await addPasskey(ann);
  await addPasskey(ann);
  expect(await ann.ask('PATCH', `/api/me/passkeys/${key.id}`, { name: ' Ann’s  key ' })).toMatchObject({
    body: { passkeys: [{ name: 'Ann’s key' }, { name: 'Blue key' }] },
  });
  expect(await ann.ask('DELETE', `/api/me/passkeys/${key.id}`)).toMatchObject({ body: { passkeys: [{}] } });
  expect(await ann.ask('DELETE', `/api/me/passkeys/${key.id}`)).toEqual({
    status: 404,
    body: { code: 'unknown-passkey' },
  });
  expect((await signIn(new Visitor(ann.server), key)).reply).toMatchObject({ body: { code: 'unknown-passkey' } });
});

test('a handle is checked, taken once, and three free ones are suggested', async () => {
  const server = await open();
  const [ann, bob] = [new Visitor(server), new Visitor(server)];
  expect(await ann.ask('PUT', '/api/me/handle', { handle: '@Wyatt' })).toMatchObject({ body: { handle: 'Wyatt' } });
  expect(await bob.ask('PUT', '/api/me/handle', { handle: 'vvyatt' })).toEqual({
    status: 409,
    body: { code: 'handle-taken', suggestions: ['vvyatt_west', 'vvyatt_rides', 'vvyatt_draws'] },
  });
  expect(await bob.ask('PUT', '/api/me/handle', { handle: 'wy' })).toEqual({
    status: 400,
    body: { code: 'handle-too-short' },
  });
  expect(await bob.ask('PUT', '/api/me/handle', { handle: 'saloon' })).toMatchObject({
    body: { code: 'handle-reserved' },
  });
  expect(await bob.ask('PUT', '/api/me/handle', {})).toEqual({ status: 400, body: { code: 'bad-request' } });
  const changes = { portrait: 'belle', isPrivate: true, showsOnline: false };
  expect(await ann.ask('PATCH', '/api/me', changes)).toMatchObject({ body: changes });
  expect(await ann.ask('PATCH', '/api/me', { portrait: 'elvis' })).toMatchObject({ status: 400 });
});

test('a link signs one device in, after the signed-in one has confirmed', async () => {
  const server = await open();
  const [ann, phone, thief] = [new Visitor(server), new Visitor(server, 'Firefox/140 Android'), new Visitor(server)];
  const { code } = (await ann.ask('POST', '/api/me/links')).body;
  expect((await ann.ask('GET', `/api/me/links/${code}`)).body).toEqual({ state: 'open' });
  expect(await ann.ask('POST', `/api/me/links/${code}`, { isConfirmed: true })).toMatchObject({
    body: { code: 'link-waits' },
  });
  const own = { secret: phone.secret };
  expect(await phone.ask('POST', `/api/links/${code}/ask`, own)).toMatchObject({ status: 200 });
  const stolen = { status: 410, body: { code: 'link-used' } };
  expect(await thief.ask('POST', `/api/links/${code}/ask`, { secret: thief.secret })).toEqual(stolen);
  expect(await thief.ask('POST', `/api/links/${code}/take`, { secret: thief.secret })).toEqual(stolen);
  expect(await thief.ask('GET', `/api/me/links/${code}`)).toEqual(stolen);
  expect(await phone.ask('POST', `/api/links/${code}/take`, own)).toEqual({
    status: 409,
    body: { code: 'link-waits' },
  });
  expect((await ann.ask('GET', `/api/me/links/${code}`)).body).toEqual({
    state: 'asked',
    device: 'Firefox · Android',
  });
  expect(await ann.ask('POST', `/api/me/links/${code}`, { isConfirmed: true })).toMatchObject({ status: 200 });
  const { user } = (await ann.ask('GET', '/api/me')).body;
  expect(await phone.ask('POST', `/api/links/${code}/take`, own)).toMatchObject({ status: 200, body: { user } });
  expect(await phone.ask('POST', `/api/links/${code}/take`, own)).toEqual(stolen);
  phone.user = String(user);
  expect((await phone.ask('GET', '/api/me')).body).toMatchObject({ user, isKept: true });
  // The phone may now sign the first device out.
  expect(await phone.ask('DELETE', '/api/me/devices/first')).toMatchObject({ status: 200 });
  expect(await ann.ask('GET', '/api/me')).toEqual({ status: 401, body: { code: 'signed-out' } });
});

test('a refused link signs nobody in', async () => {
  const server = await open();
  const [ann, phone] = [new Visitor(server), new Visitor(server)];
  const { code } = (await ann.ask('POST', '/api/me/links')).body;
  await phone.ask('POST', `/api/links/${code}/ask`, { secret: phone.secret });
  await ann.ask('POST', `/api/me/links/${code}`, { isConfirmed: false });
  expect(await phone.ask('POST', `/api/links/${code}/take`, { secret: phone.secret })).toEqual({
    status: 403,
    body: { code: 'link-refused' },
  });
});

test('a recovery code is not used up on a device that can’t be signed in', async () => {
  const server = await open();
  const [ann, phone, laptop] = [new Visitor(server), new Visitor(server), new Visitor(server)];
  const first = (await ann.ask('POST', '/api/me/recovery')).body.code;
  expect(await phone.ask('POST', '/api/recover', { code: first, secret: phone.secret })).toMatchObject({ status: 200 });
  const { code } = (await ann.ask('POST', '/api/me/recovery')).body;
  const again = await phone.ask('POST', '/api/recover', { code, secret: phone.secret });
  expect(again).toEqual({ status: 409, body: { code: 'secret-used' } });
  expect(await laptop.ask('POST', '/api/recover', { code, secret: laptop.secret })).toMatchObject({ status: 200 });
});

test('a recovery code works once, however it is typed', async () => {
  const server = await open();
  const [ann, phone, thief] = [new Visitor(server), new Visitor(server), new Visitor(server)];
  const old = (await ann.ask('POST', '/api/me/recovery')).body.code;
  const { code } = (await ann.ask('POST', '/api/me/recovery')).body;
  const typed = String(code).toLowerCase().replaceAll('-', ' ');
  const wrong = { status: 403, body: { code: 'wrong-code' } };
  expect(await thief.ask('POST', '/api/recover', { code: old, secret: thief.secret })).toEqual(wrong);
  expect(await phone.ask('POST', '/api/recover', { code: typed, secret: phone.secret })).toMatchObject({ status: 200 });
  expect(await thief.ask('POST', '/api/recover', { code, secret: thief.secret })).toEqual(wrong);
});

import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { realClock } from '../../core/time/clock.ts';
import { realServer } from '../../testing/real-server.ts';
import { type Guest, guestOf, tableOfTwo } from '../../testing/table-of-two.ts';

const open = () => realServer({ host: 'localhost' });
const keep = ({ visitor }: Guest, handle: string) => visitor.ask('PUT', '/api/me/handle', { handle });
const befriend = async (ann: Guest, bob: Guest) => {
  await ann.visitor.ask('POST', '/api/friends', { handle: 'bobby' });
  await bob.visitor.ask('POST', '/api/friends', { handle: 'annie' });
};

test('both have to agree, and both hear of it', async () => {
  const { ann, bob, table } = await tableOfTwo(await open());
  await keep(ann, 'annie');
  await keep(bob, 'bobby');
  const news = bob.client.next('friends-changed');
  expect(await ann.visitor.ask('POST', '/api/friends', { table, seat: 1 })).toMatchObject({ body: { state: 'asked' } });
  await news;
  expect((await bob.visitor.ask('GET', '/api/friends')).body).toMatchObject({
    friends: [],
    asking: [{ name: 'Ann', handle: 'annie' }],
  });
  expect((await ann.visitor.ask('GET', `/api/tables/${table}/people`)).body).toMatchObject({
    people: [
      { seat: 0, relation: 'you' },
      { seat: 1, relation: 'asked', isGuest: false, person: { name: 'Bob', handle: 'bobby' } },
    ],
  });
  expect(await bob.visitor.ask('POST', '/api/friends', { handle: '@ANNIE' })).toMatchObject({
    body: { state: 'friends' },
  });
  expect((await ann.visitor.ask('GET', '/api/friends')).body).toMatchObject({
    friends: [{ name: 'Bob', handle: 'bobby', presence: 'online' }],
    asked: [],
  });
  await bob.visitor.ask('PATCH', '/api/me', { showsOnline: false });
  const { friends } = (await ann.visitor.ask('GET', '/api/friends')).body as { friends: object[] };
  expect(friends[0]).not.toHaveProperty('presence');
});

test('a guest has to keep their name first', async () => {
  const { ann, bob } = await tableOfTwo(await open());
  await keep(bob, 'bobby');
  expect(await ann.visitor.ask('POST', '/api/friends', { handle: 'bobby' })).toEqual({
    status: 403,
    body: { code: 'not-kept' },
  });
});

test('unknown, impossible, deleted and unwilling people answer alike', async () => {
  const server = await open();
  const { ann, bob } = await tableOfTwo(server);
  await keep(ann, 'annie');
  await keep(bob, 'bobby');
  const cal = await guestOf(server, 'Cal');
  await keep(cal, 'calamity');
  const { user } = (await ann.visitor.ask('GET', '/api/me')).body;
  await bob.visitor.ask('POST', '/api/blocks', { user, isBlocked: true });
  await cal.visitor.ask('DELETE', '/api/me');
  const nobody = { status: 404, body: { code: 'no-such-person' } };
  for (const handle of ['nobody_here', '!!', 'calamity', 'bobby']) {
    expect(await ann.visitor.ask('POST', '/api/friends', { handle })).toEqual(nobody);
  }
  expect(await ann.visitor.ask('POST', '/api/friends', { handle: 'annie' })).toMatchObject({
    body: { code: 'yourself' },
  });
});

test('somebody who deletes their account is gone from the lists of friends, and their handle stays reserved', async () => {
  const server = await open();
  const { ann, bob } = await tableOfTwo(server);
  await keep(ann, 'annie');
  await keep(bob, 'bobby');
  await befriend(ann, bob);
  expect(await bob.visitor.ask('DELETE', '/api/me')).toMatchObject({ status: 200 });
  expect((await ann.visitor.ask('GET', '/api/friends')).body).toMatchObject({ friends: [], asking: [], asked: [] });
  expect(await ann.visitor.ask('PUT', '/api/me/handle', { handle: 'bobby' })).toMatchObject({ status: 409 });
});

test('an invitation reaches a friend, and nobody else can invite', async () => {
  const server = await open();
  const { ann, bob } = await tableOfTwo(server);
  const table = await ann.client.open({ title: 'High noon', seats: [{ type: 'me' }, { type: 'open' }] });
  await keep(ann, 'annie');
  await keep(bob, 'bobby');
  const { user } = (await bob.visitor.ask('GET', '/api/me')).body;
  const invite = () => ann.visitor.ask('POST', `/api/friends/${user}/invite`, { table });
  expect(await invite()).toEqual({ status: 403, body: { code: 'not-friends' } });
  await befriend(ann, bob);
  const invited = bob.client.next('invited');
  expect(await invite()).toEqual({ status: 200, body: {} });
  expect(await invited).toEqual({
    type: 'invited',
    from: 'Ann',
    table,
    game: 'wright-brothers',
    title: 'High noon',
  });
  expect(await ann.visitor.ask('POST', `/api/friends/${user}/invite`, { table: 'nowhere1' })).toEqual({
    status: 404,
    body: { code: 'no-such-table' },
  });
});

test('a blocked person can’t join a private table, and doesn’t learn why', async () => {
  const server = await open();
  const { ann, bob, table } = await tableOfTwo(server);
  const hidden = await ann.client.open({ isPrivate: true });
  await bob.client.join(hidden);
  expect(await ann.visitor.ask('POST', '/api/blocks', { table, seat: 1, isBlocked: true })).toMatchObject({
    status: 200,
  });
  // Who is there already gets no seat, and learns nothing about who has one.
  expect(await bob.client.order(hidden, { type: 'sit', seat: 1 })).toMatchObject({ code: 'no-such-table' });
  expect((await bob.visitor.ask('GET', `/api/tables/${hidden}/people`)).status).toBe(404);
  bob.client.send({ type: 'unjoin', table: hidden });
  const gone = bob.client.next('gone');
  bob.client.send({ type: 'join', table: hidden });
  expect(await gone).toEqual({ type: 'gone', table: hidden, code: 'no-such-table' });
  expect((await ann.visitor.ask('GET', `/api/tables/${table}/people`)).body).toMatchObject({
    people: [{}, { relation: 'blocked', isMuted: true, isGuest: true }],
  });
  await ann.visitor.ask('POST', '/api/blocks', { table, seat: 1, isBlocked: false });
  await bob.client.join(hidden);
});

test('the chat of a muted person is known by its author, also where they only watch', async () => {
  const server = await open();
  const { ann, bob, table } = await tableOfTwo(server);
  await ann.visitor.ask('POST', '/api/mutes', { table, seat: 1, isMuted: true });
  const other = await ann.client.open({ isPrivate: false });
  await ann.client.join(other);
  await bob.client.join(other);
  const heard = ann.client.next('step', ({ chat }) => chat !== undefined);
  await bob.client.order(other, { type: 'chat', text: 'It is me again' });
  const [line] = (await heard).chat ?? [];
  expect(line).toMatchObject({ text: 'It is me again', author: expect.any(String) });
  expect(line?.seat).toBeUndefined();
  const { body } = await ann.visitor.ask('GET', `/api/tables/${other}/people`);
  expect(body).toMatchObject({ people: [{ relation: 'you' }], hidden: [line?.author] });
  expect((await bob.visitor.ask('GET', `/api/tables/${other}/people`)).body).toMatchObject({ hidden: [] });
});

test('muting hides the chat of one person and nothing else', async () => {
  const { ann, table } = await tableOfTwo(await open());
  await ann.visitor.ask('POST', '/api/mutes', { table, seat: 1, isMuted: true });
  expect((await ann.visitor.ask('GET', `/api/tables/${table}/people`)).body).toMatchObject({
    people: [{}, { relation: 'none', isMuted: true }],
  });
  await ann.visitor.ask('POST', '/api/mutes', { table, seat: 1, isMuted: false });
  expect((await ann.visitor.ask('GET', `/api/tables/${table}/people`)).body).toMatchObject({
    people: [{}, { isMuted: false }],
  });
});

test('thousands of friend requests are limited, with a clear answer', async () => {
  // Time stands still, so nothing of the limit comes back meanwhile.
  const clock = { ...realClock, monotonic: () => 0 };
  const { ann } = await tableOfTwo(await realServer({ host: 'localhost', clock }));
  await keep(ann, 'annie');
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, i) => ann.visitor.ask('POST', '/api/friends', { handle: `nobody${i}` })),
  );
  const codes = replies.map(({ body }) => body.code);
  expect(codes.filter((code) => code === 'no-such-person')).toHaveLength(20);
  expect(codes.filter((code) => code === 'too-many-requests')).toHaveLength(40);
});

test('a list of muted or blocked people has an end', async () => {
  const server = await open();
  const { ann, bob } = await tableOfTwo(server);
  const { user } = (await ann.visitor.ask('GET', '/api/me')).body;
  const insert = "INSERT INTO ties (user_id, other_id, kind, at) VALUES ($1, $2, 'blocked', 1)";
  const others = Array.from({ length: 1000 }, (_, i) => [insert, String(user), `other ${i}`] as const);
  await server.parts.store.query(others);
  const other = String((await bob.visitor.ask('GET', '/api/me')).body.user);
  const full = { status: 409, body: { code: 'too-many-hidden' } };
  expect(await ann.visitor.ask('POST', '/api/blocks', { user: other, isBlocked: true })).toEqual(full);
  expect(server.parts.features.friends.blocks.has(userId(String(user)), userId(other))).toBe(false);
  expect(await ann.visitor.ask('POST', '/api/mutes', { user: other, isMuted: true })).toMatchObject({ status: 200 });
});

test('whom nobody knows can be neither blocked nor muted', async () => {
  const { ann } = await tableOfTwo(await open());
  const user = 'f'.repeat(24);
  const nobody = { status: 404, body: { code: 'no-such-person' } };
  expect(await ann.visitor.ask('POST', '/api/blocks', { user, isBlocked: true })).toEqual(nobody);
  expect(await ann.visitor.ask('POST', '/api/mutes', { user, isMuted: true })).toEqual(nobody);
});

test('a friend’s link says whose it is; unknown people and those who block you are nobody', async () => {
  const { ann, bob } = await tableOfTwo(await open());
  await keep(bob, 'bobby');
  const bobs = (await bob.visitor.ask('GET', '/api/me')).body.user;
  const ask = () => ann.visitor.ask('GET', `/api/friends/${bobs}`);
  expect(await ask()).toEqual({
    status: 200,
    body: { person: { user: bobs, name: 'Bob', handle: 'bobby' }, relation: 'none' },
  });
  await keep(ann, 'annie');
  await befriend(ann, bob);
  expect((await ask()).body).toMatchObject({ relation: 'friend' });
  await bob.visitor.ask('POST', '/api/blocks', { handle: 'annie', isBlocked: true });
  expect(await ask()).toEqual({ status: 404, body: { code: 'no-such-person' } });
  expect((await ann.visitor.ask('GET', `/api/friends/${'0'.repeat(24)}`)).status).toBe(404);
});

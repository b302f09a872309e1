import { gameId } from '@saloon/kernel';
import { DELETION_WAITS, FORMER_NAME, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { finishedStatements } from '../../core/store/finished-game.ts';
import { realClock } from '../../core/time/clock.ts';
import { realServer } from '../../testing/real-server.ts';
import { tableOfTwo } from '../../testing/table-of-two.ts';

test('the export has everything about a person, and no secret', async () => {
  const { ann, bob, table } = await tableOfTwo(await realServer({ host: 'localhost' }));
  await ann.visitor.ask('PUT', '/api/me/handle', { handle: 'annie' });
  await ann.visitor.ask('POST', '/api/reports', { table, seat: 1, reason: 'spam', note: 'Ads' });
  const { user } = (await bob.visitor.ask('GET', '/api/me')).body;
  await ann.visitor.ask('POST', '/api/blocks', { user, isBlocked: true });
  const { status, body } = await ann.visitor.ask('GET', '/api/me/export');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    saloon: 'personal data',
    me: { name: 'Ann', handle: 'annie' },
    tables: [{ id: table, names: ['Ann', 'Bob'] }],
    reports: [{ reason: 'spam', note: 'Ads' }],
  });
  expect(JSON.stringify(body)).not.toContain(ann.visitor.secret);
  expect(JSON.stringify(body)).not.toContain('secret_hash');
});

/** A server whose date the test can set forward. */
async function openLater() {
  const time = { ahead: 0 };
  const server = await realServer({ host: 'localhost', clock: { ...realClock, wall: () => Date.now() + time.ahead } });
  const waitForDeletion = () => {
    time.ahead += DELETION_WAITS;
    return server.parts.features.people.deletions.settle();
  };
  return { server, waitForDeletion };
}

test('a deletion hides the account, can be undone, and after seven days leaves the games under another name', async () => {
  const { server, waitForDeletion } = await openLater();
  const { ann, bob, table } = await tableOfTwo(server);
  await bob.visitor.ask('PUT', '/api/me/handle', { handle: 'bobby' });
  await ann.client.order(table, { type: 'set-ready', isReady: true });
  await bob.client.order(table, { type: 'set-ready', isReady: true });
  await expect.poll(() => ann.client.table(table).info.phase).toBe('playing');
  const profile = async () => (await ann.visitor.ask('GET', '/api/people/bobby/profile')).status;
  expect(await profile()).toBe(200);
  const leaving = { status: 200, body: { isKept: false, leavesAt: expect.any(Number) } };
  expect(await bob.visitor.ask('DELETE', '/api/me')).toMatchObject(leaving);
  expect(await profile()).toBe(404);
  // Signing in again shows it, too.
  expect(await bob.visitor.ask('GET', '/api/me')).toMatchObject(leaving);
  expect(await bob.visitor.ask('POST', '/api/me/stay')).toMatchObject({ body: { isKept: true, handle: 'bobby' } });
  expect(await profile()).toBe(200);
  expect(await bob.visitor.ask('POST', '/api/me/stay')).toMatchObject({ status: 404 });
  await waitForDeletion();
  expect(await bob.visitor.ask('DELETE', '/api/me')).toMatchObject(leaving);
  await waitForDeletion();
  expect(await bob.visitor.ask('GET', '/api/me')).toMatchObject({ status: 401 });
  const names = () => ann.client.table(table).info.seats.map((seat) => (seat.type === 'empty' ? '' : seat.name));
  await expect.poll(names).toEqual(['Ann', FORMER_NAME]);
});

test('the history of others keeps the game of a deleted account, without the name', async () => {
  const { server, waitForDeletion } = await openLater();
  const { ann, bob, table } = await tableOfTwo(server);
  const { store } = server.parts;
  const [annId, bobId] = [
    userId(String((await ann.visitor.ask('GET', '/api/me')).body.user)),
    userId(String((await bob.visitor.ask('GET', '/api/me')).body.user)),
  ];
  const players = [
    { name: 'Ann', user: annId, place: 1, score: 3 },
    { name: 'Bob', user: bobId, place: 2, score: 1 },
  ];
  const game = { table, game: gameId('wright-brothers'), pace: undefined, isRated: false, endedAt: 5000, players };
  await store.query(finishedStatements(game));
  expect((await bob.visitor.ask('GET', '/api/me/export')).body).toMatchObject({ games: [{ place: 2, players }] });
  await bob.visitor.ask('DELETE', '/api/me');
  await waitForDeletion();
  expect((await ann.visitor.ask('GET', '/api/me/export')).body).toMatchObject({
    games: [{ place: 1, players: [{ name: 'Ann' }, { name: FORMER_NAME }] }],
  });
});

test('the export reads everything about a person, so it can be asked for a few times only', async () => {
  const { ann } = await tableOfTwo(await realServer({ host: 'localhost' }));
  const answers = [];
  for (let n = 0; n < 25; n++) answers.push((await ann.visitor.ask('GET', '/api/me/export')).status);
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
});

import { gameId } from '@saloon/kernel';
import { tableId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { FinishedGame } from '../../core/store/finished-game.ts';
import { realServer } from '../../testing/real-server.ts';
import { NOTHING, tableOf } from '../../testing/stored-rows.ts';
import { Visitor } from '../../testing/visitor.ts';

async function twoPeople() {
  const server = await realServer({ host: 'localhost' });
  const [ann, bob] = [new Visitor(server), new Visitor(server)];
  const ids: string[] = [];
  for (const [visitor, handle] of [
    [ann, 'annie'],
    [bob, 'bobby'],
  ] as const) {
    const { body } = await visitor.ask('PUT', '/api/me/handle', { handle });
    ids.push(String(body.user));
  }
  const [annId = '', bobId = ''] = ids;
  const finish = async (table: string, isRated = true) => {
    const game: FinishedGame = {
      table: tableId(table),
      game: gameId('bang-duel'),
      pace: 'live',
      isRated,
      endedAt: Date.now(),
      players: [
        { name: 'Ann', user: userId(annId), place: 1, score: 3 },
        { name: 'Bob', user: userId(bobId), place: 2, score: 1 },
      ],
    };
    const { store, features } = server.parts;
    await store.commit({ ...NOTHING, tables: [tableOf(table, { phase: 'over' })], finished: [game] });
    return features.ratings;
  };
  return { server, ann, bob, finish };
}

test('a profile is found by its handle, however it is written; an unknown or private one answers alike', async () => {
  const { ann, bob, finish } = await twoPeople();
  await finish('aaaaaa');
  expect(await bob.ask('GET', '/api/people/Annie/profile')).toMatchObject({
    status: 200,
    body: { handle: 'annie', isYou: false, record: [{ played: 1, won: 1 }], withYou: { won: 1, lost: 0 } },
  });
  const unknown = await bob.ask('GET', '/api/people/nobody/profile');
  expect(unknown).toEqual({ status: 404, body: { code: 'not-found' } });
  await ann.ask('PATCH', '/api/me', { isPrivate: true });
  expect(await bob.ask('GET', '/api/people/annie/profile')).toEqual(unknown);
  expect(await ann.ask('GET', '/api/people/annie/profile')).toMatchObject({ status: 200, body: { isYou: true } });
});

test('the ratings of a table are pending, then settled; of a casual table there are none', async () => {
  const { ann, bob, server, finish } = await twoPeople();
  await finish('aaaaaa');
  expect((await ann.ask('GET', '/api/tables/aaaaaa/ratings')).body).toEqual({ status: 'pending', seats: [] });
  server.parts.features.ratings.poke();
  await server.parts.features.ratings.idle();
  const { body } = await ann.ask('GET', '/api/tables/aaaaaa/ratings');
  expect(body).toMatchObject({
    status: 'settled',
    seats: [
      { before: { points: 1200, range: 490, games: 0 }, after: { games: 1 }, place: 1, expected: 1.5 },
      { before: { points: 1200 }, place: 2, expected: 1.5 },
    ],
  });
  // Nobody else sees the ratings of a private profile.
  await ann.ask('PATCH', '/api/me', { isPrivate: true });
  const seen = async (who: Visitor) => (await who.ask('GET', '/api/tables/aaaaaa/ratings')).body.seats as unknown[];
  expect([(await seen(ann))[0], (await seen(bob))[0]]).toEqual([(body.seats as unknown[])[0], null]);
  await finish('bbbbbb', false);
  expect((await ann.ask('GET', '/api/tables/bbbbbb/ratings')).body).toEqual({ status: 'unrated', seats: [] });
  expect(await ann.ask('GET', '/api/tables/cccccc/ratings')).toMatchObject({ status: 404 });
});

test('only the person sees their own history; a bad cursor is refused', async () => {
  const { ann, bob, finish } = await twoPeople();
  await finish('aaaaaa');
  expect((await ann.ask('GET', '/api/me/games?result=won')).body).toMatchObject({ games: [{ table: 'aaaaaa' }] });
  expect((await bob.ask('GET', '/api/me/games?result=won')).body).toEqual({ games: [] });
  expect(await ann.ask('GET', '/api/me/games', undefined, { authorization: '' })).toMatchObject({ status: 401 });
  expect(await ann.ask('GET', '/api/me/games?before=1;drop')).toMatchObject({ status: 400 });
});

test('a leaderboard answers everybody', async () => {
  const { ann } = await twoPeople();
  expect(await ann.ask('GET', '/api/leaders/bang-duel?period=month', undefined, { authorization: '' })).toEqual({
    status: 200,
    body: { game: 'bang-duel', period: 'month', leastGames: 3, rows: [] },
  });
});

test('a filter that is given twice counts once', async () => {
  const { ann, finish } = await twoPeople();
  await finish('aaaaaa');
  for (const query of ['opponent=Ann&opponent=Bob', 'game=chess&game=bang-duel', 'from=x&from=2020-01-01']) {
    const { status, body } = await ann.ask('GET', `/api/me/games?${query}`);
    expect([query, status, body.games]).toEqual([query, 200, [expect.objectContaining({ table: 'aaaaaa' })]]);
  }
});

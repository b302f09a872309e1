import { findGame } from '@saloon/catalog';
import { DELETION_WAITS } from '@saloon/protocol';
import answers from '@saloon/puzzles/positions/answers.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { runOne } from '../../core/store/shared-sql.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { realServer } from '../../testing/real-server.ts';
import { tableOfTwo } from '../../testing/table-of-two.ts';
import { Visitor } from '../../testing/visitor.ts';

const GAME = 'colt-express';
const [[ID, [BEST = '', SECOND = '']]] = Object.entries(answers[GAME]) as [[string, string[]]];
const [, [NEXT, [NEXT_BEST = '']]] = Object.entries(answers[GAME]) as [unknown, [string, string[]]];
const moveOf = (notation: string) => findGame(GAME)?.parseMove(notation);

async function openServer() {
  const fake = new FakeClock();
  const time = { ahead: 0 };
  const clock = { ...fake, wall: () => fake.wall() + time.ahead };
  const server = await realServer({ host: 'localhost', clock });
  const today = Math.floor(clock.wall() / (24 * 3600 * 1000));
  const attempt = (who: Visitor, id: string, move: unknown, more = {}) =>
    who.ask('POST', '/api/me/puzzles', { game: GAME, id, move, day: today, ...more });
  const people = await tableOfTwo(server);
  const [ann, bob] = [people.ann.visitor, people.bob.visitor];
  await ann.ask('PUT', '/api/me/handle', { handle: 'annie' });
  await bob.ask('PUT', '/api/me/handle', { handle: 'bobby' });
  const waitForDeletion = () => {
    time.ahead += DELETION_WAITS;
    return server.parts.features.people.deletions.settle();
  };
  return { today, attempt, ann, bob, store: server.parts.store, guest: new Visitor(server), waitForDeletion };
}

test('the server grades the move itself, and only the first try counts', async () => {
  const { attempt, ann, bob, today } = await openServer();
  expect(await attempt(ann, ID, moveOf(SECOND))).toEqual({ status: 200, body: { outcome: 'failed' } });
  expect((await attempt(ann, ID, moveOf(BEST))).body).toEqual({ outcome: 'failed' });
  expect((await attempt(ann, NEXT, moveOf(NEXT_BEST), { hinted: true })).body).toEqual({ outcome: 'hinted' });
  expect((await attempt(bob, ID, moveOf(BEST), { outcome: 'failed' })).body).toEqual({ outcome: 'solved' });
  expect((await ann.ask('GET', '/api/me/puzzles')).body).toEqual({
    attempts: [
      [`${GAME}/${ID}`, 'failed', today],
      [`${GAME}/${NEXT}`, 'hinted', today],
    ],
  });
});

test('what the server can’t grade is not kept, and what isn’t a puzzle is refused', async () => {
  const { attempt, ann, guest } = await openServer();
  expect(await attempt(guest, ID, moveOf(BEST))).toMatchObject({ status: 403, body: { code: 'not-kept' } });
  for (const move of ['nonsense', { type: 'draw-cards', more: 'x'.repeat(50) }, null, 7]) {
    const { status, body } = await attempt(ann, ID, move);
    expect([status, body]).toEqual([200, {}]);
  }
  for (const id of ['ffffffff-0', 'constructor', '__proto__']) {
    expect([id, (await attempt(ann, id, moveOf(BEST))).status]).toEqual([id, 404]);
  }
  expect((await ann.ask('POST', '/api/me/puzzles', { game: 'chess', id: ID, move: 'e4', day: 1 })).status).toBe(404);
  expect((await ann.ask('POST', '/api/me/puzzles', { game: GAME, id: ID })).status).toBe(400);
  expect((await ann.ask('GET', '/api/me/puzzles')).body).toEqual({ attempts: [] });
});

test('the day is the server’s, or yesterday for a puzzle that was opened before midnight', async () => {
  const { attempt, ann, bob, today } = await openServer();
  await attempt(ann, ID, moveOf(BEST), { day: today - 1 });
  await attempt(bob, ID, moveOf(BEST), { day: today + 30 });
  const dayOf = async (who: Visitor) => {
    const { attempts } = (await who.ask('GET', '/api/me/puzzles')).body as { attempts: [string, string, number][] };
    return attempts[0]?.[2];
  };
  expect([await dayOf(ann), await dayOf(bob)]).toEqual([today - 1, today]);
});

test('the export has them, and they go with the account', async () => {
  const { attempt, ann, today, store, waitForDeletion } = await openServer();
  await attempt(ann, ID, moveOf(BEST));
  const exported = (await ann.ask('GET', '/api/me/export')).body;
  expect(exported.puzzles).toEqual([{ puzzle: `${GAME}/${ID}`, outcome: 'solved', day: today }]);
  const left = () => runOne(store.query, 'SELECT * FROM puzzle_attempts');
  expect(await left()).toHaveLength(1);
  await ann.ask('DELETE', '/api/me');
  expect(await left()).toHaveLength(1);
  await waitForDeletion();
  expect(await left()).toEqual([]);
});

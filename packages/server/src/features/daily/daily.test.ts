import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { runOne } from '../../core/store/shared-sql.ts';
import { readLongLog, recordingFile } from '../../core/store/stored-log.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { bearer, realServer } from '../../testing/real-server.ts';
import { Visitor } from '../../testing/visitor.ts';
import { dayOf } from './days.ts';
import { dealFor } from './deal.ts';

const HOUR = 3_600_000;

async function openServer() {
  const clock = new FakeClock();
  const server = await realServer({ host: 'localhost', clock });
  const today = () => dayOf(clock.wall());
  const play = (visitor: Visitor, game = 'bang-duel', more = {}) =>
    visitor.ask('POST', `/api/daily/${game}`, { day: today(), ...more });
  /** The day ends, and stand-ins finish what is open. */
  const endDay = async () => {
    const { features, store } = server.parts;
    const { daily } = features;
    await clock.pass(2 * HOUR);
    await daily.closeDays();
    const open = 'SELECT 1 FROM daily_attempts WHERE finished_at IS NULL';
    while ((await runOne(store.query, open)).length > 0) {
      await clock.pass(60_000);
      await daily.idle();
    }
  };
  return { server, clock, today, play, endDay, ann: new Visitor(server), bob: new Visitor(server) };
}

test('the deals of a day are the same for everyone, and nobody can compute them without the secret', () => {
  const deal = dealFor('secret', '2026-11-18', 'colt-express');
  expect(deal).toEqual(dealFor('secret', '2026-11-18', 'colt-express'));
  expect(deal?.levels).toEqual(['hard', 'hard', 'hard', 'hard']);
  expect(new Set([deal?.seed, deal?.bots, deal?.standIn]).size).toBe(3);
  expect(dealFor('other', '2026-11-18', 'colt-express')?.seed).not.toBe(deal?.seed);
  expect(dealFor('secret', '2026-11-19', 'colt-express')?.seed).not.toBe(deal?.seed);
  expect(dealFor('secret', '2026-11-18', 'chess')).toBeUndefined();
});

test('a second tab joins the same attempt; nobody else can watch it', async () => {
  const { play, ann, bob, server } = await openServer();
  const [first, second] = await Promise.all([play(ann), play(ann)]);
  expect(first.status).toBe(200);
  expect(second).toEqual(first);
  expect((await play(ann)).body).toEqual(first.body);
  const table = server.parts.tables.get(tableId(String(first.body.table)));
  expect(table?.actor.info).toMatchObject({ phase: 'playing', hints: 'off', watching: { isAllowed: false } });
  expect(table?.seating.kind).toBe('daily');
  const { body } = await ann.ask('GET', '/api/daily');
  expect(body.games).toMatchObject([{}, {}, { game: 'bang-duel', state: 'open', table: first.body.table }, {}]);
  expect((await play(bob)).body.table).not.toBe(first.body.table);
  expect(JSON.stringify((await bob.ask('GET', '/api/daily')).body)).not.toContain(String(first.body.table));
});

test('the day is the server’s, whatever the clock of the page says', async () => {
  const { ann, today, clock } = await openServer();
  const tomorrow = dayOf(clock.wall() + 24 * HOUR);
  const yesterday = dayOf(clock.wall() - 24 * HOUR);
  const refused = { status: 409, body: { code: 'day-over' } };
  expect(await ann.ask('POST', '/api/daily/bang-duel', { day: tomorrow })).toEqual(refused);
  expect(await ann.ask('POST', '/api/daily/bang-duel', { day: yesterday })).toEqual(refused);
  const unknown = { status: 404, body: { code: 'not-found' } };
  expect(await ann.ask('POST', '/api/daily/bang-duel', { day: tomorrow, isPractice: true })).toEqual(unknown);
  expect(await ann.ask('GET', `/api/daily/bang-duel/${tomorrow}`)).toEqual(unknown);
  for (const game of ['chess', 'constructor', '__proto__']) {
    expect(await ann.ask('POST', `/api/daily/${game}`, { day: today() })).toEqual(unknown);
  }
});

test('results and practice are closed until your own game is finished', async () => {
  const { ann, play, today } = await openServer();
  await play(ann);
  const closed = { status: 403, body: { code: 'not-finished' } };
  expect(await ann.ask('GET', `/api/daily/bang-duel/${today()}`)).toEqual(closed);
  expect(await play(ann, 'bang-duel', { isPractice: true })).toEqual(closed);
});

test('leaving in the middle: a stand-in finishes the game after the day, alike for everyone, and it counts', {
  timeout: 90_000,
}, async () => {
  const { ann, bob, play, today, endDay, server } = await openServer();
  const day = today();
  for (const [one, handle] of [
    [ann, 'annie'],
    [bob, 'bobby'],
  ] as const) {
    await one.ask('PUT', '/api/me/handle', { handle });
  }
  const table = String((await play(ann)).body.table);
  await play(bob);
  await endDay();
  expect(server.parts.tables.get(tableId(table))?.actor.info.phase ?? 'over').toBe('over');
  const { body } = await ann.ask('GET', `/api/daily/bang-duel/${day}`);
  expect(body).toMatchObject({ finishers: 0, isOver: true, streak: 0, you: { stoodIn: true, table } });
  expect(body.rows).toHaveLength(2);
  const scores = (body.rows as readonly { readonly score: number; readonly rank: number }[]).map((row) => row.score);
  expect(new Set(scores).size).toBe(1);

  // The log of the same game again changes nothing.
  server.parts.features.daily.onDealOver(tableId(table));
  await server.parts.features.daily.idle();
  expect((await ann.ask('GET', `/api/daily/bang-duel/${day}`)).body).toEqual(body);

  // Yesterday's deal can be practised, and passed on to friends.
  const practice = await ann.ask('POST', '/api/daily/bang-duel', { day, isPractice: true });
  expect(practice.status).toBe(200);
  expect(practice.body.table).not.toBe(table);
  const made = await ann.ask('POST', '/api/challenges', { table });
  expect(made.status).toBe(200);
  const path = `/api/challenges/${made.body.id}`;
  expect((await bob.ask('GET', path)).body).toMatchObject({ game: 'bang-duel', isOwn: false, state: 'new' });
  expect(JSON.stringify((await bob.ask('GET', path)).body)).not.toContain('seed');
  expect(await ann.ask('POST', `${path}/play`)).toEqual({ status: 409, body: { code: 'yourself' } });
  expect(await bob.ask('GET', `${path}/games`)).toEqual({ status: 403, body: { code: 'not-finished' } });
  const taken = await bob.ask('POST', `${path}/play`);
  expect((await bob.ask('POST', `${path}/play`)).body).toEqual(taken.body);
  const { tables } = server.parts;
  const [own, friends] = [String(practice.body.table), String(taken.body.table)].map(
    (id) => tables.get(tableId(id))?.actor.info,
  );
  expect(friends?.seats.map(({ type }) => type)).toEqual(own?.seats.map(({ type }) => type));
  expect(friends).toMatchObject({ duplicate: `challenge ${made.body.id}`, seedHash: own?.seedHash });
});

test('a game can’t be passed on while others may still play its deal, nor by others', async () => {
  const { ann, bob, play, server } = await openServer();
  const table = String((await play(ann)).body.table);
  expect(await ann.ask('POST', '/api/challenges', { table })).toEqual({ status: 404, body: { code: 'no-such-table' } });
  const live = server.parts.tables.get(tableId(table));
  live?.closeDeal();
  expect(await bob.ask('POST', '/api/challenges', { table })).toMatchObject({ status: 404 });
});

test.each(['', '{}', '{"saloon":"recording","format":2}'])('a made-up recording is refused: %s', async (file) => {
  const { ann } = await openServer();
  const { status, body } = await ann.ask('POST', '/api/challenges', { file, seat: 0, levels: ['hard'] });
  expect({ status, code: body.code }).toEqual({ status: 400, code: file === '' ? 'bad-request' : 'bad-recording' });
});

test('before the day ends nobody learns the seed of a deal: not from the table, its recording or a problem, nor by a file', {
  timeout: 90_000,
}, async () => {
  const { ann, bob, play, today, clock, server } = await openServer();
  const { features, store } = server.parts;
  const { daily } = features;
  const table = String((await play(ann)).body.table);
  const live = server.parts.tables.get(tableId(table));
  live?.closeDeal();
  for (let i = 0; i < 5000 && live?.actor.info.phase !== 'over'; i++) await clock.pass(1000);
  const { info } = live?.actor ?? expect.fail('no table');
  expect(info.phase).toBe('over');
  await daily.idle();
  const deal = dealFor(await daily.records.secret(), today(), 'bang-duel') ?? expect.fail('no deal');
  expect(JSON.stringify(info)).not.toContain(deal.seed);
  const recording = () => fetch(`http://localhost:${server.port}/api/tables/${table}/recording`);
  const closed = await recording();
  expect([closed.status, await closed.json()]).toEqual([409, { code: 'day-open' }]);
  const asked = { screen: '', page: '/', version: '1', note: '', table };
  const { id } = (await ann.ask('POST', '/api/problems', asked)).body as { id: string };
  const problem = await ann.ask('GET', `/api/admin/problems/${id}`, undefined, bearer(server));
  expect(problem.status).toBe(200);
  expect(JSON.stringify(problem.body)).not.toContain(deal.seed);
  // The entries of the log are the only place that has it.
  const file = recordingFile(await readLongLog(store, server.parts.slices, tableId(table))) ?? expect.fail('no file');
  expect(file).toContain(deal.seed);
  const passedOn = { file, seat: deal.seat, levels: ['hard', 'hard'] };
  expect(await bob.ask('POST', '/api/challenges', passedOn)).toEqual({ status: 409, body: { code: 'day-open' } });
  await clock.pass(24 * HOUR);
  expect((await recording()).status).toBe(200);
  expect((await bob.ask('POST', '/api/challenges', passedOn)).status).toBe(200);
});

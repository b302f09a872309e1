import { type AnyGame, seedOf } from '@saloon/kernel';
import { tableId, userId } from '@saloon/protocol';
import { openTable, type Question, think } from '@saloon/table';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/memory-server.ts';
import { owed } from '../../testing/play.ts';
import { bearer, realServer } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { request } from '../http/testing/request.ts';
import { makeMetrics } from '../observe/metrics.ts';
import { realClock } from '../time/clock.ts';
import { openBotPool, spawnThread } from './bot-pool.ts';

/** Ann plays Colt Express against bots. Returns a function that counts the bots' decisions by where they were made. */
async function againstBots(server: Awaited<ReturnType<typeof realServer>>, level: 'easy' | 'hard' | 'legend') {
  const ann = await connectTo(server.port);
  await ann.hello('Ann');
  const bot = { type: 'bot', level } as const;
  const table = await ann.open({ game: 'colt-express', seats: [{ type: 'me' }, bot, bot], isPrivate: true });
  await ann.join(table);
  await ann.order(table, { type: 'start' });
  const decisions = async () => {
    const { text } = await request(server.port, '/metrics', bearer(server));
    const lines = [...text.matchAll(/saloon_bot_decisions_total\{by="(\w+)"\} (\d+)/g)];
    return Object.fromEntries(lines.map(([, by = '', count]) => [by, Number(count)]));
  };
  return { ann, table, decisions };
}

test('bots of a real server think in a worker thread, and the game continues', async () => {
  const server = await realServer({ botThreads: 1 });
  const { ann, table, decisions } = await againstBots(server, 'hard');
  for (let n = 0; n < 200 && ((await decisions()).thread ?? 0) < 3; n++) {
    const command = owed(ann, table);
    if (command !== undefined) await ann.order(table, command);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect((await decisions()).thread).toBeGreaterThanOrEqual(3);
  const { text } = await request(server.port, '/metrics', bearer(server));
  expect(text).toMatch(/saloon_bot_thinking_milliseconds_count [1-9]/);
  expect(text).toContain('saloon_bot_questions_waiting 0');
}, 90_000);

test('the server responds at once while a strong bot thinks', async () => {
  const server = await realServer({ botThreads: 1 });
  const { ann, table } = await againstBots(server, 'legend');
  const waits: number[] = [];
  for (let n = 0; n < 20; n++) {
    const command = owed(ann, table);
    if (command !== undefined) await ann.order(table, command);
    const before = performance.now();
    await ann.order(table, { type: 'set-ready', isReady: true });
    waits.push(performance.now() - before);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  // A legend takes hundreds of milliseconds for a move: nobody else waits for that.
  expect(waits.toSorted((a, b) => a - b)[10]).toBeLessThan(60);
}, 90_000);

test('a thread that dies is replaced, and its question is asked again', async () => {
  const workers: ReturnType<ReturnType<typeof spawnThread>>[] = [];
  const pool = openBotPool({
    threads: 1,
    clock: { ...realClock, after: (millis, call) => realClock.after(30 * millis, call) },
    log: pino({ level: 'silent' }),
    metrics: makeMetrics(),
    spawn(heard) {
      const worker = spawnThread([])(heard);
      workers.push(worker);
      return worker;
    },
  });
  const { game, question } = aQuestion();
  const reply = () =>
    new Promise<unknown>((resolve) => {
      expect(pool.ask(question, game, resolve)).toBe('later');
    });
  const first = await reply();
  expect(first).toEqual(think(game, question));
  // No task at all: the thread falls over it, and what comes behind is lost with it.
  workers[0]?.post(undefined as never);
  expect(await reply()).toEqual(first);
  expect(workers).toHaveLength(2);
  await pool.stop();
}, 90_000);

/** What a bot at a new table of Colt Express is asked. */
function aQuestion() {
  const asked: { game: AnyGame; question: Question }[] = [];
  const bot = { type: 'bot', level: 'normal' } as const;
  const opened = openTable(
    {
      id: tableId('table1'),
      seed: seedOf(1),
      host: { user: userId('ann'), name: 'Ann' },
      request: { type: 'open-table', id: 'o1', game: 'colt-express', seats: [bot, bot, bot], isPrivate: true },
    },
    {
      ask(question, game) {
        asked.push({ game, question });
        return 'later';
      },
    },
  );
  if (opened.ok) opened.table.command(userId('ann'), 'Ann', 'c1', { type: 'start' }, 0);
  if (opened.ok) opened.table.wake(0);
  const [first] = asked;
  if (first === undefined) throw new Error('Cannot test: nobody is asked anything');
  return first;
}

test('a hint is sent to the player who asked, refused to a spectator, and changes nothing', async () => {
  const { server, connect } = await openTestServer();
  const [ann, zoe] = [connect(), connect()];
  for (const one of [ann, zoe]) await one.hello('Somebody');
  const table = await ann.open({
    seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }],
    options: { firstPlayer: 'host-pick' },
  });
  await ann.join(table);
  await zoe.join(table);
  await ann.order(table, { type: 'start' });
  const before = ann.table(table).version;
  const hint = ann.next('hint');
  ann.send({ type: 'ask-hint', table, id: 'h1' });
  const { id, version, moves } = await hint;
  expect([id, version]).toEqual(['h1', before]);
  expect(moves.length).toBeGreaterThan(0);
  for (const { move, chances } of moves) {
    expect(ann.table(table).offer.moves).toContainEqual(move);
    expect(chances).toBeGreaterThan(0);
  }
  expect(ann.table(table).version).toBe(before);
  const refused = zoe.next('refused');
  zoe.send({ type: 'ask-hint', table, id: 'h2' });
  expect(await refused).toMatchObject({ id: 'h2', code: 'not-seated' });
  expect(zoe.inbox.some(({ type }) => type === 'hint')).toBe(false);
  await server.stop();
});

test('hints are refused at a table without hints, without joining, and beyond the rate limit', async () => {
  const { server, connect } = await openTestServer();
  const ann = connect();
  await ann.hello('Ann');
  const bot = { type: 'bot', level: 'easy' } as const;
  const table = await ann.open({ seats: [{ type: 'me' }, bot], hints: 'off' });
  const code = async () => {
    const refused = ann.next('refused');
    ann.send({ type: 'ask-hint', table, id: 'h' });
    return (await refused).code;
  };
  expect(await code()).toBe('not-joined');
  const { info } = await ann.join(table);
  expect(info.hints).toBe('off');
  await ann.order(table, { type: 'start' });
  for (let n = 0; n < server.limits.hintBurst; n++) expect(await code()).toBe('no-hints');
  expect(await code()).toBe('too-fast');
  await server.stop();
});

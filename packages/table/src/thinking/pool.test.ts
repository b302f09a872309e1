import { findGame } from '@saloon/catalog';
import { rngFrom, seat, seedOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { type PoolLimits, type Thinker, ThinkingPool } from './pool.ts';
import type { BotReply, Question } from './question.ts';
import { questionFor } from './question-for.ts';
import { type Task, type Thought, workOn } from './task.ts';
import { thinkHastily } from './think.ts';

const game = findGame('colt-express') as NonNullable<ReturnType<typeof findGame>>;
const start = game.setup(
  Object.fromEntries(Object.entries(game.options as object).map(([name, { default: value }]) => [name, value])),
  3,
  seedOf(4),
);
const [acting = seat(0)] = game.toAct(start);
const questionAt = (table: string, level: Question['level'] = 'normal'): Question =>
  questionFor(game, start, { table: tableId(table), seat: acting, owed: true, level }, rngFrom(seedOf(1)));

/** Threads that a test moves by hand. */
function bench(threads: number, limits: Partial<PoolLimits> = {}) {
  type Hand = { tasks: Task[]; thought: (thought: Thought) => void; died: () => void; isEnded: boolean };
  const hands: Hand[] = [];
  const timers = new Set<{ readonly at: number; readonly call: () => void }>();
  const decided: Thinker[] = [];
  const sighs: string[] = [];
  let time = 0;
  const pool = new ThinkingPool({
    threads,
    limits: { beginMs: 0, ...limits },
    now: () => time,
    after(millis, call) {
      const timer = { at: time + millis, call };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    spawn(heard) {
      const hand: Hand = { tasks: [], ...heard, isEnded: false };
      hands.push(hand);
      return {
        post: (task) => hand.tasks.push(task),
        async end() {
          hand.isEnded = true;
        },
      };
    },
    decided: (by) => decided.push(by),
    hopeless: () => sighs.push('hopeless'),
    failed: (reason) => sighs.push(reason),
  });
  const pass = (millis: number) => {
    const end = time + millis;
    for (;;) {
      const next = [...timers].sort((a, b) => a.at - b.at)[0];
      if (next === undefined || next.at > end) break;
      timers.delete(next);
      time = next.at;
      next.call();
    }
    time = end;
  };
  const given: { table: string; reply: BotReply }[] = [];
  const ask = (question: Question) => pool.ask(question, game, (reply) => given.push({ table: question.table, reply }));
  /** The thread at this place thinks its last task through. */
  const finish = (at = 0) => {
    const hand = hands[at];
    const task = hand?.tasks.at(-1);
    if (hand === undefined || task === undefined) throw new Error('Cannot finish: no task was given');
    hand.thought(workOn(task));
  };
  return { pool, hands, timers, decided, sighs, pass, ask, given, finish };
}

test('what is quick is decided on the spot, the rest in a thread', () => {
  const { ask, hands, decided, given, finish } = bench(1);
  expect(ask(questionAt('t1', 'easy'))).toMatchObject({ after: expect.any(Number) });
  expect(ask(questionAt('t1'))).toBe('later');
  expect(hands.map(({ tasks }) => tasks.length)).toEqual([1]);
  finish();
  expect(given).toMatchObject([{ table: 't1', reply: { after: expect.any(Number) } }]);
  expect(decided).toEqual(['here', 'thread']);
});

test('a thread has one task at a time, and tables take turns', () => {
  const { ask, hands, given, finish, pool } = bench(1);
  for (const table of ['t1', 't1', 't1', 't2']) ask(questionAt(table));
  expect(pool.waiting).toBe(3);
  for (let n = 0; n < 4; n++) finish();
  expect(hands[0]?.tasks.map(({ question }) => question.table)).toEqual(['t1', 't1', 't2', 't1']);
  expect(given).toHaveLength(4);
});

test('a thread that dies is replaced, and its question is asked again', () => {
  const { ask, hands, given, finish } = bench(1);
  ask(questionAt('t1'));
  finish();
  ask(questionAt('t2'));
  hands[0]?.died();
  expect(hands).toHaveLength(2);
  expect(hands[1]?.tasks).toHaveLength(1);
  finish(1);
  expect(given.map(({ table }) => table)).toEqual(['t1', 't2']);
});

test('one that dies before its first word gets a second to breathe, and the question that kills twice is decided in haste', () => {
  const { ask, hands, given, pass, decided, sighs } = bench(1);
  ask(questionAt('t1'));
  hands[0]?.died();
  expect(sighs).toEqual([]);
  expect(hands).toHaveLength(1);
  pass(1000);
  expect(hands).toHaveLength(2);
  hands[1]?.died();
  expect(sighs).toEqual(['hopeless']);
  expect(decided).toEqual(['hasty']);
  expect(given[0]?.reply).toEqual(thinkHastily(game, questionAt('t1')));
});

test('what takes longer than two seconds, waiting included, is decided in haste, and once', () => {
  const { ask, given, pass, finish, decided, pool } = bench(1);
  ask(questionAt('t1'));
  ask(questionAt('t2'));
  pass(1999);
  expect(given).toEqual([]);
  pass(1);
  expect(given.map(({ table }) => table)).toEqual(['t1', 't2']);
  expect(pool.waiting).toBe(0);
  finish();
  expect(given).toHaveLength(2);
  expect(decided).toEqual(['hasty', 'hasty']);
});

test('what is asked while the first thread begins has more time, and only that', () => {
  const { ask, given, pass, finish } = bench(1, { beginMs: 5000 });
  ask(questionAt('t1'));
  pass(6999);
  expect(given).toEqual([]);
  finish();
  ask(questionAt('t2'));
  pass(2000);
  expect(given.map(({ table }) => table)).toEqual(['t1', 't2']);
});

test('a thread that says nothing at all is given up and replaced', () => {
  const { ask, hands, given, pass, finish } = bench(1);
  ask(questionAt('t1'));
  pass(15_000);
  expect(hands[0]?.isEnded).toBe(true);
  pass(1000);
  ask(questionAt('t2'));
  finish(1);
  expect(given.map(({ table }) => table)).toEqual(['t1', 't2']);
});

test('when too much waits the next is decided in haste at once', () => {
  const { ask, decided } = bench(1, { waiting: 2 });
  for (let n = 0; n < 3; n++) expect(ask(questionAt(`t${n}`))).toBe('later');
  expect(ask(questionAt('t9'))).toEqual(thinkHastily(game, questionAt('t9')));
  expect(decided).toEqual(['hasty']);
});

test('without threads all is thought through on the spot, as a thread does it', () => {
  const { ask, given } = bench(0);
  const { pool: _, ask: askThread, given: thought, finish } = bench(1);
  const reply = ask(questionAt('t1'));
  expect(given).toEqual([]);
  askThread(questionAt('t1'));
  finish();
  expect(thought[0]?.reply).toEqual(reply);
});

test('a thread that cannot think a question through says so, and a hasty bot decides', () => {
  const { ask, hands, decided } = bench(1);
  ask(questionAt('t1'));
  const [task] = hands[0]?.tasks ?? [];
  expect(task && workOn(task, () => undefined)).toMatchObject({
    type: 'failed',
    reason: expect.stringContaining('colt-express'),
  });
  hands[0]?.thought({ type: 'failed', reason: 'no such game' });
  expect(decided).toEqual(['hasty']);
});

test('a game that breaks under a hasty bot too breaks nothing else: the seat waits', () => {
  const { pool, pass, sighs } = bench(1);
  const broken = {
    ...game,
    redeal: () => {
      throw new Error('no cards');
    },
  };
  const given: unknown[] = [];
  pool.ask(questionAt('t1'), broken, (reply) => given.push(reply));
  pass(2000);
  expect([given, sighs]).toEqual([[undefined], ['no cards']]);
});

test('decisions come before hints', () => {
  const { pool, ask, hands, finish } = bench(1);
  ask(questionAt('t1'));
  pool.hint(questionAt('t2', 'hard'), game, () => undefined);
  ask(questionAt('t3'));
  expect(pool.waiting).toBe(2);
  finish();
  finish();
  expect(hands[0]?.tasks.map(({ type, question }) => `${type} ${question.table}`)).toEqual([
    'decide t1',
    'decide t3',
    'hint t2',
  ]);
});

test('a hint may take longer, and comes to nothing when there is no time for it', () => {
  const { pool, pass, finish } = bench(1);
  const told: unknown[] = [];
  pool.hint(questionAt('t1', 'hard'), game, (moves) => told.push(moves));
  finish();
  expect(told).toMatchObject([[{ chances: expect.any(Number) }, {}, {}]]);
  pool.hint(questionAt('t1', 'hard'), game, (moves) => told.push(moves));
  pass(7999);
  expect(told).toHaveLength(1);
  pass(1);
  expect(told[1]).toBeUndefined();
});

test('a pool that is stopped ends its threads, gives nothing more and leaves no timer', async () => {
  const { pool, ask, given, hands, finish, timers } = bench(2);
  for (let n = 0; n < 5; n++) ask(questionAt(`t${n}`));
  await pool.stop();
  expect(hands.map(({ isEnded }) => isEnded)).toEqual([true, true]);
  finish();
  ask(questionAt('t6'));
  expect(given).toEqual([]);
  expect(timers.size).toBe(0);
});

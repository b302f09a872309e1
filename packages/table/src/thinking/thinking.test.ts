import { findGame } from '@saloon/catalog';
import { canonicalJson, rngFrom, seatsOf, seedOf } from '@saloon/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rebuildTable } from '../open-table.ts';
import type { Table } from '../table.ts';
import { ann, Desk, playing, playOn, TestTable } from '../testing/index.ts';
import { isQuick } from './think.ts';

const game = findGame('wright-brothers') as NonNullable<ReturnType<typeof findGame>>;

/** Three bots at a table that Ann only watches; they think at the desk. */
function atDesk(options: Readonly<Record<string, string | number | boolean>> = {}) {
  const desk = new Desk();
  const table = new TestTable({ game: 'colt-express', seats: ['normal', 'hard', 'legend'], options }, desk);
  table.must(ann, { type: 'start' });
  table.wait(0);
  return { desk, table };
}
const movesIn = (table: TestTable) =>
  table.log.flatMap((entry) => (entry.type === 'input' && entry.input.type === 'move' ? entry.input : []));

test('a question goes out once, and nothing is played until its reply has come', () => {
  const { desk, table } = atDesk();
  expect(table.table.isThinking).toBe(true);
  table.wait(10_000);
  // Everybody chooses in secret here, at once.
  expect(desk.questions.map(({ question }) => question.seat)).toEqual([0, 1, 2]);
  expect(movesIn(table)).toEqual([]);
  const { question, reply } = desk.last;
  table.table.decide(question, reply, table.at);
  table.pump();
  expect(movesIn(table)).toMatchObject([{ seat: question.seat, move: reply.move }]);
  expect(desk.questions).toHaveLength(3);
});

test('the pace counts from when the question arose: thinking is not added to it', () => {
  const { desk, table } = atDesk();
  const { question, reply } = desk.last;
  table.wait(reply.after - 100);
  table.table.decide(question, reply, table.at);
  table.pump();
  expect(movesIn(table)).toEqual([]);
  table.wait(100);
  expect(movesIn(table)).toMatchObject([{ at: reply.after }]);
});

test('a reply that comes too late for the pace is played at once', () => {
  const { desk, table } = atDesk();
  const { question, reply } = desk.last;
  table.wait(reply.after + 1500);
  table.table.decide(question, reply, table.at);
  table.pump();
  expect(movesIn(table)).toMatchObject([{ at: reply.after + 1500 }]);
});

test('the clock does not run out on a bot that still thinks', () => {
  const { desk, table } = atDesk({ turnTimeMs: 15_000 });
  expect(table.table.nextWake()).toBeUndefined();
  table.wait(20_000);
  expect(table.log.some((entry) => entry.type === 'input' && entry.input.type === 'timer')).toBe(false);
  const { question, reply } = desk.last;
  table.table.decide(question, reply, table.at);
  table.pump();
  expect(movesIn(table)).toMatchObject([{ seat: question.seat, at: 14_999 }]);
});

test('a reply to another question is dropped, and so is a second one', () => {
  const { desk, table } = atDesk();
  const { question, reply } = desk.last;
  table.table.decide(structuredClone(question), reply, table.at);
  expect(table.table.isThinking).toBe(true);
  table.table.decide(question, reply, table.at);
  table.table.decide(question, reply, table.at);
  table.wait(reply.after);
  expect(movesIn(table)).toHaveLength(1);
});

test('what was undone meanwhile is asked again, and the reply to the old question is dropped', () => {
  const desk = new Desk();
  const table = new TestTable({ seats: ['me', 'hard'], options: { rounds: 1 } }, desk);
  table.come(ann);
  table.must(ann, { type: 'start' });
  table.wait(0);
  const turnOf = () => game.view(table.table.state, 'spectator') as { readonly turn: number; readonly active: number };
  const decide = () => table.table.decide(desk.last.question, desk.last.reply, table.at);
  for (let i = 0; turnOf().active === 1 && i < 100; i++) {
    if (table.table.isThinking) decide();
    table.wait(500);
  }
  const { turn } = turnOf();
  const pass = () => {
    table.must(ann, { type: 'move', move: 'pass', answers: turn });
    table.wait(0);
    return desk.last;
  };
  const { question, reply } = pass();
  table.must(ann, { type: 'ask-undo' });
  table.wait(0);
  expect(turnOf()).toMatchObject({ turn, active: 0 });
  table.table.decide(question, reply, table.at);
  table.wait(10_000);
  expect(turnOf()).toMatchObject({ turn, active: 0 });
  expect(pass().question).not.toBe(question);
});

test('after a crash the bots are asked anew: no question is in the log', () => {
  const { desk, table } = atDesk();
  const again = new Desk();
  const rebuilt = rebuildTable(table.log, again);
  expect(again.questions).toHaveLength(0);
  rebuilt.wake(table.at);
  expect(again.questions).toHaveLength(3);
  expect(JSON.stringify(table.log)).not.toContain(JSON.stringify(desk.last.question.state));
});

test('a race is answered on the spot, whatever the level, and so is what costs nothing', () => {
  const table = playing([ann], { rounds: 2 }, ['legend', 'legend'], seedOf(5));
  const rng = rngFrom(seedOf(8));
  table.attach(ann);
  const seen = new Map<string, Set<boolean>>();
  for (let i = 0; i < 400 && playOn(table, rng); i++) {
    const { state } = table.table;
    const { phase } = game.view(state, 'spectator') as { phase: string };
    for (const seat of game.toAct(state)) {
      if (game.legalMoves(state, seat).length < 2) continue;
      const question = { ...QUESTION, seat, state: game.redeal(state, seat, rng) };
      seen.set(phase, (seen.get(phase) ?? new Set()).add(isQuick(game, question)));
      expect(isQuick(game, { ...question, level: 'easy' })).toBe(true);
      expect(isQuick(game, { ...question, owed: false })).toBe(true);
    }
  }
  expect([...(seen.get('race') ?? [])]).toEqual([true]);
  expect([...(seen.get('turn') ?? [])]).toEqual([false]);
});
const QUESTION = {
  table: 'table1' as Table['id'],
  game: game.id,
  owed: true,
  level: 'legend',
  rng: rngFrom(seedOf(1)),
} as const;

test('a question holds nothing that the seat may not know: change that, and it is the same to the last byte', () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.nat(10_000), fc.nat(40), (n, steps) => {
      const table = playing([ann], { rounds: 3 }, ['hard', 'legend'], seedOf(n));
      const rng = rngFrom(seedOf(n + 7));
      table.attach(ann);
      for (let i = 0; i < steps; i++) if (!playOn(table, rng)) return;
      for (const seat of seatsOf(3).slice(1)) {
        const [own, twin] = [new Desk(), new Desk()].map((desk, i) => {
          const again = rebuildTable(table.log, desk);
          if (i === 1) Object.assign(again.state as object, game.redeal(again.state, seat, rng));
          again.nextWake();
          return desk.questions.find(({ question }) => question.seat === seat)?.question;
        });
        expect(canonicalJson(twin ?? 'none')).toBe(canonicalJson(own ?? 'none'));
        if (own !== undefined) {
          compared += 1;
          expect(canonicalJson(own.state)).not.toBe(canonicalJson(table.table.state));
        }
      }
    }),
    { numRuns: 20 },
  );
  expect(compared).toBeGreaterThan(5);
});

test('a question survives its way to a worker: it is plain data', () => {
  const { desk } = atDesk();
  const { question } = desk.last;
  expect(structuredClone(question)).toEqual(question);
  expect(JSON.parse(JSON.stringify(question))).toEqual(question);
});

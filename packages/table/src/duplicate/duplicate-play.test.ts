import { games } from '@saloon/catalog';
import { type AnyGame, below, choose, type Input, type Level, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../log/entry.ts';
import { rebuildTable } from '../open-table.ts';
import { ann, bob, TestTable } from '../testing/test-table.ts';
import type { BotReply, Question, Thinkers } from '../thinking/question.ts';
import { isQuick, think } from '../thinking/think.ts';

/** Bots that search, where a game is short enough for that. */
const LEVELS: Readonly<Record<string, Level>> = { 'bang-duel': 'normal', 'colt-express': 'normal' };
const SEATS: Readonly<Record<string, number>> = { 'bang-duel': 2 };
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'wright-brothers': { raceMode: 'sealed', rounds: 2 },
};

/** Bots that answer at once, or only when the test says so. */
class SlowThinkers implements Thinkers {
  readonly waiting: { readonly question: Question; readonly game: AnyGame }[] = [];
  isSlow: boolean;
  constructor(isSlow: boolean) {
    this.isSlow = isSlow;
  }
  ask(question: Question, game: AnyGame): BotReply | 'later' {
    if (!this.isSlow || isQuick(game, question)) return think(game, question);
    this.waiting.push({ question, game });
    return 'later';
  }
}

function openDeal(game: AnyGame, thinkers: Thinkers): TestTable {
  const count = SEATS[game.id] ?? 4;
  const level = LEVELS[game.id] ?? 'easy';
  const table = new TestTable(
    {
      id: tableId('table1'),
      seed: seedOf(11),
      host: { user: ann, name: 'Ann' },
      duplicate: { of: 'daily 2026-11-18', bots: seedOf(12), standIn: seedOf(13) },
      request: {
        type: 'open-table',
        id: 'deal',
        game: game.id,
        isPrivate: true,
        hints: 'off',
        ...(OPTIONS[game.id] === undefined ? {} : { options: { ...OPTIONS[game.id] } }),
        seats: Array.from({ length: count }, (_, i) => (i === 1 ? { type: 'me' } : { type: 'bot', level })),
      },
    },
    thinkers,
  );
  table.must(ann, { type: 'start' });
  table.come(ann);
  return table;
}

/** Ann's decisions depend on the step alone; how long she takes, and whether she reloads the page, on `pace`. */
function playOut(game: AnyGame, pace: number): readonly string[] {
  const thinkers = new SlowThinkers(pace % 2 === 1);
  const table = openDeal(game, thinkers);
  const decisions = rngFrom(seedOf(5));
  const times = rngFrom(seedOf(100 + pace));
  const mine = 1 as Seat;
  for (let step = 0; step < 2000 && table.table.info.phase === 'playing'; step++) {
    table.wait(below(times, 1 + 900 * pace));
    for (const { question, game: asked } of thinkers.waiting.splice(0)) {
      table.table.decide(question, think(asked, question), table.at);
      table.pump();
    }
    if (pace > 1 && below(times, 8) === 0) {
      table.go(ann);
      table.wait(100_000 * below(times, 3));
      table.come(ann);
    }
    const { state } = table.table;
    if (!game.toAct(state).includes(mine)) {
      table.wait(2000);
      continue;
    }
    const move = choose(decisions, game.legalMoves(state, mine));
    const answers = game.question(state, move);
    table.must(ann, { type: 'move', move: game.formatMove(move), ...(answers === undefined ? {} : { answers }) });
  }
  expect(table.table.info.phase).toBe('over');
  return movesIn(game, table.log);
}

const movesIn = (game: AnyGame, log: readonly Entry[]): readonly string[] =>
  log.flatMap((entry) => (entry.type === 'input' ? lineOf(game, entry.input) : []));
const lineOf = (game: AnyGame, input: Input<unknown>): readonly string[] =>
  input.type === 'move' ? [`${input.seat} ${game.formatMove(game.parseMove(input.move))}`] : [];

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('the same decisions meet the same answers, however long anybody takes', { timeout: 60_000 }, () => {
    const first = playOut(game, 0);
    expect(first.length).toBeGreaterThan(20);
    expect(playOut(game, 1)).toEqual(first);
    expect(playOut(game, 4)).toEqual(first);
  });
});

const duel = games.find(({ id }) => id === 'bang-duel') as AnyGame;

test('a person who leaves gets no stand-in until the deal is closed; then one finishes the game', () => {
  const table = openDeal(duel, new SlowThinkers(false));
  table.go(ann);
  table.wait(3_600_000);
  expect(table.table.info.seats[1]).toMatchObject({ type: 'person' });
  expect(table.log.some(({ type }) => type === 'stood-in' || type === 'stood')).toBe(false);
  expect(table.table.playsOnAlone).toBe(false);
  table.table.closeDeal(table.at);
  table.pump();
  expect(table.table.playsOnAlone).toBe(true);
  table.come(ann);
  expect(table.do(ann, { type: 'sit', seat: 1 })).toMatchObject({ ok: false, code: 'fixed-deal' });
  table.wait(24 * 3_600_000);
  expect(table.table.info.phase).toBe('over');
  expect(table.table.playsOnAlone).toBe(false);
});

test('after a crash the bots go on as they would have', () => {
  const table = openDeal(duel, new SlowThinkers(false));
  table.table.closeDeal(0);
  table.wait(30_000);
  const log = [...table.log];
  table.wait(20_000_000);
  const again = rebuildTable(log, new SlowThinkers(false));
  for (let at = again.nextWake(); at !== undefined && again.info.phase === 'playing'; at = again.nextWake()) {
    again.wake(at + 7);
  }
  const rest = [...log, ...again.takeEntries()];
  expect(movesIn(duel, log).length).toBeLessThan(movesIn(duel, rest).length);
  expect(movesIn(duel, rest)).toEqual(movesIn(duel, table.log));
});

test.each([
  { type: 'stand' },
  { type: 'ask-undo' },
  { type: 'sit', seat: 0 },
  { type: 'set-watching', isAllowed: true, delay: 0 },
  { type: 'clear-seat', seat: 0 },
] as const)('nobody changes a deal that others get too: $type', (command) => {
  const table = openDeal(duel, new SlowThinkers(false));
  expect(table.do(ann, command)).toMatchObject({ ok: false, code: 'fixed-deal' });
});

test('the seeds of the bots are in no message, not even when it is over', () => {
  const table = openDeal(duel, new SlowThinkers(false));
  table.attach(ann);
  table.table.closeDeal(0);
  table.wait(20_000_000);
  const told = JSON.stringify([table.table.info, table.attach(ann), table.table.attach(bob, table.at)]);
  expect(told).toContain('daily 2026-11-18');
  for (const n of [12, 13]) expect(told).not.toContain(seedOf(n));
});

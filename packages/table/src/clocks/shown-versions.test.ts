import { seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { ann, bob, playing, type TestTable } from '../testing/index.ts';
import { BOT_PATIENCE_MS, CLOCK_GRACE_MS, LONE_PATIENCE_MS } from './shown-versions.ts';

const OPTIONS = { rounds: 3, turnTimeMs: 45_000 };

/** How long nothing has happened until the next entry, within a minute. */
function untilNext(table: TestTable): number {
  const before = table.log.length;
  const from = table.at;
  while (table.log.length === before && table.at - from < 60_000) table.wait(100);
  return table.at - from;
}

/** Everyone passes until a bot's turn has just begun. */
function toBotsTurn(table: TestTable, people: readonly (typeof ann)[]): void {
  for (let i = 0; i < 40; i++) {
    const [seat] = table.table.toAct;
    const user = people[seat ?? -1];
    if (user === undefined) return;
    const { moves, questions } = table.attach(user).offer;
    const pass = moves.find((move) => (move as { readonly type: string }).type === 'pass') ?? moves[0];
    const answers = questions[(pass as { readonly type: string }).type];
    table.must(user, { type: 'move', move: pass, ...(answers === undefined ? {} : { answers }) });
  }
  throw new Error('Cannot find a turn of a bot');
}

test('a bot waits until the people present have been shown the last change, and then moves at once', () => {
  const table = playing([ann, bob], OPTIONS, ['easy', 'easy'], seedOf(3));
  table.table.shown(ann, table.table.version, table.at);
  table.table.shown(bob, table.table.version, table.at);
  toBotsTurn(table, [ann, bob]);
  const before = table.log.length;
  table.wait(5000);
  expect(table.log.length).toBe(before);
  table.table.shown(ann, table.table.version, table.at);
  table.wait(0);
  expect(table.log.length).toBe(before);
  expect(table.table.shown(bob, table.table.version, table.at)).toBe(true);
  table.pump();
  expect(table.log.length).toBeGreaterThan(before);
});

test('nobody keeps a bot waiting for longer than a bound, which is larger if only one person plays', () => {
  const both = playing([ann, bob], OPTIONS, ['easy'], seedOf(3));
  both.table.shown(ann, both.table.version, both.at);
  toBotsTurn(both, [ann, bob]);
  expect(untilNext(both)).toBe(BOT_PATIENCE_MS);
  const alone = playing([ann], OPTIONS, ['easy', 'easy'], seedOf(3));
  alone.table.shown(ann, alone.table.version, alone.at);
  toBotsTurn(alone, [ann]);
  expect(untilNext(alone)).toBe(LONE_PATIENCE_MS);
});

test('people who have left, and clients that never report, are not waited for', () => {
  const silent = playing([ann, bob], OPTIONS, ['easy'], seedOf(3));
  toBotsTurn(silent, [ann, bob]);
  expect(untilNext(silent)).toBeLessThan(BOT_PATIENCE_MS);
  const gone = playing([ann, bob], OPTIONS, ['easy'], seedOf(3));
  gone.table.shown(ann, gone.table.version, gone.at);
  toBotsTurn(gone, [ann, bob]);
  gone.go(ann);
  expect(untilNext(gone)).toBeLessThan(BOT_PATIENCE_MS);
});

test('a version that does not exist yet counts as the newest one', () => {
  const table = playing([ann, bob], OPTIONS, ['easy'], seedOf(3));
  table.table.shown(ann, Number.MAX_SAFE_INTEGER, table.at);
  toBotsTurn(table, [ann, bob]);
  expect(untilNext(table)).toBe(BOT_PATIENCE_MS);
});

test('the clock of a question starts when it was shown to its player, three seconds later at most', () => {
  const timeOutAfter = (delay: number | undefined): number => {
    const table = playing([ann, bob], OPTIONS, [], seedOf(3));
    const [asked] = table.table.toAct;
    const user = asked === 0 ? ann : bob;
    table.table.shown(user, 0, table.at);
    const from = table.at;
    if (delay !== undefined) {
      table.wait(delay);
      table.table.shown(user, table.table.version, table.at);
    }
    const before = table.log.filter(({ type }) => type === 'input').length;
    while (table.log.filter(({ type }) => type === 'input').length === before) table.wait(100);
    return table.at - from;
  };
  expect(timeOutAfter(0)).toBe(45_000);
  expect(timeOutAfter(2000)).toBe(47_000);
  expect(timeOutAfter(10_000)).toBe(45_000 + CLOCK_GRACE_MS);
  expect(timeOutAfter(undefined)).toBe(45_000 + CLOCK_GRACE_MS);
});

test('reports leave no entry: a table made again from its log is the same', () => {
  const table = playing([ann, bob], OPTIONS, ['easy', 'easy'], seedOf(3));
  for (let i = 0; i < 20; i++) {
    const before = table.log.length;
    table.table.shown(ann, table.table.version, table.at);
    if (table.log.length === before) table.wait(1700);
  }
  table.pump();
  expect(table.rebuilt().info).toEqual(table.table.info);
});

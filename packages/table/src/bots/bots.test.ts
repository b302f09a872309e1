import { type Input, rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { AWAY_MS } from '../clocks/due.ts';
import type { Entry } from '../log/entry.ts';
import { ann, bob, cal, moveOf, playing, playUntil, TestTable } from '../testing/index.ts';

const inputsOf = (log: readonly Entry[]): readonly Input<unknown>[] =>
  log.flatMap((entry) => (entry.type === 'input' ? entry.input : []));

const moveTypeOf = (move: unknown): string => (move as { readonly type: string }).type;

/** When the last move other than a load was made: a load doesn't end a turn. */
const turnBegan = (inputs: readonly Input<unknown>[], place: number): number =>
  inputs.slice(0, place).findLast((input) => input.type === 'move' && moveTypeOf(input.move) !== 'load')?.at ?? 0;

type Finish = { readonly seat: number; readonly received?: number; readonly e?: number };
type Closed = { readonly type: string; readonly finishes: readonly Finish[] };
const finishesIn = (events: readonly unknown[]): readonly Finish[] =>
  (events as readonly Closed[]).flatMap((event) => (event.type === 'race-closed' ? event.finishes : []));

/** A table at which bots play alone: the host watches. */
function botsOnly(seed = seedOf(11)) {
  const table = new TestTable({ seats: ['normal', 'hard', 'legend'], options: { rounds: 1 }, seed });
  table.must(ann, { type: 'start' });
  return table;
}

test('bots play a game to its end by themselves, in order, at a human pace', () => {
  const table = botsOnly();
  for (let i = 0; i < 2000 && table.table.info.phase === 'playing'; i++) table.wait(1000);
  expect(table.table.info.phase).toBe('over');
  const inputs = inputsOf(table.log);
  for (const [i, input] of inputs.entries()) expect(input.at).toBeGreaterThanOrEqual(inputs[i - 1]?.at ?? 0);
  const turns = [...inputs.entries()].filter(([, input]) => input.type === 'move' && moveTypeOf(input.move) === 'pass');
  for (const [i, turn] of turns) expect(turn.at - turnBegan(inputs, i)).toBeGreaterThanOrEqual(1200);
});

test('a table that was asleep plays the same game as one that was awake', () => {
  const [awake, asleep] = [botsOnly(), botsOnly()];
  for (let i = 0; i < 400; i++) awake.wait(100);
  asleep.at = 40_000;
  asleep.table.wake(40_000);
  asleep.pump();
  expect(asleep.log).toEqual(awake.log);
});

test('a bot slaps at the time it planned, with its own reaction', () => {
  const table = playing([ann], { rounds: 3 }, ['normal', 'normal', 'normal']);
  playUntil(table, [ann], rngFrom(seedOf(5)), () => false);
  const byBots = finishesIn(table.client(ann).events).filter((one) => one.seat > 0 && one.e !== undefined);
  expect(byBots.length).toBeGreaterThan(1);
  for (const { received, e } of byBots) {
    expect(received).toBe(e);
    expect(e).toBeGreaterThanOrEqual(230);
  }
});

test('[WB-TIME-6, WB-BOT-1] no bot’s hand is counted earlier than it fell, one that loads inside a race included', () => {
  let hands = 0;
  for (let seed = 0; seed < 2; seed++) {
    const seats = ['normal', 'normal', 'normal', 'normal', 'normal'] as const;
    const table = new TestTable({ seats: [...seats], options: { rounds: 6 }, seed: seedOf(seed) });
    table.attach(ann);
    table.must(ann, { type: 'start' });
    for (let i = 0; i < 4000 && table.table.info.phase === 'playing'; i++) table.wait(1000);
    for (const { received, e } of finishesIn(table.client(ann).events)) {
      if (e === undefined) continue;
      hands += 1;
      expect(e).toBeGreaterThanOrEqual(received ?? 0);
    }
  }
  expect(hands).toBeGreaterThan(30);
});

test('[WB-TIME-6, WB-BOT-1] a stand-in that takes a seat in mid-race is counted from the signal', () => {
  const table = playing([ann, bob, cal], { rounds: 1, raceTimeoutMs: 15_000 });
  const isRace = () => (table.table.state as { phase: string }).phase === 'race';
  playUntil(table, [ann, bob, cal], rngFrom(seedOf(3)), isRace);
  table.wait(3000);
  expect(isRace()).toBe(true);
  table.must(bob, { type: 'stand' });
  table.wait(20_000);
  const [finish] = finishesIn(table.client(ann).events).filter(({ seat }) => seat === 1);
  expect(finish?.e).toBeGreaterThan(3000);
  expect(finish?.e).toBe(finish?.received);
});

test('bots go on after a crash', () => {
  const table = botsOnly();
  table.wait(20_000);
  const again = table.rebuilt();
  expect(again.nextWake()).toBeGreaterThanOrEqual(again.now);
  for (let at = again.now; at < 2_000_000 && again.info.phase === 'playing'; at += 1000) again.wake(at);
  expect(again.info.phase).toBe('over');
});

/** Four players of Colt Express: the first to choose gets the bandit they like. */
function boarding(options: Readonly<Record<string, string | number | boolean>>) {
  const table = new TestTable({ game: 'colt-express', seats: ['me', 'normal', 'hard', 'easy'], options });
  table.come(ann);
  table.attach(ann);
  table.must(ann, { type: 'start' });
  const chosenBy = () => inputsOf(table.log).flatMap((input) => (input.type === 'move' ? input.seat : []));
  return { table, chosenBy };
}
/** How long all three take in turn. */
const PACE = 15_000;

test('at the beginning bots let people choose first, and then make them wait no longer', () => {
  const { table, chosenBy } = boarding({ pace: 'untimed' });
  table.wait(60_000);
  expect(chosenBy()).toEqual([]);
  table.must(
    ann,
    moveOf(table.client(ann).offer, ([first]) => first),
  );
  // What one wanted the other may have taken: they think again, but not as long.
  table.wait(3 * 1500);
  expect(chosenBy().slice(0, 4).sort()).toEqual([0, 1, 2, 3]);
});

test('bots wait only a limited time for a player who is reading', () => {
  const { table, chosenBy } = boarding({ pace: 'untimed' });
  table.wait(119_999);
  expect(chosenBy()).toEqual([]);
  table.wait(PACE);
  expect(chosenBy().sort()).toEqual([1, 2, 3]);
});

test('where a clock runs, bots have chosen before it has run out', () => {
  const { table, chosenBy } = boarding({ pace: 'live', turnTimeMs: 20_000 });
  table.wait(9999);
  expect(chosenBy()).toEqual([]);
  table.wait(10_000);
  expect(chosenBy().sort()).toEqual([1, 2, 3]);
});

test('bots do not wait for a player with a stand-in', () => {
  const { table, chosenBy } = boarding({ pace: 'untimed' });
  table.go(ann);
  table.wait(AWAY_MS + PACE);
  expect(chosenBy().slice(0, 4).sort()).toEqual([0, 1, 2, 3]);
});

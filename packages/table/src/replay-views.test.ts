import { findGame } from '@saloon/catalog';
import {
  defaultOptions,
  formatRecording,
  hashOf,
  type Input,
  itemAt,
  type Recording,
  randomWalk,
  rngFrom,
  seat,
  seedOf,
  sha256,
} from '@saloon/kernel';
import { expect, test } from 'vitest';
import { openReplay, replayOf } from './replay-views.ts';

const game = findGame('wright-brothers') ?? itemAt([], 0);
const options = { ...(defaultOptions(game.options) as object), rounds: 2 };

function randomGame(seats: number, seed: number, most?: number): Recording<unknown, unknown> {
  const inputs: Input<unknown>[] = [];
  const state = game.setup(options, seats, seedOf(seed));
  randomWalk(game, state, rngFrom(seedOf(seed + 100)), most, (input) => inputs.push(input));
  return { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed: seedOf(seed), inputs };
}
const recording = randomGame(3, 5);
const text = formatRecording(game, recording);
const opened = () => {
  const replay = openReplay(text);
  if (!replay.ok) throw new Error(replay.reason);
  return replay;
};

/** The file with a row changed and its checksums made anew, by somebody who knows how. */
function forged(line: number, change: object): string {
  let sum = '';
  return text
    .trimEnd()
    .split('\n')
    .map((row, i) => {
      const { sum: _old, ...rest } = JSON.parse(row);
      const next = i === line - 1 ? { ...rest, ...change } : rest;
      sum = hashOf([sum, next]).slice(0, 16);
      return `${JSON.stringify({ ...next, sum })}\n`;
    })
    .join('');
}

test('a recording opens with its head, and its last step shows how it ended', () => {
  const { head, steps } = opened();
  expect(head).toMatchObject({ game: game.id, seats: 3, options, seedHash: sha256(recording.seed) });
  expect(head.outcome?.scores).toHaveLength(3);
  const seen = steps('spectator');
  expect(seen.at(-1)?.view).toMatchObject({ phase: 'game-over' });
  expect(seen[0]).toMatchObject({ at: 0, by: undefined });
  expect(seen[0]?.events[0]).toMatchObject({ type: 'round-started', round: 1 });
});

test('every step has something to tell, times never go back, and every event is told once', () => {
  const { steps } = opened();
  const all = steps('all');
  for (const { events } of all) {
    expect(events.some((event) => game.text.ru.tell(event, String) !== undefined)).toBe(true);
  }
  expect(all.every((step, i) => i === 0 || step.at >= (all[i - 1]?.at ?? 0))).toBe(true);
  const told = all.flatMap(({ events }) => events);
  const again: unknown[] = [];
  const state = game.setup(options, 3, recording.seed, (event) => again.push(event));
  for (const input of recording.inputs) game.apply(state, input, (event) => again.push(event));
  expect(told).toEqual(again.slice(0, told.length));
  expect(again.slice(told.length).every((event) => game.text.en.tell(event, String) === undefined)).toBe(true);
});

test('eyes see no more than their seat may, and all eyes see every hand', () => {
  const { steps } = opened();
  type Shown = { readonly players: readonly { readonly hand?: unknown }[] };
  const hands = (eyes: Parameters<typeof steps>[0]) => {
    const view = itemAt(steps(eyes), 3).view as Shown;
    return view.players.map(({ hand }) => hand !== undefined);
  };
  expect(hands('spectator')).toEqual([false, false, false]);
  expect(hands(seat(1))).toEqual([false, true, false]);
  expect(hands('all')).toEqual([true, true, true]);
  const dealt = steps(seat(1))[0]?.events.filter((event) => (event as { type: string }).type === 'dealt');
  expect(dealt?.map((event) => (event as { cards: unknown }).cards === 'face-down')).toEqual([true, false, true]);
});

test('a game that was broken off can be watched as far as it went', () => {
  const broken = replayOf(randomGame(2, 9, 12));
  expect(broken.ok && broken.head.outcome).toBeUndefined();
  expect(broken.ok && broken.steps('spectator').length).toBeGreaterThan(1);
});

test('a recording that is cut off, edited, of other rules or untrue is refused with its line', () => {
  const last = recording.inputs.length + 2;
  expect(openReplay('')).toEqual({ ok: false, line: 1, reason: 'the file is empty' });
  expect(openReplay(text.slice(0, -9))).toMatchObject({ ok: false, line: last });
  expect(openReplay(text.replace('"seats":3', '"seats":4'))).toMatchObject({ ok: false, line: 1 });
  expect(openReplay(forged(1, { rulesVersion: 99 }))).toMatchObject({ ok: false, line: 1 });
  expect(openReplay(forged(last, { state: 'another' }))).toEqual({
    ok: false,
    line: last,
    reason: 'the game ends in another state than it says',
  });
  const firstMove = recording.inputs.findIndex(({ type }) => type === 'move') + 2;
  expect(openReplay(forged(firstMove, { move: 'slap' }))).toMatchObject({ ok: false, line: firstMove });
  expect(replayOf({ ...recording, game: 'poker' as typeof recording.game })).toMatchObject({ ok: false, line: 1 });
});

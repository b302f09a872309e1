import { findGame } from '@saloon/catalog';
import { defaultOptions, type Input, itemAt, randomWalk, rngFrom, seat, seedOf, sha256 } from '@saloon/kernel';
import { formatRecording, type Recording } from '@saloon/recording';
import { forgedWith } from '@saloon/recording/testing';
import { expect, test } from 'vitest';
import { openReplay, replayOf, stepAfter } from './replay-views.ts';

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
/** The same fields, laid out as the program does it. */
const formatted = (fields: Readonly<Record<string, unknown>>): string =>
  `{\n${Object.entries(fields)
    .map(([name, value]) => `"${name}":${name === 'inputs' ? laidOut(value) : JSON.stringify(value)}`)
    .join(',\n')}\n}\n`;
const laidOut = (items: unknown): string =>
  `[\n${(items as readonly unknown[]).map((item) => JSON.stringify(item)).join(',\n')}\n]`;
const opened = () => {
  const replay = openReplay(text);
  if (!replay.ok) throw new Error(replay.problem.code);
  return replay;
};

test('a recording opens with its head, and its last step shows how it ended', () => {
  const { head, steps, view } = opened();
  expect(head).toMatchObject({ game: game.id, seats: 3, options, seedHash: sha256(recording.seed) });
  expect(head.outcome?.scores).toHaveLength(3);
  const seen = steps('spectator');
  expect(view(seen.length - 1, 'spectator')).toMatchObject({ phase: 'game-over' });
  expect(seen[0]).toMatchObject({ at: 0, by: undefined });
  expect(seen[0]?.events[0]).toMatchObject({ type: 'round-started', round: 1 });
});

test('every step has a sentence, times never go back, and every event appears once', () => {
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
  const { steps, view } = opened();
  type Shown = { readonly players: readonly { readonly hand?: unknown }[] };
  const hands = (eyes: Parameters<typeof steps>[0]) => {
    const { players } = view(3, eyes) as Shown;
    return players.map(({ hand }) => hand !== undefined);
  };
  expect(hands('spectator')).toEqual([false, false, false]);
  expect(hands(seat(1))).toEqual([false, true, false]);
  expect(hands('all')).toEqual([true, true, true]);
  const dealt = steps(seat(1))[0]?.events.filter((event) => (event as { type: string }).type === 'dealt');
  expect(dealt?.map((event) => (event as { cards: unknown }).cards === 'face-down')).toEqual([true, false, true]);
});

test('an unfinished game can be replayed as far as it went', () => {
  const broken = replayOf(randomGame(2, 9, 12));
  expect(broken.ok && broken.head.outcome).toBeUndefined();
  expect(broken.ok && broken.steps('spectator').length).toBeGreaterThan(1);
});

test('stepAfter finds the first step with that many inputs, else the last step', () => {
  const moments = [0, 2, 5].map((inputs) => ({ ...itemAt(opened().cache.moments, 0), inputs }));
  expect([0, 1, 2, 3, 5, 6].map((inputs) => stepAfter(moments, inputs))).toEqual([0, 1, 1, 2, 2, 2]);
});

test('a truncated, edited or forged recording, or one of other rules, is refused with its line number', () => {
  const lines = text.split('\n');
  const refused = (line: string, problem: unknown = expect.objectContaining({ code: expect.any(String) })) =>
    ({ ok: false, line: lines.findIndex((one) => one.startsWith(line)) + 1, problem }) as const;
  const inLines = (file: string) => formatted(JSON.parse(file));
  expect(openReplay('')).toEqual({ ok: false, line: 1, problem: { code: 'empty' } });
  expect(openReplay(text.slice(0, -9))).toMatchObject({ ok: false, problem: { code: 'cut-off' } });
  expect(openReplay(text.replace('"seats":3', '"seats":4'))).toEqual(refused('"sum"'));
  expect(openReplay(inLines(forgedWith(text, { rulesVersion: 99 })))).toEqual(refused('"rulesVersion"'));
  expect(openReplay(inLines(forgedWith(text, { final: 'another' })))).toMatchObject({
    ok: false,
    problem: { code: 'wrong-end' },
  });
  const fields = JSON.parse(text) as { readonly inputs: readonly { readonly type: string }[] };
  const at = fields.inputs.findIndex(({ type }) => type === 'move');
  const inputs = fields.inputs.map((input, i) => (i === at ? { ...input, move: 'slap' } : input));
  const line = lines.indexOf('"inputs":[') + 2 + at;
  expect(openReplay(inLines(forgedWith(text, { inputs })))).toMatchObject({ ok: false, line });
  expect(replayOf({ ...recording, game: 'poker' as typeof recording.game })).toMatchObject({ ok: false, line: 1 });
});

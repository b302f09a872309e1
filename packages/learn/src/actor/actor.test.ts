import { games } from '@saloon/catalog';
import { type AnyGame, defaultOptions } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { answerOf, type Message, readMessage } from '../testing/messages.ts';
import { Actor, type ActorSpec } from './actor.ts';
import type { Opponents } from './seating.ts';
import { NO_PART } from './wire.ts';

const ROWS = 4;
/** The value that the learner in these tests gives every position. */
const VALUE = 0.25;

function gameOf(id: string): AnyGame {
  return games.find((game) => game.id === id) ?? expect.fail(`there is no ${id}`);
}

function specOf(id: string, seats: readonly number[], opponents: readonly Opponents[]): ActorSpec {
  const game = gameOf(id);
  const options = defaultOptions(game.options);
  const mix = { place: 0, margin: 0 };
  return { game, options, seats, opponents, mix, lambda: 1, rows: ROWS, seesAll: true, seed: 7, number: 0 };
}

const SELF = [{ name: 'self', percent: 100 }];

/** Plays in step with an actor, as the learner does, and returns all that it sent. */
function played(actor: Actor, messages: number): readonly Message[] {
  const read = () =>
    readMessage(
      [...actor.message()].map((bytes) => bytes.slice()),
      actor.layout,
    );
  const found = [read(), read()];
  for (let i = 0; found.length < messages; i++) {
    const places = (found[i]?.rows ?? []).map(({ count }, row) => (31 * i + 17 * row + (i >> 2)) % count);
    actor.answer(answerOf(places, VALUE, actor.layout));
    found.push(read());
  }
  return found;
}

test.each([
  ['colt-express', 4],
  ['bang-duel', 2],
  ['caliber-45', 4],
  ['wright-brothers', 3],
] as const)('%s: every finished decision is one that was asked, and says what came of it', (id, seats) => {
  const actor = new Actor(specOf(id, [seats], SELF), 0);
  const messages = played(actor, 1000);
  const decisions = messages.flatMap((message) => message.decisions);
  expect(messages.flatMap(({ results }) => results).length).toBeGreaterThan(1);
  expect(new Set(decisions.map(({ message, row }) => message * ROWS + row)).size).toBe(decisions.length);
  const wrong = decisions.filter(
    ({ message, row, advantage, reward, next, shares }) =>
      messages[message]?.rows[row]?.player !== 0 ||
      reward !== shares[0] ||
      // With lambda 1 the advantage is all that came after the value.
      Math.abs(advantage - (reward - VALUE)) > 1e-5 ||
      !shares.slice(0, seats).some((share) => share > 0) ||
      shares.slice(seats).some((share) => share !== -1) ||
      (next !== NO_PART && next >= actor.layout.parts),
  );
  expect(wrong).toEqual([]);
  const rows = messages.flatMap((message) => message.rows);
  const isPart = (part: number | undefined) => part !== undefined && part < actor.layout.parts;
  expect(rows.filter((row) => row.count < 2 || row.seats !== seats)).toEqual([]);
  expect(rows.filter(({ parts }) => !parts.every(([first]) => isPart(first)))).toEqual([]);
});

test('the same seed plays the same games, and a restarted actor those of one that begins there', () => {
  const spec = specOf('colt-express', [2, 3, 4], SELF);
  const first = played(new Actor(spec, 3), 40);
  expect(played(new Actor(spec, 3), 40)).toEqual(first);
  const other = new Actor(spec, 1);
  expect(played(other, 41)).not.toEqual(first);
  other.restart(3);
  expect(played(other, 40)).toEqual(first);
  expect(played(new Actor({ ...spec, number: 1 }, 3), 40)).not.toEqual(first);
});

test('with a critic the others’ observations follow, empty where nobody sits', () => {
  const spec = specOf('colt-express', [2, 4], SELF);
  const actor = new Actor(spec, 0);
  const { features, looks } = actor.layout;
  expect(looks).toBe(4);
  const rows = played(actor, 20).flatMap((message) => message.rows);
  const look = (row: Message['rows'][number], number: number) =>
    row.observation.slice(number * features, (number + 1) * features).some((x) => x !== 0);
  for (const row of rows) expect([0, 1, 2, 3].map((n) => look(row, n))).toEqual([0, 1, 2, 3].map((n) => n < row.seats));
  const own = new Actor({ ...spec, seesAll: false }, 0);
  expect(own.layout.looks).toBe(1);
  const [shown] = played(own, 2);
  expect(shown?.rows.map(({ observation }) => observation)).toEqual(
    rows.slice(0, ROWS).map(({ observation }) => observation.slice(0, features)),
  );
});

test('against old copies one side learns', () => {
  const messages = played(new Actor(specOf('colt-express', [4], [{ name: 'old', percent: 100 }]), 0), 500);
  const rows = messages.flatMap((message) => message.rows);
  const old = rows.filter(({ player }) => player > 0).length / rows.length;
  expect(old).toBeGreaterThan(0.6);
  expect(old).toBeLessThan(0.9);
  const decisions = messages.flatMap((message) => message.decisions);
  expect(decisions.length).toBeGreaterThan(100);
  for (const { message, row } of decisions) expect(messages[message]?.rows[row]?.player).toBe(0);
});

test('against a bot the net decides for one side only, and the result is its share', () => {
  const messages = played(new Actor(specOf('bang-duel', [2], [{ name: 'scripted', percent: 100 }]), 0), 700);
  const results = messages.flatMap((message) => message.results);
  expect(results.length).toBeGreaterThan(5);
  // Fixed rules beat random moves.
  expect(results.reduce((sum, { share }) => sum + share, 0) / results.length).toBeLessThan(0.2);
  expect(messages.flatMap(({ rows }) => rows).every(({ player }) => player === 0)).toBe(true);
});

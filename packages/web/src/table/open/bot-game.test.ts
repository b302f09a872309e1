import { parseOptions } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { tables } from '../../games/index.ts';
import { botGame } from './bot-game.ts';

test.each(Object.entries(tables))('one click at %s opens what the form has nothing to add to', async (id, entry) => {
  const { game, seats, isPrivate, options = {} } = botGame(id);
  expect({ game, isPrivate }).toEqual({ game: id, isPrivate: true });
  expect(seats.map(({ type }) => type)).toEqual(['me', ...Array(entry.seats.usual - 1).fill('bot')]);
  const parsed = parseOptions(await entry.options(), options);
  if (!parsed.ok) return expect.fail(JSON.stringify(parsed.problems));
  const opening = await entry.opening?.();
  expect(opening?.problem(parsed.options, seats.length)).toBeUndefined();
  expect(opening?.notes(parsed.options, seats) ?? []).toEqual([]);
});

test('[C45-RULING-24] one click opens Caliber 45 with limits that stop bots from arming forever; other games use the default rules', () => {
  expect(botGame('caliber-45').options).toMatchObject({ idleRoundLimit: 10, maxRobberies: 60 });
  for (const other of ['wright-brothers', 'bang-duel']) expect(botGame(other).options).toBeUndefined();
});

test('a game against bots alone has no clock, or the longest one', () => {
  expect(botGame('caliber-45').options).toMatchObject({ turnTimeMs: 300_000, answerTimeMs: 300_000 });
  expect(botGame('colt-express').options).toEqual({ pace: 'untimed' });
});

test('after a lesson the bots are easy and hints stay on', () => {
  const { seats, hints } = botGame('wright-brothers', 'easy');
  expect(seats.slice(1)).toEqual(Array(3).fill({ type: 'bot', level: 'easy' }));
  expect(hints).toBeUndefined();
});

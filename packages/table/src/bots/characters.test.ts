import { findGame } from '@saloon/catalog';
import { rngFrom, seat, seedOf } from '@saloon/kernel';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { Opening } from '../fields/opening.ts';
import { ann, openingOf, TestTable } from '../testing/index.ts';
import type { Question } from '../thinking/question.ts';
import { questionFor } from '../thinking/question-for.ts';
import { think } from '../thinking/think.ts';

const opening = (seats: Opening['request']['seats']): Opening => {
  const { request, ...more } = openingOf({ seats: ['me'] });
  return { ...more, request: { ...request, seats } };
};

test('a bot with a personality has its own name, and a second one another name', () => {
  const bot = { type: 'bot', level: 'easy', personality: 'bold' } as const;
  const { table } = new TestTable(opening([{ type: 'me' }, bot, bot]));
  expect(table.info.seats[1]).toEqual({ type: 'bot', name: 'Kate', level: 'easy', personality: 'bold' });
  expect(table.info.seats[2]).toMatchObject({ personality: 'bold', name: expect.not.stringMatching('Kate') });
});

test('a bot seated later keeps its personality in the log, and a bot without one has no such field', () => {
  const table = new TestTable({ seats: ['me', 'open', 'open'] });
  for (const [at, personality] of [[1, 'greedy'] as const, [2, undefined] as const]) {
    const command = { type: 'seat-bot', seat: at, level: 'hard', ...(personality && { personality }) } as const;
    table.table.command(ann, 'Ann', `c${at}`, command, 0);
    table.pump();
  }
  const { seats } = table.table.info;
  expect(seats[1]).toEqual({ type: 'bot', name: 'Midas', level: 'hard', personality: 'greedy' });
  expect(Object.keys(seats[2] ?? {})).toEqual(['type', 'name', 'level']);
  expect(table.rebuilt().info.seats).toEqual(seats);
});

test('bots are asked with their personality, and it changes what they choose', () => {
  const asked: Question[] = [];
  const bots = (['bold', undefined] as const).map((personality) => ({
    type: 'bot' as const,
    level: 'easy' as const,
    ...(personality && { personality }),
  }));
  const table = new TestTable(opening([{ type: 'me' }, ...bots]), {
    ask(question, game) {
      asked.push(question);
      return think(game, question);
    },
  });
  table.table.command(ann, 'Ann', 'c1', { type: 'set-ready', isReady: true }, 0);
  table.pump();
  table.table.command(ann, 'Ann', 'c2', { type: 'start' }, 0);
  table.pump();
  expect(new Set(asked.map((question) => `${question.seat} ${question.personality}`))).toEqual(
    new Set(['1 bold', '2 undefined']),
  );

  const game = findGame('bang-duel') ?? expect.fail('there is a Duel');
  const options = Object.fromEntries(
    Object.entries(game.options as object).map(([name, { default: value }]) => [name, value]),
  );
  const choices = (personality: 'greedy' | 'friendly') =>
    Array.from({ length: 30 }, (_, n) => {
      const state = game.setup(options, 2, seedOf(n));
      const asking = { table: tableId('table1'), seat: seat(0), owed: true, level: 'easy', personality } as const;
      for (const by of [seat(0), seat(1)]) {
        const [move] = game.legalMoves(state, by);
        game.apply(state, { type: 'move', at: 0, seat: by, move });
      }
      if (!game.toAct(state).includes(seat(0))) return undefined;
      return think(game, questionFor(game, state, asking, rngFrom(seedOf(n))))?.move;
    });
  expect(choices('greedy')).not.toEqual(choices('friendly'));
});

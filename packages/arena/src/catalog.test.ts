import { type Bot, bots, botWith, findBot, random, searchPolicy } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { type AnyGame, defaultOptions, hashOf, replay, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { playGame } from './play-game.ts';

/** Bots that don't search. Games with nine seats are slow enough with these. */
const quick = bots.filter(({ id }) => ['random', 'scripted', 'greedy', 'easy'].includes(id));
const greedy = findBot('greedy') ?? expect.fail('there is a greedy bot');

function sizes(game: AnyGame): readonly number[] {
  const { min, max } = game.seats(defaultOptions(game.options));
  return seatsOf(max + 1).filter((n) => n >= min);
}

const play = (game: AnyGame, seats: number, bot: (seat: number) => Bot, seed = 7) =>
  playGame(game, seatsOf(seats).map(bot), {
    options: defaultOptions(game.options),
    seats,
    seed: seedOf(seed),
    record: true,
  });

describe.each(games)('$id', (game) => {
  const playsByTheRules = (seats: number, seated: (seat: number) => Bot) => {
    const { recording, state } = play(game, seats, seated);
    const again = replay(game, recording ?? expect.fail('it was recorded'));
    expect(hashOf(again)).toBe(hashOf(state));
    expect(hashOf(play(game, seats, seated).state)).toBe(hashOf(state));
  };

  test.each(sizes(game))('every quick bot plays by the rules at a table of %i, and the same under one seed', (seats) =>
    playsByTheRules(seats, (seat) => quick[seat % quick.length] ?? random),
  );

  test('a searching bot plays legally, and plays the same game with the same seed', () => {
    const thoughtful = botWith(searchPolicy('thoughtful', 'hard', { iterations: 20 }));
    playsByTheRules(sizes(game)[0] ?? 2, (seat) => (seat === 0 ? thoughtful : random));
  });

  test('bots never get the table’s own state', () => {
    let table: unknown;
    let applied = 0;
    let handed = 0;
    const isOther = (state: unknown) => {
      handed += 1;
      expect(state === table).toBe(false);
    };
    const { evaluate, tempo, slip } = game.knowledge;
    const watched: AnyGame = {
      ...game,
      setup: (...args) => {
        table = game.setup(...args);
        return table;
      },
      apply: (state, input, emit) => {
        if (state === table) applied += 1;
        game.apply(state, input, emit);
      },
      knowledge: {
        evaluate: (state, seat) => {
          isOther(state);
          return evaluate(state, seat);
        },
        tempo: (state, ...rest) => {
          isOther(state);
          return tempo(state, ...rest);
        },
        slip: (state, ...rest) => {
          isOther(state);
          return slip(state, ...rest);
        },
      },
    };
    const [seats = 2] = sizes(game);
    const { inputs } = play(watched, seats, () => greedy);
    expect(handed).toBeGreaterThan(100);
    expect(applied).toBe(inputs);
  });
});

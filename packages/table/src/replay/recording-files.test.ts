import { games } from '@saloon/catalog';
import {
  canonicalJson,
  defaultOptions,
  hashOf,
  type Input,
  randomWalk,
  replay,
  rngFrom,
  seat,
  seedOf,
} from '@saloon/kernel';
import { roam } from '@saloon/kernel/testing';
import { formatRecording, parseRecording, textOfInput } from '@saloon/recording';
import { expect, test } from 'vitest';

test('an input is hashed as canonical JSON, however it is written', () => {
  for (const game of games) {
    const expected = (input: Input<unknown>) =>
      canonicalJson(input.type === 'move' ? { ...input, move: game.formatMove(input.move) } : input);
    const options = defaultOptions(game.options);
    const state = game.setup(options, game.seats(options).min, seedOf(1));
    const moves: Input<unknown>[] = [];
    randomWalk(game, state, rngFrom(seedOf(2)), 150, (input) => {
      expect(textOfInput(game, input)).toBe(expected(input));
      if (input.type === 'move') moves.push(input);
    });
    const [one = expect.fail('somebody moves')] = moves;
    for (const more of [{ reaction: 250 }, { answers: 3 }, { reaction: 0, answers: 0 }]) {
      const told = { ...one, ...more } as Input<unknown>;
      expect(textOfInput(game, told)).toBe(expected(told));
    }
    const left: Input<unknown> = { type: 'leave', at: 7, seat: seat(1) };
    expect(textOfInput(game, left)).toBe(expected(left));
  }
});

test.each(games)('a recording file of $id replays to the same state and events', (game) => {
  for (const number of [1, 2, 3]) {
    const options = defaultOptions(game.options);
    const setup = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      seats: game.seats(options).min,
      seed: seedOf(number),
    };
    const inputs: Input<unknown>[] = [];
    const events: string[] = [];
    const state = game.setup(options, setup.seats, setup.seed, (event) => events.push(JSON.stringify(event)));
    const add = (event: unknown) => events.push(JSON.stringify(event));
    roam(game, state, rngFrom(seedOf(number)), 2000, (input) => inputs.push(input), add);
    const parsed = parseRecording(formatRecording(game, { ...setup, inputs }), () => game);
    if (!parsed.ok) expect.fail(parsed.problem.code);
    const replayed: string[] = [];
    expect(replay(game, parsed.recording, (event) => replayed.push(JSON.stringify(event)))).toEqual(state);
    expect(replayed).toEqual(events);
    expect(parsed.final).toBe(hashOf(state));
  }
});

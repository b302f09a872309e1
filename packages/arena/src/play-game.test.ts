import { type Bot, bots, findBot, random } from '@saloon/bots';
import { quickHands } from '@saloon/bots/testing';
import { choose, hashOf, itemAt, replay, type Seed, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { explain } from './explain.ts';
import { playGame } from './play-game.ts';
import { scripted } from './testing/scripted.ts';

const options = { prize: 5 };
const played = (seated: readonly Bot[], seed: Seed = seedOf(7)) => {
  const game = playGame(quickHands, seated, { options, seats: seated.length, seed, record: true });
  return { ...game, log: game.recording?.inputs ?? expect.fail('it was recorded') };
};
/** Plays its first card 100 ms after it is asked to. */
const prompt = scripted(({ owed }) => (owed ? ['', 100] : undefined));

/** `legend` plays like the level below it, only slower. */
const quick = bots.filter(({ id }) => id !== 'legend');

test.each(quick)('$id plays the same game with the same seed, and another with another', (bot) => {
  const [a, b, c] = [seedOf(1), seedOf(1), seedOf(2)].map((seed) => hashOf(played([bot, bot, bot], seed).log));
  expect(b).toBe(a);
  expect(c).not.toBe(a);
});

test('a recorded game replays to the same state when its moves are checked like untrusted input', () => {
  for (const bot of quick) {
    const { recording, state } = played([bot, random, bot]);
    expect(hashOf(replay(quickHands, recording ?? expect.fail('it was recorded')))).toBe(hashOf(state));
  }
});

test('events are emitted, and emitting them does not change the game', () => {
  const events: unknown[] = [];
  const setup = { options, seats: 2, seed: seedOf(7) };
  const told = playGame(quickHands, [random, random], { ...setup, emit: (event) => events.push(event) });
  expect(hashOf(told.state)).toBe(hashOf(playGame(quickHands, [random, random], setup).state));
  expect(events.length).toBeGreaterThan(6);
});

test('all seats are reported as local first', () => {
  expect(played([prompt, prompt]).log.slice(0, 2)).toEqual([
    { type: 'lag', at: 0, seat: 0, roundTrip: 'local' },
    { type: 'lag', at: 0, seat: 1, roundTrip: 'local' },
  ]);
});

test('a move is played at its planned time, with the question it answers and without a reaction time', () => {
  const [, , first, second] = played([prompt, prompt]).log;
  expect(first).toEqual({ type: 'move', at: 100, seat: 0, move: expect.anything(), answers: 6 });
  expect(second).toMatchObject({ type: 'move', at: 200, seat: 1, answers: 5 });
});

test('time never goes back', () => {
  for (let n = 0; n < 50; n++) {
    const times = played([random, random, random], seedOf(n)).log.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  }
});

test('the timer fires if nobody acts first', () => {
  const late = scripted(({ owed }) => (owed ? ['', 9000] : undefined));
  const never = scripted(() => undefined);
  for (const bot of [late, never]) {
    const inputs = played([bot, bot]).log.slice(2);
    expect(inputs.map(({ type, at }) => [type, at])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((turn) => ['timer', 4000 * turn]),
    );
  }
});

test('the earliest plan is played first, and the others stay', () => {
  const calm = scripted(({ owed }) => (owed ? ['play', 1000] : undefined));
  let swaps = 0;
  const restless = scripted(({ owed }) => (owed ? ['', 10] : swaps++ < 1 ? ['swap', 300] : undefined));
  const [, , swap, play] = played([calm, restless]).log;
  expect(swap).toMatchObject({ at: 300, seat: 1 });
  expect(play).toMatchObject({ at: 1000, seat: 0 });
});

test('a plan for another question is dropped, and the bot is asked again', () => {
  let asked = 0;
  const quick = scripted(({ owed }) => (owed ? ['play', 100] : undefined));
  const dreamer = scripted(({ owed, legal }) => {
    asked += 1;
    return owed ? [legal[0] ?? '', 50] : ['swap', 99_000];
  });
  const moves = played([quick, dreamer]).log.filter((input) => input.type === 'move');
  expect(moves.filter(({ at }) => at >= 99_000)).toEqual([]);
  expect(asked).toBeGreaterThan(3);
});

test('a plan that became illegal is dropped when it is due, and the bot is asked again', () => {
  let nth = 0;
  const rival = scripted(({ owed }) => {
    nth += 1;
    return owed ? ['play', 3000] : nth < 40 ? ['swap', 10] : undefined;
  });
  const unlucky = scripted(({ owed, legal }) =>
    owed ? [legal.find((name) => name.startsWith('swap')) ?? 'play', 1500] : undefined,
  );
  // The deck is empty after 30 swaps, long before seat 0's plan is due.
  const { log } = played([unlucky, rival]);
  const first = log.find((input) => input.type === 'move' && input.seat === 0);
  expect(first).toMatchObject({ at: 3000, move: { type: 'play' } });
});

test('ties between plans go to each seat equally often', () => {
  const wins = [0, 0, 0];
  for (let n = 0; n < 300; n++) {
    const [first = 0] = played([prompt, prompt, prompt], seedOf(n)).state.slapped;
    wins[first] = (wins[first] ?? 0) + 1;
  }
  for (const count of wins) expect(Math.abs(count - 100)).toBeLessThan(30);
});

test('a game that never ends throws, with its seed', () => {
  const endless = { ...quickHands, outcome: () => undefined, toAct: () => [], deadline: () => undefined };
  expect(() => playGame(endless, [prompt, prompt], { options, seats: 2, seed: seedOf(7) })).toThrow(
    `Cannot finish this game of quick-hands (seed ${seedOf(7)}): nobody acts and no timer runs`,
  );
  const ringing = { ...endless, deadline: (state: { now: number }) => ({ id: 0, at: state.now + 1 }) };
  expect(() => playGame(ringing, [prompt, prompt], { options, seats: 2, seed: seedOf(7) })).toThrow(
    `(seed ${seedOf(7)}): it has not ended after 1000000 inputs`,
  );
});

test('an illegal move by a bot throws, with the bot’s name and the move', () => {
  const setup = { options, seats: 2, seed: seedOf(7) };
  const rude = { id: 'rude', decide: () => ({ move: { type: 'shoot' } as never, after: 5 }) };
  expect(() => playGame(quickHands, [rude, prompt], setup)).toThrow(
    'rude wants to play {"type":"shoot"}, which is not legal for seat 0',
  );
  for (const after of [-5, 0.5, Number.NaN]) {
    const hasty: Bot = { id: 'hasty', decide: (info) => ({ move: itemAt(info.legal(), 0), after }) };
    expect(() => playGame(quickHands, [hasty, prompt], setup)).toThrow(`hasty wants to move after ${after}: whole`);
  }
});

test('a bot that throws, returns something malformed or waits when it owes a move is named, with the expected answer', () => {
  const setup = { options, seats: 2, seed: seedOf(7) };
  const error = (decide: () => unknown, game = quickHands) => {
    try {
      playGame(game, [{ id: 'odd', decide: decide as Bot['decide'] }, prompt], setup);
    } catch (thrown) {
      return explain(thrown).replace(/^.*\): /, '');
    }
    return expect.fail('it came to a result');
  };
  const fails = () => {
    throw new RangeError('no such card');
  };
  const needed = '{ move, after } is needed, or undefined to wait';
  expect(error(fails)).toMatch(/^odd failed in seat 0 at \S*play-game\.test\.ts:\d+:\d+: no such card$/);
  expect(error(async () => undefined)).toBe('odd answers a promise: it has to decide at once, without async');
  expect(error(() => null)).toBe(`odd answers null: ${needed}`);
  expect(error(() => 'play')).toBe(`odd answers "play": ${needed}`);
  expect(error(() => ({ type: 'play' }))).toBe(`odd answers {"type":"play"}: ${needed}`);
  expect(error(() => ({ move: null, after: 5 }))).toBe(`odd answers {"move":null,"after":5}: ${needed}`);
  for (const move of [7, 'play', {}, []]) {
    const words = `odd wants to play ${JSON.stringify(move)}, which is not legal for seat 0`;
    expect(error(() => ({ move, after: 5 }))).toBe(words);
  }
  const untimed = { ...quickHands, deadline: () => undefined };
  expect(error(() => undefined, untimed)).toBe('odd owes a move in seat 0 and waits, and no timer runs');
});

test('a bot that changes its list of moves does not affect other bots', () => {
  const shared: typeof quickHands = {
    ...quickHands,
    legalMoves: (state, by) => Object.freeze([...quickHands.legalMoves(state, by)]),
  };
  const rough: Bot = {
    id: 'rough',
    decide(info, rng) {
      const legal = info.legal();
      const move = legal.length === 0 ? undefined : choose(rng, legal);
      (legal as unknown[]).length = 0;
      return info.owed && move !== undefined ? { move, after: 5 } : undefined;
    },
  };
  const { moves } = playGame(shared, [rough, prompt], { options, seats: 2, seed: seedOf(7) });
  expect(moves).toBeGreaterThan(0);
});

test('a value that is not a bot is rejected', () => {
  const setup = { options, seats: 2, seed: seedOf(7) };
  for (const wrong of ['hard', {}, undefined]) {
    const seated = [prompt, wrong as unknown as Bot];
    expect(() => playGame(quickHands, seated, setup)).toThrow('Cannot seat a bot in seat 1: it has no decide');
  }
});

test('every seat needs a bot', () => {
  expect(() => playGame(quickHands, [random], { options, seats: 2, seed: seedOf(7) })).toThrow(
    'Cannot seat 1 bots: the table has 2 seats',
  );
});

test('greedy beats three random ones in more than 80 % of games', () => {
  const greedy = findBot('greedy') ?? expect.fail('there is a greedy bot');
  let wins = 0;
  for (let n = 0; n < 200; n++) {
    const seated = [0, 1, 2, 3].map((seat) => (seat === n % 4 ? greedy : random));
    if (played(seated, seedOf(n)).outcome.ranks[n % 4] === 1) wins += 1;
  }
  // It wins 97 % over 3,000 games.
  expect(wins / 200).toBeGreaterThan(0.8);
});

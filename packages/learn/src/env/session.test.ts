import { games } from '@saloon/catalog';
import { defaultOptions } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { EnvSession } from './session.ts';

type State = {
  readonly seats: readonly number[];
  readonly done: readonly boolean[];
  readonly rewards: readonly (readonly number[])[];
  readonly features: string;
  readonly mask?: string;
  readonly moves?: readonly (readonly unknown[])[];
};

const taught = games.filter(({ knowledge }) => knowledge.encoding !== undefined);

function begin(id: string, count: number, seats?: number) {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`Cannot find ${id}`);
  const options = defaultOptions(game.options);
  const session = new EnvSession(game, options, seats ?? game.seats(options).min, count, 1);
  const hello = JSON.parse(session.hello());
  const send = (request: unknown) => JSON.parse(session.reply(JSON.stringify(request)));
  return { session, hello, send };
}

const scattered = (n: number): number => (Math.imul(n + 1, 0x9e3779b1) >>> 8) ^ (n >>> 3);

/** Some legal action in each game that isn't over. It looks random, so that no game goes in circles. */
const anyActions = (state: State, actions: number, turn: number) =>
  state.done.map((isDone, i) => {
    if (isDone) return null;
    if (state.moves !== undefined) return scattered(turn + i) % (state.moves[i]?.length ?? 1);
    const mask = Buffer.from(state.mask ?? '', 'base64').subarray(i * actions, (i + 1) * actions);
    const legal = Array.from(mask.keys()).filter((action) => mask[action] === 1);
    return legal[scattered(turn + i) % legal.length] ?? 0;
  });

test.each(taught.map(({ id }) => id))('%s: several games are played to the end, and the same again', (id) => {
  const run = () => {
    const { hello, send } = begin(id, 3);
    let state: State = send({ type: 'reset', seeds: [5, 6, 7] });
    expect(Buffer.from(state.features, 'base64')).toHaveLength(3 * hello.features.length);
    let turns = 0;
    for (; state.done.includes(false) && turns < 5000; turns++) {
      state = send({ type: 'step', actions: anyActions(state, hello.parts.length, turns) });
    }
    expect(state.done).toEqual([true, true, true]);
    expect(state.seats).toEqual([-1, -1, -1]);
    for (const rewards of state.rewards) expect(rewards.some((reward) => reward > 0)).toBe(true);
    return { turns, rewards: state.rewards };
  };
  expect(run()).toEqual(run());
});

test('a seed instead of an action starts the game again', () => {
  const { send } = begin('colt-express', 2, 4);
  const fresh = send({ type: 'reset', seeds: [1, 2] });
  expect(send({ type: 'step', actions: [{ seed: 1 }, { seed: 2 }] })).toEqual(fresh);
  expect(send({ type: 'step', actions: [null, null] })).toEqual(fresh);
});

test('a wrong line says why and changes nothing', () => {
  const { session, send } = begin('colt-express', 2, 4);
  const before = send({ type: 'reset', seeds: [1, 2] });
  expect(JSON.parse(session.reply('{"type":'))).toMatchObject({ type: 'error' });
  expect(send(null)).toEqual({ type: 'error', message: 'type is reset, step or describe' });
  expect(send({ type: 'step', actions: [0] }).message).toBe('actions is a list with an entry for each of the 2 games');
  expect(send({ type: 'step', actions: [{ seed: 9 }, 9999] }).message).toBe('action 9999 of game 1 is not legal');
  expect(send({ type: 'reset', seeds: [1, -1] }).message).toMatch(/^the seed of game 1 is a whole number/);
  expect(send({ type: 'describe', game: 2 }).message).toBe('game is a number from 0 to 1');
  expect(send({ type: 'step', actions: [null, null] })).toEqual(before);
});

test('a position is described in the words of the game', () => {
  const { send } = begin('colt-express', 1, 4);
  send({ type: 'reset', seeds: [1] });
  const { moves, parts, view } = send({ type: 'describe', game: 0 });
  expect(moves).toContain('character belle');
  expect(parts).toHaveLength(moves.length);
  expect(view.phase).toBe('characters');
});

import { games } from '@saloon/catalog';
import { type AnyGame, deriveSeed, hashOf, seat, seatsOf, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { DELAY, Lateness } from './lateness.ts';
import { Leak } from './leak.ts';
import { playTwins } from './play-twins.ts';
import { cutFrames } from './server-frames.ts';
import { suits, VARIANTS } from './variant.ts';

const SEED = Number(process.env.SALOON_LEAK_SEED ?? 3);
const usual = { seed: seedOf(SEED), most: 45, hintEvery: 0, trials: 2 };
const ENOUGH_STEPS = 30;
const MOST_PAIRS = 8;
const ENOUGH_DIFFERENT = 12;

function need(id: string): AnyGame {
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`Cannot leak: ${id} is not there`);
  return game;
}

describe('what reaches a seat, a spectator and the lobby is the same to the byte in a world with other secrets', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s', async (_, game) => {
    const sum = { steps: 0, different: 0, secret: 0, apart: 0, messages: 0, same: 0 };
    const isEnough = () => sum.steps > ENOUGH_STEPS && sum.different > ENOUGH_DIFFERENT;
    // Short games, and those that hide little, are repeated until enough was compared.
    for (let pair = 0; pair < MOST_PAIRS && !isEnough(); pair++) {
      const hintEvery = game.id === 'bang-duel' ? 40 : 0;
      const compared = await playTwins({ ...usual, game, seed: seedOf(SEED + pair), hintEvery });
      for (const what of Object.keys(sum) as (keyof typeof sum)[]) sum[what] += compared[what];
    }
    const { steps, different, secret, apart, messages, same } = sum;
    expect(steps).toBeGreaterThan(ENOUGH_STEPS);
    // Comparing a world with itself would prove nothing.
    expect(different).toBeGreaterThan(ENOUGH_DIFFERENT);
    expect(different / secret, 'of the steps with something to hide, those in which the worlds differ').toBeGreaterThan(
      0.4,
    );
    expect(same / steps).toBeLessThan(0.3);
    expect(apart).toBeGreaterThan(100);
    expect(messages).toBeGreaterThan(100);
  });
});

describe('the same holds for every other kind of game', () => {
  const kinds = VARIANTS.filter((variant) => variant !== 'plain');
  test.each(kinds)('%s', async (variant) => {
    const game = need(variant === 'team-chat' ? 'caliber-45' : 'bang-duel');
    expect(suits(game, variant)).toBe(true);
    const compared = await playTwins({ ...usual, game, variant, most: 25, trials: 0, seed: seedOf(SEED + 1) });
    expect(compared.steps).toBe(25);
    expect(compared.different).toBeGreaterThan(5);
    expect(compared.messages).toBeGreaterThan(30);
    const isCounted = variant === 'bots' || variant === 'team-chat' || variant === 'undo';
    expect(compared.special > 0).toBe(isCounted);
  });
});

describe('nothing is found where several inputs and measurements share a moment, as in races', () => {
  const raced = (pair: number) => deriveSeed(seedOf(1), `wright-brothers ${pair}`);
  test.each([
    ['delay', raced(3), 12],
    ['bots', raced(2), 90],
  ] as const)('%s', async (variant, seed, most) => {
    const game = need('wright-brothers');
    const compared = await playTwins({ ...usual, game, variant, seed, most, trials: 0 });
    expect(compared.steps).toBeGreaterThanOrEqual(most);
    expect(compared.different).toBeGreaterThan(5);
  });
});

test("a bot that looks at others' cards is caught", async () => {
  const game = need('caliber-45');
  // The table asks for a redealt state for the bot and gets the true one.
  const served: AnyGame = { ...game, redeal: (state) => game.clone(state) };
  const trial = { ...usual, game, served, variant: 'bots', most: 150, trials: 0 } as const;
  await expect(playTwins(trial)).rejects.toThrow(Leak);
});

test('team chat that reaches others is caught', async () => {
  const game = need('caliber-45');
  const served: AnyGame = { ...game, teams: (state) => [seatsOf(game.seatCount(state))] };
  const trial = { ...usual, game, served, variant: 'team-chat', most: 100, trials: 0 } as const;
  await expect(playTwins(trial)).rejects.toThrow(/talk in a team: seat \d was told/);
});

test('a leak on one server is caught in a cluster too', async () => {
  const game = need('bang-duel');
  const [, leaky] = LEAKS[0] ?? [];
  const trial = { ...usual, game: leaky?.(game) ?? game, variant: 'cluster', most: 60, trials: 0 } as const;
  await expect(playTwins(trial)).rejects.toThrow(Leak);
});

test('a delayed spectator who gets a step too soon is caught', () => {
  const step = (version: number, at: number) => [
    { at, opcode: 1, bytes: 9, text: `{"type":"step","table":"a","version":${version},"now":1}` },
  ];
  const lateness = new Lateness();
  lateness.hear('spectator', step(1, 0), 'before the deal');
  lateness.begin(seat(0));
  lateness.hear(seat(0), step(2, 1000), 'at once');
  expect(() => lateness.hear('spectator', step(2, 1000 + 1000 * DELAY), 'in time')).not.toThrow();
  expect(() => lateness.hear('spectator', step(2, 999 + 1000 * DELAY), 'too soon')).toThrow(Leak);
});

test('steps without secrets need not differ', async () => {
  const open: AnyGame = { ...need('caliber-45'), redeal: (state) => structuredClone(state) };
  const { steps, different, secret } = await playTwins({ ...usual, game: open, most: 6, trials: 0 });
  expect({ steps, different, secret }).toEqual({ steps: 6, different: 0, secret: 0 });
});

/** One bit of all the hidden information. */
function hiddenBit(state: unknown): boolean {
  const { rng: _, ...rest } = state as Readonly<Record<string, unknown>>;
  return Number.parseInt(hashOf(rest).slice(0, 1), 16) % 2 === 1;
}

/** Each leaks one bit in its own way. */
const LEAKS: readonly (readonly [string, (game: AnyGame) => AnyGame])[] = [
  [
    'a view',
    (game) => ({
      ...game,
      view: (state, viewer) => ({ ...(game.view(state, viewer) as object), bit: hiddenBit(state) }),
    }),
  ],
  ['an event', (game) => ({ ...game, redact: (event) => event })],
  [
    'the order of the moves on offer',
    (game) => ({
      ...game,
      legalMoves: (state, seat) =>
        hiddenBit(state) ? game.legalMoves(state, seat).toReversed() : game.legalMoves(state, seat),
    }),
  ],
  [
    'a refusal',
    (game) => ({ ...game, refuse: (state, ...asked) => (hiddenBit(state) ? 'NO' : game.refuse(state, ...asked)) }),
  ],
];

test.each(LEAKS)('a build that leaks one bit by %s is caught on the wire', async (_, leaky) => {
  const game = need('caliber-45');
  await expect(playTwins({ ...usual, game: leaky(game), most: 150, trials: 0 })).rejects.toThrow(Leak);
});

test('a build in which a pause depends on secrets is caught', async () => {
  const game = need('caliber-45');
  const leaky: AnyGame = {
    ...game,
    apply(state, input, emit) {
      game.apply(state, input, emit);
      if (input.type === 'move' && hiddenBit(state)) (state as { timerAt: number }).timerAt += 1000;
    },
  };
  await expect(playTwins({ ...usual, game: leaky, most: 150 })).rejects.toThrow(Leak);
});

test("a server's frames are split correctly, whatever their length", () => {
  const frame = (length: number) => {
    const head = length < 126 ? [0x81, length] : [0x81, 126, length >> 8, length & 0xff];
    return Buffer.concat([Buffer.from(head), Buffer.alloc(length, 'x')]);
  };
  const bytes = Buffer.concat([frame(5), frame(300), frame(7)]);
  const { frames, rest } = cutFrames(bytes.subarray(0, bytes.length - 2));
  expect(frames.map(({ text, bytes: size }) => [text.length, size])).toEqual([
    [5, 7],
    [300, 304],
  ]);
  expect(cutFrames(Buffer.concat([rest, bytes.subarray(-2)])).frames).toHaveLength(1);
});

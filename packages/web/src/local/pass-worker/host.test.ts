import {
  type AnyGame,
  choose,
  defaultOptions,
  gameId,
  type Input,
  randomWalk,
  rngFrom,
  seat,
  seatsOf,
  seedOf,
} from '@saloon/kernel';
import { type TableId, tableId, userId } from '@saloon/protocol';
import { type Entry, findGame, openTable, rebuildTable, whatIfOpening } from '@saloon/table';
import { describe, expect, test } from 'vitest';
import type { PassChair } from './contract.ts';
import { PassDevice } from './test-device.ts';

const GAMES = ['colt-express', 'bang-duel', 'caliber-45'] as const;
const NAMES = ['Ann', 'Bob', 'Cal', 'Dot'];
const bot: PassChair = { type: 'bot', level: 'easy' };

const gameOf = (id: string): AnyGame => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot test ${id}: it is not in the catalog`);
  return game;
};
const personAt = (at: number): PassChair => ({ type: 'person', name: NAMES[at] ?? '' });
const chairsFor = (id: string): readonly PassChair[] =>
  Array.from({ length: id === 'bang-duel' ? 2 : id === 'colt-express' ? 3 : 4 }, (_, at) => personAt(at));

async function opened(game: string, chairs = chairsFor(game), log = new Map<TableId, Entry[]>()) {
  const device = new PassDevice(log);
  await device.ask({ type: 'open', id: 1, opening: { game: gameId(game), options: {}, chairs } });
  const [reply] = device.replies;
  if (reply?.type !== 'opened') throw new Error(`Cannot test: ${JSON.stringify(reply)}`);
  await device.ask({ type: 'join', table: reply.table, openMoves: [] });
  return { device, table: reply.table };
}

/** The device goes from hand to hand, and everyone plays at random. Stops after `most` moves or at the end. */
async function passAround(device: PassDevice, most: number, check: () => void, seed = 3): Promise<number> {
  const rng = rngFrom(seedOf(seed));
  let moves = 0;
  for (; moves < most && device.info?.phase === 'playing'; ) {
    const { asked } = device;
    if (asked === undefined) device.pass(500);
    else if (device.holder === asked.seat) {
      moves += 1;
      expect((await device.play(asked.seat, choose(rng, device.offer.moves))).answer.ok).toBe(true);
    } else if (device.holder === undefined) await device.ask({ type: 'show', seat: asked.seat });
    else await device.ask({ type: 'hide' });
    check();
  }
  return moves;
}

const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

describe.each(GAMES)('%s', (id) => {
  const game = gameOf(id);

  test('the page only ever has the view of the player who holds the device, and otherwise the public one', async () => {
    const { device, table } = await opened(id);
    const holders = new Set<number>();
    const state = () => rebuildTable(device.log.get(table) ?? []).state;
    const moves = await passAround(device, 60, () => {
      const now = state();
      const viewer = device.holder ?? 'spectator';
      if (device.holder !== undefined) holders.add(device.holder);
      expect(overTheWire(device.view)).toEqual(overTheWire(game.view(now, viewer)));
      const offered = viewer === 'spectator' || game.outcome(now) !== undefined ? [] : game.legalMoves(now, viewer);
      expect(device.offer.moves).toEqual(overTheWire(offered));
      for (const event of device.asked?.recap ?? []) expect(game.redact(event, 'spectator')).toEqual(event);
    });
    expect(moves).toBeGreaterThan(20);
    expect(holders.size).toBe(chairsFor(id).length);
  });

  test('in twin games nothing tells the secrets of others apart before their curtain lifts', async () => {
    const options = defaultOptions(game.options);
    const seats = chairsFor(id).length;
    const inputs: Input<unknown>[] = [];
    randomWalk(game, game.setup(options, seats, seedOf(1)), rngFrom(seedOf(2)), 90, (input) => inputs.push(input));
    const recording = { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed: seedOf(1), inputs };
    let compared = 0;
    for (let after = 10; after < inputs.length; after += 16) {
      const state = game.setup(options, seats, seedOf(1));
      for (const input of inputs.slice(0, after)) game.apply(state, input);
      const [asked] = game.toAct(state);
      if (asked === undefined || game.outcome(state) !== undefined) continue;
      const twin = async (redealSeed: number) => {
        const opening = whatIfOpening(
          { recording, after, seat: asked, level: 'easy', replay: '/replay' },
          {
            id: tableId('twin00'),
            seed: seedOf(4),
            redealSeed: seedOf(redealSeed),
            host: { user: userId(`pass-${asked}`), name: NAMES[asked] ?? '' },
            request: 'twin',
          },
        );
        const guests = seatsOf(seats).flatMap((at) =>
          at === asked ? [] : [{ user: userId(`pass-${at}`), name: NAMES[at] ?? '', seat: at }],
        );
        const request = {
          ...opening.request,
          seats: seatsOf(seats).map((at) => ({ type: at === asked ? ('me' as const) : ('open' as const) })),
        };
        const made = openTable({ ...opening, request, guests, isUnhurried: true });
        if (!made.ok) throw new Error(made.code);
        const device = new PassDevice(new Map([[made.table.id, [...made.table.takeEntries()]]]));
        await device.ask({ type: 'join', table: made.table.id, openMoves: [] });
        for (let i = 0; i < 2; i++) {
          await device.ask({ type: 'show', seat: asked });
          expect(device.holder).toBe(asked);
          await device.ask({ type: 'hide' });
        }
        for (const at of seatsOf(seats)) if (at !== asked) await device.ask({ type: 'show', seat: at });
        device.pass(60_000);
        expect(device.holder).toBeUndefined();
        const log = device.log.get(made.table.id) ?? [];
        return { said: JSON.stringify(device.replies), truth: JSON.stringify(rebuildTable(log).state) };
      };
      const [one, other] = [await twin(5), await twin(6)];
      expect(one.truth).not.toBe(other.truth);
      expect(one.said).toBe(other.said);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(2);
  });

  test('after a reload it goes on with the curtain, and tells what happened since the player’s last move', async () => {
    const log = new Map<TableId, Entry[]>();
    const { device, table } = await opened(id, chairsFor(id), log);
    await passAround(device, 25, () => {});
    await device.ask({ type: 'hide' });
    const again = new PassDevice(log);
    await again.ask({ type: 'join', table, openMoves: [] });
    expect(again.holder).toBeUndefined();
    expect(again.view).toEqual(device.view);
    expect(again.asked?.seat).toBe(device.asked?.seat);
    expect(again.asked?.recap).toEqual(device.asked?.recap);
    await passAround(again, 10, () => {});
  });
});

test('only the player whom the table waits for can lift the curtain, and only the holder can play', async () => {
  const { device } = await opened('bang-duel');
  const asked = device.asked?.seat ?? seat(0);
  const other = seat(1 - asked);
  await device.ask({ type: 'show', seat: other });
  expect(device.holder).toBeUndefined();
  await device.ask({ type: 'show', seat: asked });
  expect(device.holder).toBe(asked);
  const [move] = device.offer.moves;
  expect((await device.play(other, move)).answer).toMatchObject({ ok: false, code: 'not-seated' });
  await device.ask({ type: 'hide' });
  expect((await device.play(asked, move)).answer).toMatchObject({ ok: false, code: 'not-seated' });
});

test('a player who goes on deciding keeps the device', async () => {
  const { device } = await opened('bang-duel');
  const moves = await passAround(device, 60, () => {});
  const shows = device.replies.filter((reply) => reply.type === 'view' && reply.holder !== undefined).length;
  expect(shows).toBeLessThan(moves * 0.8);
});

test('nobody is hurried, and bots play along', async () => {
  const { device, table } = await opened('colt-express', [personAt(0), bot, personAt(1)]);
  await passAround(device, 12, () => {});
  while (device.asked === undefined && device.info?.phase === 'playing') device.pass(500);
  const entries = device.log.get(table)?.length;
  device.pass(24 * 3_600_000);
  expect(device.log.get(table)?.length).toBe(entries);
  expect(device.asked).toBeDefined();
});

test('one press agrees to another game for everyone', async () => {
  const { device, table } = await opened('bang-duel');
  await passAround(device, 5000, () => {});
  expect(device.info?.phase).toBe('over');
  await device.ask({ type: 'hide' });
  await device.ask({ type: 'again' });
  const next = device.info?.phase === 'over' ? device.info.next : undefined;
  expect(next).toMatch(/^pass/);
  expect(next).not.toBe(table);
  await device.ask({ type: 'join', table: next ?? table, openMoves: [] });
  expect(device.info).toMatchObject({ phase: 'playing', seats: [{ name: 'Bob' }, { name: 'Ann' }] });
});

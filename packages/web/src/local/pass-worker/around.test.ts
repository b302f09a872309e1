import { choose, gameId, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import { findGame, rebuildTable } from '@saloon/table';
import { expect, test } from 'vitest';
import { PassDevice } from './test-device.ts';

const OPEN_MOVES = ['slap', 'press', 'pass', 'start-shootout', 'call-duel', 'ready', 'miss-target'];

type Wright = {
  readonly phase: string;
  readonly sheriffs: number;
  readonly duel?: { readonly fouler?: Seat };
  readonly race?: {
    readonly id: number;
    readonly startedAt: number;
    readonly starter?: Seat;
    readonly finishes?: readonly { readonly seat: Seat; readonly e?: number; readonly isStunned: boolean }[];
  };
  readonly division?: { readonly order: readonly Seat[]; readonly excluded: readonly Seat[] };
};

/** A table of these people around one device, played at random until someone can start the shooting. */
async function readyToShoot(people: readonly string[], start: string) {
  const device = new PassDevice();
  const chairs = people.map((name) => ({ type: 'person', name }) as const);
  const options = { rounds: 1, sheriffPlacement: 'spread' };
  await device.ask({ type: 'open', id: 1, opening: { game: gameId('wright-brothers'), options, chairs } });
  const [reply] = device.replies;
  if (reply?.type !== 'opened') throw new Error(`Cannot test: ${JSON.stringify(reply)}`);
  const { table } = reply;
  await device.ask({ type: 'join', table, openMoves: OPEN_MOVES });
  const rng = rngFrom(seedOf(3));
  const view = () => device.view as Wright;
  const starterNow = () => device.openMoves.findIndex((moves) => moves.some(({ move }) => typeOf(move) === start));
  while (starterNow() < 0) {
    const asked = device.asked?.seat;
    if (asked === undefined) throw new Error(`Cannot go on: nobody is asked in ${view().phase}`);
    await device.ask({ type: 'show', seat: asked });
    const throws = device.offer.moves.filter((move) => typeOf(move) === 'discard');
    await device.play(asked, choose(rng, throws.length > 0 ? throws : device.offer.moves));
    await device.ask({ type: 'hide' });
  }
  device.time += 5000;
  return { device, table, view, starter: seat(starterNow()) };
}

const questionOf = (device: PassDevice, by: Seat, type: string) => {
  const answers = device.openMoves[by]?.find(({ move }) => typeOf(move) === type)?.answers;
  return answers === undefined ? {} : { answers };
};
const typeOf = (move: unknown): string => (move as { readonly type: string }).type;

/** The others slap `after` milliseconds from the signal; the page reads each touch a little later. */
async function slap(device: PassDevice, by: Seat, after: number, readAfter = after + 3) {
  const { race } = device.view as Wright;
  if (race === undefined) throw new Error('Cannot slap: there is no race');
  const signal = signalAt.get(race.id) ?? device.time;
  device.time = Math.max(device.time, signal + readAfter);
  const touch = { touchedAt: signal + after, startedAt: race.startedAt };
  return (await device.play(by, { type: 'slap' }, { answers: race.id, ...touch })).answer;
}
const signalAt = new Map<number, number>();

async function shoot(people: readonly string[], start = 'start-shootout') {
  const at = await readyToShoot(people, start);
  return {
    ...at,
    others: people.map((_, i) => seat(i)).filter((one) => one !== at.starter),
    begin: async () => {
      expect(
        (await at.device.play(at.starter, { type: start }, questionOf(at.device, at.starter, start))).answer,
      ).toMatchObject({ ok: true });
      const { race } = at.view();
      if (race !== undefined) signalAt.set(race.id, at.device.time);
    },
  };
}

const finishOf = (view: Wright, of: Seat) => view.race?.finishes?.find((one) => one.seat === of);

test('the times of the touches decide a race, not the order in which the page reads them', async () => {
  const { device, view, starter, others, begin } = await shoot(['Ann', 'Bob', 'Cal', 'Dot']);
  await begin();
  const [bob = seat(0), cal = seat(0), dot = seat(0)] = others;
  await slap(device, bob, 300, 312);
  await slap(device, cal, 295, 315);
  await slap(device, dot, 308, 316);
  expect(view().division).toMatchObject({ order: [starter, cal, bob], excluded: [dot] });
  expect([bob, cal, dot].map((one) => finishOf(view(), one)?.e)).toEqual([300, 295, 308]);
});

test('touches keep their distance where the page reads them at fractions of a millisecond', async () => {
  const { device, view, others, begin } = await shoot(['Ann', 'Bob', 'Cal', 'Dot']);
  await begin();
  const [bob = seat(0), cal = seat(0), dot = seat(0)] = others;
  await slap(device, bob, 300, 312);
  await slap(device, cal, 304, 316.9);
  await slap(device, dot, 304, 317.4);
  expect([bob, cal, dot].map((one) => finishOf(view(), one)?.e)).toEqual([300, 304, 304]);
});

test('a busy page may report a touch late: the race isn’t closed before it', async () => {
  const { device, view, starter, others, begin } = await shoot(['Ann', 'Bob', 'Cal', 'Dot']);
  await begin();
  const [bob = seat(0), cal = seat(0), dot = seat(0)] = others;
  await slap(device, dot, 250);
  await slap(device, bob, 280, 320);
  device.pass(5);
  await slap(device, cal, 285, 325);
  expect([bob, cal].map((one) => finishOf(view(), one)?.e)).toEqual([280, 285]);
  expect(view().division).toMatchObject({ order: [starter, dot, bob], excluded: [cal] });
});

test('[WB-RACE-3] hands that fall in the same millisecond are settled by the race’s own random order', async () => {
  const { device, table, view, starter, others, begin } = await shoot(['Ann', 'Bob', 'Cal', 'Dot']);
  await begin();
  const [bob = seat(0), cal = seat(0), dot = seat(0)] = others;
  const { state } = rebuildTable(device.log.get(table) ?? []);
  const { tieOrder } = (state as { readonly race: { readonly tieOrder: readonly Seat[] } }).race;
  await slap(device, dot, 250);
  await slap(device, cal, 280);
  await slap(device, bob, 280, 284);
  expect([bob, cal].map((one) => finishOf(view(), one)?.e)).toEqual([280, 280]);
  const [first, last] = tieOrder.filter((one) => one === bob || one === cal);
  expect(view().division).toMatchObject({ order: [starter, dot, first], excluded: [last] });
});

test('[WB-RACE-10] a touch of the palm just before the signal is a false start: that hand counts from 0.6 s', async () => {
  const { device, view, starter, others, begin } = await shoot(['Ann', 'Bob', 'Cal']);
  const [bob = seat(0), cal = seat(0)] = others;
  await device.play(bob, { type: 'press' }, { touchedAt: device.time });
  device.time += 200;
  await begin();
  await slap(device, bob, 220);
  await slap(device, cal, 500);
  expect(finishOf(view(), bob)).toMatchObject({ isStunned: true, e: 600 });
  expect(view().division).toMatchObject({ order: [starter, cal], excluded: [bob] });
});

test('[WB-DUEL-7] with two players a touch before the cards are revealed is a foul', async () => {
  const { device, view, starter, others, begin } = await shoot(['Ann', 'Bob'], 'call-duel');
  const [bob = seat(0)] = others;
  await begin();
  expect(view().phase).toBe('duel-suspense');
  device.time += 300;
  await device.play(bob, { type: 'press' }, { touchedAt: device.time });
  device.pass(20_000);
  expect(view().duel?.fouler).toBe(bob);
  expect(view().division?.order).toContain(starter);
});

test('open moves name no card and are the same whatever the hands are', async () => {
  const { device, table } = await readyToShoot(['Ann', 'Bob', 'Cal'], 'start-shootout');
  const { state } = rebuildTable(device.log.get(table) ?? []);
  const game = findGame('wright-brothers');
  if (game === undefined) throw new Error('Cannot test: no such game');
  for (const moves of device.openMoves) {
    for (const { move } of moves) expect(Object.keys(move as object)).not.toContain('cards');
  }
  const other = game.redeal(state, seat(0), rngFrom(seedOf(9)));
  const openIn = (world: unknown, of: Seat) =>
    game.legalMoves(world, of).filter((move) => OPEN_MOVES.includes(typeOf(move)));
  for (const of of [seat(0), seat(1), seat(2)]) expect(openIn(other, of)).toEqual(openIn(state, of));
});

test('only the player who peeks can play cards, and everyone else sees backs', async () => {
  const { device } = await readyToShoot(['Ann', 'Bob', 'Cal'], 'start-shootout');
  await device.ask({ type: 'show', seat: seat(1) });
  expect(device.holder).toBe(1);
  const [load] = device.offer.moves.filter((move) => typeOf(move) === 'load');
  await device.ask({ type: 'hide' });
  expect((await device.play(seat(1), load)).answer).toMatchObject({ ok: false, code: 'not-seated' });
  const hands = (device.view as { readonly players: readonly { readonly hand?: unknown }[] }).players;
  expect(hands.every(({ hand }) => hand === undefined)).toBe(true);
});

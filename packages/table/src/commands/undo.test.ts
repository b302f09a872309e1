import { games } from '@saloon/catalog';
import {
  type AnyGame,
  defaultOptions,
  hashOf,
  isLegal,
  type MoveInput,
  randomWalk,
  rngFrom,
  type Seat,
  seatsOf,
  seedOf,
} from '@saloon/kernel';
import { tries } from '@saloon/kernel/testing';
import type { TableCommand, UserId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { recordingOf } from '../replay/recording-of.ts';
import { seenSoFar } from '../replay/seen-so-far.ts';
import type { Scene } from '../scene/scene.ts';
import { ann, bob, cal, playing, playUntil, type TestTable } from '../testing/index.ts';
import { canUndo } from './undo.ts';

type View = {
  readonly active: number;
  readonly turn: number;
  readonly players: readonly { hand?: readonly string[] }[];
};
const people = [ann, bob, cal];
const askUndo: TableCommand = { type: 'ask-undo' };
const agree: TableCommand = { type: 'answer-undo', isAgreed: true };

/** A table where the first player has passed: everybody's hand is full, so nothing was drawn. */
function passed(bots: Parameters<typeof playing>[2] = [], seats: readonly UserId[] = people, options = {}) {
  const table = playing(seats, options, bots);
  for (const user of seats) table.attach(user);
  const { active, turn } = table.client(ann).view as View;
  const before = table.hash;
  const user = seats[active] ?? ann;
  const others = seats.filter((one) => one !== user);
  return { table, before, user, others, turn, active };
}
const pass = (table: TestTable, user: UserId, turn: number) =>
  table.must(user, { type: 'move', move: 'pass', answers: turn });

test('a move that showed no secret is taken back when everybody else agrees', () => {
  const { table, before, user, others, turn, active } = passed();
  pass(table, user, turn);
  table.must(user, askUndo);
  expect(table.table.info).toMatchObject({ undo: { by: active, agreed: [active] } });
  table.must(others[0] ?? ann, agree);
  expect(table.hash).not.toBe(before);
  table.must(others[1] ?? ann, agree);
  expect(table.hash).toBe(before);
  expect(table.table.info).toMatchObject({ undo: undefined });
  expect(table.client(user).view).toMatchObject({ turn, active });
  for (const one of people) expect(table.client(one).chat.at(-1)).toMatchObject({ seat: active, type: 'undone' });
  pass(table, user, turn);
  expect(hashOf(table.rebuilt().state)).toBe(table.hash);
  expect(recordingOf(table.log)?.inputs.filter(({ type }) => type === 'move')).toHaveLength(1);
});

test('viewers who saw the move learn how many of its events are void, and end up with a newcomer’s state', () => {
  const { table, user, others, turn } = passed();
  const zoe = 'zoe' as UserId;
  table.attach(zoe);
  const everybody = [...people, zoe];
  const before = everybody.map((one) => [...table.client(one).events]);
  pass(table, user, turn);
  const told = table.client(user).events.length - (before[people.indexOf(user)]?.length ?? 0);
  expect(told).toBeGreaterThan(0);
  const since = table.table.version;
  table.must(user, askUndo);
  for (const one of others) table.must(one, agree);
  expect(everybody.map((one) => table.client(one).events)).toEqual(before);
  expect(JSON.parse(table.client(zoe).received.at(-1) ?? '')).toMatchObject({ type: 'step', undone: told });
  // A person who reconnects still has the events of the move; one who left before it doesn't.
  expect(table.table.attach(user, table.at, since)).toMatchObject({ missed: 'all', events: [], undone: told });
  expect(table.table.attach(user, table.at, since - 1)).not.toHaveProperty('undone');
  expect(table.table.attach(user, table.at, table.table.version)).not.toHaveProperty('undone');
  expect(table.table.attach(user, table.at)).not.toHaveProperty('undone');
  expect(table.rebuilt().attach(user, table.at, since)).toMatchObject({ missed: 'all', events: [], undone: told });
  expect(table.attach(user).events).toEqual(before[people.indexOf(user)]);
});

test('a move that is taken back before it was sent is never sent', () => {
  const { table, user, others, turn } = passed();
  const before = table.client(user).events.length;
  const commands: [UserId, TableCommand][] = [
    [user, { type: 'move', move: 'pass', answers: turn }],
    [user, askUndo],
    ...others.map((one): [UserId, TableCommand] => [one, agree]),
  ];
  for (const [i, [who, command]] of commands.entries()) {
    expect(table.table.command(who, who, `quick${i}`, command, table.at)).toMatchObject({ ok: true });
  }
  table.pump();
  expect(table.client(user).events).toHaveLength(before);
  expect(JSON.parse(table.client(user).received.at(-1) ?? '')).not.toHaveProperty('undone');
});

test('latency inputs in between do not prevent an undo, and are kept', () => {
  const { table, user, others, turn } = passed();
  table.table.lag(user, 30, table.at);
  const before = table.hash;
  table.at += 10;
  pass(table, user, turn);
  table.at += 10;
  table.table.lag(bob, 80, table.at);
  table.must(user, askUndo);
  for (const one of others) table.must(one, agree);
  expect(table.client(user).view).toMatchObject({ turn });
  expect(table.hash).not.toBe(before);
  expect(JSON.stringify(table.table.state)).toContain('"roundTrip":30');
  pass(table, user, turn);
  expect(JSON.stringify(table.table.state)).toContain('"roundTrip":80');
});

test('another player’s hidden move does not prevent an undo, which does not reveal it', () => {
  const [loud, quiet] = [passed(), passed()];
  const { user, others, turn, before } = loud;
  const [unseen = ann, other = ann] = others;
  const press = () => loud.table.must(unseen, { type: 'move', move: 'press' });
  for (const { table } of [loud, quiet]) pass(table, user, turn);
  press();
  for (const { table } of [loud, quiet]) table.must(user, askUndo);
  press();
  for (const { table } of [loud, quiet]) table.must(other, agree);
  expect(loud.table.client(unseen).events).not.toEqual(quiet.table.client(unseen).events);
  for (const { table } of [loud, quiet]) table.must(unseen, agree);
  for (const one of [user, other]) {
    expect(loud.table.client(one).received).toEqual(quiet.table.client(one).received);
  }
  // It is gone with the move that it came after, for those who did it too.
  expect(loud.table.hash).toBe(before);
  expect(loud.table.client(unseen).events).toEqual(quiet.table.client(unseen).events);
  expect(hashOf(loud.table.rebuilt().state)).toBe(before);
  expect(recordingOf(loud.table.log)?.inputs.filter(({ type }) => type === 'move')).toEqual([]);
  expect(seenSoFar(loud.table.log, unseen)).toBe(seenSoFar(quiet.table.log, unseen));
});

test('a hidden move voids its player’s own request, and a reflex cannot be undone', () => {
  const { table, user, turn } = passed();
  pass(table, user, turn);
  table.must(user, askUndo);
  table.must(user, { type: 'move', move: 'press' });
  expect(table.table.info).toMatchObject({ undo: undefined });
  expect(table.do(user, askUndo)).toEqual({ ok: false, code: 'cannot-undo' });
});

test('one person who does not agree is enough', () => {
  const { table, user, others, turn } = passed();
  pass(table, user, turn);
  const after = table.hash;
  table.must(user, askUndo);
  table.must(others[0] ?? ann, { type: 'answer-undo', isAgreed: false });
  expect(table.table.info).toMatchObject({ undo: undefined });
  expect(table.do(others[1] ?? ann, agree)).toEqual({ ok: false, code: 'nothing-to-answer' });
  expect(table.hash).toBe(after);
});

test('bots always agree', () => {
  for (let seed = 0; seed < 20; seed++) {
    const table = playing([ann], {}, ['easy', 'easy'], seedOf(seed));
    const { active, turn } = table.attach(ann).view as View;
    if (active !== 0) continue;
    const before = table.hash;
    pass(table, ann, turn);
    table.must(ann, askUndo);
    expect(table.hash).toBe(before);
    expect(table.client(ann).chat).toMatchObject([{ name: 'Ann', seat: 0, type: 'undone' }]);
    return;
  }
  throw new Error('No table where Ann begins');
});

/** Ann has passed against two bots, and they have answered. */
function answered(seed: number) {
  const table = playing([ann], {}, ['easy', 'easy'], seedOf(seed));
  const { active, turn } = table.attach(ann).view as View;
  if (active !== 0) return undefined;
  const before = table.hash;
  const events = [...table.client(ann).events];
  pass(table, ann, turn);
  for (let i = 0; i < 400 && table.client(ann).offer.moves.length === 0; i++) table.wait(100);
  const types = table.client(ann).events.slice(events.length) as readonly { type: string; seat?: number }[];
  return { table, before, events, types };
}

test('against bots only, a move is taken back with the bots’ answers, unless they revealed what nobody knew', () => {
  const [taken, refused]: [string[], string[]] = [[], []];
  for (let seed = 0; seed < 40; seed++) {
    const { table, before, events, types } = answered(seed) ?? {};
    if (table === undefined || types?.some(({ seat }) => seat !== 0 && seat !== undefined) !== true) continue;
    const isOpen = types.some(({ type }) => type === 'sheriff-came');
    const reply = table.do(ann, askUndo);
    (reply.ok ? taken : refused).push(String(isOpen));
    if (!reply.ok) continue;
    expect(table.hash).toBe(before);
    expect(table.client(ann).events).toEqual(events);
    expect(hashOf(table.rebuilt().state)).toBe(before);
    expect(recordingOf(table.log)?.inputs.filter(({ type }) => type === 'move')).toEqual([]);
    expect(seenSoFar(table.log, ann)).toContain('"version"');
  }
  expect(taken.length).toBeGreaterThan(0);
  expect(taken).not.toContain('true');
});

test('with another person at the table, a bot’s answer still ends it', () => {
  for (let seed = 0; seed < 20; seed++) {
    const table = playing([ann, bob], {}, ['easy'], seedOf(seed));
    const { active, turn } = table.attach(ann).view as View;
    if (active !== 1) continue;
    table.attach(bob);
    pass(table, bob, turn);
    const { length } = table.client(bob).events;
    for (let i = 0; i < 400 && table.client(bob).events.length === length; i++) table.wait(100);
    expect(table.do(bob, askUndo)).toEqual({ ok: false, code: 'cannot-undo' });
    return;
  }
  throw new Error('No table where Bob begins');
});

test('a further move voids the request, and the player who asked need not answer', () => {
  const { table, user, others, turn } = passed();
  pass(table, user, turn);
  table.must(user, askUndo);
  expect(table.do(user, agree)).toEqual({ ok: false, code: 'nothing-to-answer' });
  expect(table.do(user, askUndo)).toEqual({ ok: false, code: 'cannot-undo' });
  const next = others.find((one) => table.client(one).offer.questions.pass !== undefined) ?? ann;
  pass(table, next, turn + 1);
  expect(table.table.info).toMatchObject({ undo: undefined });
  expect(table.do(user, askUndo)).toEqual({ ok: false, code: 'cannot-undo' });
});

test('a move that showed a card, or drew one, cannot be taken back', () => {
  const { table, user, turn } = passed();
  const { offer } = table.client(user);
  const discard = offer.moves.find((move) => (move as { type: string }).type === 'discard');
  table.must(user, { type: 'move', move: discard, answers: turn });
  expect(table.do(user, askUndo)).toEqual({ ok: false, code: 'cannot-undo' });
});

test('cards that went face down can be taken back: others saw no more than their number', () => {
  const { table, before, user, others } = passed();
  const load = table.client(user).offer.moves.find((move) => (move as { type: string }).type === 'load');
  table.must(user, { type: 'move', move: load });
  table.must(user, askUndo);
  for (const one of others) table.must(one, agree);
  expect(table.hash).toBe(before);
});

test('a move whose time would be up cannot be taken back', () => {
  const { table, user, turn } = passed([], people, { turnTimeMs: 15_000 });
  table.at += 14_000;
  pass(table, user, turn);
  table.at += 999;
  expect(table.do(user, askUndo)).toMatchObject({ ok: true });
  const late = passed([], people, { turnTimeMs: 15_000 });
  late.table.at += 14_000;
  pass(late.table, late.user, late.turn);
  late.table.at += 1000;
  expect(late.table.do(late.user, askUndo)).toEqual({ ok: false, code: 'cannot-undo' });
});

test('a request expires with the time of its move, so that an undo never leads to an expired clock', () => {
  for (const [late, isBack] of [
    [999, true],
    [1000, false],
  ] as const) {
    const { table, user, others, turn } = passed([], people, { turnTimeMs: 15_000 });
    table.at += 14_000;
    pass(table, user, turn);
    table.must(user, askUndo);
    table.at += late;
    const answers = others.map((one) => table.do(one, agree));
    table.wait(0);
    expect(answers.map(({ ok }) => ok)).toEqual([isBack, isBack]);
    expect(table.client(user).view).toMatchObject({ turn: isBack ? turn : turn + 1 });
    expect(table.client(user).info).not.toHaveProperty('undo');
    expect(hashOf(table.rebuilt().state)).toBe(table.hash);
  }
});

test('nothing is taken back before the deal, after the end, by others or by spectators', () => {
  const { table, user, others, turn } = passed();
  expect(table.do(user, askUndo)).toEqual({ ok: false, code: 'cannot-undo' });
  pass(table, user, turn);
  expect(table.do(others[0] ?? ann, askUndo)).toEqual({ ok: false, code: 'cannot-undo' });
  expect(table.do('zoe' as UserId, askUndo)).toEqual({ ok: false, code: 'not-seated' });
  const short = playing([ann, bob], { rounds: 1 });
  playUntil(short, [ann, bob], rngFrom(seedOf(2)), () => false);
  expect(short.do(ann, askUndo)).toEqual({ ok: false, code: 'cannot-undo' });
});

test('players with a stand-in agree as bots do', () => {
  const { table, before, user, others, turn } = passed([], people, { turnTimeMs: 300_000 });
  table.at += 5000;
  pass(table, user, turn);
  table.must(user, askUndo);
  table.must(others[0] ?? ann, agree);
  const last = others[1] ?? ann;
  table.must(last, { type: 'stand' });
  expect(table.table.info).toMatchObject({ undo: undefined });
  expect(table.client(user).view).toMatchObject({ turn });
  expect(before).not.toBe(table.hash);
});

test.each(games.flatMap((game) => [[game.id, 'people', game] as const, [game.id, 'bots', game] as const]))(
  '%s against %s: whether a move can be taken back tells its mover nothing of what others hold',
  (_, others, game) => {
    const rng = rngFrom(seedOf(3));
    const { min } = game.seats(defaultOptions(game.options));
    const state = game.setup(defaultOptions(game.options), min, seedOf(11));
    const verdicts = new Set<boolean>();
    randomWalk(game, state, rng, 150, (input) => {
      if (input.type !== 'move') return;
      // Each time another move of the same: one that was judged is not judged again.
      const verdict = (before: unknown) => canUndo(after(game, before, { ...input }, others), input.seat, input.at);
      const found = verdict(game.clone(state));
      verdicts.add(found);
      expect(verdict(game.redeal(state, input.seat, rng))).toBe(found);
    });
    expect(verdicts.size).toBeGreaterThan(0);
  },
);

test.each(games)(
  '$id: whether a move can be taken back tells nobody what its mover knew, such as the value of a purse',
  (game) => {
    const options = defaultOptions(game.options);
    const seats = Math.min(4, game.seats(options).max);
    const verdicts = new Set<boolean>();
    let others = 0;
    for (let seed = 0; seed < tries(1, 30); seed++) {
      const rng = rngFrom(seedOf(seed));
      const state = game.setup(options, seats, seedOf(seed));
      randomWalk(game, state, rng, 80, (input) => {
        if (input.type !== 'move') return;
        const verdict = (before: unknown) => canUndo(after(game, before, { ...input }), input.seat, input.at);
        const found = verdict(game.clone(state));
        verdicts.add(found);
        for (const viewer of seatsOf(seats)) {
          const other = game.redeal(state, viewer, rng);
          if (!isLegal(game, other, input.seat, input.move)) continue;
          // What the viewer sees of the move may differ, and then the worlds aren't twins.
          if (looks(game, other, input, viewer) !== looks(game, state, input, viewer)) continue;
          others += 1;
          expect([seed, viewer, input, verdict(other)]).toEqual([seed, viewer, input, found]);
        }
      });
    }
    expect([verdicts.size, others > 100]).toEqual([2, true]);
  },
  60_000,
);

/** What the viewer sees after this input. */
function looks(game: AnyGame, before: unknown, input: MoveInput<unknown>, viewer: Seat): string {
  const state = game.clone(before);
  game.apply(state, input);
  return JSON.stringify(game.view(state, viewer));
}

test('a move is judged once, however often an undo is requested', () => {
  const [game = expect.fail('there are games')] = games;
  let deals = 0;
  const counting: AnyGame = {
    ...game,
    redeal(...asked) {
      deals += 1;
      return game.redeal(...asked);
    },
  };
  const state = game.setup(defaultOptions(game.options), 2, seedOf(11));
  const [mover = expect.fail('somebody is asked')] = game.toAct(state);
  const [move] = game.legalMoves(state, mover);
  const scene = after(counting, state, { type: 'move', at: 1, seat: mover, move });
  const first = canUndo(scene, mover, 1);
  const needed = deals;
  expect(needed).toBeGreaterThan(0);
  for (let i = 0; i < 5; i++) expect(canUndo(scene, mover, 1)).toBe(first);
  expect(deals).toBe(needed);
});

/** As much of a scene as the question needs: this move was the last one. */
const after = (game: AnyGame, before: unknown, input: MoveInput<unknown>, others = 'people'): Scene =>
  ({
    occupants: seatsOf(game.seatCount(before)).map((at) => ({
      type: at === input.seat || others === 'people' ? 'person' : 'bot',
    })),
    play: { undoLog: { lastMove: () => ({ before, input, version: 7, since: [] }) }, dealtAt: 0 },
    fixed: { game, seed: seedOf(5) },
  }) as unknown as Scene;

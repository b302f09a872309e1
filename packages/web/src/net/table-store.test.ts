import { signal } from '@preact/signals';
import { gameId, seat } from '@saloon/kernel';
import { LastView, type Patch, type TableCommand, type TableInfo, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { Sent } from '../tables/contract.ts';
import { LAPSE } from './lapse.ts';
import type { LineState, TableLink } from './link.ts';
import { STILL, TableStore } from './table-store.ts';

const info: TableInfo = {
  id: tableId('table1'),
  game: gameId('brawl'),
  title: '',
  options: {},
  seats: [{ type: 'empty' }, { type: 'empty' }],
  host: seat(0),
  isPrivate: false,
  watching: { isAllowed: true, delay: 0 },
  spectators: 0,
  seedHash: undefined,
  phase: 'playing',
  dealtAt: 0,
  undo: undefined,
};
const offer = { use: [0], put: { 0: [{ type: 'pass' }] }, questions: { pass: 9 } };
const before = { hand: [1, 2], deck: 5, players: [{ cards: 2 }, { cards: 3 }] };
const after = { hand: [1, 2, 3], deck: 4, players: [{ cards: 3 }, { cards: 3 }] };

function joined(isStill = false) {
  const commands: TableCommand[] = [];
  let time = 100;
  const link: TableLink = {
    line: signal<LineState>({ type: 'online' }),
    open: async () => ({ ok: false, code: 'none' }),
    join: () => () => undefined,
    command: async (_table, command): Promise<Sent> => {
      commands.push(command);
      return { ok: true };
    },
    hint: async () => ({ ok: false, code: 'no-hint-now' }),
    seen: async () => ({ ok: false, code: 'not-seated' }),
    tryNow: () => undefined,
  };
  const store = new TableStore(info.id, link, isStill ? STILL : () => time);
  const you = { seat: seat(0), isHost: true };
  store.hear({
    type: 'sync',
    table: info.id,
    version: 7,
    now: 5000,
    info,
    you,
    view: before,
    offer,
    events: [],
    chat: [],
  });
  return { store, link, commands, pass: (ms: number) => (time += ms) };
}

test('a step patches the view, keeps what it does not name, and hands its events over once', () => {
  const { store } = joined();
  const old = store.state.value;
  const patch = new LastView(before).update(after);
  store.hear({
    type: 'step',
    table: info.id,
    version: 8,
    now: 5100,
    events: ['drew'],
    ...(patch ? { view: JSON.parse(patch) as Patch } : {}),
  });
  expect(store.state.value?.view).toEqual(after);
  expect(store.state.value?.offer).toBe(old?.offer);
  const view = store.state.value?.view as typeof after | undefined;
  expect(view?.players[1]).toBe(before.players[1]);
  expect(store.events.value).toEqual([{ version: 8, at: 5100, isCatchUp: false, events: ['drew'] }]);
  expect(store.since()).toBe(8);
});

test('a step that came before is not played twice, and one that only concerns us is played', () => {
  const { store } = joined();
  store.hear({ type: 'step', table: info.id, version: 6, now: 5100, events: ['drew'] });
  expect(store.events.value).toEqual([]);
  store.hear({ type: 'step', table: info.id, version: 7, now: 5100, events: ['pressed'] });
  expect(store.events.value).toEqual([{ version: 7, at: 5100, isCatchUp: false, events: ['pressed'] }]);
});

test('an offer names lists of moves that were told before, until a sync begins anew', () => {
  const { store } = joined();
  const step = { type: 'step', table: info.id, now: 0 } as const;
  const loads = { of: { type: 'load' }, each: 'cards', are: [['3'], ['4']] };
  store.hear({ ...step, version: 8, offer: { use: [0, 1], put: { 1: loads } } });
  const moves = [{ type: 'pass' }, { type: 'load', cards: ['3'] }, { type: 'load', cards: ['4'] }];
  expect(store.state.value?.offer).toEqual({ moves, questions: {} });
  store.hear({ ...step, version: 9, offer: { use: [1] } });
  expect(store.state.value?.offer.moves).toEqual(moves.slice(1));
  const you = { seat: seat(0), isHost: true };
  store.hear({ ...step, type: 'sync', version: 9, info, you, view: before, offer, events: [], chat: [] });
  expect(() => store.hear({ ...step, version: 10, offer: { use: [1] } })).toThrow('no list in place 1');
});

test('the clock goes on from what the table last said', () => {
  const { store, pass } = joined();
  pass(250);
  expect(store.clock()).toBe(5250);
  expect(store.now.value).toBe(5000);
  store.tick();
  expect(store.now.value).toBe(5250);
});

test('a move carries the number of the question it answers, and its reaction where there is one', async () => {
  const { store, commands } = joined();
  const move = { type: 'pass' };
  const sent = store.send(move, { reaction: 210 });
  expect(store.sending.value).toEqual({ move, isSlow: false });
  expect(await sent).toEqual({ ok: true });
  expect(store.sending.value).toBeUndefined();
  expect(commands).toEqual([{ type: 'move', move, answers: 9, reaction: 210 }]);
});

test('a move that is on its way is not sent twice; once it is answered, the same one may be sent again', async () => {
  const { store, commands } = joined();
  const move = { type: 'load', cards: ['3'] };
  const sent = store.send(move);
  expect(await Promise.all([sent, store.send(move)])).toEqual([{ ok: true }, { ok: true }]);
  expect(commands).toHaveLength(1);
  await store.send(move);
  // A press of the ring is no move of the offer: each counts.
  await Promise.all([store.send({ type: 'press' }), store.send({ type: 'press' })]);
  expect(commands).toHaveLength(4);
});

test('what came in a second sync was missed, and is told until it has been seen', () => {
  const { store } = joined();
  const you = { seat: seat(0), isHost: true };
  const events = ['drew', 'passed'];
  const sync = {
    type: 'sync',
    table: info.id,
    version: 9,
    now: 9000,
    info,
    you,
    view: after,
    offer,
    chat: [],
  } as const;
  const since = store.since();
  store.hear({ ...sync, events, missed: 'all' });
  expect(store.missed.value).toEqual({ since, events, isAll: true });
  expect(store.events.value.at(-1)?.isCatchUp).toBe(true);
  store.hear({ ...sync, version: 20, events: ['later'], missed: 'some' });
  expect(store.missed.value).toEqual({ since, events: [...events, 'later'], isAll: false });
  store.seenMissed();
  expect(store.missed.value).toBeUndefined();
  // A sync that nobody asked for, as after sitting down, has missed nothing.
  store.hear({ ...sync, version: 21, events });
  expect(store.missed.value).toBeUndefined();
});

test('who was here before is told what came since the last look, and the log keeps what came lately', () => {
  const { link } = joined();
  const asked: (number | undefined)[] = [];
  const store: TableStore = new TableStore(
    info.id,
    {
      ...link,
      join: (_table, listener) => {
        asked.push(listener.since());
        return () => undefined;
      },
    },
    () => 0,
    5,
  );
  const you = { seat: seat(0), isHost: true };
  const sync = { type: 'sync', table: info.id, now: 0, info, you, view: after, offer, chat: [] } as const;
  store.hear({ ...sync, version: 9, events: ['old', 'new'] });
  expect(asked).toEqual([undefined, 5]);
  expect(store.missed.value).toBeUndefined();
  store.hear({ ...sync, version: 9, events: ['new'], missed: 'all' });
  expect(store.missed.value).toEqual({ since: 5, events: ['new'], isAll: true });
  expect(store.events.value.flatMap(({ events }) => events)).toEqual(['old', 'new']);
  expect(store.since()).toBe(9);
});

test('who looked at the last version has missed nothing, and what was heard unseen can be told as missed', () => {
  const { store, link } = joined();
  const joins: unknown[] = [];
  const join: TableLink['join'] = (table) => {
    joins.push(table);
    return () => undefined;
  };
  const again = new TableStore(info.id, { ...link, join }, () => 0, 9);
  const you = { seat: seat(0), isHost: true };
  again.hear({
    type: 'sync',
    table: info.id,
    version: 9,
    now: 0,
    info,
    you,
    view: after,
    offer,
    events: ['x'],
    chat: [],
  });
  expect(joins).toHaveLength(1);
  const look = store.since() ?? 0;
  store.hear({ type: 'step', table: info.id, version: look + 1, now: 0, events: ['unseen'] });
  store.missedSince(look);
  expect(store.missed.value).toMatchObject({ since: look, events: ['unseen'] });
});

test('a line that breaks while nobody looks hides nothing of what was heard before it broke, and tells nothing twice', () => {
  const { store } = joined();
  const look = store.since() ?? 0;
  const [shot, moved] = [{ type: 'shot' }, { type: 'moved' }];
  store.hear({ type: 'step', table: info.id, version: look, now: 0, events: [{ type: 'seen' }] });
  store.hear({ type: 'step', table: info.id, version: look + 1, now: 0, events: [shot] });
  const you = { seat: seat(0), isHost: true };
  const sync = { type: 'sync', table: info.id, now: 0, info, you, view: after, offer, chat: [] } as const;
  store.hear({ ...sync, version: look + 2, events: [moved], missed: 'all' });
  expect(store.missed.value).toEqual({ since: look + 1, events: [moved], isAll: true });
  store.missedSince(look);
  expect(store.missed.value).toEqual({ since: look, events: [shot, moved], isAll: true });
});

test('the host is whoever sits in the host’s seat', () => {
  const { store } = joined();
  store.hear({ type: 'step', table: info.id, version: 8, now: 0, info: { ...info, host: seat(1) } });
  expect(store.state.value?.you).toEqual({ seat: seat(0), isHost: false });
});

test('the events of a move that was taken back are no longer told, and what still moves because of them ends', () => {
  const { store } = joined();
  const step = { type: 'step', table: info.id, now: 0 } as const;
  const told = () => store.events.value.flatMap(({ events }) => events);
  store.hear({ ...step, version: 8, events: ['drew', 'passed'] });
  store.hear({ ...step, version: 9, events: ['turn-started'] });
  store.missedSince(8);
  store.hear({ ...step, version: 10, undone: 2 });
  expect(told()).toEqual(['drew']);
  expect(store.missed.value).toBeUndefined();
  expect(store.events.value.at(-1)).toEqual({ version: 10, at: 0, isCatchUp: true, events: [] });
  store.hear({ ...step, version: 11, undone: 9, events: ['loaded'] });
  expect(told()).toEqual(['loaded']);
  const you = { seat: seat(0), isHost: true };
  const sync = { ...step, type: 'sync', info, you, view: after, offer, chat: [] } as const;
  store.hear({ ...sync, version: 13, events: ['threw'], missed: 'all', undone: 1 });
  expect(told()).toEqual(['threw']);
});

test('what was taken back since the last look is not taken from what came lately', () => {
  const { link } = joined();
  const store = new TableStore(info.id, link, () => 0, 5);
  const you = { seat: seat(0), isHost: true };
  const sync = { type: 'sync', table: info.id, version: 9, now: 0, info, you, view: after, offer, chat: [] } as const;
  store.hear({ ...sync, events: ['old', 'new'] });
  store.hear({ ...sync, events: ['new'], missed: 'all', undone: 1 });
  expect(store.events.value.flatMap(({ events }) => events)).toEqual(['old', 'new']);
});

test('what a fresh page tells as missed since the last look goes when it is taken back, and nothing else does', () => {
  const { link } = joined();
  const store = new TableStore(info.id, link, () => 0, 5);
  const you = { seat: seat(0), isHost: true };
  const sync = { type: 'sync', table: info.id, now: 0, info, you, view: after, offer, chat: [] } as const;
  const [long, old, passed] = [{ type: 'drew' }, { type: 'passed' }, { type: 'passed' }];
  const missed = () => store.missed.value?.events;
  store.hear({ ...sync, version: 9, events: [{ ...old }, { ...passed }] });
  store.hear({ ...sync, version: 9, events: [long, old, passed], missed: 'all' });
  expect(missed()).toEqual([long, old, passed]);
  store.hear({ type: 'step', table: info.id, now: 0, version: 10, undone: 1 });
  expect(missed()).toEqual([long, old]);
  store.hear({ type: 'step', table: info.id, now: 0, version: 11, events: [{ type: 'shot' }] });
  store.hear({ type: 'step', table: info.id, now: 0, version: 12, undone: 1 });
  expect(missed()).toEqual([long, old]);
});

test('a fresh page that has missed nothing since the last look tells nothing', () => {
  const { link } = joined();
  const store = new TableStore(info.id, link, () => 0, 5);
  const you = { seat: seat(0), isHost: true };
  const sync = { type: 'sync', table: info.id, now: 0, info, you, view: after, offer, chat: [] } as const;
  store.hear({ ...sync, version: 9, events: [{ type: 'drew' }] });
  store.hear({ ...sync, version: 9, events: [], missed: 'all' });
  expect(store.missed.value).toBeUndefined();
});

test('talk is added, and a table that is gone says why', () => {
  const { store } = joined();
  const line = { at: 1, name: 'Ann', seat: seat(0), type: 'text', text: 'hi' } as const;
  store.hear({ type: 'step', table: info.id, version: 8, now: 0, chat: [line] });
  expect(store.state.value?.chat).toEqual([line]);
  store.hear({ type: 'gone', table: info.id, code: 'no-such-table' });
  expect(store.gone.value).toMatchObject({ code: 'no-such-table' });
});

test('a press that comes just after its question went away plays nothing else', async () => {
  const { store, commands, pass } = joined();
  const step = { type: 'step', table: info.id, now: 0 } as const;
  const load = { type: 'load', cards: ['3'] };
  store.hear({ ...step, version: 8, offer: { use: [0], put: { 0: [load] } } });
  pass(LAPSE - 1);
  expect(await store.send(load)).toEqual({ ok: false, code: 'just-changed' });
  expect(commands).toEqual([]);
  pass(1);
  expect(await store.send(load)).toEqual({ ok: true });
  expect(commands).toEqual([{ type: 'move', move: load }]);
});

test('who has answered goes on at once, and so do a race and whoever was not asked', async () => {
  const step = { type: 'step', table: info.id, now: 0 } as const;
  const draw = { type: 'draw' };
  const next = { use: [0], put: { 0: [draw] }, questions: { draw: 10 } };
  const own = joined();
  await own.store.send({ type: 'pass' });
  own.store.hear({ ...step, version: 8, offer: next });
  expect(await own.store.send(draw)).toEqual({ ok: true });

  const race = joined();
  race.store.hear({ ...step, version: 8, offer: next });
  expect(await race.store.send(draw, { reaction: 200 })).toEqual({ ok: true });

  const unasked = joined();
  unasked.store.hear({ ...step, version: 8, offer: { use: [] } });
  unasked.pass(LAPSE);
  unasked.store.hear({ ...step, version: 9, offer: next });
  expect(await unasked.store.send(draw)).toEqual({ ok: true });
});

test('where no clock runs nobody is late: a lesson asks the next thing whenever it likes', async () => {
  const { store, commands } = joined(true);
  const load = { type: 'load', cards: ['3'] };
  store.hear({ type: 'step', table: info.id, now: 0, version: 8, offer: { use: [0], put: { 0: [load] } } });
  expect(await store.send(load)).toEqual({ ok: true });
  expect(commands).toHaveLength(1);
});

test('a step keeps the marks, a sync empties them', () => {
  const { store } = joined();
  const step = { table: info.id, now: 0 } as const;
  store.hear({ type: 'marks', table: info.id, seats: [seat(1)] });
  expect(store.state.value?.marks).toEqual([1]);
  store.hear({ ...step, type: 'step', version: 8 });
  expect(store.state.value?.marks).toEqual([1]);
  const you = { seat: seat(0), isHost: true };
  store.hear({ ...step, type: 'sync', version: 9, info, you, view: before, offer, events: [], chat: [] });
  expect(store.state.value?.marks).toBeUndefined();
});

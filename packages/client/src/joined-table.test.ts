import { gameId, seat } from '@saloon/kernel';
import { LastView, type Patch, type TableCommand, type TableInfo, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { Connection } from './connection.ts';
import { JoinedTable, STILL } from './joined-table.ts';
import { LAPSE } from './lapse.ts';
import type { Sent, TableLink } from './table-link.ts';
import { TestNetwork } from './testing/test-network.ts';

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

function joinTable(isStill = false) {
  const commands: TableCommand[] = [];
  const shown: number[] = [];
  let time = 100;
  const link: TableLink = {
    status: { type: 'online' },
    onChange: () => () => undefined,
    open: async () => ({ ok: false, code: 'none' }),
    join: () => () => undefined,
    command: async (_table, command): Promise<Sent> => {
      commands.push(command);
      return { ok: true };
    },
    hint: async () => ({ ok: false, code: 'no-hint-now' }),
    seen: async () => ({ ok: false, code: 'not-seated' }),
    shown: (_table, version) => void shown.push(version),
    tryNow: () => undefined,
  };
  const joined = new JoinedTable(info.id, link, isStill ? STILL : () => time);
  const you = { seat: seat(0), isHost: true };
  joined.hear({
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
  return { joined, link, commands, shown, pass: (ms: number) => (time += ms) };
}

test('a step patches the view, keeps the rest and adds its events once', () => {
  const { joined } = joinTable();
  const old = joined.state;
  const patch = new LastView(before).update(after);
  joined.hear({
    type: 'step',
    table: info.id,
    version: 8,
    now: 5100,
    events: ['drew'],
    ...(patch ? { view: JSON.parse(patch) as Patch } : {}),
  });
  expect(joined.state?.view).toEqual(after);
  expect(joined.state?.offer).toBe(old?.offer);
  const view = joined.state?.view as typeof after | undefined;
  expect(view?.players[1]).toBe(before.players[1]);
  expect(joined.events).toEqual([{ version: 8, at: 5100, isCatchUp: false, events: ['drew'] }]);
  expect(joined.since()).toBe(8);
});

test('a step of an older version is ignored, one of the same version is not', () => {
  const { joined } = joinTable();
  joined.hear({ type: 'step', table: info.id, version: 6, now: 5100, events: ['drew'] });
  expect(joined.events).toEqual([]);
  joined.hear({ type: 'step', table: info.id, version: 7, now: 5100, events: ['pressed'] });
  expect(joined.events).toEqual([{ version: 7, at: 5100, isCatchUp: false, events: ['pressed'] }]);
});

test('an offer refers to earlier lists of moves until the next sync', () => {
  const { joined } = joinTable();
  const step = { type: 'step', table: info.id, now: 0 } as const;
  const loads = { of: { type: 'load' }, each: 'cards', are: [['3'], ['4']] };
  joined.hear({ ...step, version: 8, offer: { use: [0, 1], put: { 1: loads } } });
  const moves = [{ type: 'pass' }, { type: 'load', cards: ['3'] }, { type: 'load', cards: ['4'] }];
  expect(joined.state?.offer).toEqual({ moves, questions: {} });
  joined.hear({ ...step, version: 9, offer: { use: [1] } });
  expect(joined.state?.offer.moves).toEqual(moves.slice(1));
  const you = { seat: seat(0), isHost: true };
  joined.hear({ ...step, type: 'sync', version: 9, info, you, view: before, offer, events: [], chat: [] });
  expect(() => joined.hear({ ...step, version: 10, offer: { use: [1] } })).toThrow('no list in slot 1');
});

test("the clock continues from the last message's time", () => {
  const { joined, pass } = joinTable();
  pass(250);
  expect(joined.clock()).toBe(5250);
});

test('a move is sent with the number of its question, and with its reaction in a race', async () => {
  const { joined, commands } = joinTable();
  const move = { type: 'pass' };
  const sent = joined.press(move, { reaction: 210 });
  expect(joined.sending).toMatchObject({ move });
  expect(await sent).toEqual({ ok: true });
  expect(joined.sending).toBeUndefined();
  expect(commands).toEqual([{ type: 'move', move, answers: 9, reaction: 210 }]);
});

test('a move is not sent twice while it is on its way, but can be sent again afterwards', async () => {
  const { joined, commands } = joinTable();
  const move = { type: 'load', cards: ['3'] };
  const sent = joined.press(move);
  expect(await Promise.all([sent, joined.press(move)])).toEqual([{ ok: true }, { ok: true }]);
  expect(commands).toHaveLength(1);
  await joined.press(move);
  // Presses of the ring are not in the offer: each is sent.
  await Promise.all([joined.press({ type: 'press' }), joined.press({ type: 'press' })]);
  expect(commands).toHaveLength(4);
});

test('the events of a second sync count as missed until they are cleared', () => {
  const { joined } = joinTable();
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
  const since = joined.since();
  joined.hear({ ...sync, events, missed: 'all' });
  expect(joined.missed).toEqual({ since, events, isAll: true });
  expect(joined.events.at(-1)?.isCatchUp).toBe(true);
  joined.hear({ ...sync, version: 20, events: ['later'], missed: 'some' });
  expect(joined.missed).toEqual({ since, events: [...events, 'later'], isAll: false });
  joined.clearMissed();
  expect(joined.missed).toBeUndefined();
  // A sync that nobody asked for, as after sitting down, has missed nothing.
  joined.hear({ ...sync, version: 21, events });
  expect(joined.missed).toBeUndefined();
});

test('a returning person gets the events since their last visit, and the log keeps the recent ones', () => {
  const { link } = joinTable();
  const asked: (number | undefined)[] = [];
  const joined: JoinedTable = new JoinedTable(
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
  joined.hear({ ...sync, version: 9, events: ['old', 'new'] });
  expect(asked).toEqual([undefined, 5]);
  expect(joined.missed).toBeUndefined();
  joined.hear({ ...sync, version: 9, events: ['new'], missed: 'all' });
  expect(joined.missed).toEqual({ since: 5, events: ['new'], isAll: true });
  expect(joined.events.flatMap(({ events }) => events)).toEqual(['old', 'new']);
  expect(joined.since()).toBe(9);
});

test('nothing is missed if the last version was seen; events of an unattended page can be marked as missed', () => {
  const { joined, link } = joinTable();
  const joins: unknown[] = [];
  const join: TableLink['join'] = (table) => {
    joins.push(table);
    return () => undefined;
  };
  const again = new JoinedTable(info.id, { ...link, join }, () => 0, 9);
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
  const look = joined.since() ?? 0;
  joined.hear({ type: 'step', table: info.id, version: look + 1, now: 0, events: ['unseen'] });
  joined.missedSince(look);
  expect(joined.missed).toMatchObject({ since: look, events: ['unseen'] });
});

test('a disconnect while away loses no missed event and lists none twice', () => {
  const { joined } = joinTable();
  const look = joined.since() ?? 0;
  const [shot, moved] = [{ type: 'shot' }, { type: 'moved' }];
  joined.hear({ type: 'step', table: info.id, version: look, now: 0, events: [{ type: 'seen' }] });
  joined.hear({ type: 'step', table: info.id, version: look + 1, now: 0, events: [shot] });
  const you = { seat: seat(0), isHost: true };
  const sync = { type: 'sync', table: info.id, now: 0, info, you, view: after, offer, chat: [] } as const;
  joined.hear({ ...sync, version: look + 2, events: [moved], missed: 'all' });
  expect(joined.missed).toEqual({ since: look + 1, events: [moved], isAll: true });
  joined.missedSince(look);
  expect(joined.missed).toEqual({ since: look, events: [shot, moved], isAll: true });
});

test('the person in the host’s seat is the host', () => {
  const { joined } = joinTable();
  joined.hear({ type: 'step', table: info.id, version: 8, now: 0, info: { ...info, host: seat(1) } });
  expect(joined.state?.you).toEqual({ seat: seat(0), isHost: false });
});

test('an undo removes the events of its move and ends their animation', () => {
  const { joined } = joinTable();
  const step = { type: 'step', table: info.id, now: 0 } as const;
  const told = () => joined.events.flatMap(({ events }) => events);
  joined.hear({ ...step, version: 8, events: ['drew', 'passed'] });
  joined.hear({ ...step, version: 9, events: ['turn-started'] });
  joined.missedSince(8);
  joined.hear({ ...step, version: 10, undone: 2 });
  expect(told()).toEqual(['drew']);
  expect(joined.missed).toBeUndefined();
  expect(joined.events.at(-1)).toEqual({ version: 10, at: 0, isCatchUp: true, events: [] });
  joined.hear({ ...step, version: 11, undone: 9, events: ['loaded'] });
  expect(told()).toEqual(['loaded']);
  const you = { seat: seat(0), isHost: true };
  const sync = { ...step, type: 'sync', info, you, view: after, offer, chat: [] } as const;
  joined.hear({ ...sync, version: 13, events: ['threw'], missed: 'all', undone: 1 });
  expect(told()).toEqual(['threw']);
});

test('an undo since the last visit removes none of the recent events', () => {
  const { link } = joinTable();
  const joined = new JoinedTable(info.id, link, () => 0, 5);
  const you = { seat: seat(0), isHost: true };
  const sync = { type: 'sync', table: info.id, version: 9, now: 0, info, you, view: after, offer, chat: [] } as const;
  joined.hear({ ...sync, events: ['old', 'new'] });
  joined.hear({ ...sync, events: ['new'], missed: 'all', undone: 1 });
  expect(joined.events.flatMap(({ events }) => events)).toEqual(['old', 'new']);
});

test('an undo removes its events, and no others, from those missed since the last visit', () => {
  const { link } = joinTable();
  const joined = new JoinedTable(info.id, link, () => 0, 5);
  const you = { seat: seat(0), isHost: true };
  const sync = { type: 'sync', table: info.id, now: 0, info, you, view: after, offer, chat: [] } as const;
  const [long, old, passed] = [{ type: 'drew' }, { type: 'passed' }, { type: 'passed' }];
  const missed = () => joined.missed?.events;
  joined.hear({ ...sync, version: 9, events: [{ ...old }, { ...passed }] });
  joined.hear({ ...sync, version: 9, events: [long, old, passed], missed: 'all' });
  expect(missed()).toEqual([long, old, passed]);
  joined.hear({ type: 'step', table: info.id, now: 0, version: 10, undone: 1 });
  expect(missed()).toEqual([long, old]);
  joined.hear({ type: 'step', table: info.id, now: 0, version: 11, events: [{ type: 'shot' }] });
  joined.hear({ type: 'step', table: info.id, now: 0, version: 12, undone: 1 });
  expect(missed()).toEqual([long, old]);
});

test('a returning person who missed nothing is shown nothing', () => {
  const { link } = joinTable();
  const joined = new JoinedTable(info.id, link, () => 0, 5);
  const you = { seat: seat(0), isHost: true };
  const sync = { type: 'sync', table: info.id, now: 0, info, you, view: after, offer, chat: [] } as const;
  joined.hear({ ...sync, version: 9, events: [{ type: 'drew' }] });
  joined.hear({ ...sync, version: 9, events: [], missed: 'all' });
  expect(joined.missed).toBeUndefined();
});

test('chat lines are appended, and a table that is gone says why', () => {
  const { joined } = joinTable();
  const line = { at: 1, name: 'Ann', seat: seat(0), type: 'text', text: 'hi' } as const;
  joined.hear({ type: 'step', table: info.id, version: 8, now: 0, chat: [line] });
  expect(joined.state?.chat).toEqual([line]);
  joined.hear({ type: 'gone', table: info.id, code: 'no-such-table' });
  expect(joined.gone).toMatchObject({ code: 'no-such-table' });
});

test('a program is not held back after a question went away', async () => {
  const { joined, commands } = joinTable();
  const load = { type: 'load', cards: ['3'] };
  joined.hear({ type: 'step', table: info.id, now: 0, version: 8, offer: { use: [0], put: { 0: [load] } } });
  expect(await joined.play(load)).toEqual({ ok: true });
  expect(commands).toEqual([{ type: 'move', move: load }]);
});

test('when waits for a state, and fails once the table is gone', async () => {
  const { joined } = joinTable();
  const version = (least: number) => joined.when((state) => (state.version >= least ? state.version : undefined));
  expect(await version(7)).toBe(7);
  const [later, never] = [version(9), version(10)];
  joined.hear({ type: 'step', table: info.id, version: 8, now: 0 });
  joined.hear({ type: 'step', table: info.id, version: 9, now: 0 });
  expect(await later).toBe(9);
  joined.hear({ type: 'gone', table: info.id, code: 'table-closed' });
  await expect(never).rejects.toThrow('table-closed');
});

test('when fails once the connection is refused', async () => {
  const network = new TestNetwork();
  const connection = new Connection(network);
  const state = new JoinedTable(info.id, connection, () => 0).when((one) => one);
  network.socket.say({ type: 'error', code: 'banned' });
  await expect(state).rejects.toThrow('banned');
});

test('listeners are called once for each message and each move, until they are removed', async () => {
  const { joined } = joinTable();
  const versions: (number | undefined)[] = [];
  const remove = joined.onChange(() => versions.push(joined.state?.version));
  joined.hear({ type: 'step', table: info.id, version: 8, now: 0, events: ['drew'] });
  expect(versions).toEqual([8]);
  await joined.play({ type: 'pass' });
  expect(versions).toEqual([8, 8, 8]);
  remove();
  joined.hear({ type: 'step', table: info.id, version: 9, now: 0 });
  expect(versions).toHaveLength(3);
});

test('a press just after a question went away is refused', async () => {
  const { joined, commands, pass } = joinTable();
  const step = { type: 'step', table: info.id, now: 0 } as const;
  const load = { type: 'load', cards: ['3'] };
  joined.hear({ ...step, version: 8, offer: { use: [0], put: { 0: [load] } } });
  pass(LAPSE - 1);
  expect(await joined.press(load)).toEqual({ ok: false, code: 'just-changed' });
  expect(commands).toEqual([]);
  pass(1);
  expect(await joined.press(load)).toEqual({ ok: true });
  expect(commands).toEqual([{ type: 'move', move: load }]);
});

test('a press is accepted at once after one’s own answer, in a race, and without an earlier question', async () => {
  const step = { type: 'step', table: info.id, now: 0 } as const;
  const draw = { type: 'draw' };
  const next = { use: [0], put: { 0: [draw] }, questions: { draw: 10 } };
  const own = joinTable();
  await own.joined.press({ type: 'pass' });
  own.joined.hear({ ...step, version: 8, offer: next });
  expect(await own.joined.press(draw)).toEqual({ ok: true });

  const race = joinTable();
  race.joined.hear({ ...step, version: 8, offer: next });
  expect(await race.joined.press(draw, { reaction: 200 })).toEqual({ ok: true });

  const unasked = joinTable();
  unasked.joined.hear({ ...step, version: 8, offer: { use: [] } });
  unasked.pass(LAPSE);
  unasked.joined.hear({ ...step, version: 9, offer: next });
  expect(await unasked.joined.press(draw)).toEqual({ ok: true });
});

test('without a running clock, as in a lesson, no press is too late', async () => {
  const { joined, commands } = joinTable(true);
  const load = { type: 'load', cards: ['3'] };
  joined.hear({ type: 'step', table: info.id, now: 0, version: 8, offer: { use: [0], put: { 0: [load] } } });
  expect(await joined.press(load)).toEqual({ ok: true });
  expect(commands).toHaveLength(1);
});

test('a step keeps the marks, a sync clears them', () => {
  const { joined } = joinTable();
  const step = { table: info.id, now: 0 } as const;
  joined.hear({ type: 'marks', table: info.id, seats: [seat(1)] });
  expect(joined.state?.marks).toEqual([1]);
  joined.hear({ ...step, type: 'step', version: 8 });
  expect(joined.state?.marks).toEqual([1]);
  const you = { seat: seat(0), isHost: true };
  joined.hear({ ...step, type: 'sync', version: 9, info, you, view: before, offer, events: [], chat: [] });
  expect(joined.state?.marks).toBeUndefined();
});

test('what the page has shown is reported for a player in a running game', () => {
  const { joined, shown } = joinTable();
  joined.reportShown(7);
  expect(shown).toEqual([7]);
});

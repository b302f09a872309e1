import type { ConnectionStatus, TableLink, TableListener } from '@saloon/client';
import { gameId, seat } from '@saloon/kernel';
import { type TableInfo, tableId } from '@saloon/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TableStore } from './table-store.ts';

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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function join() {
  let [time, status]: [number, ConnectionStatus] = [100, { type: 'online' }];
  let listener: TableListener | undefined;
  let acknowledge = () => {};
  const shown: number[] = [];
  const watchers = new Set<() => void>();
  const link: TableLink = {
    get status() {
      return status;
    },
    onChange: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    open: async () => ({ ok: false, code: 'none' }),
    join: (_table, one) => {
      listener = one;
      return () => {
        listener = undefined;
      };
    },
    command: () =>
      new Promise((resolve) => {
        acknowledge = () => resolve({ ok: true });
      }),
    hint: async () => ({ ok: false, code: 'no-hint-now' }),
    seen: async () => ({ ok: false, code: 'not-seated' }),
    shown: (_table, version) => void shown.push(version),
    tryNow: () => undefined,
  };
  const store = new TableStore(info.id, link, () => time);
  const you = { seat: seat(0), isHost: true };
  const offer = { use: [0], put: { 0: [{ type: 'pass' }] }, questions: { pass: 9 } };
  const at = { table: info.id, version: 7, now: 5000 };
  listener?.hear({ type: 'sync', ...at, info, you, view: {}, offer, events: [], chat: [] });
  return {
    store,
    shown,
    watchers,
    step: (version: number) =>
      listener?.hear({ type: 'step', table: info.id, version, now: 6000, events: [`event ${version}`] }),
    pass: (ms: number) => (time += ms),
    acknowledge: () => acknowledge(),
    lose: () => {
      status = { type: 'waiting', until: 9 };
      for (const watcher of watchers) watcher();
    },
  };
}

test('the signals follow the table and its connection', () => {
  const { store, step, lose } = join();
  expect(store.state.value?.version).toBe(7);
  step(8);
  expect(store.state.value?.version).toBe(8);
  expect(store.events.value.flatMap(({ events }) => events)).toEqual(['event 8']);
  lose();
  expect(store.status.value).toEqual({ type: 'waiting', until: 9 });
});

test('the clock that is drawn moves with messages and ticks', () => {
  const { store, step, pass } = join();
  pass(250);
  expect([store.clock(), store.now.value]).toEqual([5250, 5000]);
  store.tick();
  expect(store.now.value).toBe(5250);
  step(8);
  expect(store.now.value).toBe(6000);
});

test('a move on its way is slow after a second, until it is acknowledged', async () => {
  const { store, acknowledge } = join();
  const move = { type: 'pass' };
  const sent = store.send(move);
  expect(store.sending.value).toEqual({ move, isSlow: false });
  vi.advanceTimersByTime(1000);
  expect(store.sending.value).toEqual({ move, isSlow: true });
  acknowledge();
  expect(await sent).toEqual({ ok: true });
  expect(store.sending.value).toBeUndefined();
  vi.advanceTimersByTime(1000);
  expect(store.sending.value).toBeUndefined();
});

test('a closed store follows neither the table nor the connection', () => {
  const { store, watchers, step } = join();
  store.close();
  step(8);
  expect(store.state.value?.version).toBe(7);
  expect(watchers.size).toBe(0);
});

test('a shown version is reported once', () => {
  const { store, shown } = join();
  store.noteShown(7);
  store.noteShown(7);
  store.noteShown(8);
  expect([shown, store.shown.value]).toEqual([[7, 8], 8]);
});

import { findGame } from '@saloon/catalog';
import { type AnyGame, seat } from '@saloon/kernel';
import type { ServerMessage, UserId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { Entry } from '../log/entry.ts';
import { readEntry } from '../log/read-entry.ts';
import { Scene } from '../scene/scene.ts';
import { Table } from '../table.ts';
import { ann, bob, cal, dot, hasty, nameOf, openingOf, overTheWire, playing, TestTable } from '../testing/index.ts';

const zoe = 'zoe' as UserId;
const plain = findGame('wright-brothers') as AnyGame;
/** Ann and Cal play together, and Bob and Dot. */
const inTeams: AnyGame = {
  ...plain,
  teams: () => [
    [seat(0), seat(2)],
    [seat(1), seat(3)],
  ],
};

/** A table of four in two teams; Zoe watches. */
function inPlay() {
  const { log } = playing([ann, bob, cal, dot]);
  const [opened, ...rest] = log;
  if (opened?.type !== 'opened') throw new Error('Cannot test: the log does not begin with the opening');
  const rebuilt = (entries: readonly Entry[]) => {
    const table = new Table(Scene.open(inTeams, opened), opened, hasty);
    table.replay(entries);
    return table;
  };
  const table = rebuilt(rest);
  table.presence(zoe, true, 2000);
  table.takeEntries();
  const everybody = [ann, bob, cal, dot, zoe];
  const syncOf = (user: UserId, of = table) => overTheWire(of.attach(user, 3000)) as ServerMessage & { type: 'sync' };
  for (const user of everybody) table.attach(user, 2000);
  return { table, rest, rebuilt, syncOf, everybody };
}

const say = (table: Table, user: UserId, id: string) =>
  table.command(user, nameOf(user), id, { type: 'chat', text: 'The left one', to: 'team' }, 2500);
const author = expect.stringMatching(/^[0-9a-f]{12}$/);
const line = { at: 2500, name: 'Cal', seat: 2, author, to: 'team', type: 'text', text: 'The left one' };

test('a team message reaches only the team, now and later', () => {
  const { table, syncOf, everybody } = inPlay();
  const { version } = table;
  expect(say(table, cal, 'c1')).toEqual({ ok: true, version });
  const told = table.takeMessages();
  expect(told.map(({ to }) => to)).toEqual([0, 2]);
  for (const { text } of told) expect(JSON.parse(text)).toMatchObject({ version, chat: [line] });
  expect(table.version).toBe(version);
  const heard = everybody.map((user) => syncOf(user).chat.length);
  expect(heard).toEqual([1, 0, 1, 0, 0]);
});

test('it is in the log with its team, and the same people know of it after a restart', () => {
  const { table, rest, rebuilt, syncOf, everybody } = inPlay();
  say(table, cal, 'c1');
  const entries = table.takeEntries().map((entry) => readEntry(overTheWire(entry)));
  expect(entries).toMatchObject([{ type: 'said', seat: 2, to: [0, 2], text: 'The left one' }]);
  const came: Entry = { type: 'came', user: zoe, at: 2000 };
  const again = rebuilt([...rest, came, ...entries]);
  expect(everybody.map((user) => syncOf(user, again).chat)).toEqual([[line], [], [line], [], []]);
});

test('the teams are public, and a player without a team cannot use team chat', () => {
  const { table, syncOf } = inPlay();
  expect(syncOf(zoe).info.teams).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(say(table, zoe, 'z1')).toEqual({ ok: false, code: 'not-seated' });
  const alone = playing([ann, bob]);
  expect(alone.table.info.teams).toBeUndefined();
  expect(alone.do(ann, { type: 'chat', text: 'x', to: 'team' })).toEqual({ ok: false, code: 'no-team' });
  expect(alone.do(ann, { type: 'chat', text: 'x', to: 'all' })).toMatchObject({ ok: true });
});

test.each([true, false])('a game with teams has team chat if the table allows it: %s', (teamChat) => {
  const opening = openingOf({ seats: ['me', 'easy', 'easy', 'easy'], options: { teamChat } });
  const table = new TestTable({ ...opening, request: { ...opening.request, game: 'caliber-45' } });
  table.do(ann, { type: 'start' });
  expect(table.table.info.teams?.length).toBe(teamChat ? 2 : undefined);
  const answer = table.do(ann, { type: 'chat', text: 'The left one', to: 'team' });
  expect(answer.ok ? 'said' : answer.code).toBe(teamChat ? 'said' : 'no-team');
});

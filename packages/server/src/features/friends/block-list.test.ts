import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { RunSql } from '../../core/store/shared-sql.ts';
import { row } from '../../testing/stored-rows.ts';
import { Lobby } from '../lobby/lobby.ts';
import { Moderation } from '../moderation/moderation.ts';
import { Notices } from '../moderation/notices.ts';
import type { Ruling } from '../moderation/ruling-records.ts';
import { BlockList } from './block-list.ts';

const [ann, bob, cal] = [userId('ann'), userId('bob'), userId('cal')];

test('a block that arrives while the list is read again is kept, and so is the end of one', async () => {
  const read = Promise.withResolvers<readonly object[]>();
  const run = (async () => [await read.promise]) as unknown as RunSql;
  const blocks = new BlockList(run);
  blocks.set(ann, cal, true);
  const reading = blocks.read();
  blocks.set(ann, bob, true);
  blocks.set(ann, cal, false);
  expect([blocks.has(ann, bob), blocks.has(ann, cal)]).toEqual([true, false]);
  read.resolve([{ user_id: ann, other_id: cal }]);
  await reading;
  expect([blocks.has(ann, bob), blocks.has(ann, cal)]).toEqual([true, false]);
});

test('a ruling that arrives while all are read again is kept', async () => {
  const read = Promise.withResolvers<readonly Ruling[]>();
  const moderation = new Moderation({ all: () => read.promise } as never, () => 0);
  const ruling = (subject: string): Ruling => ({ kind: 'banned-user', subject, at: 0 });
  const reading = moderation.read();
  moderation.add(ruling('ann'));
  moderation.remove('banned-user', 'bob');
  read.resolve([ruling('bob'), ruling('cal')]);
  expect((await reading).map(({ subject }) => subject)).toEqual(['cal', 'ann']);
});

test('the lobby notes what changes while its rows are read', async () => {
  const lobby = new Lobby({ shown: 9, kept: 9, titlesOf: () => '' });
  const read = Promise.withResolvers<void>();
  const reading = lobby.changes.read(() => read.promise);
  lobby.update(row('a').id, row('a'));
  lobby.update(row('b').id, undefined);
  read.resolve();
  expect((await reading).changes).toEqual([
    [row('a').id, row('a')],
    [row('b').id, undefined],
  ]);
});

test('an older reading of the notices never ends last', async () => {
  const answers: ((text: string) => void)[] = [];
  const shown: string[] = [];
  const notice = () => new Promise<string>((resolve) => answers.push(resolve));
  const notices = new Notices({
    records: { of: notice } as never,
    wall: () => 0,
    show: (text) => shown.push(text),
    publish: () => undefined,
  });
  const both = [notices.read(), notices.read()];
  const answer = async (text: string) => {
    while (answers.length < 2) await new Promise((resolve) => setImmediate(resolve));
    for (const resolve of answers.splice(0)) resolve(text);
  };
  await answer('old');
  await answer('new');
  await Promise.all(both);
  expect([shown, notices.announcement]).toEqual([['old', 'new'], 'new']);
});

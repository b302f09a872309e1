import { gameId, seedOf } from '@saloon/kernel';
import { OfferBook, type TableCommand, tableId, userId } from '@saloon/protocol';
import { type Entry, type Opening, openTable } from '@saloon/table';
import { expect, test } from 'vitest';
import { checkTable } from './check-table.ts';
import { Journal } from './journal.ts';

const id = tableId('table1');
const ann = userId('ann');
const bob = userId('bob');

const REQUEST: Opening['request'] = {
  type: 'open-table',
  id: 'o1',
  game: gameId('wright-brothers'),
  seats: [{ type: 'me' }, { type: 'open' }],
  isPrivate: true,
};

/** Some chat and moves of a game, with everything Ann and Bob received. */
function played() {
  const opened = openTable({ id, seed: seedOf(1), host: { user: ann, name: 'Ann' }, request: REQUEST });
  if (!opened.ok) throw new Error(opened.code);
  const { table } = opened;
  const log: Entry[] = [...table.takeEntries()];
  const journals = [new Journal('Ann'), new Journal('Bob')] as const;
  let now = 0;
  const order = (user: typeof ann, command: TableCommand) => {
    const journal = journals[user === ann ? 0 : 1];
    const name = `c${journal.orders.size}`;
    now += 100;
    journal.user = user;
    journal.ordered(id, name, command);
    const answer = table.command(user, user, name, command, now);
    journal.heard(
      answer.ok
        ? { type: 'done', table: id, id: name, version: answer.version }
        : { type: 'refused', table: id, id: name, code: answer.code },
    );
    log.push(...table.takeEntries());
    for (const [i, viewer] of [ann, bob].entries()) {
      const sync = table.attach(viewer, now);
      if (sync.type !== 'sync') continue;
      const offer = new OfferBook().read(sync.offer);
      journals[i]?.heard(sync);
      journals[i]?.saw(id, sync.version, { info: sync.info, view: sync.view, offer });
    }
    return answer;
  };
  table.presence(ann, true, 0);
  table.presence(bob, true, 0);
  order(bob, { type: 'sit', seat: 1 });
  order(ann, { type: 'chat', text: 'Draw!' });
  order(ann, { type: 'start' });
  for (let moves = 0; moves < 6; moves++) {
    for (const user of [ann, bob]) {
      const sync = table.attach(user, now);
      if (sync.type !== 'sync') throw new Error(sync.type);
      const { moves: offered, questions } = new OfferBook().read(sync.offer);
      const move = (offered as readonly { type: string }[]).find(({ type }) => type === 'pass');
      if (move !== undefined) order(user, { type: 'move', move, answers: questions[move.type] ?? 0 });
    }
  }
  order(bob, { type: 'sit', seat: 0 });
  order(bob, { type: 'chat', text: 'Bang' });
  return { log, journals };
}

const check = (log: readonly Entry[], journals: readonly Journal[]) => checkTable(id, log, journals);
const lastBy = (log: readonly Entry[], type: Entry['type']) =>
  log.findLastIndex((entry) => entry.type === type && entry.by);

test('a complete log that matches what clients saw is fine', () => {
  const { log, journals } = played();
  expect(journals[0].acknowledged + journals[1].acknowledged).toBeGreaterThan(8);
  expect(check(log, journals)).toEqual([]);
});

test('a lost acknowledged move is reported, and what everyone saw of it', () => {
  const { log, journals } = played();
  const problems = check(log.toSpliced(lastBy(log, 'said'), 1), journals);
  expect(problems).toContainEqual(
    expect.stringMatching(/Bob's chat c\d+ at table table1 was acknowledged and is lost/),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(/was shown version \d+ of table table1, and the log ends before/),
  );
});

test('a move that was played twice is reported', () => {
  const { log, journals } = played();
  const said = log.slice(lastBy(log, 'said'));
  expect(check([...log, ...said], journals)).toEqual([
    expect.stringMatching(/Bob's chat c\d+ at table table1 was played 2 times/),
  ]);
});

test('a move or chat message that differs in the log is reported', () => {
  const { log, journals } = played();
  const said = lastBy(log, 'said');
  const talk = log.map((entry, i) => (i === said && entry.type === 'said' ? { ...entry, text: 'Peace' } : entry));
  expect(check(talk, journals)).toEqual([expect.stringMatching(/is another one in the log: .*Peace/)]);
  const moved = lastBy(log, 'input');
  const play = log.map((entry, i) =>
    i === moved && entry.type === 'input' && entry.input.type === 'move'
      ? { ...entry, input: { ...entry.input, at: entry.input.at + 1 }, at: entry.at + 1 }
      : entry,
  );
  expect(check(play, journals)).toContainEqual(expect.stringMatching(/was shown another version \d+ of table table1/));
});

test('a rejected move in the log is reported, unless it may be retried', () => {
  const { log, journals } = played();
  const [ann] = journals;
  const order = [...ann.orders.values()].find(({ command }) => command.type === 'chat');
  order?.answers.push({ type: 'refused', code: 'storage-full' });
  expect(check(log, journals)).toEqual([]);
  order?.answers.push({ type: 'refused', code: 'not-seated' });
  expect(check(log, journals)).toEqual([expect.stringMatching(/refused \(not-seated\) and played nevertheless/)]);
});

test('a view that the log does not give, a version that went back and a missing table are reported', () => {
  const { log, journals } = played();
  const [ann, bob] = journals;
  const last = bob.told.at(-1);
  if (last === undefined) throw new Error('Bob was told nothing');
  bob.told.push({ ...last, hash: 'other' });
  expect(check(log, journals)).toEqual([expect.stringMatching(/Bob was shown another version/)]);
  ann.heard({ type: 'done', table: id, id: 'c0', version: 1 });
  expect(check(log, [ann])).toContainEqual(expect.stringMatching(/answered with version 1 and is \d+/));
  ann.heard({ type: 'step', table: id, version: 2, now: 0 });
  expect(ann.problems).toEqual([expect.stringMatching(/Ann saw table table1 go back from version \d+ to 2/)]);
  expect(check([], journals)).toEqual([expect.stringMatching(/not in the store/)]);
});

test('a command that nobody sent and a log whose clock goes back are reported', () => {
  const { log, journals } = played();
  const [, bob] = journals;
  const sent = [...bob.orders.keys()].at(-1) ?? '';
  bob.orders.delete(sent);
  expect(check(log, journals)).toEqual([`Bob never sent ${sent}, which is in the log of table table1`]);
  const back = log.map((entry, i) => (i === log.length - 1 ? { ...entry, at: 0 } : entry));
  expect(check(back, journals)).toContainEqual(
    expect.stringMatching(/The clock of table table1 went back from \d+ to 0/),
  );
});

import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/memory-server.ts';
import { playToTheEnd } from '../../testing/play.ts';
import { Recordings } from './recordings.ts';

const DAY = 24 * 3600 * 1000;

/** A table whose game is over, with both people still there. */
async function finished() {
  const server = await openTestServer();
  const [ann, bob] = [server.connect(), server.connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({ options: { rounds: 1, raceMode: 'sealed' } });
  for (const one of [ann, bob]) await one.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  const ROUND = 700;
  await playToTheEnd([ann, bob], table, () => server.clock.pass(ROUND));
  return { ...server, ann, bob, table };
}

test('the file of a finished game is made once, and again after a comment', async () => {
  const { ann, table, server } = await finished();
  let made = 0;
  const findGame: typeof server.catalog.findGame = (...asked) => {
    made += 1;
    return server.catalog.findGame(...asked);
  };
  const recordings = new Recordings({ ...server, catalog: { ...server.catalog, findGame } });
  const [yes, no] = [() => true, () => false];
  expect(await recordings.find(table, no)).toBe('too-fast');
  expect(made).toBe(0);
  const [first, second] = await Promise.all([recordings.find(table, yes), recordings.find(table, yes)]);
  expect(second).toBe(first);
  const once = made;
  expect(first).toMatchObject({ type: 'file', text: expect.stringContaining('"saloon":"recording"') });
  expect(await recordings.find(table, no)).toBe(first);
  expect(made).toBe(once);
  await ann.order(table, { type: 'comment', step: 1, text: 'Here it was lost' });
  expect(await recordings.find(table, yes)).toMatchObject({ text: expect.stringContaining('Here it was lost') });
});

test('a finished game is in the list for three days, however often it is viewed', async () => {
  const { ann, bob, table, clock, connect } = await finished();
  for (const one of [ann, bob]) one.close();
  const MINUTE = 60_000;
  const listed = async () => {
    const again = connect(ann.secret);
    await again.hello('Ann');
    const list = again.next('seated');
    again.send({ type: 'watch-lobby' });
    const { tables } = await list;
    again.close();
    return tables.map(({ id }) => id);
  };
  await clock.pass(2 * DAY);
  const guest = connect();
  await guest.hello('Guest');
  await guest.join(table);
  guest.close();
  await clock.pass(MINUTE);
  expect(await listed()).toEqual([table]);
  await clock.pass(DAY);
  expect(await listed()).toEqual([]);
});

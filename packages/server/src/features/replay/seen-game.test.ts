import { LIMITS, viewsOf } from '@saloon/protocol';
import { expect, test } from 'vitest';
import type { TestClient } from '../../testing/client.ts';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { owed, playToTheEnd } from '../../testing/play.ts';

/** Ann and Bob at a table, and a game that has been played for a while. */
async function inTheMiddle(server: TestServer) {
  const [ann, bob, eve] = [server.connect(), server.connect(), server.connect()];
  for (const [client, name] of [
    [ann, 'Ann'],
    [bob, 'Bob'],
    [eve, 'Eve'],
  ] as const)
    await client.hello(name);
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'open' }], options: { rounds: 1 } });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 1 });
  await ann.order(table, { type: 'start' });
  for (let i = 0; i < 6; i++) {
    for (const client of [ann, bob]) {
      const command = owed(client, table, i);
      if (command !== undefined) await client.order(table, command);
    }
    await server.clock.pass(700);
  }
  return { ann, bob, eve, table };
}

async function ask(client: TestClient, table: string, id: string) {
  client.send({ type: 'ask-seen', table, id });
  return client.nextOf(['seen', 'refused'], (message) => message.id === id);
}

test('a player gets their own game so far, without any card of the others', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await inTheMiddle(server);
  const told = await ask(bob, table, 's1');
  if (told.type !== 'seen') throw new Error('Cannot test: nothing was seen');
  expect(told.seen).toMatchObject({ names: ['Ann', 'Bob'], seat: 1, isOver: false });
  type View = { readonly players: readonly { readonly hand?: unknown }[] };
  const views = viewsOf(told.seen.steps) as readonly View[];
  expect(views.length).toBeGreaterThan(3);
  for (const { players } of views) expect(players.map(({ hand }) => hand !== undefined)).toEqual([false, true]);
  // It ends where Bob is now.
  const last = told.seen.steps.at(-1);
  expect(last?.version).toBeLessThanOrEqual(bob.table(table).version);
  expect(ann.inbox.some(({ type }) => type === 'seen')).toBe(false);
});

test('users without a seat and too frequent requests are refused', async () => {
  const server = await openTestServer();
  const { ann, eve, table } = await inTheMiddle(server);
  expect(await ask(eve, table, 's1')).toMatchObject({ type: 'refused', code: 'not-seated' });
  expect(await ask(eve, 'nosuchtable', 's2')).toMatchObject({ type: 'refused', code: 'not-seated' });
  for (let i = 0; i < LIMITS.hintBurst; i++) expect(await ask(ann, table, `a${i}`)).toMatchObject({ type: 'seen' });
  expect(await ask(ann, table, 'more')).toMatchObject({ type: 'refused', code: 'too-fast' });
});

test('replays are limited per address, over all its connections, and other addresses have their own limit', async () => {
  const server = await openTestServer();
  const { ann, table } = await inTheMiddle(server);
  const { workBurst } = server.server.limits;
  const answers = [];
  for (let i = 0; i < workBurst + 2; i++) {
    const line = server.connect(ann.secret);
    await line.hello('Ann');
    answers.push(await ask(line, table, `s${i}`));
    line.close();
  }
  expect(answers.filter(({ type }) => type === 'seen')).toHaveLength(workBurst);
  expect(answers.slice(workBurst)).toMatchObject([{ code: 'too-fast' }, { code: 'too-fast' }]);
  const far = server.connect(ann.secret, '192.0.2.2');
  await far.hello('Ann');
  expect(await ask(far, table, 'far')).toMatchObject({ type: 'seen' });
});

test('after the end it says so, and comments are saved with the game and sent to all', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await inTheMiddle(server);
  await playToTheEnd([ann, bob], table, () => server.clock.pass(700));
  expect(await ask(bob, table, 's1')).toMatchObject({ type: 'seen', seen: { isOver: true } });
  expect(await ann.order(table, { type: 'comment', step: 3, text: 'Here!' })).toMatchObject({ type: 'done' });
  const remark = { step: 3, name: 'Ann', seat: 0, text: 'Here!' };
  expect(bob.inbox.findLast((message) => message.type === 'step')).toMatchObject({ comments: [remark] });
  expect(await bob.join(table)).toMatchObject({ comments: [remark] });
  for (let i = 0; i < LIMITS.chatBurst; i++) await ann.order(table, { type: 'comment', step: 1, text: `${i}` });
  expect(await ann.order(table, { type: 'comment', step: 1, text: 'more' })).toMatchObject({ code: 'too-fast' });
});

import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/memory-server.ts';

test('a newcomer is in a game against bots with one request', async () => {
  const { connect, clock } = await openTestServer();
  const ann = connect();
  const { user, name } = await ann.hello('Ann');
  expect(user).toMatch(/^[0-9a-f]{24}$/);
  expect(name).toBe('Ann');
  const table = await ann.open({
    seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }, { type: 'bot', level: 'easy' }],
    options: { rounds: 1 },
    isPrivate: true,
  });
  const sync = await ann.join(table);
  expect(sync.you).toEqual({ seat: 0, isHost: true });
  expect(sync.info.phase).toBe('waiting');
  expect(await ann.order(table, { type: 'start' })).toMatchObject({ type: 'done' });
  expect(ann.table(table).info.phase).toBe('playing');
  await clock.pass(5000);
  expect(ann.table(table).view).toBeDefined();
});

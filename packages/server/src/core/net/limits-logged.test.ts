import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/memory-server.ts';
import { makeLogger } from '../observe/logger.ts';

test('each limit that a client hits is logged with its name, address and user', async () => {
  const lines: string[] = [];
  const limits = { chatBurst: 1, tablesPerUser: 1, joinBurst: 4, joinsPerSecond: 0, connectionsPerAddress: 1 };
  const server = await openTestServer({ limits, log: makeLogger('info', (line) => lines.push(line)) });
  const ann = server.connect();
  const { user } = await ann.hello('Ann');
  const table = await ann.open();
  await ann.join(table);
  await ann.order(table, { type: 'emote', emote: 'howdy' });
  await ann.order(table, { type: 'emote', emote: 'howdy' });
  await ann.open({ id: 'second' }).catch(() => undefined);
  const error = ann.next('error');
  ann.send({ type: 'join', table });
  await error;
  server.connect();
  const address = '192.0.2.1';
  expect(lines.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined)).toMatchObject([
    { event: 'limit', limit: 'commands', address, user },
    { event: 'limit', limit: 'tables', address, user },
    { event: 'limit', limit: 'joins', address, user },
    { event: 'limit', limit: 'connections', address },
  ]);
});

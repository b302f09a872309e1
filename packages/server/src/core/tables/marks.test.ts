import { userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { openTestServer } from '../../testing/memory-server.ts';

const RACES = 50;

test('[WB-ONL-7] only the host sees marks, and the game has sealed races', async () => {
  const { server, connect } = await openTestServer();
  const [ann, bob, cal] = [connect(), connect(), connect()];
  await ann.hello('Ann');
  const { user } = await bob.hello('Bob');
  await cal.hello('Cal');
  const table = await ann.open({ options: { rounds: 1 } });
  for (const client of [ann, bob, cal]) await client.join(table);
  for (let race = 0; race < RACES; race++) server.tables.reactions.add(userId(user), 110);
  const told = ann.next('marks');
  await bob.order(table, { type: 'sit', seat: 1 });
  expect(await told).toEqual({ type: 'marks', table, seats: [1] });

  // Sent again after each sync, and empty when the marked person stands up.
  ann.close();
  const again = connect(ann.secret);
  await again.hello('Ann');
  const toldAgain = again.next('marks');
  await again.join(table);
  expect(await toldAgain).toMatchObject({ seats: [1] });
  const toldNone = again.next('marks');
  await bob.order(table, { type: 'stand' });
  expect(await toldNone).toMatchObject({ seats: [] });

  await bob.order(table, { type: 'sit', seat: 1 });
  await again.order(table, { type: 'start' });
  expect(bob.table(table).info).toMatchObject({ phase: 'playing', options: { raceMode: 'sealed' } });
  for (const other of [bob, cal]) expect(other.raw.filter((text) => text.includes('"marks"'))).toEqual([]);
  await server.stop();
});

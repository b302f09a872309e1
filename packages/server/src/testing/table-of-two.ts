import type { TableId } from '@saloon/protocol';
import type { RunningServer } from '../start-server.ts';
import type { TestClient } from './client.ts';
import { Visitor } from './visitor.ts';
import { connectTo } from './ws-client.ts';

/** Somebody with a page open: its socket, and the routes it asks. */
export type Guest = { readonly client: TestClient; readonly visitor: Visitor };

export async function guestOf({ port, ...server }: RunningServer, name: string): Promise<Guest> {
  const visitor = new Visitor({ port, ...server });
  const client = await connectTo(port, visitor.secret);
  await client.hello(name);
  return { client, visitor };
}

/** Ann opens a table and sits down, and Bob takes the other seat. */
export async function tableOfTwo(
  server: RunningServer,
  request: Parameters<TestClient['open']>[0] = {},
): Promise<{ readonly ann: Guest; readonly bob: Guest; readonly table: TableId }> {
  const [ann, bob] = [await guestOf(server, 'Ann'), await guestOf(server, 'Bob')];
  const table = await ann.client.open({ seats: [{ type: 'me' }, { type: 'open' }], ...request });
  await ann.client.join(table);
  await bob.client.join(table);
  await bob.client.order(table, { type: 'sit', seat: 1 });
  return { ann, bob, table };
}

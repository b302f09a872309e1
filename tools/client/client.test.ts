import { randomBytes } from 'node:crypto';
import { Connection, JoinedTable, openSocket, type Socket, system } from '@saloon/client';
import { gameId } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { realServer } from '../../packages/server/src/testing/real-server.ts';

/** A person with a connection that the test can cut. */
function connect(port: number, name: string) {
  const sockets: Socket[] = [];
  const connection = new Connection({
    connect: () => {
      const socket = openSocket(WebSocket, `ws://127.0.0.1:${port}/ws`);
      sockets.push(socket);
      return socket;
    },
    identity: { secret: randomBytes(32).toString('hex'), name },
    environment: system,
  });
  onTestFinished(() => connection.close());
  return { connection, cut: () => sockets.at(-1)?.close(), attempts: () => sockets.length };
}

const until = (source: { onChange(listener: () => void): () => void }, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!isSo()) return;
      remove();
      resolve();
    };
    const remove = source.onChange(check);
    check();
  });

const openTable = async (connection: Connection): Promise<TableId> => {
  const seats = [{ type: 'me' as const }, { type: 'open' as const }];
  const opened = await connection.open({ game: gameId('wright-brothers'), seats, isPrivate: false });
  return opened.ok ? opened.table : expect.fail(opened.code);
};

test('two clients sit down at a table of a real server, and both see each move', async () => {
  const { port } = await realServer();
  const [ann, bob] = [connect(port, 'Ann'), connect(port, 'Bob')];
  const table = await openTable(ann.connection);
  expect(ann.connection.user).toMatchObject({ name: 'Ann' });
  const tables = [ann, bob].map(({ connection }) => new JoinedTable(table, connection, system.now));
  const [hers, his] = tables as [JoinedTable, JoinedTable];
  await his.when((state) => state);
  expect(await his.do({ type: 'start' })).toEqual({ ok: false, code: 'not-host' });
  expect(await his.do({ type: 'sit', seat: 1 })).toEqual({ ok: true });
  expect(await hers.do({ type: 'start' })).toEqual({ ok: true });
  for (const one of tables) await one.when(({ info }) => info.phase === 'playing' || undefined);
  const asked = await Promise.race(
    tables.map((one) => one.when(({ offer }) => (offer.questions.pass === undefined ? undefined : one))),
  );
  const before = hers.state?.version ?? 0;
  expect(await asked.play({ type: 'pass' })).toEqual({ ok: true });
  const after = await Promise.all(
    tables.map((one) => one.when(({ version }) => (version > before ? version : undefined))),
  );
  expect(new Set(after).size).toBe(1);
});

test('after a disconnect the client reconnects, continues the table and sends the unanswered command again', async () => {
  const { port } = await realServer();
  const ann = connect(port, 'Ann');
  const table = new JoinedTable(await openTable(ann.connection), ann.connection, system.now);
  await table.when((state) => state);
  ann.cut();
  await until(ann.connection, () => ann.connection.status.type === 'waiting');
  const sent = table.do({ type: 'chat', text: 'Still here' });
  ann.connection.tryNow();
  expect(await sent).toEqual({ ok: true });
  await table.when(({ chat }) => (chat.length > 0 ? chat : undefined));
  expect(table.state?.chat).toMatchObject([{ text: 'Still here' }]);
  expect(ann.attempts()).toBe(2);
});

test('the lobby lists a table as long as it is open', async () => {
  const { port } = await realServer();
  const [ann, bob] = [connect(port, 'Ann'), connect(port, 'Bob')];
  const { lobby } = bob.connection;
  bob.connection.start();
  lobby.watch();
  await until(lobby, () => lobby.rows !== undefined);
  expect(lobby.rows).toEqual([]);
  const table = await openTable(ann.connection);
  await until(lobby, () => lobby.rows?.length === 1);
  expect(lobby.rows).toMatchObject([{ id: table, host: 'Ann', seats: 2, taken: 1 }]);
});

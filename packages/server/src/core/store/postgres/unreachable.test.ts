import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { migrateDatabase } from './open-postgres-store.ts';

/** A port where this is done with every call. */
async function portThat(answers: (call: Socket) => void): Promise<number> {
  const server = createServer((call) => answers(call.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const setupOf = (port: number) => {
  const said: string[] = [];
  const waiting = (sentence: string) => void said.push(sentence);
  return { said, setup: { url: `postgres://saloon@127.0.0.1:${port}/saloon`, name: '--database', waiting } };
};

test('gives up on a database that does not come up in time', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  const { said, setup } = setupOf(typeof address === 'object' && address !== null ? address.port : 0);
  await expect(migrateDatabase({ ...setup, patience: 500 })).rejects.toThrow(
    /^Cannot use the database .*: nothing listens there; start it, or correct --database; given up after 0.5 s$/,
  );
  expect(said).toHaveLength(1);
});

test('a host that accepts and closes every connection is reported, and Ctrl-C stops the waiting', async () => {
  const { setup } = setupOf(await portThat((call) => call.once('data', () => call.end())));
  await expect(migrateDatabase({ ...setup, patience: 0 })).rejects.toThrow(/: it hangs up; start it, or correct/);
  const controller = new AbortController();
  const waiting = migrateDatabase({ ...setup, signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(waiting).rejects.toThrow('enough');
});

test('a silent host is not waited for', async () => {
  const calls: Socket[] = [];
  onTestFinished(() => {
    for (const call of calls) call.destroy();
  });
  const { said, setup } = setupOf(await portThat((call) => void calls.push(call)));
  await expect(migrateDatabase(setup)).rejects.toThrow(
    /: the host does not answer; correct host and port in --database, or open the way to it$/,
  );
  expect(said).toEqual([]);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../../../start-server.ts';
import { eventually } from '../../../testing/eventually.ts';
import { playToTheEnd } from '../../../testing/play.ts';
import { cuttingProxy } from '../../../testing/postgres/cutting-proxy.ts';
import { describePostgres, testDatabase } from '../../../testing/postgres/shared-postgres.ts';
import { realServer } from '../../../testing/real-server.ts';
import { connectTo } from '../../../testing/ws-client.ts';
import { request } from '../../http/testing/request.ts';

const name = '--database';
const nap = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis));

describePostgres('a server on PostgreSQL', () => {
  test('a game is played to its end, and the next server has its recording, lobby and users', async () => {
    const url = await testDatabase();
    const first = await startServer({
      port: 0,
      host: '127.0.0.1',
      dataDir: '',
      database: { url, name },
      botThreads: 0,
    });
    const [ann, bob] = [await connectTo(first.port), await connectTo(first.port)];
    await ann.hello('Ann');
    await bob.hello('Bob');
    const table = await ann.open({ options: { rounds: 1, raceMode: 'sealed' } });
    const waiting = await ann.open({ title: 'Come in' });
    await ann.join(table);
    await bob.join(table);
    await bob.order(table, { type: 'sit', seat: 1 });
    await ann.order(table, { type: 'start' });
    await playToTheEnd([ann, bob], table, () => nap(1));
    await first.stop();

    const { port, parts: server } = await realServer({ database: { url, name } });
    const recording = await request(port, `/api/tables/${table}/recording`);
    expect(recording.status).toBe(200);
    expect(recording.text).toMatch(/"names":\s*\["Ann",\s*"Bob"\]/);
    const again = await connectTo(port, ann.secret);
    await again.hello('Ann');
    const [lobby, seated] = [again.next('lobby'), again.next('seated')];
    again.send({ type: 'watch-lobby' });
    expect((await lobby).tables.map(({ id }) => id)).toEqual([waiting]);
    expect((await seated).tables.map(({ id }) => id).sort()).toEqual([table, waiting].sort());
    expect((await again.join(waiting)).info.title).toBe('Come in');
    expect(server.tables.size).toBeGreaterThan(0);
  });

  test('while the database is down commands are refused, and play continues when it is back', async () => {
    const url = new URL(await testDatabase());
    const proxy = await cuttingProxy(Number(url.port));
    onTestFinished(() => proxy.close());
    url.port = String(proxy.port);
    const { port } = await realServer({ database: { url: url.href, name } });
    const health = async () => {
      const { status, text } = await request(port, '/health');
      return [status, JSON.parse(text).status];
    };
    const ann = await connectTo(port);
    await ann.hello('Ann');
    const table = await ann.open();
    await ann.join(table);
    expect(await ann.order(table, { type: 'chat', text: 'one' }, 'm1')).toMatchObject({ type: 'done' });
    expect(await health()).toEqual([200, 'ok']);

    // Whether this one was kept nobody knows until the database is back; what is asked after it was not.
    proxy.holdQuestions();
    const inDoubt = ann.order(table, { type: 'chat', text: 'two' }, 'm2');
    await eventually(() => expect(proxy.heldBytes()).toBeGreaterThan(0));
    await proxy.close();
    await vi.waitFor(async () => expect(await health()).toEqual([503, 'database-away']), { timeout: 5000 });
    expect(await ann.order(table, { type: 'chat', text: 'three' }, 'm3')).toMatchObject({
      type: 'refused',
      code: 'storage-full',
    });
    expect(await health()).toEqual([503, 'database-away']);
    // Longer than it takes to try again: nobody is sent away meanwhile.
    await nap(2500);
    expect(await health()).toEqual([503, 'database-away']);
    expect(ann.inbox.map(({ type }) => type)).not.toContain('gone');

    const sync = ann.next('sync');
    await proxy.open();
    expect((await sync).table).toBe(table);
    await vi.waitFor(async () => expect(await health()).toEqual([200, 'ok']), { timeout: 5000 });
    expect(await inDoubt).toMatchObject({ type: 'done' });
    expect(await ann.order(table, { type: 'chat', text: 'two' }, 'm2')).toMatchObject({ type: 'done' });
  });
});

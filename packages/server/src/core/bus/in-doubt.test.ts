import { expect, test } from 'vitest';
import { failingStore } from '../../testing/failing-store.ts';
import { openTestServer } from '../../testing/memory-server.ts';

test.each(['before', 'after'] as const)(
  'when the connection to the store breaks %s a commit, the request is done once and acknowledged',
  async (breaks) => {
    const { store, state } = failingStore();
    const { connect, clock } = await openTestServer({ store });
    const ann = connect();
    await ann.hello('Ann');
    const table = await ann.open();
    await ann.join(table);
    state.breaks = breaks;
    const answer = ann.order(table, { type: 'chat', text: 'Once' }, 'once');
    for (let i = 0; i < 4; i++) await clock.pass(500);
    expect(await answer).toMatchObject({ type: 'done' });
    const lines = (await store.entries(table)).filter((body) => body.includes('"once"'));
    expect(lines.length).toBe(1);
    const { version } = ann.table(table);
    expect((await ann.join(table)).version).toBe(version);
  },
);

test.each(['before', 'after'] as const)(
  'when the connection breaks %s the commit of a new table, one table is opened',
  async (breaks) => {
    const { store, state } = failingStore();
    const { connect, clock } = await openTestServer({ store });
    const ann = connect();
    const { user } = await ann.hello('Ann');
    state.breaks = breaks;
    const opening = ann.open({ id: 'mine' });
    for (let i = 0; i < 4; i++) await clock.pass(500);
    const table = await opening;
    expect((await ann.join(table)).you.seat).toBe(0);
    expect(await store.openTables(user)).toBe(1);
  },
);

import { findGame } from '@saloon/catalog';
import { replay } from '@saloon/kernel';
import { parseRecording } from '@saloon/recording';
import { expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/memory-server.ts';
import { playToTheEnd } from '../../testing/play.ts';
import { readLog, recordingFile } from '../store/stored-log.ts';

/** Ann and Bob with a bot between them, everybody seated and the game begun. */
async function threeAtATable({ connect }: Pick<TestServer, 'connect'>, options: Record<string, string | number> = {}) {
  const [ann, bob] = [connect(), connect()];
  await ann.hello('Ann');
  await bob.hello('Bob');
  const table = await ann.open({
    seats: [{ type: 'me' }, { type: 'bot', level: 'normal' }, { type: 'open' }],
    options: { rounds: 1, ...options },
  });
  await ann.join(table);
  await bob.join(table);
  await bob.order(table, { type: 'sit', seat: 2 });
  expect(await ann.order(table, { type: 'start' })).toMatchObject({ type: 'done' });
  return { ann, bob, table };
}

test('two people and a bot play to the end, and the game can be played again from its recording', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await threeAtATable(server);
  const played = await playToTheEnd([ann, bob], table, () => server.clock.pass(700));
  expect(played).toBeGreaterThan(5);
  const { info } = ann.table(table);
  expect(info.phase).toBe('over');
  expect(bob.table(table).info).toEqual(info);
  const { info: fresh } = await ann.join(table);
  expect(fresh).toEqual(info);

  const file = recordingFile(readLog(await server.store.entries(table)));
  const parsed = parseRecording(file ?? '', findGame);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  const state = replay(parsed.game, parsed.recording);
  if (info.phase === 'over') expect(parsed.game.outcome(state)).toEqual(info.outcome);
});

test('a returning client names its last version and misses nothing', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await threeAtATable(server);
  await server.clock.pass(3000);
  const seen = bob.table(table);
  bob.close();
  // The time of the current player runs out meanwhile.
  await server.clock.pass(50_000);
  const again = server.connect(bob.secret);
  await again.hello('Bob');
  const sync = await again.join(table, seen.version);
  expect(sync.you.seat).toBe(2);
  const witness = ann.table(table);
  expect(sync.version).toBe(witness.version);
  // Their own cards they see, each other's they do not: what happened is the same.
  const kinds = (events: readonly unknown[]) => events.map((event) => (event as { type: string }).type);
  expect(sync.events.length).toBeGreaterThan(0);
  expect(kinds(sync.events)).toEqual(kinds(witness.events.slice(-sync.events.length)));
});

test('a command that is sent again is answered again and played once', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await threeAtATable(server);
  const said = { type: 'chat', text: 'howdy' } as const;
  const first = await ann.order(table, said, 'same-id');
  const second = await ann.order(table, said, 'same-id');
  expect(second).toEqual(first);
  ann.close();
  const again = server.connect(ann.secret);
  await again.hello('Ann');
  const { chat } = await again.join(table);
  expect(await again.order(table, said, 'same-id')).toMatchObject({ type: 'done' });
  expect(chat.filter((line) => line.type === 'text')).toHaveLength(1);
  expect((await bob.join(table)).chat).toHaveLength(1);
});

test('a request to open a table that is sent again opens no second one, not even after a restart', async () => {
  const server = await openTestServer();
  const ann = server.connect();
  await ann.hello();
  const [one, two] = await Promise.all([ann.open({ id: 'mine' }), ann.open({ id: 'mine' })]);
  expect(two).toBe(one);
  const next = await openTestServer({ store: server.store });
  const again = next.connect(ann.secret);
  await again.hello();
  expect(await again.open({ id: 'mine' })).toBe(one);
  expect(await again.open({ id: 'other' })).not.toBe(one);
});

test('a spectator is sent no hand: not one card that only a player may see', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await threeAtATable(server);
  const cal = server.connect();
  await cal.hello('Cal');
  const sync = await cal.join(table);
  expect(sync.you).toEqual({ seat: undefined, isHost: false });
  await server.clock.pass(5000);
  await playToTheEnd([ann, bob], table, () => server.clock.pass(700));
  const steps = cal.raw.filter((text) => /"type":"(step|sync)"/.test(text));
  expect(steps.length).toBeGreaterThan(10);
  for (const text of steps) {
    expect(text).not.toMatch(/"hand":\[/);
    expect(text).not.toMatch(/"type":"(dealt|drew|loaded|took|gave-back)"[^}]*"cards":\[/);
    expect(text).not.toMatch(/"moves":\[\{/);
    if (!text.includes('"phase":"over"')) expect(text).not.toContain('"seed":');
  }
  expect(ann.raw.some((text) => /"hand":\[/.test(text))).toBe(true);
});

test('a player is sent nobody else’s hand', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await threeAtATable(server);
  await playToTheEnd([ann, bob], table, () => server.clock.pass(700));
  const drew = (seat: number) => new RegExp(`"type":"(dealt|drew|loaded)","seat":${seat},"cards":\\[`);
  expect(ann.raw.some((text) => drew(0).test(text))).toBe(true);
  expect(ann.raw.some((text) => drew(1).test(text) || drew(2).test(text))).toBe(false);
  expect(bob.raw.some((text) => drew(0).test(text) || drew(1).test(text))).toBe(false);
});

test('after a crash every table goes on where it was', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await threeAtATable(server);
  await server.clock.pass(4000);
  await ann.join(table);
  const before = ann.table(table);
  // The old server is simply forgotten, as after kill -9.
  const { clock } = server;
  clock.crash();
  const next = await openTestServer({ store: server.store, clock });
  await clock.pass(20);
  expect(next.server.tables.size).toBe(1);
  const again = next.connect(ann.secret);
  await again.hello('Ann');
  const sync = await again.join(table, before.version);
  expect(sync.you.seat).toBe(0);
  expect(sync.view).toMatchObject(JSON.parse(JSON.stringify({ turn: (before.view as { turn: number }).turn })));
  const bobAgain = next.connect(bob.secret);
  await bobAgain.hello('Bob');
  await bobAgain.join(table);
  await playToTheEnd([again, bobAgain], table, () => clock.pass(700));
});

test('those who agree to a rematch find themselves at the next table', async () => {
  const server = await openTestServer();
  const { ann, bob, table } = await threeAtATable(server);
  await playToTheEnd([ann, bob], table, () => server.clock.pass(700));
  await ann.order(table, { type: 'rematch' });
  await bob.order(table, { type: 'rematch' });
  await server.clock.pass(10);
  const { info } = ann.table(table);
  const next = info.phase === 'over' ? info.next : undefined;
  if (next === undefined) throw new Error('there is no next table');
  expect((await ann.join(next)).you.seat).toBeDefined();
  expect((await bob.join(next)).you.seat).toBeDefined();
  await server.clock.pass(10);
  expect(ann.table(next).info.phase).toBe('playing');
});

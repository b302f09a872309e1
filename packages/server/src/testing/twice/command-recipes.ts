import { LIMITS, type TableCommand, type TableId } from '@saloon/protocol';
import { parseShare, sealOf } from '@saloon/recording';
import type { Entry } from '@saloon/table';
import { expect } from 'vitest';
import type { TestClient } from '../client.ts';
import { eventually } from '../eventually.ts';
import { owed } from '../play.ts';
import type { SocketRecipe, SocketScene } from './socket-recipe.ts';
import { AT_ONCE, type Person, TEN, tally, type World } from './world.ts';

/** Longer than people who owe a move are left alone (`IDLE_MS`). */
const LONG = 310_000;
const COMMENTS_LEFT = 4;
const SHARES = ['ab', 'cd'].map((digits) => parseShare(digits.repeat(32)) ?? expect.fail('no share'));

const once = (code: string) => ({ ok: 1, [code]: AT_ONCE - 1 });
const done = { type: 'done' };

const liveAt = ({ server }: World, table: TableId) => server.parts.tables.get(table) ?? expect.fail(`no ${table}`);
const infoAt = (world: World, table: TableId) => liveAt(world, table).actor.info;
const typesOf = async (scene: SocketScene, table: TableId, ...types: readonly Entry['type'][]) =>
  (await scene.entries(table, ...types)).map(({ type }) => type);

async function must(client: TestClient, table: TableId, command: TableCommand): Promise<void> {
  expect(await client.order(table, command)).toMatchObject(done);
}

/** A table of Ann's where these other people have sat down. */
async function tableOf(
  { ann }: SocketScene,
  others: readonly Person[],
  request: Parameters<TestClient['open']>[0] = {},
): Promise<TableId> {
  const table = await ann.client.open({
    seats: [{ type: 'me' }, ...others.map(() => ({ type: 'open' }) as const)],
    ...request,
  });
  for (const { client } of [ann, ...others]) await client.join(table);
  for (const [i, { client }] of others.entries()) await must(client, table, { type: 'sit', seat: i + 1 });
  return table;
}

/** The game has begun, and everybody has its first view. */
async function start({ ann }: SocketScene, table: TableId, players: readonly Person[]): Promise<void> {
  await must(ann.client, table, { type: 'start' });
  for (const { client } of players) await client.join(table);
}

/** A game of The Duel that Ann has conceded: the first press asks, the second concedes. */
async function over(scene: SocketScene): Promise<void> {
  const { ann, bob, table } = scene;
  await start(scene, table, [ann, bob]);
  for (const _ of [1, 2]) await must(ann.client, table, { type: 'move', move: { type: 'concede' } });
  expect(infoAt(scene.world, table).phase).toBe('over');
}

/** Three people play The Wright Brothers' Gang, and the first one has passed, which may be taken back. */
async function passed(scene: SocketScene) {
  const players = [scene.ann, scene.bob, scene.cal];
  const table = await tableOf(scene, players.slice(1));
  await start(scene, table, players);
  const { active } = scene.ann.client.table(table).view as { readonly active: number };
  const mover = players[active] ?? expect.fail('nobody moves');
  const others = players.filter((one) => one !== mover);
  const { questions } = mover.client.table(table).offer;
  const answers = questions.pass ?? questions.turn;
  await must(mover.client, table, {
    type: 'move',
    move: { type: 'pass' },
    ...(answers === undefined ? {} : { answers }),
  });
  return { table, mover, others };
}

/** Chat and emotes: ten people are all heard, and one is heard as often as the limits allow. */
const talks =
  (entry: 'said' | 'waved', commandAt: (i: number) => TableCommand): SocketRecipe =>
  async (scene) => {
    const { ann, bob, table } = scene;
    expect(await scene.repeat(table, bob, commandAt(0))).toMatchObject(done);
    const guests = await scene.guests(table);
    // The same id from somebody else is another command.
    const id = scene.world.newId();
    const replies = await scene.order(table, (i) => ({ command: commandAt(i), by: guests[i] ?? ann.client, id }));
    expect(tally(replies)).toEqual({ ok: AT_ONCE });
    expect(await typesOf(scene, table, entry)).toHaveLength(AT_ONCE + 1);
    const devices = await scene.devices(ann, table);
    const { ok = 0, ...refused } = tally(
      await scene.order(table, (i) => ({ command: commandAt(i), by: devices[i] ?? ann.client })),
    );
    expect(ok).toBeGreaterThanOrEqual(LIMITS.chatBurst);
    expect(refused['too-fast'] ?? 0).toBe(AT_ONCE - ok);
    expect(await typesOf(scene, table, entry)).toHaveLength(AT_ONCE + 1 + ok);
    await scene.agree(table, [ann.client, bob.client, ...guests, ...devices]);
    // Everybody has read the same lines in the same order.
    const sync = await ann.client.join(table);
    expect(sync.chat).toHaveLength(AT_ONCE + 1 + ok);
    expect((await bob.client.join(table)).chat).toEqual(sync.chat);
  };

/** Commands to a table. Each recipe orders the same thing ten times at once, and repeats one command with one id. */
export const commandRecipes = {
  async move(scene) {
    const { ann, bob, table } = scene;
    await start(scene, table, [ann, bob]);
    const inputs = () => scene.entries(table, 'input');
    const command = owed(ann.client, table) ?? expect.fail('no move');
    const devices = await scene.devices(ann, table);
    const replies = await scene.order(table, (i) => ({ command, by: devices[i] ?? ann.client }));
    const { ok, ...refused } = tally(replies);
    expect(ok).toBe(1);
    expect(Object.values(refused)).toEqual([AT_ONCE - 1]);
    expect(await inputs()).toHaveLength(1);
    expect(await scene.repeat(table, bob, owed(bob.client, table) ?? expect.fail('no move'))).toMatchObject(done);
    expect(await inputs()).toHaveLength(2);
    await scene.agree(table, [ann.client, bob.client, ...devices]);
  },
  async sit(scene) {
    const { world, ann, bob, cal } = scene;
    const people = await world.crowd();
    // At a rated table the server first looks whether who sits down has an account.
    for (const [host, rules] of [
      [ann, {}],
      [bob, { isRated: true }],
    ] as const) {
      const table = await host.client.open({ game: 'bang-duel', ...rules });
      await host.client.join(table);
      const guests = await scene.guests(table);
      const replies = await scene.order(table, (i) => ({
        command: { type: 'sit', seat: 1 },
        by: guests[i] ?? host.client,
      }));
      expect(tally(replies)).toEqual(once('seat-taken'));
      expect(await typesOf(scene, table, 'sat')).toEqual(['sat']);
      const seated = await Promise.all(people.map(({ user }) => world.store.seated(user, 0, 100)));
      expect(seated.flat().filter(({ id }) => id === table)).toHaveLength(1);
      await scene.agree(table, [host.client, ...guests]);
      const free = await host.client.open({ game: 'bang-duel', ...rules });
      await cal.client.join(free);
      expect(await scene.repeat(free, cal, { type: 'sit', seat: 1 })).toMatchObject(done);
      await scene.agree(free, [cal.client]);
    }
    // One person takes every seat at once, and has one in the end.
    const table = await bob.client.open({ seats: TEN.slice(0, 5).map((i) => ({ type: i === 0 ? 'me' : 'open' })) });
    const devices = await scene.devices(cal, table);
    const replies = await scene.order(table, (i) => ({
      command: { type: 'sit', seat: 1 + (i % 4) },
      by: devices[i] ?? ann.client,
    }));
    const { ok = 0 } = tally(replies);
    expect(infoAt(world, table).seats.filter(({ type }) => type === 'person')).toHaveLength(2);
    expect(await typesOf(scene, table, 'sat')).toHaveLength(ok);
    expect(await typesOf(scene, table, 'stood')).toHaveLength(ok - 1);
    await scene.agree(table, devices);
  },
  async stand(scene) {
    const { world, ann, bob, table } = scene;
    const devices = await scene.devices(bob, table);
    const replies = await scene.order(table, (i) => ({ command: { type: 'stand' }, by: devices[i] ?? bob.client }));
    expect(tally(replies)).toEqual(once('not-seated'));
    expect(await typesOf(scene, table, 'stood')).toEqual(['stood']);
    expect(infoAt(world, table).seats[1]).toEqual({ type: 'empty' });
    expect(await world.store.seated(bob.user, 0, 100)).toEqual([]);
    await must(bob.client, table, { type: 'sit', seat: 1 });
    expect(await scene.repeat(table, bob, { type: 'stand' })).toMatchObject(done);
    expect(await scene.repeat(table, bob, { type: 'stand' })).toMatchObject({ code: 'not-seated' });
    await scene.agree(table, [ann.client, bob.client, ...devices]);
  },
  async 'set-ready'(scene) {
    const { ann, bob, table } = scene;
    expect(await scene.repeat(table, bob, { type: 'set-ready', isReady: true })).toMatchObject(done);
    expect(await scene.repeat(table, bob, { type: 'set-ready', isReady: false })).toMatchObject(done);
    const devices = [...(await scene.devices(ann, table)).slice(5), ...(await scene.devices(bob, table)).slice(5)];
    const replies = await scene.order(table, (i) => ({
      command: { type: 'set-ready', isReady: true },
      by: devices[i] ?? ann.client,
    }));
    const { ok = 0, ...refused } = tally(replies);
    expect(refused['already-started'] ?? 0).toBe(AT_ONCE - ok);
    expect(await typesOf(scene, table, 'readied')).toHaveLength(2 + ok);
    expect(await typesOf(scene, table, 'dealt')).toEqual(['dealt']);
    await scene.agree(table, [ann.client, bob.client, ...devices]);
  },
  async 'seat-bot'(scene) {
    const { world, ann } = scene;
    const table = await tableOf(scene, [], { seats: [{ type: 'me' }, { type: 'open' }, { type: 'open' }] });
    const devices = await scene.devices(ann, table);
    const replies = await scene.order(table, (i) => ({
      command: { type: 'seat-bot', seat: 1, level: i % 2 === 0 ? 'easy' : 'hard' },
      by: devices[i] ?? ann.client,
    }));
    expect(tally(replies)).toEqual(once('seat-taken'));
    expect(await scene.repeat(table, ann, { type: 'seat-bot', seat: 2, level: 'easy' })).toMatchObject(done);
    expect(await typesOf(scene, table, 'bot-seated')).toHaveLength(2);
    const names = infoAt(world, table).seats.map((seat) => (seat.type === 'bot' ? seat.name : ''));
    expect(new Set(names).size).toBe(3);
    await scene.agree(table, [ann.client, ...devices]);
  },
  async 'clear-seat'(scene) {
    const { world, ann, bob, table } = scene;
    const devices = await scene.devices(ann, table);
    const replies = await scene.order(table, (i) => ({
      command: { type: 'clear-seat', seat: 1 },
      by: devices[i] ?? ann.client,
    }));
    expect(tally(replies)).toEqual(once('seat-empty'));
    expect(await typesOf(scene, table, 'cleared')).toEqual(['cleared']);
    expect(await world.store.seated(bob.user, 0, 100)).toEqual([]);
    await must(bob.client, table, { type: 'sit', seat: 1 });
    expect(await scene.repeat(table, ann, { type: 'clear-seat', seat: 1 })).toMatchObject(done);
    await scene.agree(table, [ann.client, bob.client, ...devices]);
  },
  async 'set-rules'(scene) {
    const { world, ann, bob, table } = scene;
    const rules = (i: number): TableCommand => ({
      type: 'set-rules',
      options: {},
      seats: 2,
      game: i % 2 === 0 ? 'colt-express' : 'wright-brothers',
    });
    expect(await scene.repeat(table, ann, rules(0))).toMatchObject(done);
    const devices = await scene.devices(ann, table);
    const replies = await scene.order(table, (i) => ({ command: rules(i), by: devices[i] ?? ann.client }));
    expect(tally(replies)).toEqual({ ok: AT_ONCE });
    const set = await scene.entries(table, 'rules-set');
    expect(set).toHaveLength(AT_ONCE + 1);
    // The last ones hold: in memory, and in the row of the table.
    const { game } = infoAt(world, table);
    expect(set.at(-1)).toMatchObject({ game });
    expect((await world.store.table(table))?.seating?.game).toBe(game);
    await scene.agree(table, [ann.client, bob.client, ...devices]);
  },
  async start(scene) {
    const { ann, bob, table } = scene;
    const devices = await scene.devices(ann, table);
    const replies = await scene.order(table, (i) => ({ command: { type: 'start' }, by: devices[i] ?? ann.client }));
    expect(tally(replies)).toEqual(once('already-started'));
    expect(await typesOf(scene, table, 'dealt')).toEqual(['dealt']);
    await scene.agree(table, [ann.client, bob.client, ...devices]);
    const other = await tableOf(scene, [bob]);
    expect(await scene.repeat(other, ann, { type: 'start' })).toMatchObject(done);
    expect(await typesOf(scene, other, 'dealt')).toEqual(['dealt']);
  },
  chat: talks('said', (i) => ({ type: 'chat', text: `Howdy ${i}` })),
  emote: talks('waved', () => ({ type: 'emote', emote: 'howdy' })),
  async 'ask-undo'(scene) {
    const { table, mover, others } = await passed(scene);
    const devices = await scene.devices(mover, table);
    const replies = await scene.order(table, (i) => ({
      command: { type: 'ask-undo' },
      by: devices[i] ?? mover.client,
    }));
    expect(tally(replies)).toEqual(once('cannot-undo'));
    expect(await typesOf(scene, table, 'undo-asked')).toEqual(['undo-asked']);
    await must(others[0]?.client ?? mover.client, table, { type: 'answer-undo', isAgreed: false });
    expect(await scene.repeat(table, mover, { type: 'ask-undo' })).toMatchObject(done);
    await scene.agree(table, [mover.client, ...others.map(({ client }) => client), ...devices]);
  },
  async 'answer-undo'(scene) {
    const { table, mover, others } = await passed(scene);
    const [one = mover, other = mover] = others;
    const ask = () => must(mover.client, table, { type: 'ask-undo' });
    await ask();
    expect(await scene.repeat(table, one, { type: 'answer-undo', isAgreed: false })).toMatchObject(done);
    await ask();
    const devices = [...(await scene.devices(one, table)).slice(5), ...(await scene.devices(other, table)).slice(5)];
    const replies = await scene.order(table, (i) => ({
      command: { type: 'answer-undo', isAgreed: true },
      by: devices[i] ?? one.client,
    }));
    expect(tally(replies)).toEqual({ ok: 2, 'nothing-to-answer': AT_ONCE - 2 });
    expect(await typesOf(scene, table, 'undo-answered')).toHaveLength(3);
    expect(await typesOf(scene, table, 'undone')).toEqual(['undone']);
    await scene.agree(table, [mover.client, one.client, other.client, ...devices]);
  },
  async 'still-here'(scene) {
    const { world, ann, bob, table } = scene;
    await start(scene, table, [ann, bob]);
    const live = liveAt(world, table);
    live.actor.wake(live.clock.now() + LONG);
    world.server.parts.tables.changed(live);
    await world.server.parts.queue.idle();
    expect(await typesOf(scene, table, 'idle-asked')).toHaveLength(2);
    const devices = await scene.devices(ann, table);
    const replies = await scene.order(table, (i) => ({
      command: { type: 'still-here' },
      by: devices[i] ?? ann.client,
    }));
    expect(tally(replies)).toEqual(once('nothing-to-answer'));
    expect(await typesOf(scene, table, 'idle-answered')).toHaveLength(1);
    expect(await scene.repeat(table, bob, { type: 'still-here' })).toMatchObject(done);
    await scene.agree(table, [ann.client, bob.client, ...devices]);
  },
  async 'ask-seat'(scene) {
    const { world, ann, bob, cal, table } = scene;
    await start(scene, table, [ann, bob]);
    await leave(scene, bob, table);
    await cal.client.join(table);
    expect(await scene.repeat(table, cal, { type: 'ask-seat', seat: 1 })).toMatchObject(done);
    const people = await world.crowd();
    const guests = await scene.guests(table);
    const replies = await scene.order(table, (i) => ({
      command: { type: 'ask-seat', seat: 1 },
      by: guests[i] ?? cal.client,
    }));
    expect(tally(replies)).toEqual({ ok: AT_ONCE });
    const asked = await scene.entries(table, 'seat-asked');
    expect(asked).toHaveLength(AT_ONCE + 1);
    await scene.agree(table, [ann.client, cal.client, ...guests]);
    // The host's answer is for the last one who asked.
    await must(ann.client, table, { type: 'answer-seat', isAgreed: true });
    const last = asked.at(-1);
    const { seating } = liveAt(world, table).actor;
    expect(seating.people[1]).toBe(last?.type === 'seat-asked' && last.user);
    expect(people.map(({ user }) => user)).toContain(seating.people[1]);
  },
  async 'answer-seat'(scene) {
    const { world, ann, bob, cal, table } = scene;
    await start(scene, table, [ann, bob]);
    await leave(scene, bob, table);
    await cal.client.join(table);
    await must(cal.client, table, { type: 'ask-seat', seat: 1 });
    expect(await scene.repeat(table, ann, { type: 'answer-seat', isAgreed: false })).toMatchObject(done);
    await must(cal.client, table, { type: 'ask-seat', seat: 1 });
    const devices = await scene.devices(ann, table);
    const replies = await scene.order(table, (i) => ({
      command: { type: 'answer-seat', isAgreed: true },
      by: devices[i] ?? ann.client,
    }));
    expect(tally(replies)).toEqual(once('nothing-to-answer'));
    expect(await typesOf(scene, table, 'seat-answered')).toHaveLength(2);
    expect(liveAt(world, table).actor.seating.people).toEqual([ann.user, cal.user]);
    expect((await world.store.seated(cal.user, 0, 100)).map(({ id }) => id)).toEqual([table]);
    expect(await world.store.seated(bob.user, 0, 100)).toEqual([]);
    await scene.agree(table, [ann.client, cal.client, ...devices]);
  },
  async rematch(scene) {
    const { world, ann, bob, table } = scene;
    await over(scene);
    expect(await scene.repeat(table, ann, { type: 'rematch' })).toMatchObject(done);
    const devices = [...(await scene.devices(ann, table)).slice(5), ...(await scene.devices(bob, table)).slice(5)];
    const replies = await scene.order(table, (i) => ({ command: { type: 'rematch' }, by: devices[i] ?? bob.client }));
    expect(tally(replies)).toEqual(once('nothing-to-answer'));
    const nextOf = () => {
      const info = infoAt(world, table);
      return info.phase === 'over' ? info.next : undefined;
    };
    await eventually(() => expect(nextOf()).toBeDefined());
    await world.server.parts.queue.idle();
    expect(await typesOf(scene, table, 'went-on')).toEqual(['went-on']);
    const tables = (user: string) => world.count('SELECT count(*) AS n FROM tables WHERE host = $1', user);
    expect((await tables(ann.user)) + (await tables(bob.user))).toBe(2);
    await scene.agree(table, [ann.client, bob.client, ...devices]);
  },
  async 'show-share'(scene) {
    const { ann, bob } = scene;
    const [mine = expect.fail('no share'), theirs = mine] = SHARES;
    const table = await ann.client.open({ game: 'bang-duel', seal: sealOf(mine) });
    await ann.client.join(table);
    await bob.client.join(table);
    await must(bob.client, table, { type: 'sit', seat: 1, seal: sealOf(theirs) });
    await must(ann.client, table, { type: 'start' });
    expect(await scene.repeat(table, bob, { type: 'show-share', share: theirs })).toMatchObject(done);
    const devices = await scene.devices(ann, table);
    const replies = await scene.order(table, (i) => ({
      command: { type: 'show-share', share: mine },
      by: devices[i] ?? ann.client,
    }));
    expect(tally(replies)).toEqual(once('no-share-now'));
    expect(await typesOf(scene, table, 'settled', 'showed', 'dealt')).toEqual(['settled', 'showed', 'showed', 'dealt']);
    await scene.agree(table, [ann.client, bob.client, ...devices]);
  },
  async comment(scene) {
    const { world, ann, bob, table } = scene;
    await over(scene);
    const comment = (i: number): TableCommand => ({ type: 'comment', step: 0, text: `Fine draw ${i}` });
    const own = await scene.repeat(table, bob, comment(0));
    expect(own).toMatchObject(done);
    const live = liveAt(world, table);
    for (let i = 1; i < LIMITS.commentsPerTable - COMMENTS_LEFT; i++) {
      live.actor.command(ann.user, 'Ann', world.newId(), comment(i), live.clock.now());
    }
    world.server.parts.tables.changed(live);
    const guests = await scene.guests(table);
    const replies = await scene.order(table, (i) => ({ command: comment(i), by: guests[i] ?? ann.client }));
    expect(tally(replies)).toEqual({ ok: COMMENTS_LEFT, 'too-many-comments': AT_ONCE - COMMENTS_LEFT });
    expect(await typesOf(scene, table, 'commented')).toHaveLength(LIMITS.commentsPerTable);
    await scene.agree(table, [ann.client, bob.client, ...guests]);
    expect((await ann.client.join(table)).comments).toEqual((await bob.client.join(table)).comments);
  },
  async 'set-watching'(scene) {
    const { world, ann, bob, cal, table } = scene;
    await start(scene, table, [ann, bob]);
    await cal.client.join(table);
    const watching = (isAllowed: boolean): TableCommand => ({ type: 'set-watching', isAllowed, delay: 0 });
    expect(await scene.repeat(table, ann, watching(true))).toMatchObject(done);
    const gone = cal.client.next('gone');
    const devices = await scene.devices(ann, table);
    const replies = await scene.order(table, (i) => ({ command: watching(false), by: devices[i] ?? ann.client }));
    expect(tally(replies)).toEqual({ ok: AT_ONCE });
    expect(await gone).toMatchObject({ code: 'no-watching' });
    expect(cal.client.inbox.filter(({ type }) => type === 'gone')).toHaveLength(1);
    const set = await scene.entries(table, 'watching-set');
    expect(set).toHaveLength(AT_ONCE + 1);
    const { watching: now } = infoAt(world, table);
    expect(set.at(-1)).toMatchObject(now);
    await scene.agree(table, [ann.client, bob.client, ...devices]);
  },
} satisfies Readonly<Record<TableCommand['type'], SocketRecipe>>;

/** This person has left the table, and the others know. */
async function leave({ world, ann }: SocketScene, { client }: Person, table: TableId): Promise<void> {
  const away = ann.client.next(
    'step',
    ({ info }) => info?.seats.some((seat) => seat.type === 'person' && !seat.isHere) === true,
  );
  client.send({ type: 'unjoin', table });
  await away;
  await world.server.parts.queue.idle();
}

import { type ClientMessage, LIMITS, PROTOCOL, type ServerMessage } from '@saloon/protocol';
import { expect } from 'vitest';
import { runOne } from '../../core/store/shared-sql.ts';
import type { TestClient } from '../client.ts';
import { eventually } from '../eventually.ts';
import { newDevice as pushDevice } from '../push-service.ts';
import { guestOf } from '../table-of-two.ts';
import { connectTo } from '../ws-client.ts';
import type { SocketRecipe, SocketScene } from './socket-recipe.ts';
import { AT_ONCE, newDevice, type Person, TABLES_PER_USER, TEN, tally, type World } from './world.ts';

/** Messages without a recipe, and why ten of them can't do any harm. */
export const STORES_NOTHING = {
  'watch-lobby': 'chooses what one connection is sent',
  'unwatch-lobby': 'chooses what one connection is sent',
  'ask-hint': 'changes nothing at the table',
  'ask-seen': 'reads the log',
  shown: 'only the latest version counts, and only in memory',
  pong: 'answers one ping, and only the first answer counts',
} as const satisfies Partial<Record<ClientMessage['type'], string>>;

type Type = Exclude<ClientMessage['type'], keyof typeof STORES_NOTHING | 'do'>;

/** The reply to the message with this id; for `revoke` it may be the end of the connection. */
const replyTo = (client: TestClient, id: string) =>
  client.nextOf(
    ['opened', 'match-waiting', 'push-subscribed', 'push-unsubscribed', 'revoked', 'refused', 'error'],
    (message) => (message.type === 'error' ? message.code === 'signed-out' : message.id === id),
  );

type WithId = Extract<ClientMessage, { readonly id: string }>;
type Said = { readonly by: TestClient; readonly message: WithId };

/** Sends ten messages at once and resolves with the replies in their order. */
async function ask({ send }: SocketScene, said: (i: number) => Said) {
  const all = TEN.map(said);
  const replies = all.map(({ by, message }) => replyTo(by, message.id));
  send((i) => all[i] ?? expect.fail('no message'));
  return Promise.all(replies);
}

const inboxOf = <T extends ServerMessage['type']>({ inbox }: TestClient, type: T) =>
  inbox.filter((message): message is Extract<ServerMessage, { type: T }> => message.type === type);

const user = async ({ store }: World, id: string) =>
  (await runOne(store.query, 'SELECT * FROM users WHERE id = $1', id))[0];
const pushRows = async ({ store }: World, { user: id }: Person) => (await store.pushSubscriptionsOf(id)).length;
const pushSubscription = (name: string) => pushDevice(`https://push.test/${name}`).subscription;
const secretOf = (world: World): string => newDevice(world).secret;

/** What goes over a connection besides commands to tables. */
export const messageRecipes = {
  async hello({ world, send }) {
    const guest = await guestOf(world.server, 'Dot');
    await guest.client.open({ game: 'bang-duel' });
    const { secret } = guest.visitor;
    const [{ user: id } = expect.fail('no welcome')] = inboxOf(guest.client, 'welcome');
    const clients = await Promise.all(TEN.map(() => connectTo(world.server.port, secret)));
    const welcomes = clients.map((client) => client.next('welcome'));
    const hello = (i: number) => ({ type: 'hello', protocol: PROTOCOL, secret, name: `Dot ${i}` }) as const;
    send((i) => ({ by: clients[i] ?? guest.client, message: hello(i) }));
    for (const welcome of await Promise.all(welcomes)) expect(welcome.user).toBe(id);
    await world.server.parts.queue.idle();
    expect((await user(world, id))?.name).toMatch(/^Dot \d$/);
    expect(await world.count('SELECT count(*) AS n FROM users WHERE id = $1', id)).toBe(1);
    // Ten on one connection: the first one counts.
    const one = await connectTo(world.server.port);
    send((i) => ({ by: one, message: { ...hello(i), secret: i === 0 ? one.secret : secretOf(world) } }));
    await eventually(() => expect(inboxOf(one, 'error')).toHaveLength(AT_ONCE - 1));
    await eventually(() => expect(inboxOf(one, 'welcome')).toHaveLength(1));
    expect(new Set(inboxOf(one, 'error').map(({ code }) => code))).toEqual(new Set(['hello-twice']));
    for (const client of [...clients, one, guest.client]) client.close();
  },
  async 'set-name'(scene) {
    const { world, send, ann, bob, table } = scene;
    const devices = await scene.devices(ann, table);
    const named = (i: number) => ({ type: 'set-name', name: `Annie ${i}` }) as const;
    send((i) => ({ by: devices[i] ?? ann.client, message: named(i) }));
    const all = [ann.client, ...devices];
    // One welcome for the hello, and one for each name.
    await eventually(() => {
      for (const client of all) expect(inboxOf(client, 'welcome')).toHaveLength(AT_ONCE + 1);
    });
    await world.server.parts.queue.idle();
    const { name } = inboxOf(ann.client, 'welcome').at(-1) ?? expect.fail('no welcome');
    expect(name).toMatch(/^Annie \d$/);
    for (const client of all) expect(inboxOf(client, 'welcome').at(-1)?.name).toBe(name);
    expect((await user(world, ann.user))?.name).toBe(name);
    expect(await scene.entries(table, 'renamed')).toHaveLength(AT_ONCE);
    await scene.agree(table, [...all, bob.client]);
    expect(bob.client.table(table).info.seats[0]).toMatchObject({ name });
    // One connection names itself as often as it may chat.
    send((i) => ({ by: bob.client, message: { type: 'set-name', name: `Bobby ${i}` } }));
    await scene.agree(table, [bob.client]);
    const renamed = (await scene.entries(table, 'renamed')).length - AT_ONCE;
    expect(renamed).toBeGreaterThanOrEqual(LIMITS.chatBurst);
    expect(inboxOf(bob.client, 'error')).toHaveLength(AT_ONCE - renamed);
    await world.server.parts.queue.idle();
    expect((await user(world, bob.user))?.name).toBe(inboxOf(bob.client, 'welcome').at(-1)?.name);
  },
  async 'open-table'(scene) {
    const { world, ann, cal } = scene;
    const open = (by: TestClient, id: string, more: { readonly isRated?: true } = {}) => ({
      by,
      message: {
        type: 'open-table',
        id,
        game: 'bang-duel',
        isPrivate: false,
        seats: [{ type: 'me' }, { type: 'open' }],
        ...more,
      } satisfies ClientMessage,
    });
    const tables = (host: string) => world.count('SELECT count(*) AS n FROM tables WHERE host = $1', host);
    const opened = (replies: readonly ServerMessage[]) =>
      new Set(replies.map((reply) => (reply.type === 'opened' ? reply.table : reply)));
    // The same request again is the same table: on other connections, on one, where it is the last that fits, and later.
    const devices = await scene.devices(ann);
    const ids = [world.newId(), world.newId(), world.newId()] as const;
    const [first, rated, last] = ids;
    expect(opened(await ask(scene, (i) => open(devices[i] ?? ann.client, first))).size).toBe(1);
    expect(opened(await ask(scene, () => open(ann.client, rated, { isRated: true }))).size).toBe(1);
    expect(opened(await ask(scene, (i) => open(devices[i] ?? ann.client, last))).size).toBe(1);
    expect(await tables(ann.user)).toBe(1 + ids.length);
    expect(opened(await ask(scene, (i) => open(ann.client, ids[i % ids.length] ?? first))).size).toBe(ids.length);
    expect(await tables(ann.user)).toBe(TABLES_PER_USER);
    // Ten requests are as many tables as fit.
    const { ok = 0, ...refused } = tally(await ask(scene, () => open(cal.client, world.newId())));
    expect(refused).toEqual({ 'too-many-tables': AT_ONCE - ok });
    expect(ok).toBeLessThanOrEqual(TABLES_PER_USER);
    expect(ok).toBeGreaterThan(0);
    expect(await tables(cal.user)).toBe(ok);
  },
  async 'find-match'(scene) {
    const { world, ann } = scene;
    const { matching: matches } = world.server.parts.features;
    const find = (by: TestClient, id: string, game = 'bang-duel') => ({
      by,
      message: { type: 'find-match', id, game, pace: 'live', seats: 2 } satisfies ClientMessage,
    });
    // One person, on many connections or again and again on one, has one place in the queue, and isn't matched.
    const devices = await scene.devices(ann);
    const once = world.newId();
    expect(tally(await ask(scene, (i) => find(devices[i] ?? ann.client, once)))).toEqual({ ok: AT_ONCE });
    expect(tally(await ask(scene, () => find(ann.client, world.newId())))).toEqual({ ok: AT_ONCE });
    expect(matches.size).toBe(1);
    const waiting = () => matches.queues().reduce((sum, queue) => sum + queue.waiting, 0);
    expect(waiting()).toBe(1);
    // The same with different games: on one connection the last request counts.
    const either = (i: number) => (i % 2 === 0 ? 'colt-express' : 'bang-duel');
    await ask(scene, (i) => find(devices[i] ?? ann.client, world.newId(), either(i)));
    expect([matches.size, waiting()]).toEqual([1, 1]);
    await ask(scene, (i) => find(ann.client, world.newId(), either(i)));
    expect([matches.size, waiting()]).toEqual([1, 1]);
    expect(matches.queues().find((queue) => queue.waiting === 1)?.game).toBe('bang-duel');
    ann.client.send({ type: 'leave-match' });
    await eventually(() => expect(matches.size).toBe(0));
    // Ten people get five tables, and each of them hears of one.
    const people = await world.crowd();
    const found = people.map(({ client }) => client.next('match-found'));
    await ask(scene, (i) => find(people[i]?.client ?? ann.client, world.newId()));
    const tables = (await Promise.all(found)).map(({ table }) => table);
    expect(new Set(tables).size).toBe(AT_ONCE / 2);
    for (const table of new Set(tables)) {
      const { people: seated } = world.server.parts.tables.get(table)?.actor.seating ?? expect.fail('no table');
      expect(seated.toSorted()).toEqual(
        people
          .filter((_, i) => tables[i] === table)
          .map(({ user: id }) => id)
          .toSorted(),
      );
    }
    expect(matches.size).toBe(0);
    for (const { client } of people) expect(inboxOf(client, 'match-found')).toHaveLength(1);
  },
  async 'leave-match'(scene) {
    const { world, send, ann } = scene;
    const { matching: matches } = world.server.parts.features;
    const find = (): ClientMessage => ({
      type: 'find-match',
      id: world.newId(),
      game: 'bang-duel',
      pace: 'live',
      seats: 2,
    });
    ann.client.send(find());
    await eventually(() => expect(matches.size).toBe(1));
    const devices = await scene.devices(ann);
    send((i) => ({ by: devices[i] ?? ann.client, message: { type: 'leave-match' } }));
    await eventually(() => expect(matches.size).toBe(0));
    // A person who leaves before they are in the queue doesn't get into it.
    for (let i = 0; i < AT_ONCE; i++) {
      ann.client.send(find());
      ann.client.send({ type: 'leave-match' });
    }
    await eventually(() => expect(inboxOf(ann.client, 'match-waiting')).toHaveLength(AT_ONCE + 1));
    expect(matches.size).toBe(0);
  },
  async join(scene) {
    const { world, send, ann, bob, cal, table } = scene;
    const { tables, queue } = world.server.parts;
    const joins = (clients: readonly TestClient[]) => {
      const synced = clients.map((client) => client.next('sync'));
      send((i) => ({ by: clients[i % clients.length] ?? ann.client, message: { type: 'join', table } }));
      return Promise.all(synced);
    };
    // Ten at once at a table that isn't in memory: it is loaded once.
    await leaveMemory(scene, [ann, bob]);
    const guests = (await world.crowd()).map(({ client }) => client);
    expect(new Set((await joins(guests)).map(({ version }) => version)).size).toBe(1);
    expect(tables.get(table)?.subscriptions.size).toBe(AT_ONCE);
    await scene.agree(table, guests);
    // Ten devices of one player: the player came once.
    const before = (await scene.entries(table, 'came')).length;
    const devices = await scene.devices(bob);
    await joins(devices);
    await queue.idle();
    expect(await scene.entries(table, 'came')).toHaveLength(before + 1);
    await scene.agree(table, [...devices, ...guests]);
    // Ten big screens add nothing to the log.
    const screens = await scene.devices(cal);
    const synced = screens.map((client) => client.next('sync'));
    send((i) => ({ by: screens[i] ?? cal.client, message: { type: 'join', table, as: 'screen' } }));
    await Promise.all(synced);
    expect(tables.get(table)?.actor.info).toMatchObject({ hasScreen: true });
    expect(tables.get(table)?.subscriptionsOf(cal.user)).toHaveLength(AT_ONCE);
    expect(await scene.entries(table, 'came')).toHaveLength(before + 1);
    // Ten times on one connection is one subscription, which is sent each step once.
    await joins([ann.client]);
    await eventually(() => expect(inboxOf(ann.client, 'sync').length).toBeGreaterThanOrEqual(AT_ONCE));
    await queue.idle();
    expect(tables.get(table)?.subscriptionsOf(ann.user)).toHaveLength(1);
    expect(await scene.entries(table, 'came')).toHaveLength(before + 2);
    const steps = inboxOf(ann.client, 'step').length;
    const [device = bob.client] = devices;
    await device.order(table, { type: 'emote', emote: 'howdy' }, world.newId());
    await scene.agree(table, [ann.client, ...devices, ...guests]);
    const waved = inboxOf(ann.client, 'step')
      .slice(steps)
      .flatMap(({ chat = [] }) => chat);
    expect(waved).toHaveLength(1);
  },
  async unjoin(scene) {
    const { world, send, ann, bob, table } = scene;
    const { tables, queue } = world.server.parts;
    const devices = await scene.devices(bob, table);
    bob.client.send({ type: 'unjoin', table });
    send((i) => ({ by: devices[i] ?? bob.client, message: { type: 'unjoin', table } }));
    await eventually(() => expect(tables.get(table)?.subscriptionsOf(bob.user)).toEqual([]));
    await queue.idle();
    expect(await scene.entries(table, 'went')).toHaveLength(1);
    send(() => ({ by: bob.client, message: { type: 'unjoin', table } }));
    await bob.client.join(table);
    expect(await scene.entries(table, 'went', 'came')).toHaveLength((await scene.entries(table, 'came')).length + 1);
    await scene.agree(table, [ann.client, bob.client]);
  },
  async revoke(scene) {
    const { world, ann, bob, cal } = scene;
    const revoke = (by: TestClient, id: string, secret: string) => ({
      by,
      message: { type: 'revoke', id, secret } satisfies ClientMessage,
    });
    const signsIn = async (person: Person, secret: string): Promise<boolean> => {
      const visitor = Object.assign(newDevice(world), { secret, user: person.user });
      return (await visitor.ask('GET', '/api/me')).status === 200;
    };
    // Ten secrets: one counts, the one whose device got this answer. Devices that come with the old one meanwhile are signed out.
    const devices = await scene.devices(ann);
    const secrets = TEN.map(() => secretOf(world));
    const late = await Promise.all(TEN.map(() => connectTo(world.server.port)));
    for (const client of late) {
      client.send({ type: 'hello', protocol: PROTOCOL, secret: ann.visitor.secret, user: ann.user, name: 'Ann' });
    }
    const replies = await ask(scene, (i) => revoke(devices[i] ?? ann.client, world.newId(), secrets[i] ?? ''));
    const won = replies.flatMap(({ type }, i) => (type === 'revoked' ? i : []));
    expect(won).toHaveLength(1);
    const work = await Promise.all(secrets.map((secret) => signsIn(ann, secret)));
    expect(work.flatMap((works, i) => (works ? i : []))).toEqual(won);
    expect(await signsIn(ann, ann.visitor.secret)).toBe(false);
    await eventually(() => {
      for (const [i, client] of devices.entries()) expect(client.isClosed).toBe(i !== won[0]);
      for (const client of late) expect(client.isClosed).toBe(true);
    });
    // Ten on one connection count in turn: the last one with an answer holds.
    const [device = ann.client] = await scene.devices(cal);
    const fresh = TEN.map(() => ({ id: world.newId(), secret: secretOf(world) }));
    const inTurn = await ask(scene, (i) => revoke(device, fresh[i]?.id ?? '', fresh[i]?.secret ?? ''));
    expect(inTurn.map(({ type }) => type)).toEqual(TEN.map(() => 'revoked'));
    const last = fresh.find(({ id }) => id === inboxOf(device, 'revoked').at(-1)?.id);
    expect(await Promise.all(fresh.map(({ secret }) => signsIn(cal, secret)))).toEqual(
      fresh.map((one) => one === last),
    );
    expect(device.isClosed).toBe(false);
    // The same request again is answered again.
    const [id, secret] = [world.newId(), secretOf(world)];
    const again = await ask(scene, () => revoke(bob.client, id, secret));
    expect(again.map(({ type }) => type)).toEqual(TEN.map(() => 'revoked'));
    expect(await signsIn(bob, secret)).toBe(true);
    expect(bob.client.isClosed).toBe(false);
  },
  async 'subscribe-push'(scene) {
    const { world, ann, bob } = scene;
    const subscribe = (by: TestClient, id: string, name: string) => ({
      by,
      message: { type: 'subscribe-push', id, subscription: pushSubscription(name) } satisfies ClientMessage,
    });
    // One device that asks again and again is one subscription.
    const once = world.newId();
    const same = await ask(scene, () => subscribe(ann.client, once, `${ann.handle}-0`));
    expect(same.map(({ type }) => type)).toEqual(TEN.map(() => 'push-subscribed'));
    expect(await pushRows(world, ann)).toBe(1);
    const devices = await scene.devices(ann);
    await ask(scene, (i) => subscribe(devices[i] ?? ann.client, world.newId(), `${ann.handle}-${i}`));
    expect(await pushRows(world, ann)).toBe(LIMITS.pushSubscriptionsPerUser);
    // A browser belongs to one person at a time.
    const shared = [...devices.slice(5), ...(await scene.devices(bob)).slice(5)];
    const both = await ask(scene, (i) => subscribe(shared[i] ?? bob.client, world.newId(), `${bob.handle}-shared`));
    expect(both.map(({ type }) => type)).toEqual(TEN.map(() => 'push-subscribed'));
    const { endpoint } = pushSubscription(`${bob.handle}-shared`);
    expect(await world.count('SELECT count(*) AS n FROM calls WHERE endpoint = $1', endpoint)).toBe(1);
  },
  async 'unsubscribe-push'(scene) {
    const { world, ann } = scene;
    const subscription = pushSubscription(ann.handle);
    const { endpoint } = subscription;
    const isOn = ann.client.next('push-subscribed');
    ann.client.send({ type: 'subscribe-push', id: world.newId(), subscription });
    await isOn;
    const devices = await scene.devices(ann);
    const replies = await ask(scene, (i) => ({
      by: devices[i] ?? ann.client,
      message: { type: 'unsubscribe-push', id: world.newId(), endpoint },
    }));
    expect(replies.map(({ type }) => type)).toEqual(TEN.map(() => 'push-unsubscribed'));
    expect(await pushRows(world, ann)).toBe(0);
    // On and off again in turn: what the device said last holds.
    for (const isOnLast of [false, true]) {
      const isOn = (i: number) => (i % 2 === 1) === isOnLast;
      const turns = await ask(scene, (i) => {
        const id = world.newId();
        return {
          by: ann.client,
          message: isOn(i) ? { type: 'subscribe-push', id, subscription } : { type: 'unsubscribe-push', id, endpoint },
        };
      });
      expect(turns.map(({ type }) => type)).toEqual(
        TEN.map((_, i) => (isOn(i) ? 'push-subscribed' : 'push-unsubscribed')),
      );
      expect(await pushRows(world, ann)).toBe(isOnLast ? 1 : 0);
    }
  },
} satisfies Readonly<Record<Type, SocketRecipe>>;

/** Everybody leaves the table, and the server unloads it. */
async function leaveMemory({ world, table }: SocketScene, people: readonly Person[]): Promise<void> {
  const { tables } = world.server.parts;
  for (const { client } of people) client.send({ type: 'unjoin', table });
  const live = tables.get(table) ?? expect.fail('no table');
  await eventually(() => expect(live.subscriptions.size).toBe(0));
  live.unloadUntil = { type: 'never' };
  tables.changed(live);
  await eventually(() => expect(tables.get(table)).toBeUndefined());
}

import type { ClientMessage, ServerMessage, TableCommand, TableId, TableInfo } from '@saloon/protocol';
import { type Entry, rebuildTable } from '@saloon/table';
import { expect } from 'vitest';
import type { MessageOf, TestClient } from '../client.ts';
import { connectTo } from '../ws-client.ts';
import type { Cast } from './recipe.ts';
import { AT_ONCE, cast, type Person, TEN, type World } from './world.ts';

type Answer = MessageOf<'done'> | MessageOf<'refused'>;
type Ordered = {
  readonly command: TableCommand;
  /** Who sends it: Ann, if nobody else. */
  readonly by?: TestClient;
  /** An id of its own, if none is given. */
  readonly id?: string;
};

/** What a recipe gets: people and a table of its own, and functions that send the same thing ten times at once. */
export type SocketScene = Cast & {
  readonly world: World;
  /** Another connection of this person, welcomed. */
  readonly device: (person: Person) => Promise<TestClient>;
  /** Ten more of them, which have joined the table if one is given. */
  readonly devices: (person: Person, table?: TableId) => Promise<readonly TestClient[]>;
  /** Ten other people's connections, which have joined this table. */
  readonly guests: (table: TableId) => Promise<readonly TestClient[]>;
  /** Sends ten messages at once. */
  readonly send: (message: (i: number) => { readonly by?: TestClient; readonly message: ClientMessage }) => void;
  /** Sends ten commands at once and resolves with the replies in their order. */
  readonly order: (table: TableId, ordered: (i: number) => Ordered) => Promise<readonly Answer[]>;
  /** Sends one command ten times with the same id, on two connections of its sender: it counts once, and all replies are alike. */
  readonly repeat: (table: TableId, by: Person, command: TableCommand) => Promise<Answer>;
  /** The entries of these types in the log of a table. */
  readonly entries: (table: TableId, ...types: readonly Entry['type'][]) => Promise<readonly Entry[]>;
  /** All these clients have the same table, by what they were sent so far and by a new sync, and so has its log. */
  readonly agree: (table: TableId, clients: readonly TestClient[]) => Promise<void>;
};
export type SocketRecipe = (scene: SocketScene) => Promise<void>;

/** Refusals that only a bug or a broken store explains. */
const INTERNAL = new Set(['storage-full', 'table-broken']);
const isInternal = (message: ServerMessage): boolean =>
  (message.type === 'refused' || message.type === 'gone') && INTERNAL.has(message.code);

/** Runs the recipe of a message, or of a command, which it has to repeat as well. */
export async function runSocketRecipe(
  world: World,
  kind: 'message' | 'command',
  type: string,
  recipe: SocketRecipe,
): Promise<void> {
  const people = await cast(world);
  const crowd = (await world.crowd()).map(({ client }) => client);
  const opened: TestClient[] = [];
  let sent = 0;
  let repeated = 0;
  const inboxBefore = new Map(crowd.map((client) => [client, client.inbox.length]));

  const device = async ({ visitor: { secret, user }, handle }: Person): Promise<TestClient> => {
    const client = await connectTo(world.server.port, secret);
    opened.push(client);
    expect(user, `${handle} has no other secret`).toBeUndefined();
    await client.hello();
    return client;
  };
  const joinAll = async (joining: readonly TestClient[], table: TableId | undefined) => {
    if (table !== undefined) await Promise.all(joining.map((client) => client.join(table)));
    return joining;
  };
  const count = ({ type: sentType }: ClientMessage | TableCommand) => {
    if (sentType === type) sent += 1;
  };

  const scene: SocketScene = {
    ...people,
    world,
    device,
    devices: async (person, table) => joinAll(await Promise.all(TEN.map(() => device(person))), table),
    guests: (table) => joinAll(crowd, table),
    send(message) {
      for (const { by = people.ann.client, message: one } of TEN.map(message)) {
        count(one);
        by.send(one);
      }
    },
    order(table, ordered) {
      const orders = TEN.map(ordered);
      for (const { command } of orders) count(command);
      return Promise.all(
        orders.map(({ command, by = people.ann.client, id = world.newId() }) => by.order(table, command, id)),
      );
    },
    async repeat(table, by, command) {
      const other = await device(by);
      await other.join(table);
      const id = world.newId();
      const answers = await Promise.all(TEN.map((i) => (i % 2 === 0 ? by.client : other).order(table, command, id)));
      const [first = expect.fail('no answer')] = answers;
      expect(answers).toEqual(TEN.map(() => first));
      const caused = (await world.log(table)).filter((entry) => entry.by?.user === by.user && entry.by.id === id);
      expect(caused, `entries of one ${command.type}`).toHaveLength(first.type === 'done' ? 1 : 0);
      if (command.type === type) repeated += 1;
      return first;
    },
    entries: async (table, ...types) => (await world.log(table)).filter((entry) => types.includes(entry.type)),
    agree: (table, those) => agree(world, table, those),
  };
  await recipe(scene);
  expect(sent, `${type} was sent`).toBeGreaterThanOrEqual(AT_ONCE);
  if (kind === 'command') expect(repeated, `${type} was repeated`).toBeGreaterThan(0);
  for (const client of [people.ann.client, people.bob.client, people.cal.client, ...crowd, ...opened]) {
    expect(client.inbox.slice(inboxBefore.get(client) ?? 0).filter(isInternal)).toEqual([]);
  }
  expect(world.errors).toEqual([]);
  for (const client of opened) client.close();
}

type State = Pick<MessageOf<'sync'>, 'version' | 'info' | 'view'>;

/** Without the spectators: they aren't in the log, and their number is sent once a second. */
const unwatched = ({ hasScreen: _, ...info }: TableInfo): TableInfo => ({ ...info, spectators: 0 });

/** What a client knows of a table. */
const stateOf = (client: TestClient, table: TableId): State => {
  const { version, info, view } = client.table(table);
  return { version, info: unwatched(info), view };
};

const NOWHERE = 'nowhere0' as TableId;

async function agree(world: World, table: TableId, clients: readonly TestClient[]): Promise<void> {
  // A command that is refused at once: everything sent before it has arrived, and no sync has replaced the steps.
  const catchUp = () => Promise.all(clients.map((one) => one.order(NOWHERE, { type: 'stand' }, world.newId())));
  await catchUp();
  await world.server.parts.queue.idle();
  await catchUp();
  const bySteps = clients.map((client) => stateOf(client, table));
  await Promise.all(clients.map((client) => client.join(table)));
  for (const [i, client] of clients.entries()) {
    const { version, ...rest } = bySteps[i] ?? expect.fail('no client');
    const synced = stateOf(client, table);
    expect({ ...rest, version: synced.version }).toEqual(synced);
    expect(version).toBeLessThanOrEqual(synced.version);
  }
  const again = rebuildTable(await world.log(table));
  const versions = clients.map((client) => client.table(table).version);
  expect(versions).toEqual(clients.map(() => again.version));
  for (const client of clients) expect(stateOf(client, table).info).toEqual(unwatched(again.info));
}

import { readFileSync } from 'node:fs';
import { findGame } from '@saloon/catalog';
import { defaultOptions, gameId } from '@saloon/kernel';
import { type TableId, tableId } from '@saloon/protocol';
import type { Saloon } from './saloon.ts';
import { Settler } from './settler.ts';

/** The longest name that can be taken, in one word. */
const LONG_NAME = 'Wolfeschlegelsteinhausen';
/** Forty characters. */
const LONG_TITLE = 'Shootout behind the livery on Wednesdays';
const DUEL = gameId('bang-duel');
const DAY = 86_400_000;
export const ANNOUNCEMENT =
  'The saloon closes for an hour at midnight to repair the piano. All games are kept, and go on afterwards.';

/** A person who has lived here for a while, and what they have: made through the server's own interfaces. */
export type Resident = Disposable & {
  readonly person: Settler;
  readonly suspended: Settler;
  readonly friend: Settler;
  readonly places: {
    readonly myTurn: TableId;
    readonly theirTurn: TableId;
    readonly gathering: TableId;
    readonly rated: TableId;
    readonly dailyOver: TableId;
    readonly challenge: string;
    readonly cup: string;
    readonly nextCup: string;
    readonly pastCup: string;
    readonly day: string;
    readonly code: string;
  };
};

/** The options of a game at the pace of letters: nothing happens there while a test looks. */
const bySlowMail = (game: string) => ({
  ...(defaultOptions(findGame(game)?.options ?? {}) as Record<string, string | number | boolean>),
  pace: 'correspondence',
});

export async function settle(saloon: Saloon): Promise<Resident> {
  const begin = (name: string, handle: string) => new Settler(saloon, name).arrive(handle);
  const people = await Promise.all([
    begin(LONG_NAME, 'wolfeschlegel_stein'),
    begin('Аполлинария Воскресенская', 'аполлинария'),
    begin('Doc', 'doc_holliday'),
    begin('Calamity Jane', 'calamity'),
    begin('Black Bart', 'black_bart'),
  ]);
  const [person, friend, doc, jane, suspended] = people as [Settler, Settler, Settler, Settler, Settler];
  await befriend(person, friend);
  await doc.ask('POST', '/api/friends', { user: person.user });
  await person.ask('POST', '/api/friends', { user: jane.user });
  const [rated, pastCup, cup, nextCup, running, gathering, daily] = await Promise.all([
    ratedGame(person, friend),
    playCup([person, friend, doc, jane]),
    openCup([person, friend, doc, jane], 'The Grand Cup of the Western Territories', 2),
    openCup([jane], 'Saturday duels', 3).then((id) => person.ask('PUT', `/api/tournaments/${id}/me`).then(() => id)),
    runningGames(person, friend),
    gather(person, friend),
    halfADaily(person),
  ]);
  await person.ask('POST', `/api/tournaments/${cup}/start`);
  // A table that waits for its players.
  for (let tries = 0; ; tries++) {
    const { yourTable } = await person.ask<{ yourTable?: string }>('GET', `/api/tournaments/${cup}`);
    if (yourTable !== undefined) break;
    if (tries > 300) throw new Error('Cannot find the table of the round');
    await new Promise((go) => setTimeout(go, 50));
  }
  const challenge = await challengeOf(person, friend);
  const { code } = await person.ask<{ code: string }>('POST', `/api/tables/${gathering}/code`);
  const admin = `Bearer ${readFileSync(`${saloon.data}/admin-secret`, 'utf8').trim()}`;
  await person.ask('PUT', '/api/admin/announcement', { text: ANNOUNCEMENT }, admin);
  const ruling = { hours: 72, reason: 'Shot at the piano player' };
  await person.ask('POST', `/api/admin/people/${suspended.user}/suspend`, ruling, admin);
  return {
    person,
    suspended,
    friend,
    places: { ...running, ...daily, rated, gathering, challenge, cup, nextCup, pastCup, code },
    [Symbol.dispose]() {
      for (const one of people) one[Symbol.dispose]();
    },
  };
}

async function befriend(one: Settler, other: Settler): Promise<void> {
  await one.ask('POST', '/api/friends', { user: other.user });
  await other.ask('POST', '/api/friends', { user: one.user });
}

const TWO = [{ type: 'me' }, { type: 'open' }] as const;

async function ratedGame(host: Settler, guest: Settler): Promise<TableId> {
  const table = await host.open({ game: DUEL, seats: [...TWO], isPrivate: false, isRated: true });
  await sitAndStart(host, guest, table);
  await guest.concede(table);
  return table;
}

async function sitAndStart(host: Settler, guest: Settler, table: TableId): Promise<void> {
  const joined = [host, guest].map((one) => one.join(table));
  await Promise.all(joined.map((one) => one.when((state) => state)));
  await guest.order(table, { type: 'sit', seat: 1 });
  await host.order(table, { type: 'start' });
  await Promise.all(joined.map((one) => one.when(({ info }) => (info.phase === 'playing' ? true : undefined))));
  for (const one of joined) one.close();
}

/** Two games by letter: in one it's this person's turn, in the other their friend's. The opener begins. */
async function runningGames(one: Settler, other: Settler): Promise<{ myTurn: TableId; theirTurn: TableId }> {
  const [first, second] = await Promise.all([letterGame(one, other, ''), letterGame(other, one, LONG_TITLE)]);
  const isMine = await one.when(first, ({ offer, view }) =>
    view === undefined || view === null ? undefined : offer.moves.some((move) => !isGivingUp(move)),
  );
  return isMine ? { myTurn: first, theirTurn: second } : { myTurn: second, theirTurn: first };
}

async function letterGame(host: Settler, guest: Settler, title: string): Promise<TableId> {
  const options = bySlowMail(DUEL);
  const table = await host.open({ game: DUEL, seats: [...TWO], isPrivate: true, title, options });
  await sitAndStart(host, guest, table);
  return table;
}

/** Giving up is offered to everybody at any time. */
const isGivingUp = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && 'type' in move && move.type === 'concede';

/** A table that still waits for somebody. */
async function gather(host: Settler, guest: Settler): Promise<TableId> {
  const seats = [{ type: 'me' }, { type: 'open' }, { type: 'bot', level: 'hard' }, { type: 'open' }] as const;
  const table = await host.open({ game: gameId('colt-express'), seats: [...seats], isPrivate: false });
  const joined = guest.join(table);
  await joined.when((state) => state);
  await guest.order(table, { type: 'sit', seat: 1 });
  return table;
}

/** One deal of the day is over, one is open. */
async function halfADaily(person: Settler): Promise<{ dailyOver: TableId; day: string }> {
  const day = new Date().toISOString().slice(0, 10);
  const [over] = await Promise.all(
    [DUEL, 'colt-express'].map((game) => person.ask<{ table: string }>('POST', `/api/daily/${game}`, { day })),
  );
  const table = tableId(over?.table ?? '');
  await person.concede(table);
  return { dailyOver: table, day };
}

async function openCup([host, ...others]: readonly Settler[], title: string, rounds: number): Promise<string> {
  const setup = {
    title,
    game: DUEL,
    options: defaultOptions(findGame(DUEL)?.options ?? {}),
    seats: 2,
    format: 'swiss',
    rounds,
    size: 8,
    waitMinutes: 10,
    roundMinutes: 1440,
    startsAt: Date.now() + DAY,
  };
  const { id } = (await host?.ask<{ id: string }>('POST', '/api/tournaments', setup)) ?? { id: '' };
  for (const one of others) await one.ask('PUT', `/api/tournaments/${id}/me`);
  return id;
}

/** A tournament of one round that everybody has played. */
async function playCup(people: readonly Settler[]): Promise<string> {
  const [host] = people;
  const id = await openCup(people, 'Noon cup', 1);
  await host?.ask('POST', `/api/tournaments/${id}/start`);
  type Page = { readonly phase: string; readonly yourTable?: string };
  const look = (one: Settler) => one.ask<Page>('GET', `/api/tournaments/${id}`);
  const until = async <T>(one: Settler, find: (page: Page) => T | undefined): Promise<T> => {
    for (let tries = 0; tries < 300; tries++) {
      const found = find(await look(one));
      if (found !== undefined) return found;
      await new Promise((go) => setTimeout(go, 50));
    }
    throw new Error('Cannot play the tournament: nothing happens');
  };
  const tables = await Promise.all(people.map((one) => until(one, ({ yourTable }) => yourTable)));
  const there = people.map((one, i) => one.join(tables[i] ?? ''));
  const losers = [...new Map(people.map((one, i) => [tables[i], one])).values()];
  await Promise.all(losers.map((one) => one.concede(tables[people.indexOf(one)] ?? '')));
  for (const one of there) one.close();
  if (host !== undefined) await until(host, ({ phase }) => (phase === 'over' ? true : undefined));
  return id;
}

/** A game against a bot that a friend has played with the same cards. */
async function challengeOf(host: Settler, guest: Settler): Promise<string> {
  const seats = [{ type: 'me' }, { type: 'bot', level: 'easy' }] as const;
  const table = await host.open({ game: DUEL, seats: [...seats], isPrivate: true });
  const joined = host.join(table);
  await joined.when((state) => state);
  await host.order(table, { type: 'start' });
  await host.concede(table);
  const { id } = await host.ask<{ id: string }>('POST', '/api/challenges', { table });
  const taken = await guest.ask<{ table: string }>('POST', `/api/challenges/${id}/play`);
  await guest.concede(taken.table);
  return id;
}

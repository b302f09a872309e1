import { games } from '@saloon/catalog';
import type { OpenRequest } from '@saloon/client';
import { defaultOptions, gameId, type Level } from '@saloon/kernel';
import { until } from './nap.ts';
import type { Person } from './person.ts';

/** A table: how many people, how many bots, and options for short games. */
export type Party = {
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  readonly options: OpenRequest['options'];
  /** The bots' level, `easy` by default. */
  readonly level?: Level;
};

/** Options for short games. Games that are not listed are short enough. */
const SHORT: Readonly<Record<string, NonNullable<OpenRequest['options']>>> = {
  'wright-brothers': { rounds: 1 },
  'colt-express': { preset: 'basic' },
  'bang-duel': { timed: true, limitTurns: true, turnLimit: 40 },
  'caliber-45': { target: '500', idleRoundLimit: 10, maxRobberies: 20 },
};

export const party = (game: string, people: number, bots: number): Party => ({
  game,
  people,
  bots,
  options: SHORT[game] ?? {},
});

/** The same people and bots at every game, or as many people as the game needs. */
export const atEveryGame = (people: number, bots: number): readonly Party[] =>
  games.map((game) => {
    const { min, max } = game.seats(defaultOptions(game.options));
    return party(game.id, Math.max(min - bots, Math.min(people, max - bots)), bots);
  });

/** Two people in a correspondence game with `turnTimeMs` per turn. */
export const slowParty = (turnTimeMs: number): Party => ({
  game: 'wright-brothers',
  people: 2,
  bots: 0,
  options: { rounds: 1, pace: 'correspondence', turnTimeMs },
});

/** All games, between people and with bots. */
export const ALL_GAMES: readonly Party[] = [
  ...atEveryGame(2, 1),
  party('wright-brothers', 3, 0),
  party('bang-duel', 2, 0),
];

const PATIENCE = 30_000;

/** Opens a table, seats everyone, and starts the game. */
export async function seatParty(
  { game, bots, options, level = 'easy' }: Party,
  people: readonly Person[],
): Promise<readonly Person[]> {
  const [host, ...guests] = people;
  if (host === undefined) return people;
  const seats: OpenRequest['seats'] = [
    { type: 'me' },
    ...guests.map(() => ({ type: 'open' }) as const),
    ...Array.from({ length: bots }, () => ({ type: 'bot', level }) as const),
  ];
  const table = await host.open({ game: gameId(game), seats, isPrivate: true, options });
  for (const person of people) {
    person.go(table);
    if (!(await until(() => person.state !== undefined, PATIENCE)))
      throw new Error(`Cannot come to a table of ${game}`);
    if (person !== host && !(await person.do({ type: 'sit', seat: people.indexOf(person) })))
      throw new Error(`Cannot sit down at a table of ${game}`);
  }
  if (!(await host.do({ type: 'start' }))) throw new Error(`Cannot start a game of ${game}`);
  await until(() => people.every(({ state }) => state?.info.phase === 'playing'), PATIENCE);
  return people;
}

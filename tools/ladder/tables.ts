import { games } from '@saloon/catalog';
import { defaultOptions, seatsOf } from '@saloon/kernel';

/** A table setup for the ladder. */
export type LadderTable = {
  readonly game: string;
  /** Options that differ from the defaults. */
  readonly given: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  /** How many sides play against each other: single seats, or teams that take the seats in turn. */
  readonly sides: number;
  /** The name for people, also part of a match's name. */
  readonly name: string;
  /** Played by default; `--full` plays the others too. */
  readonly isMain: boolean;
};

const free = (game: string, seats: number, isMain: boolean): LadderTable => ({
  game,
  given: {},
  seats,
  sides: seats,
  name: `${seats}p`,
  isMain,
});

/** Teams of Caliber 45 sit in turn, as the rules would draw them, but with fixed members. */
const teams = (name: string, seatTeams: number, sides: number, isMain: boolean): LadderTable => ({
  game: 'caliber-45',
  given: { seating: 'manual', seatTeams },
  seats: String(seatTeams).length,
  sides,
  name,
  isMain,
});

/** In Colt Express for two, each player has two bandits. */
const CHOSEN: readonly LadderTable[] = [
  free('wright-brothers', 2, true),
  free('wright-brothers', 3, false),
  free('wright-brothers', 4, true),
  free('wright-brothers', 5, false),
  free('colt-express', 2, true),
  free('colt-express', 3, false),
  free('colt-express', 4, true),
  free('colt-express', 5, false),
  free('colt-express', 6, false),
  free('bang-duel', 2, true),
  teams('1v1', 12, 2, true),
  teams('2v2', 1212, 2, true),
  teams('3v3', 121212, 2, false),
  teams('3v3v3', 123123123, 3, false),
];

/** The default for other games: everyone for themselves, at tables of four and of the fewest players. */
const others: readonly LadderTable[] = games
  .filter(({ id }) => CHOSEN.every(({ game }) => game !== id))
  .flatMap((game) => {
    const { min, max } = game.seats(defaultOptions(game.options));
    return seatsOf(max + 1)
      .filter((seats) => seats >= min)
      .map((seats) => free(game.id, seats, seats === min || seats === 4));
  });

/** The usual tables of every game. */
export const TABLES: readonly LadderTable[] = [...CHOSEN, ...others];

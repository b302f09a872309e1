import { games } from '@saloon/catalog';
import { defaultOptions, seatsOf } from '@saloon/kernel';

/** A way to sit down to a game that the ladder plays. */
export type LadderTable = {
  readonly game: string;
  /** What is different from the game's defaults. */
  readonly given: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  /** How many sides play against each other: a seat each, or teams that take the seats by turns. */
  readonly sides: number;
  /** As people call it, and as it stands in the name of a match. */
  readonly name: string;
  /** Played unless `--full` asks for the others as well. */
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

/** Teams of Caliber 45 sit by turns, as the rules would draw them, but always the same ones together. */
const teams = (name: string, seatTeams: number, sides: number, isMain: boolean): LadderTable => ({
  game: 'caliber-45',
  given: { seating: 'manual', seatTeams },
  seats: String(seatTeams).length,
  sides,
  name,
  isMain,
});

/** Two players of Colt Express have two bandits each. */
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

/** A game of which nothing is said above: everybody plays alone, and the fewest and four are the usual tables. */
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

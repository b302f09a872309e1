import { games } from '@saloon/catalog';
import type { AnyGame } from '@saloon/kernel';
import { type GivenSeed, readGame, readOptions, readSeats, readSeed } from '../command-line/read-values.ts';
import { editionFlag, readCatalog } from '../files/read-catalog.ts';

/** The argument that names the game. */
export const gameArgument = { name: 'game', allowed: games.map(({ id }) => id) } as const;

/** The flags of every command that sets up a game. */
export const tableFlags = {
  seats: { type: 'text', value: 'K', help: 'how many play (default: 4, or the nearest the game allows)' },
  seed: { type: 'text', value: 'S', help: 'a whole number of up to 15 digits, or 64 hexadecimal digits (default: 1)' },
  option: {
    type: 'list',
    value: 'NAME=VALUE',
    help: 'an option of the game (a wrong name or value lists what is allowed); may be given several times',
  },
  edition: editionFlag,
} as const;

type TableFlags = {
  readonly seats: string | undefined;
  readonly seed: string | undefined;
  readonly option: readonly string[];
  readonly edition: readonly string[];
};

/** A game to set up. */
export type TableSetup = GivenSeed & {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  /** Editions added to the catalog. */
  readonly editions?: readonly unknown[];
};

export function readTable(gameName: string, flags: TableFlags): TableSetup {
  const catalog = readCatalog(flags.edition);
  const game = readGame(catalog, gameName);
  const options = readOptions(game, flags.option);
  const seats = readSeats(game, options, flags.seats);
  return { game, options, seats, editions: catalog.editions, ...readSeed(flags.seed ?? '1') };
}

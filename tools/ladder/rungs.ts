import type { MatchSpec } from '@saloon/arena';
import { findGame } from '@saloon/catalog';
import { type AnyGame, formatProblem, LEVELS, parseOptions, seedOf } from '@saloon/kernel';
import { type LadderTable, TABLES } from './tables.ts';

/** One match of the ladder: one bot, or a team of it, against all others of another kind. */
export type Rung = {
  /** Its name in flags and files: `colt-express/4p/hard-tag`. */
  readonly id: string;
  readonly table: LadderTable;
  readonly bot: string;
  readonly rival: string;
  /** The share of wins if both are equally strong. */
  readonly parity: number;
  /** The required share; undefined if it only has to be clearly above parity. */
  readonly mark: number | undefined;
};

/** Our goals: at which table, who against whom, and the share of wins. */
const MARKS: readonly { game: string; name: string; bot: string; rival: string; mark: number }[] = [
  { game: 'colt-express', name: '4p', bot: 'normal', rival: 'random', mark: 0.95 },
  { game: 'colt-express', name: '4p', bot: 'hard', rival: 'tag', mark: 0.4 },
  { game: 'bang-duel', name: '2p', bot: 'hard', rival: 'scripted@hard', mark: 0.75 },
  { game: 'caliber-45', name: '2v2', bot: 'hard', rival: 'scripted@hard', mark: 0.7 },
  { game: 'wright-brothers', name: '4p', bot: 'hard', rival: 'scripted@hard', mark: 0.4 },
];

/** Each level against the one below, the lowest against random moves. */
const STEPS = LEVELS.map((bot, i) => ({ bot, rival: LEVELS[i - 1] ?? 'random' }));

const rung = (table: LadderTable, bot: string, rival: string, mark?: number): Rung => ({
  id: `${table.game}/${table.name}/${bot}-${rival}`,
  table,
  bot,
  rival,
  parity: 1 / table.sides,
  mark,
});

/** Every match: for each table the goals first, then the levels from the lowest. */
export const RUNGS: readonly Rung[] = TABLES.flatMap((table) => [
  ...MARKS.filter(({ game, name }) => game === table.game && name === table.name).map(({ bot, rival, mark }) =>
    rung(table, bot, rival, mark),
  ),
  ...STEPS.map(({ bot, rival }) => rung(table, bot, rival)),
]);

/** Is this a level against the one below? */
export const isStep = ({ bot, rival, mark }: Rung): boolean =>
  mark === undefined && STEPS.some((step) => step.bot === bot && step.rival === rival);

/** The spec of a rung's games. The seed depends only on the table, so that rungs share their deals. */
export function specOf({ table, bot, rival }: Rung, first: number, games: number): MatchSpec {
  const { seats, sides, game } = table;
  const bots = Array.from({ length: sides }, (_, side) => (side === 0 ? bot : rival));
  return { game, bots, options: optionsOf(table), seats, seed: seedOf(1), games, first, mirrored: true };
}

/** The number of games in whole deals, with every seating of each. */
export const wholeDeals = ({ table }: Rung, games: number): number => table.sides * Math.ceil(games / table.sides);

export function gameAt({ game }: LadderTable): AnyGame {
  const found = findGame(game);
  if (found === undefined) throw new Error(`Cannot play ${game}: there is no such game`);
  return found;
}

export function optionsOf(table: LadderTable): unknown {
  const parsed = parseOptions(gameAt(table).options, table.given);
  if (!parsed.ok) throw new Error(`Cannot play ${table.game} ${table.name}: ${formatProblem(parsed.problems[0])}`);
  return parsed.options;
}

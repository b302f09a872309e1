import { deriveSeed, type Rng, rngFrom, type Seed, shuffle } from '@saloon/kernel';
import { type Candidate, groupTables, inOrder, snake } from './group-tables.ts';
import { pairUp } from './pair-up.ts';
import { type Format, freeRounds, meetings, missedGames, type PairCounts, type PlayedRound } from './played.ts';
import { SeatHistory, type TeamsAt } from './seat-order.ts';
import { standings } from './standings.ts';
import { type TableRange, tableSizes } from './table-sizes.ts';

export type PairingSetup = {
  readonly format: Format;
  readonly range: TableRange;
  readonly seed: Seed;
  readonly teamsAt?: TeamsAt;
};

/** The tables of a round, each in seat order, and who has a bye. */
export type Pairing = { readonly tables: readonly (readonly string[])[]; readonly byes: readonly string[] };

/** Pairs the next round of these players. The same players, rounds and seed give the same pairing. */
export function pairRound(players: readonly string[], rounds: readonly PlayedRound[], setup: PairingSetup): Pairing {
  const { format, range, seed, teamsAt } = setup;
  const rng = rngFrom(deriveSeed(seed, `round ${rounds.length + 1}`));
  const met = meetings(rounds);
  const order = candidates(players, rounds, setup, rng);
  const sizes = tableSizes(order.length, range);
  const seated = sizes.reduce((sum, size) => sum + size, 0);
  const byes = order.length - seated;
  const { tables, out } =
    sizes.length > 0 && sizes.every((size) => size === 2)
      ? inPairs(order, byes, rounds, met, format)
      : inGroups(order, byes, sizes, rounds, met, format, rng);
  const history = new SeatHistory(rounds);
  return { tables: tables.map((table) => history.arrange(mixedBy(rng, table), teamsAt)), byes: out };
}

/** Everybody who is paired, the best first; people with the same points in random order. */
function candidates(
  players: readonly string[],
  rounds: readonly PlayedRound[],
  { format, seed }: PairingSetup,
  rng: Rng,
): readonly Candidate[] {
  const isPaired = new Set(players);
  const all = [...new Set([...players, ...rounds.flatMap(everybody)])].sort();
  const ranked = standings(all, rounds, format, seed).filter(({ id }) => isPaired.has(id));
  if (format === 'knockout') return ranked;
  return mixedBy(rng, ranked).sort((a, b) => b.points - a.points);
}

const everybody = ({ tables, byes }: PlayedRound): readonly string[] => [
  ...tables.flatMap(({ seats }) => seats.map(({ id }) => id)),
  ...byes,
];

function mixedBy<T>(rng: Rng, list: readonly T[]): T[] {
  const mixed = [...list];
  shuffle(rng, mixed);
  return mixed;
}

/**
 * Who may have a bye, in order: those who have missed no game, and of them those with the fewest byes and walkovers so far,
 * as in chess; then in a Swiss the last, in a knockout the first.
 */
function byeOrder(order: readonly Candidate[], rounds: readonly PlayedRound[], format: Format): readonly Candidate[] {
  const list = format === 'swiss' ? [...order].reverse() : [...order];
  const rank = byeRank(rounds);
  return list.sort((a, b) => rank(a) - rank(b));
}

/** More than the rounds of any tournament. */
const ROUNDS = 100;

function byeRank(rounds: readonly PlayedRound[]): (one: Candidate) => number {
  const free = freeRounds(rounds);
  const missed = missedGames(rounds);
  return ({ id }) => ROUNDS * (missed.get(id) ?? 0) + (free.get(id) ?? 0);
}

type Divided = { readonly tables: readonly (readonly string[])[]; readonly out: readonly string[] };

function inGroups(
  order: readonly Candidate[],
  byes: number,
  sizes: readonly number[],
  rounds: readonly PlayedRound[],
  met: PairCounts,
  format: Format,
  rng: Rng,
): Divided {
  const out = byeOrder(order, rounds, format)
    .slice(0, byes)
    .map(({ id }) => id);
  const rest = order.filter(({ id }) => !out.includes(id));
  return { tables: groupTables(rest, sizes, met, rng, format === 'swiss' ? inOrder : snake), out };
}

/** Tables of two: as few second meetings as possible come first, so the bye goes to the first player who allows that. */
function inPairs(
  order: readonly Candidate[],
  byes: number,
  rounds: readonly PlayedRound[],
  met: PairCounts,
  format: Format,
): Divided {
  const rank = byeRank(rounds);
  const [first, ...others] = byeOrder(order, rounds, format);
  const possible = first === undefined ? [] : [first, ...others.filter((one) => rank(one) === rank(first))];
  for (let again = 0; ; again++) {
    for (const bye of byes === 0 ? [undefined] : possible) {
      const rest = order.filter((one) => one !== bye);
      const tables = pairsOf(rest, met, again, format);
      if (tables !== undefined) return { tables, out: bye === undefined ? [] : [bye.id] };
    }
  }
}

/** Pairs that have met at most `again` times. */
function pairsOf(order: readonly Candidate[], met: PairCounts, again: number, format: Format) {
  const times = order.map((a) => order.map((b) => met.of(a.id, b.id)));
  const timesOf = (a: number, b: number): number => times[a]?.[b] ?? 0;
  const distance = (a: number, b: number): number =>
    format === 'swiss' ? Math.abs((order[a]?.points ?? 0) - (order[b]?.points ?? 0)) : order.length - b;
  const liking = (a: number) =>
    [...order.keys()].sort((b, c) => timesOf(a, b) - timesOf(a, c) || distance(a, b) - distance(a, c));
  const pairs = pairUp(order.length, (a, b) => timesOf(a, b) <= again, liking);
  return pairs?.map((pair) => pair.flatMap((i) => order[i]?.id ?? []));
}

import { type Rng, shuffle } from '@saloon/kernel';
import type { PairCounts } from './played.ts';

/** A second meeting is worse than any difference in points. */
const MET_WEIGHT = 1000;
/** Other first arrangements are tried while somebody meets again. */
const TRIES = 4;

export type Candidate = { readonly id: string; readonly points: number };

/** The places of players at the tables to begin with: numbers into the list of players. */
type Arrange = (players: readonly number[], sizes: readonly number[]) => number[][];

/**
 * Divides players into tables of these sizes: nobody meets again while that can be avoided, and players with similar
 * points meet. Players of two tables are swapped as long as that is better. `first` makes the arrangement to begin with.
 */
export function groupTables(
  players: readonly Candidate[],
  sizes: readonly number[],
  met: PairCounts,
  rng: Rng,
  first: Arrange,
): readonly (readonly string[])[] {
  const costs = players.map((a) =>
    players.map((b) => MET_WEIGHT * met.of(a.id, b.id) ** 2 + Math.abs(a.points - b.points)),
  );
  let best: number[][] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES && least >= MET_WEIGHT; tries++) {
    const order = [...players.keys()];
    if (tries > 0) shuffle(rng, order);
    const tables = first(order, sizes);
    swapWhileBetter(tables, costs);
    const cost = tables.reduce((sum, table) => sum + tableCost(table, costs), 0);
    if (cost >= least) continue;
    best = tables;
    least = cost;
  }
  return best.map((table) => table.flatMap((i) => players[i]?.id ?? []));
}

export const inOrder: Arrange = (players, sizes) => {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return players.slice(from - size, from);
  });
};

/** The best players to different tables, as in a knockout. */
export const snake: Arrange = (players, sizes) => {
  const tables: number[][] = sizes.map(() => []);
  const rows = Math.max(...sizes, 0);
  let next = 0;
  for (let row = 0; row < rows; row++) {
    const open = tables.filter((_, i) => (sizes[i] ?? 0) > row);
    if (row % 2 === 1) open.reverse();
    for (const table of open) table.push(...players.slice(next, ++next));
  }
  return tables;
};

type Costs = readonly (readonly number[])[];

/** What it costs to have `one` at a table instead of the player at `without`. */
function costAt(table: readonly number[], one: number, without: number, costs: Costs): number {
  const row = costs[one] ?? [];
  let sum = 0;
  for (let i = 0; i < table.length; i++) if (i !== without) sum += row[table[i] ?? 0] ?? 0;
  return sum;
}

const tableCost = (table: readonly number[], costs: Costs): number =>
  table.reduce((sum, one, i) => sum + costAt(table, one, i, costs), 0) / 2;

function swapWhileBetter(tables: readonly number[][], costs: Costs): void {
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [i, left] of tables.entries()) {
      for (const right of tables.slice(i + 1)) if (swapBetween(left, right, costs)) isBetter = true;
    }
  }
}

function swapBetween(left: number[], right: number[], costs: Costs): boolean {
  let hasSwapped = false;
  for (let a = 0; a < left.length; a++) {
    for (let b = 0; b < right.length; b++) {
      const [one = 0, other = 0] = [left[a], right[b]];
      const now = costAt(left, one, a, costs) + costAt(right, other, b, costs);
      if (costAt(left, other, a, costs) + costAt(right, one, b, costs) >= now - 1e-9) continue;
      left[a] = other;
      right[b] = one;
      hasSwapped = true;
    }
  }
  return hasSwapped;
}

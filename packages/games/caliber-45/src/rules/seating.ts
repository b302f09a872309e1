import { itemAt } from '@saloon/kernel';
import { MAX_SEATS, MAX_TEAM, MAX_TEAMS, MIN_SEATS } from './data.ts';
import { isVersion1, type Options } from './options.ts';
import { targetOf } from './state.ts';

/** Team sizes, the largest first (C45-SETUP-1), or undefined if the options don't allow this many seats. `loot` is all loot of the box, in units. */
export function sizesOf(options: Options, seats: number, loot: number): readonly number[] | undefined {
  const sizes = options.seating === 'manual' ? sizesByHand(options, seats) : sizesByRule(options, seats, loot);
  return sizes !== undefined && isSplit(sizes) && hasLootFor(options, sizes.length, loot) ? sizes : undefined;
}

/** Section 8: the box has more loot than the teams can hold without one of them winning. */
export const hasLootFor = (options: Options, teams: number, loot: number): boolean =>
  loot > teams * (targetOf(options) - 1);

/** C45-SETUP-1. */
export const isSplit = (sizes: readonly number[]): boolean =>
  sizes.length >= 2 && sizes.length <= MAX_TEAMS && sizes.every((size) => size >= 1 && size <= MAX_TEAM);

function sizesByRule(options: Options, seats: number, loot: number): readonly number[] | undefined {
  switch (options.teams) {
    case 'auto': {
      const hasTwo = seats <= 2 * MAX_TEAM && (seats % 2 === 0 || (seats > MAX_TEAM && !isVersion1(options)));
      return evenly(seats, hasTwo || !hasLootFor(options, 3, loot) ? 2 : 3);
    }
    case 'two':
      return evenly(seats, 2);
    case 'three':
      return evenly(seats, 3);
    default: {
      const sizes = options.teams.split('-').map(Number);
      return sizes.reduce((sum, size) => sum + size, 0) === seats ? sizes : undefined;
    }
  }
}

/** Splits `seats` into `teams` teams as equally as possible. */
export const evenly = (seats: number, teams: number): readonly number[] =>
  Array.from({ length: teams }, (_, team) => Math.ceil((seats - team) / teams));

/** C45-SEAT-3: as the host wrote it. */
function sizesByHand(options: Options, seats: number): readonly number[] | undefined {
  const teams = teamsByHand(options);
  const sizes = Array.from({ length: Math.max(...teams) + 1 }, (_, team) => teams.filter((t) => t === team).length);
  return teams.length === seats && teams.every((team) => team >= 0) ? sizes : undefined;
}

/** The team of each seat, counted from 0. */
export const teamsByHand = (options: Options): readonly number[] =>
  [...String(options.seatTeams)].map((digit) => Number(digit) - 1);

/** The possible numbers of seats with these options; `max` is 0 if no number fits. */
export function seatsFor(options: Options, loot: number): { readonly min: number; readonly max: number } {
  const first = options.firstPlayer === 'random' ? 0 : options.firstSeat;
  const counts = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, i) => MIN_SEATS + i).filter(
    (count) => count > first && sizesOf(options, count, loot) !== undefined,
  );
  return { min: counts[0] ?? MIN_SEATS, max: counts.at(-1) ?? 0 };
}

/** The seatings to draw from: the host's own, or all with the fewest neighboring teammates (C45-SEAT-2). */
export const seatings = (options: Options, sizes: readonly number[]): readonly (readonly number[])[] =>
  options.seating === 'manual' ? [teamsByHand(options)] : bestOrders(sizes);

const known = new Map<string, readonly (readonly number[])[]>();

/** Every order of teams with the fewest neighboring teammates. Nine seats in three teams have 1680 orders, so the result is cached. */
function bestOrders(sizes: readonly number[]): readonly (readonly number[])[] {
  const name = sizes.join();
  const best = known.get(name) ?? fewestPairs(orders(sizes));
  known.set(name, best);
  return best;
}

function fewestPairs(all: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const fewest = Math.min(...all.map(neighbours));
  return all.filter((teams) => neighbours(teams) === fewest);
}

/** The number of seats with a teammate on their left. */
export const neighbours = (teams: readonly number[]): number =>
  teams.filter((team, i) => itemAt(teams, (i + 1) % teams.length) === team).length;

function orders(sizes: readonly number[]): readonly (readonly number[])[] {
  if (sizes.every((size) => size === 0)) return [[]];
  return sizes.flatMap((size, team) =>
    size === 0
      ? []
      : orders(sizes.map((left, other) => (other === team ? left - 1 : left))).map((rest) => [team, ...rest]),
  );
}

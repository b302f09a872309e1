import { deriveSeed, type Seed } from '@saloon/kernel';
import {
  type Format,
  isWalkover,
  metAt,
  type PlayedRound,
  type PlayedSeat,
  type PlayedTable,
  pointsAt,
} from './played.ts';

/** What decides between two players, in this order. `progress` counts only in a knockout. */
export type Criterion = 'progress' | 'points' | 'missed' | 'opponents' | 'head-to-head' | 'places' | 'lot';

/** Why a player is ahead of the next one: both values of the first criterion in which they differ. */
export type Ahead = { readonly by: Criterion; readonly own: number; readonly other: number };

export type Standing = {
  readonly id: string;
  /** From 1 on, without ties: a random draw decides what nothing else does. */
  readonly rank: number;
  readonly points: number;
  /** The average points of the people they met in a game. */
  readonly opponents: number;
  /** How often they came first, second and so on. A place shared with an opponent doesn't count. */
  readonly places: readonly number[];
  readonly byes: number;
  readonly missed: number;
  /** Missing for the last player, and for everybody before the first result. */
  readonly ahead?: Ahead;
};

type Tally = {
  readonly id: string;
  readonly points: number;
  readonly progress: number;
  readonly met: readonly string[];
  readonly places: readonly number[];
  readonly byes: number;
  readonly missed: number;
  readonly lot: string;
};

type Scored = Tally & { readonly opponents: number };

/** Everybody in order. Two players with the same points are ordered by the criteria, see docs/tournaments.md. */
export function standings(
  players: readonly string[],
  rounds: readonly PlayedRound[],
  format: Format,
  seed: Seed,
): readonly Standing[] {
  const tallies = new Map(players.map((id) => [id, tallyOf(id, rounds, format, seed)]));
  const scored = [...tallies.values()].map((tally): Scored => {
    const met = tally.met.map((id) => tallies.get(id)?.points ?? 0);
    return { ...tally, opponents: rounded(met.reduce((sum, points) => sum + points, 0) / Math.max(1, met.length)) };
  });
  const among = amongEqual(scored, rounds);
  const ahead = (a: Scored, b: Scored): Ahead => aheadOf(a, b, among);
  const hasBegun = rounds.some(({ tables }) => tables.length > 0);
  const sorted = scored.toSorted((a, b) => {
    const { own, other } = ahead(a, b);
    return other - own;
  });
  return sorted.map((one, i): Standing => {
    const { id, points, opponents, places, byes, missed } = one;
    const next = sorted[i + 1];
    return {
      id,
      rank: i + 1,
      points,
      opponents,
      places,
      byes,
      missed,
      ...(next === undefined || !hasBegun ? {} : { ahead: ahead(one, next) }),
    };
  });
}

/** What one round gave a player; `isFree`: without a game against anybody. */
type Part = { readonly points: number; readonly isFree: boolean };

function tallyOf(id: string, rounds: readonly PlayedRound[], format: Format, seed: Seed): Tally {
  let [byes, missed] = [0, 0];
  const met: string[] = [];
  const places: number[] = [];
  const parts: Part[] = [];
  for (const round of rounds) {
    const found = seatOf(round, id);
    if (found !== undefined) {
      const { table, seat } = found;
      const opponents = metAt(table, seat);
      met.push(...opponents.map((other) => other.id));
      const isShared = opponents.some(({ place }) => place === seat.place);
      if (seat.hasMissed === true) missed += 1;
      else if (table.isVoid !== true && !isShared && opponents.length > 0) {
        places[seat.place - 1] = (places[seat.place - 1] ?? 0) + 1;
      }
      parts.push({ points: pointsAt(table, seat), isFree: table.isVoid === true || isWalkover(table, seat) });
    } else if (round.byes.includes(id)) {
      parts.push({ points: 1, isFree: true });
      byes += 1;
    }
  }
  // Nobody gains by staying away: for players who have missed a game, only games count that they played.
  const counted = parts.filter(({ isFree }) => !isFree || missed === 0);
  const points = rounded(counted.reduce((sum, part) => sum + part.points, 0));
  const last = counted.at(-1);
  const progress = format === 'swiss' || last === undefined ? 0 : rounded(counted.length - 1 + last.points);
  return {
    id,
    points,
    progress,
    met,
    byes,
    missed,
    places: Array.from(places, (n) => n ?? 0),
    lot: deriveSeed(seed, `lot ${id}`),
  };
}

function seatOf({ tables }: PlayedRound, id: string): { table: PlayedTable; seat: PlayedSeat } | undefined {
  for (const table of tables) {
    const seat = table.seats.find((one) => one.id === id);
    if (seat !== undefined) return { table, seat };
  }
  return undefined;
}

function aheadOf(a: Scored, b: Scored, among: (one: Scored) => number): Ahead {
  if (a.progress !== b.progress) return { by: 'progress', own: a.progress, other: b.progress };
  if (a.points !== b.points) return { by: 'points', own: a.points, other: b.points };
  if (a.missed !== b.missed) return { by: 'missed', own: 0 - a.missed, other: 0 - b.missed };
  if (a.opponents !== b.opponents) return { by: 'opponents', own: a.opponents, other: b.opponents };
  const [own, other] = [among(a), among(b)];
  if (own !== other) return { by: 'head-to-head', own, other };
  const longest = Math.max(a.places.length, b.places.length);
  for (let i = 0; i < longest; i++) {
    const [mine, theirs] = [a.places[i] ?? 0, b.places[i] ?? 0];
    if (mine !== theirs) return { by: 'places', own: mine, other: theirs };
  }
  return { by: 'lot', own: Number(a.lot < b.lot), other: Number(b.lot < a.lot) };
}

/** A player's points against all others who are level so far: comparing only two of them could go round in a circle. */
function amongEqual(all: readonly Scored[], rounds: readonly PlayedRound[]): (one: Scored) => number {
  const levelOf = ({ points, progress, missed, opponents }: Scored) => [points, progress, missed, opponents].join();
  const groups = Map.groupBy(all, levelOf);
  const known = new Map<string, number>();
  return (one) => {
    const found = known.get(one.id);
    if (found !== undefined) return found;
    const group = new Set((groups.get(levelOf(one)) ?? []).map(({ id }) => id));
    const sum = pointsAmong(one.id, group, rounds);
    known.set(one.id, sum);
    return sum;
  };
}

function pointsAmong(id: string, group: ReadonlySet<string>, rounds: readonly PlayedRound[]): number {
  let sum = 0;
  for (const round of rounds) {
    const found = seatOf(round, id);
    if (found === undefined) continue;
    const { table, seat } = found;
    for (const other of metAt(table, seat)) {
      if (group.has(other.id)) sum += pointsAt({ ...table, seats: [seat, other] }, seat);
    }
  }
  return rounded(sum);
}

/** Thirds that were added in another order are still the same points. */
const rounded = (points: number): number => Math.round(points * 1e6) / 1e6;

/** Chances by lead, both rising: the share of played-out games that were won with about that lead. */
export type Calibration = { readonly leads: readonly number[]; readonly chances: readonly number[] };

/** A lead that was seen on the way, and the share of that game that was won. */
export type Mark = readonly [lead: number, share: number];

/** Games per point, and the maximum number of points. */
const LEAST = 24;
const MOST_POINTS = 12;

/**
 * Learns from played games what a lead is worth: games with like leads are put together, and where a larger lead has won
 * less, by chance, neighbours are joined until chances only rise. Sums and quotients only, so that it is the same anywhere.
 */
export function calibrate(marks: readonly Mark[]): Calibration {
  if (marks.length === 0) return { leads: [0], chances: [0.5] };
  const sorted = marks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const points = Math.max(1, Math.min(MOST_POINTS, Math.floor(sorted.length / LEAST)));
  const groups: Group[] = [];
  for (let i = 0; i < points; i++) {
    const from = Math.floor((i * sorted.length) / points);
    const part = sorted.slice(from, Math.floor(((i + 1) * sorted.length) / points));
    groups.push({ n: part.length, leads: sum(part, 0), shares: sum(part, 1) });
    while (joinsLast(groups)) groups.push(join(groups));
  }
  return { leads: groups.map(({ n, leads }) => leads / n), chances: groups.map(({ n, shares }) => shares / n) };
}

type Group = { readonly n: number; readonly leads: number; readonly shares: number };

const sum = (marks: readonly Mark[], at: 0 | 1): number => marks.reduce((all, mark) => all + mark[at], 0);

function joinsLast(groups: readonly Group[]): boolean {
  const [a, b] = groups.slice(-2);
  return a !== undefined && b !== undefined && a.shares * b.n >= b.shares * a.n;
}

function join(groups: Group[]): Group {
  const [a, b] = groups.splice(-2);
  if (a === undefined || b === undefined) throw new Error('Cannot join: there are not two groups');
  return { n: a.n + b.n, leads: a.leads + b.leads, shares: a.shares + b.shares };
}

/** The chance that goes with a lead: on the line between the nearest two points. */
export function chanceAt({ leads, chances }: Calibration, lead: number): number {
  const next = leads.findIndex((one) => one >= lead);
  const above = chances[next];
  if (next === -1 || above === undefined) return chances.at(-1) ?? 0.5;
  const before = leads[next - 1];
  const below = chances[next - 1];
  if (before === undefined || below === undefined) return above;
  const width = (leads[next] ?? lead) - before;
  return width <= 0 ? above : below + ((above - below) * (lead - before)) / width;
}

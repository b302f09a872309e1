import { STRETCHES } from './score-deal.ts';

/** For each fifth of the game: from which mark on there are two stars, and three. */
export type StarLimits = readonly (readonly [two: number, three: number])[];

/** Fewer games than this don't make a field to compare with. */
const FIELD = 6;

/** Thirds of the field. Undefined while it is too small. */
export function starLimits(field: readonly (readonly number[])[]): StarLimits | undefined {
  if (field.length < FIELD) return undefined;
  return Array.from({ length: STRETCHES }, (_, n) => {
    const sorted = field.map((marks) => marks[n] ?? 0).sort((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
    return [at(1 / 3), at(2 / 3)] as const;
  });
}

export const starsOf = (marks: readonly number[], limits: StarLimits): readonly number[] =>
  limits.map(([two, three], n) => {
    const mark = marks[n] ?? 0;
    return mark >= three && three > two ? 3 : mark >= two ? 2 : 1;
  });

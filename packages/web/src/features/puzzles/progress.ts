import { signal } from '@preact/signals';
import { pathTo } from '../../core/router/paths.ts';

/** How a puzzle went at the first try. `hinted`: solved after a hint. */
export const OUTCOMES = ['solved', 'hinted', 'failed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The move of a first try, as it was made in this browser. The server checks it. */
export type MadeTry = {
  readonly move: unknown;
  readonly hinted: boolean;
  readonly day: number;
  /** The server was asked, and can't grade it. */
  readonly isUngraded?: true;
};

type KeptRating = { readonly mu: number; readonly sigma: number; readonly games: number };

/** What this browser knows of this person's puzzles. */
export type Progress = {
  /** By game and id: `colt-express/1b0a3aa1-25`. */
  readonly tried: Readonly<Record<string, Outcome>>;
  /** By game. */
  readonly ratings: Readonly<Record<string, KeptRating>>;
  /** Daily puzzles solved in a row, and the day of the last one. */
  readonly streak: { readonly days: number; readonly last: number };
  /** The tries that were made in this browser, by puzzle. */
  readonly made: Readonly<Record<string, MadeTry>>;
};

const KEY = 'saloon.puzzles';
export const NOTHING: Progress = { tried: {}, ratings: {}, streak: { days: 0, last: 0 }, made: {} };

export const keyOf = ({ game, id }: { readonly game: string; readonly id: string }): string => `${game}/${id}`;

export const puzzlePath = ({ game, id }: { readonly game: string; readonly id: string }, theme?: string): string =>
  pathTo('/puzzle/:game/:puzzle#:theme', { game, puzzle: id, theme });

const isMade = (one: unknown): one is MadeTry => Number.isInteger(((one ?? {}) as Partial<MadeTry>).day);

/** Parses the stored text. Invalid parts are left out. */
export function readProgress(text: string | null): Progress {
  try {
    const { tried, ratings, streak, made } = JSON.parse(text ?? '{}') as Partial<Progress>;
    const isRating = (one: unknown): one is KeptRating => {
      const { mu, sigma, games } = (one ?? {}) as Partial<KeptRating>;
      return [mu, sigma, games].every(Number.isFinite);
    };
    const { days, last } = streak ?? NOTHING.streak;
    return {
      tried: kept(tried, (one): one is Outcome => OUTCOMES.some((outcome) => outcome === one)),
      ratings: kept(ratings, isRating),
      streak: Number.isInteger(days) && Number.isInteger(last) ? { days, last } : NOTHING.streak,
      made: kept(made, isMade),
    };
  } catch {
    return NOTHING;
  }
}

const kept = <One>(all: object | undefined, isOne: (one: unknown) => one is One): Readonly<Record<string, One>> =>
  Object.fromEntries(Object.entries(all ?? {}).flatMap(([key, one]) => (isOne(one) ? [[key, one] as const] : [])));

/** The streak on this day: a day that was missed ends it. */
export const streakOn = ({ streak }: Progress, day: number): number => (streak.last >= day - 1 ? streak.days : 0);

/** The streak after the puzzle of a day. A puzzle that was tried before changes nothing. */
export function streakAfter(progress: Progress, day: number, outcome: Outcome): Progress['streak'] {
  if (progress.streak.last === day) return progress.streak;
  return outcome === 'failed' ? { days: 0, last: day } : { days: streakOn(progress, day) + 1, last: day };
}

function load(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return NOTHING;
  }
}

export const progress = signal(load());

export function keepProgress(next: Progress): void {
  progress.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage it is lost on reload, which is acceptable.
  }
}

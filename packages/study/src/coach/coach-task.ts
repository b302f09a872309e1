import { type AnyGame, deriveSeed, rngFrom, type Seed } from '@saloon/kernel';
import { type Advised, advise } from './advise.ts';
import type { Calibration } from './calibration.ts';
import type { Course } from './decisions.ts';
import { type Advice, type Outlook, outlook, type Weighed, weigh } from './sample.ts';

type At = { readonly decision: number; readonly pass: number };

/** A piece of the coach's work, as plain data: it may be done in any thread, in any order, and comes to the same. */
export type CoachTask =
  | ({ readonly type: 'outlook' } & At)
  | ({ readonly type: 'advise' } & At)
  | ({ readonly type: 'judge'; readonly advice: Advice; readonly calibration: Calibration } & At)
  /** The second look: games are played out. */
  | ({ readonly type: 'again'; readonly advice: Advice } & At);

export type CoachDone =
  | ({ readonly type: 'outlook'; readonly outlook: Outlook } & At)
  | ({ readonly type: 'advise'; readonly advised: Advised } & At)
  | ({ readonly type: 'judge' | 'again'; readonly weighed: Weighed } & At);

/** What has to be known to do any of it. */
export type CoachedGame = { readonly game: AnyGame; readonly course: Course; readonly seed: Seed };

/** Deals played in one piece, which takes a fraction of a second. */
export const DEALS = { outlook: 8, judge: 24, again: 6 } as const;

/** Does a piece of work. It draws from a generator of its own, so that no piece depends on the order. */
export function workOnCoach({ game, course, seed }: CoachedGame, task: CoachTask): CoachDone {
  const { type, decision: at, pass } = task;
  const { seat } = course;
  const decision = course.decisions[at];
  if (decision === undefined) throw new Error(`Cannot look at decision ${at}: there are ${course.decisions.length}`);
  const rng = rngFrom(deriveSeed(seed, `${type} ${at} ${pass}`));
  switch (type) {
    case 'outlook':
      return { type, decision: at, pass, outlook: outlook(game, seat, decision, DEALS.outlook, rng) };
    case 'advise':
      return { type, decision: at, pass, advised: advise(game, seat, decision, rng) };
    case 'judge': {
      const { advice, calibration } = task;
      return { type, decision: at, pass, weighed: weigh(game, seat, decision, advice, calibration, DEALS.judge, rng) };
    }
    case 'again': {
      const weighed = weigh(game, seat, decision, task.advice, undefined, DEALS.again, rng);
      return { type, decision: at, pass, weighed };
    }
  }
}

import { winShare } from '@saloon/kernel';
import type { Advised } from './advise.ts';
import { type Calibration, calibrate } from './calibration.ts';
import { type CoachDone, type CoachTask, DEALS } from './coach-task.ts';
import type { Course } from './decisions.ts';
import { type CoachReport, reportOf } from './report.ts';
import { joinWeighed, NOT_WEIGHED, type Outlook, type Weighed } from './sample.ts';
import { joined, NO_TALLY } from './tally.ts';
import { weightOf } from './verdict.ts';

/** The budget: deals for the chart over all decisions, and as much time again for weighing them. */
export type CoachBudget = { readonly deals: number };

export const USUAL_BUDGET: CoachBudget = { deals: 12_000 };

/** Pieces of each kind for a decision, at least and at most. */
const LEAST_PASSES = 4;
const MOST_PASSES = 40;
const LEAST_AGAIN = 10;
const MOST_AGAIN = 60;
/** How many deals of the budget one piece of the second pass stands for. */
const DEALS_A_SECOND_LOOK = 150;
/** Decisions that seemed to matter and are looked at again, on new deals: the largest of many numbers is partly luck. */
const LOOKED_AT_AGAIN = 6;
/** A lead means more the nearer the end is: what it is worth is learned for each third of the game. */
const PARTS = 3;

/** What came of the pieces, by decision and pass: sums are made in that order, whichever came first. */
type Found = {
  readonly outlooks: Outlook[];
  advised: Advised | undefined;
  readonly first: Weighed[];
  readonly second: Weighed[];
};

/**
 * The coach's work on one seat of one game: hands out pieces, in any number of threads, takes what came of them, and can
 * say at any time what is known so far. What is known depends on which pieces are done, never on their order.
 */
export class CoachRun {
  readonly #course: Course;
  readonly #passes: number;
  readonly #againPasses: number;
  readonly #found: readonly Found[];
  readonly #order: Generator<CoachTask | 'wait', void>;
  #done = 0;
  #again: readonly number[] = [];

  constructor(course: Course, budget: CoachBudget) {
    this.#course = course;
    const passes = Math.round(budget.deals / DEALS.outlook / Math.max(1, course.decisions.length));
    this.#passes = within(passes, LEAST_PASSES, MOST_PASSES);
    this.#againPasses = within(Math.round(budget.deals / DEALS_A_SECOND_LOOK), LEAST_AGAIN, MOST_AGAIN);
    this.#found = course.decisions.map(() => ({ outlooks: [], advised: undefined, first: [], second: [] }));
    this.#order = this.#inOrder();
  }

  /** The next piece to do; `'wait'` while it depends on one that isn't done; undefined once all are handed out. */
  next(): CoachTask | 'wait' | undefined {
    return this.#order.next().value ?? undefined;
  }

  take(done: CoachDone): void {
    const found = this.#found[done.decision];
    if (found === undefined) return;
    this.#done += 1;
    if (done.type === 'advise') found.advised = done.advised;
    else if (done.type === 'outlook') found.outlooks[done.pass] = done.outlook;
    else found[done.type === 'judge' ? 'first' : 'second'][done.pass] = done.weighed;
  }

  /** How much of the work is done, from 0 to 1. */
  get progress(): number {
    const all = this.#firstLook + Math.min(LOOKED_AT_AGAIN, this.#found.length) * this.#againPasses;
    return all === 0 ? 1 : this.#done / all;
  }

  report(): CoachReport {
    const { decisions, outcome, seat } = this.#course;
    const isOver = this.progress === 1;
    return reportOf(
      decisions.map(({ step, move }, at) => {
        const { outlooks, advised, first, second } = this.#at(at);
        return {
          step,
          move,
          known: outlooks.reduce((sum, { known }) => joined(sum, known), NO_TALLY),
          truth: outlooks.reduce((sum, { truth }) => joined(sum, truth), NO_TALLY),
          advised,
          first: sumOf(first),
          second: isOver && this.#again.includes(at) ? sumOf(second) : undefined,
        };
      }),
      outcome === undefined ? undefined : winShare(outcome, seat),
      this.progress,
    );
  }

  get #firstLook(): number {
    return this.#found.length * (2 * this.#passes + 1);
  }
  #at(decision: number): Found {
    const found = this.#found[decision];
    if (found === undefined) throw new Error(`Cannot find decision ${decision}: there are ${this.#found.length}`);
    return found;
  }

  /** The chart first, roughly and then better; what the bot would do; every decision weighed; the second look. */
  *#inOrder(): Generator<CoachTask | 'wait', void> {
    const decisions = [...this.#found.keys()];
    const half = Math.ceil(this.#passes / 2);
    yield* outlooks(decisions, 0, half);
    for (const decision of decisions) yield { type: 'advise', decision, pass: 0 };
    yield* outlooks(decisions, half, this.#passes);
    while (this.#done < decisions.length * (this.#passes + 1)) yield 'wait';
    const learned = this.#learn();
    for (let pass = 0; pass < this.#passes; pass++) {
      for (const decision of decisions) {
        const { advice = {} } = this.#at(decision).advised ?? {};
        const calibration = learned[this.#partOf(decision)];
        if (calibration !== undefined) yield { type: 'judge', decision, pass, advice, calibration };
      }
    }
    while (this.#done < this.#firstLook) yield 'wait';
    this.#again = this.#mattering(decisions);
    for (let pass = 0; pass < this.#againPasses; pass++) {
      for (const decision of this.#again) {
        const { advice = {} } = this.#at(decision).advised ?? {};
        yield { type: 'again', decision, pass, advice };
      }
    }
  }

  #partOf(decision: number): number {
    return Math.min(PARTS - 1, Math.floor((decision * PARTS) / this.#found.length));
  }

  #learn(): readonly Calibration[] {
    return Array.from({ length: PARTS }, (_, part) => {
      const of = this.#found.filter((_found, decision) => this.#partOf(decision) === part);
      return calibrate(of.flatMap(({ outlooks: all }) => all.flatMap(({ marks }) => marks)));
    });
  }

  #mattering(decisions: readonly number[]): readonly number[] {
    const weights = decisions.map((at) => weightOf(sumOf(this.#at(at).first), this.#at(at).advised?.isOwn === true));
    return decisions.toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b).slice(0, LOOKED_AT_AGAIN);
  }
}

function* outlooks(decisions: readonly number[], from: number, until: number): Generator<CoachTask, void> {
  for (let pass = from; pass < until; pass++)
    for (const decision of decisions) yield { type: 'outlook', decision, pass };
}

/** Pieces that aren't done yet are left out. */
const sumOf = (found: readonly Weighed[]): Weighed => found.reduce(joinWeighed, NOT_WEIGHED);

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));

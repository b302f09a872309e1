import { deriveSeed, type Seat } from '@saloon/kernel';
import {
  type CoachBudget,
  type CoachedGame,
  CoachRun,
  type CoachTask,
  courseOf,
  gameTurns,
  openEnd,
  USUAL_BUDGET,
  workOnCoach,
} from '@saloon/study';
import type { ReplayCache } from '@saloon/table';
import type { CoachAnswer, CoachAsk, CoachSource, HelperAnswer, HelperAsk } from './coach-worker-contract.ts';
import { headOf, type OpenedForCoach } from './coach-worker-open.ts';

/** What the coach needs of the worker it lives in. */
export type CoachRoom = {
  say(answer: CoachAnswer): void;
  open(source: CoachSource): Promise<OpenedForCoach>;
  now(): number;
  /** Lets messages come in between two pieces of work. */
  breathe(): Promise<void>;
  /** A second thread, where there is another core for it. */
  readonly help?: (heard: { readonly answer: (answer: HelperAnswer) => void; readonly died: () => void }) => {
    post(ask: HelperAsk): void;
  };
  readonly budget?: CoachBudget;
};

/** How often the page hears how far it is. */
const SAID_EVERY_MS = 250;
/** How many pieces the helper has queued, so that it never waits for this thread. */
const AHEAD = 3;

type Helper = { readonly post: (ask: HelperAsk) => void; readonly tasks: CoachTask[] };
type Counting = { readonly study: CoachedGame; readonly run: CoachRun; readonly round: number };

/** Looks at one game for one seat at a time, with a helper if there is one; can be stopped, and goes on from there. */
export class CoachLead {
  readonly #room: CoachRoom;
  #cache: ReplayCache | undefined;
  #counting: Counting | undefined;
  #helper: Helper | undefined;
  #callHelper: (() => void) | undefined;
  /** What a helper has left undone. */
  #left: CoachTask[] = [];
  #isRunning = false;
  #isStopped = false;
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(room: CoachRoom) {
    this.#room = room;
  }

  async hear(ask: CoachAsk): Promise<void> {
    switch (ask.type) {
      case 'open':
        return this.#open(ask.source);
      case 'list':
        return this.#list(ask.seat);
      case 'look':
        return this.#look(ask.seat, ask.step);
      case 'count':
        return this.#count(ask.seat);
      case 'end':
        return this.#end(ask.likely, ask.seat);
      case 'stop':
        this.#isStopped = true;
        return;
      case 'go-on':
        this.#isStopped = false;
        return this.#work();
    }
  }

  async #open(source: CoachSource): Promise<void> {
    const opened = await this.#room.open(source);
    if (opened.type !== 'game') return this.#room.say(opened);
    this.#cache = opened.cache;
    this.#callHelper = () => this.#hire(source);
    this.#room.say({ type: 'opened', head: headOf(opened.cache, opened.steps) });
  }

  /** The second thread comes when there is something to count, and once. */
  #hire(source: CoachSource): void {
    this.#callHelper = undefined;
    const heard = { answer: (answer: HelperAnswer) => this.#helped(answer), died: () => this.#lost() };
    const helper = this.#room.help?.(heard);
    this.#helper = helper && { post: (ask) => helper.post(ask), tasks: [] };
    this.#helper?.post({ type: 'open', source });
  }

  async #end(likely: readonly number[], seat: Seat | undefined): Promise<void> {
    const cache = this.#cache;
    if (cache === undefined) return;
    this.#room.say({ type: 'ended', open: openEnd(cache) });
    await this.#room.breathe();
    this.#room.say({ type: 'turned', turns: gameTurns(cache, likely, seat) });
  }

  #list(seat: Seat): void {
    if (this.#cache === undefined) return;
    const { formatMove } = this.#cache.game;
    const { decisions } = courseOf(this.#cache, seat);
    const listed = decisions.map(({ step, move }) => ({ step, move, notation: formatMove(move) }));
    this.#room.say({ type: 'listed', seat, decisions: listed });
  }

  #look(seat: Seat, step: number): void {
    const cache = this.#cache;
    const moment = cache?.moments[step];
    if (cache === undefined || moment === undefined) return;
    const view = cache.game.view(cache.stateAfter(moment.inputs), seat);
    this.#room.say({ type: 'looked', seat, step, view });
  }

  async #count(seat: Seat): Promise<void> {
    const cache = this.#cache;
    if (cache === undefined) return;
    this.#callHelper?.();
    const course = courseOf(cache, seat);
    // Derived from the game's seed, so that everyone gets the same report about this game.
    const seed = deriveSeed(cache.recording.seed, 'coach');
    const study = { game: cache.game, course, seed };
    const round = (this.#counting?.round ?? 0) + 1;
    this.#counting = { study, run: new CoachRun(course, this.#room.budget ?? USUAL_BUDGET), round };
    this.#left = [];
    if (this.#helper !== undefined) this.#helper.tasks.length = 0;
    this.#helper?.post({ type: 'seat', seat, seed, round });
    this.#isStopped = false;
    return this.#work();
  }

  async #work(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (;;) {
      const counting = this.#counting;
      if (counting === undefined || this.#isStopped) break;
      this.#feed(counting.run);
      const task = this.#left.shift() ?? counting.run.next();
      if (task === undefined && (this.#helper?.tasks.length ?? 0) === 0) break;
      if (task !== undefined && task !== 'wait') counting.run.take(workOnCoach(counting.study, task));
      this.#maybeSay();
      await this.#room.breathe();
    }
    this.#isRunning = false;
    this.#saidAt = Number.NEGATIVE_INFINITY;
    this.#maybeSay();
  }

  #feed(run: CoachRun): void {
    const helper = this.#helper;
    while (helper !== undefined && helper.tasks.length < AHEAD) {
      const task = run.next();
      if (task === undefined || task === 'wait') return;
      helper.tasks.push(task);
      helper.post({ type: 'work', task });
    }
  }

  #helped(answer: HelperAnswer): void {
    const counting = this.#counting;
    if (answer.type === 'cannot') return this.#lost();
    if (counting?.round !== answer.round || this.#helper?.tasks.shift() === undefined) return;
    counting.run.take(answer.done);
  }

  /** Without a helper it takes longer, and comes to the same. */
  #lost(): void {
    this.#left.push(...(this.#helper?.tasks ?? []));
    this.#helper = undefined;
  }

  #maybeSay(): void {
    const counting = this.#counting;
    const now = this.#room.now();
    if (counting === undefined || now - this.#saidAt < SAID_EVERY_MS) return;
    this.#saidAt = now;
    const report = counting.run.report();
    const { seat } = counting.study.course;
    this.#room.say({ type: 'counted', seat, report, isOver: !this.#isRunning });
  }
}

import { findGame } from '@saloon/catalog';
import {
  type AnyGame,
  chapterStarts,
  isAmong,
  isLegal,
  type Lang,
  LESSON_PACE,
  type Lesson,
  type LessonPlay,
  type LessonStep,
  lessonSteps,
  lessonTime,
  type Millis,
} from '@saloon/kernel';
import type { ServerMessage, TableCommand, UserId } from '@saloon/protocol';
import { type Answer, type Broadcast, type HostClock, HostedTable, type Table } from '@saloon/table';
import { actorOf, dealLesson, LEARNER } from './deal-lesson.ts';
import { judgeAnswer } from './judge-answer.ts';
import type { LessonMoment, Pupil } from './moment.ts';

/** The lesson doesn't want this move now: the guide responds to it. */
const ASTRAY = 'lesson-astray';
/** The learner has nothing to play now: the guide speaks, or others play. */
const NOT_ASKED = 'lesson-not-asked';
/** No press is too late in a lesson: a race gives more time than this. */
const SLOWEST: Millis = 10_000;
/** Time advances with the moves only. */
const NO_CLOCK: HostClock = { now: () => 0, after: () => () => {} };

/**
 * A running lesson: a real table with a fixed deal, where the others follow the script and the learner gets one task at
 * a time. Time advances with the moves only. A mistake is taken back by dealing again and replaying.
 */
export class LessonTable {
  readonly #lesson: Lesson;
  readonly #game: AnyGame;
  readonly #steps: readonly LessonStep[];
  readonly #lang: Lang;
  readonly #name: string;
  #host: HostedTable<Table>;
  /** For the learner's page, since `takeMessages` was last called. */
  #messages: Broadcast[] = [];
  #run = 0;
  #commands = 0;
  #step = 0;
  /** The learner's answers so far, in notation. */
  #answers: readonly string[] = [];
  /** The moves that the script has yet to play in this step. */
  #pending: readonly LessonPlay[] = [];
  #mistake: number | undefined;
  #astray = 0;

  /** Begins a lesson or resumes it; one that has changed since begins again. Throws if the script breaks the rules. */
  constructor(lesson: Lesson, { lang, name, answers = [], step = 0 }: Pupil) {
    const game = findGame(lesson.game);
    if (game === undefined) throw new Error(`Cannot give a lesson: there is no game ${lesson.game}`);
    this.#lesson = lesson;
    this.#game = game;
    this.#steps = lessonSteps(lesson);
    this.#lang = lang;
    this.#name = name;
    this.#host = this.#deal();
    try {
      this.#goTo(Math.min(step, this.#steps.length), answers);
    } catch {
      this.#goTo(0, []);
    }
  }

  get moment(): LessonMoment {
    const step = this.#steps[this.#step];
    const at = { step: this.#step, run: this.#run, answers: this.#answers };
    if (step === undefined) return { type: 'done', ...at };
    if (this.#mistake !== undefined) return { type: 'mistake', ...at, mistake: this.#mistake };
    return step.type === 'ask' ? { type: 'ask', ...at, astray: this.#astray } : { type: step.type, ...at };
  }

  /** Continues the lesson, or takes a mistake back. */
  next(): void {
    if (this.#mistake !== undefined) this.#goTo(this.#step, this.#answers);
    else if (this.#steps[this.#step]?.type === 'say') this.#enter(this.#step + 1);
  }

  /** Restarts at the beginning of a chapter. */
  toChapter(chapter: number): void {
    this.#goTo(chapterStarts(this.#lesson)[chapter] ?? 0, this.#answers);
  }

  /** A command of the learner. Only right moves, and mistakes that the lesson covers, are played. */
  command(id: string, command: TableCommand): Answer {
    if (command.type === 'chat' || command.type === 'emote')
      return this.#command(LEARNER, id, command, this.#table.now);
    if (command.type !== 'move') return { ok: false, code: NOT_ASKED };
    const step = this.#steps[this.#step];
    if (step?.type !== 'ask' || this.#mistake !== undefined) return { ok: false, code: NOT_ASKED };
    const move = this.#game.parseMove(command.move);
    if (move === undefined || !isLegal(this.#game, this.#table.state, this.#lesson.learner, move)) {
      // The table has the precise reason.
      return this.#command(LEARNER, id, command, this.#table.now);
    }
    const text = this.#game.formatMove(move);
    const judged = judgeAnswer(step, text);
    if (judged === 'astray') {
      this.#astray += 1;
      return { ok: false, code: ASTRAY };
    }
    const { reaction, ...sent } = command;
    const own = typeof reaction === 'number' ? Math.min(reaction, SLOWEST) : undefined;
    const timed = own === undefined ? sent : { ...sent, reaction: own };
    const answer = this.#command(LEARNER, id, timed, this.#timeOf(own));
    if (!answer.ok) return answer;
    if (judged === 'right') {
      this.#answers = [...this.#answers, text];
      this.#enter(this.#step + 1);
    } else {
      this.#mistake = judged;
      this.#pending = step.mistakes?.[judged]?.plays ?? [];
    }
    return answer;
  }

  /** Plays the first right move for a learner who asks to see it. */
  show(): void {
    const step = this.#steps[this.#step];
    if (step?.type !== 'ask' || this.#mistake !== undefined) return;
    const legal = this.#game.legalMoves(this.#table.state, this.#lesson.learner);
    const right = step.right.flatMap((one) => legal.filter((move) => isAmong([one], this.#game.formatMove(move))))[0];
    if (right === undefined) throw new Error(`Cannot show step ${this.#step}: no right answer is legal`);
    const answers = this.#game.question(this.#table.state, right);
    this.command(`show${this.#commands}`, { type: 'move', move: right, ...(answers === undefined ? {} : { answers }) });
  }

  /** The pause before the others' next move; undefined if they have none. */
  get pause(): Millis | undefined {
    return this.#pending[0] === undefined ? undefined : (this.#pending[0].after ?? LESSON_PACE);
  }

  /** Plays the others' next move. */
  playOn(): void {
    const [play, ...rest] = this.#pending;
    if (play === undefined) return;
    this.#pending = rest;
    this.#play(play);
    if (rest.length === 0 && this.#mistake === undefined) this.#enter(this.#step + 1);
  }

  /** The whole table as the learner sees it, for a page that starts over. */
  sync(): ServerMessage {
    this.#host.flush();
    this.#messages = [];
    return this.#table.attach(LEARNER, this.#table.now);
  }

  /** The messages for the learner's page since the last call. */
  takeMessages(): readonly Broadcast[] {
    const messages = this.#messages;
    this.#messages = [];
    return messages;
  }

  get #table(): Table {
    return this.#host.actor;
  }

  #deal(): HostedTable<Table> {
    const table = dealLesson(this.#lesson, this.#lang, this.#name);
    this.#messages = [];
    return new HostedTable(table, NO_CLOCK, {
      commit: () => {},
      send: (message) => void (message.to === table.viewerOf(LEARNER) && this.#messages.push(message)),
      resubscribe: () => {},
    });
  }

  #enter(step: number): void {
    this.#step = step;
    this.#mistake = undefined;
    this.#astray = 0;
    const now = this.#steps[step];
    this.#pending = now?.type === 'others' ? now.plays : [];
    if (now?.type === 'others' && now.plays.length === 0) this.#enter(step + 1);
  }

  /** Deals again and plays up to this step with the given answers. */
  #goTo(end: number, answers: readonly string[]): void {
    this.#host = this.#deal();
    this.#answers = [];
    for (const step of this.#steps.slice(0, end)) {
      if (step.type === 'others') for (const play of step.plays) this.#play(play);
      if (step.type !== 'ask') continue;
      const given = answers[this.#answers.length];
      const move = given !== undefined && isAmong(step.right, given) ? given : this.#firstRight(step.right);
      this.#play({ seat: this.#lesson.learner, move });
      this.#answers = [...this.#answers, move];
    }
    this.#run += 1;
    this.#enter(end);
  }

  #firstRight(right: readonly string[]): string {
    const legal = this.#game
      .legalMoves(this.#table.state, this.#lesson.learner)
      .map((one) => this.#game.formatMove(one));
    return right.flatMap((one) => legal.filter((move) => isAmong([one], move)))[0] ?? right[0] ?? '';
  }

  #play(play: LessonPlay): void {
    const { state } = this.#table;
    if ('timer' in play) {
      const deadline = this.#game.deadline(state);
      if (deadline === undefined) throw new Error(`Cannot play step ${this.#step}: no clock runs`);
      return this.#host.run((table) => table.wake(deadline.at));
    }
    const move = this.#game.parseMove(play.move);
    const answers = move === undefined ? undefined : this.#game.question(state, move);
    const command = { type: 'move', move, ...(answers === undefined ? {} : { answers }) } as const;
    const user = actorOf(play.seat, this.#lesson.learner);
    const answer = this.#command(user, `play${this.#commands}`, command, this.#timeOf(play.after));
    if (!answer.ok) throw new Error(`Cannot play ${play.move} for seat ${play.seat}: ${answer.code}`);
  }

  #command(user: UserId, id: string, command: TableCommand, at: Millis): Answer {
    this.#commands += 1;
    const name = user === LEARNER ? this.#name : '';
    return this.#host.run((table) => table.command(user, name, id, command, at));
  }

  #timeOf(pause: Millis | undefined): Millis {
    const { state } = this.#table;
    return lessonTime(this.#game.now(state), this.#game.deadline(state), pause);
  }
}

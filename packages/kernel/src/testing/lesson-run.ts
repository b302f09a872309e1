import type { AnyGame } from '../game.ts';
import { type Seat, seatsOf } from '../ids.ts';
import type { Input } from '../input.ts';
import { tryPlay } from '../judge.ts';
import { isAmong, type Lesson, type LessonPlay, type LessonStep, lessonSteps, lessonTime } from '../lesson.ts';
import { parseOptions } from '../options.ts';
import { tableProblem } from '../options-fit.ts';
import { must } from './data.ts';

/** The learner's answer at the ask with this index, chosen from the right moves there, in notation. */
export type Answering = (step: number, right: readonly string[]) => string;

/** A running lesson on the bare game, without a table. */
export type LessonRun = { readonly state: unknown; readonly played: Set<string>; readonly events: Set<string> };

/** Plays the lesson from the deal up to step `end`. Throws at the first illegal input. */
export function runLesson(game: AnyGame, lesson: Lesson, answer: Answering = first, end = Infinity): LessonRun {
  const run = dealLesson(game, lesson);
  for (const [i, step] of lessonSteps(lesson).slice(0, end).entries()) {
    const at = `Step ${i} (${step.text})`;
    if (step.type === 'others') playAll(game, run, step.plays, at);
    if (step.type === 'ask') {
      const move = answer(i, rightAt(game, lesson, run.state, step, at));
      run.played.add(typeOf(game.parseMove(move)));
      playMove(game, run, lesson.learner, move, undefined, at);
    }
  }
  return run;
}

const first: Answering = (_step, [right = '']) => right;

function dealLesson(game: AnyGame, lesson: Lesson): LessonRun {
  const parsed = parseOptions(game.options, lesson.options);
  must(parsed.ok, 'The options are not allowed', parsed.ok ? undefined : parsed.problems);
  const seats = lesson.cast.en.length;
  must(tableProblem(game, parsed.options, seats) === undefined, `There is something wrong with a table of ${seats}`);
  const events = new Set<string>();
  const state = game.setup(parsed.options, seats, lesson.seed, (event) => events.add(typeOf(event)));
  for (const seat of seatsOf(seats)) game.apply(state, { type: 'lag', at: 0, seat, roundTrip: 0 });
  return { state, events, played: new Set() };
}

/** The learner's legal moves that are right at this ask, in the order of the patterns. */
export function rightAt(
  game: AnyGame,
  { learner }: Lesson,
  state: unknown,
  { right }: LessonStep & { type: 'ask' },
  at: string,
): readonly string[] {
  const legal = legalAt(game, state, learner);
  return right.flatMap((one) => {
    const found = legal.filter((move) => isAmong([one], move));
    must(found.length > 0, `${at}: the right answer ${one} is not legal`, legal.slice(0, 40));
    return found;
  });
}

/** Everything this seat can play, in notation: its legal moves and reflexes. */
export const legalAt = (game: AnyGame, state: unknown, seat: Seat): readonly string[] =>
  [...game.legalMoves(state, seat), ...game.reflexes].map((move) => game.formatMove(move));

export function playAll(game: AnyGame, run: LessonRun, plays: readonly LessonPlay[], at: string): void {
  for (const play of plays) {
    if ('timer' in play) playTimer(game, run, at);
    else playMove(game, run, play.seat, play.move, play.after, at);
  }
}

function playTimer(game: AnyGame, { state, events }: LessonRun, at: string): void {
  const deadline = game.deadline(state);
  must(deadline !== undefined, `${at}: no clock runs`);
  const input: Input<unknown> = { type: 'timer', at: Math.max(deadline.at, game.now(state)), id: deadline.id };
  game.apply(state, input, (event) => events.add(typeOf(event)));
}

function playMove(
  game: AnyGame,
  run: LessonRun,
  seat: Seat,
  notation: string,
  pause: number | undefined,
  at: string,
): void {
  const move = game.parseMove(notation);
  must(move !== undefined, `${at}: ${notation} is no move`);
  must(game.formatMove(move) === notation, `${at}: ${notation} is written ${game.formatMove(move)}`);
  const time = lessonTime(game.now(run.state), game.deadline(run.state), pause);
  const attempt = { at: time, seat, move, answers: game.question(run.state, move) };
  const played = tryPlay(game, run.state, attempt, (event) => run.events.add(typeOf(event)));
  const why = () =>
    played.ok ? '' : `${played.rejection.code}; legal: ${legalAt(game, run.state, seat).slice(0, 40)}`;
  must(played.ok, `${at}: seat ${seat} may not ${notation} (${why()})`);
}

const typeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'type' in value ? String(value.type) : '';

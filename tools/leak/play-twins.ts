import {
  type AnyGame,
  below,
  choose,
  type Input,
  type Millis,
  moveInput,
  type Rng,
  rngFrom,
  type Seat,
  type Seed,
  seatsOf,
} from '@saloon/kernel';
import { EMOTES, type TableCommand } from '@saloon/protocol';
import { secretsApart } from './differences.ts';
import { randomTable } from './random-table.ts';
import { dealtAgain, sameCourse } from './same-course.ts';
import { Leak, Twins } from './twins.ts';
import { canCome, leakAt } from './worlds.ts';

/** What was compared in one pair of games. */
export type Compared = {
  readonly seats: number;
  readonly seat: Seat;
  /** Inputs that both worlds were given, and how the second one came to them. */
  readonly steps: number;
  readonly kept: number;
  readonly dealt: number;
  readonly same: number;
  /** Places of the state in which the two worlds differed, in all steps together. */
  readonly apart: number;
  /** Of those steps, how many found the worlds different. */
  readonly different: number;
  /** In how many there was something that the seat could not know. */
  readonly secret: number;
  /** Worlds in which the same input was tried off the table. */
  readonly tried: number;
  readonly messages: number;
  readonly bytes: number;
  /** Was the game played until nothing but its last input was left? */
  readonly isToTheEnd: boolean;
};

export type Trial = {
  readonly game: AnyGame;
  readonly seed: Seed;
  /** The most inputs. */
  readonly most: number;
  /** Hints cost a search each: one time in so many steps somebody asks. 0: nobody does. */
  readonly hintEvery: number;
  /** Other worlds in which each input is tried off the table. */
  readonly trials: number;
};

/** One time in so many the seat does something that is no move, comes again, or asks what it may not. */
const ASIDE = 4;
/** One time in so many a clock is let run out. */
const LATE = 12;
const PACE = 1200;

/** Plays one random game in two worlds that one seat cannot tell apart. Throws a `Leak` as soon as it could. */
export async function playTwins({ game, seed, most, hintEvery, trials }: Trial): Promise<Compared> {
  const rng = rngFrom(seed);
  const table = randomTable(game, rng);
  const seat = choose(rng, seatsOf(table.seats));
  const twins = await Twins.open(game, table, seat, seed, rng);
  const sum = { steps: 0, kept: 0, dealt: 0, same: 0, apart: 0, different: 0, secret: 0, tried: 0 };
  let isToTheEnd = false;
  const late = new Set<Seat>();
  // A generator of its own: looking changes nothing in what is played.
  const looking = rngFrom(seed);
  try {
    await lookAround(twins, 'at the deal');
    while (sum.steps < most) {
      if (below(rng, ASIDE) === 0) await aside(twins, rng);
      if (hintEvery > 0 && sum.steps % hintEvery === 1) await askHint(twins);
      const [one, other] = twins.states;
      const input = nextInput(game, one, twins.now, late, rng);
      // The end shows everything: the seed, the log, the cards.
      if (endsGame(game, one, input)) {
        isToTheEnd = true;
        break;
      }
      const apart = secretsApart(one, other).length;
      sum.apart += apart;
      if (apart > 0) sum.different += 1;
      if (apart > 0 || hasSecrets(game, one, seat, looking)) sum.secret += 1;
      for (let i = 0; i < trials; i++) if (isTriedElsewhere(game, one, input, seat, rng)) sum.tried += 1;
      const course = sameCourse(game, one, other, input, seat, rng);
      sum[course.how] += 1;
      sum.steps += 1;
      if (course.how !== 'kept') twins.swap(input.at, course.state);
      await play(twins, input, course.input);
    }
    await lookAround(twins, 'at the end');
    const { messages, bytes } = twins.compared;
    return { ...sum, seats: table.seats, seat, messages, bytes, isToTheEnd };
  } catch (error) {
    if (!(error instanceof Leak)) throw error;
    throw new Leak(
      `${game.id}, ${table.seats} seats ${JSON.stringify(table.options)}, as seat ${seat} sees it, step ${sum.steps}: ${error.message}`,
    );
  } finally {
    await twins.close();
  }
}

function endsGame(game: AnyGame, state: unknown, input: Input<unknown>): boolean {
  const after = game.clone(state);
  game.apply(after, input);
  return game.outcome(after) !== undefined;
}

/** So many other deals are looked at before it is said that there is nothing to hide. */
const LOOKS = 5;

/** Is there anything that this seat cannot know? Then some other deal of it is another world. */
const hasSecrets = (game: AnyGame, state: unknown, seat: Seat, rng: Rng): boolean =>
  Array.from({ length: LOOKS }).some(() => secretsApart(state, dealtAgain(game, state, seat, rng)).length > 0);

/** The same input in another world that the seat cannot tell from this one: what follows tells it nothing but what is shown. */
function isTriedElsewhere(game: AnyGame, one: unknown, input: Input<unknown>, seat: Seat, rng: Rng): boolean {
  const state = dealtAgain(game, one, seat, rng);
  if (!canCome(game, state, input)) return false;
  const leak = leakAt(game, one, state, input, seat);
  if (leak !== undefined) throw new Leak(`after ${JSON.stringify(input)} ${leak}`);
  return true;
}

/**
 * A random move of somebody who owes one, or now and then of anybody; or the clock runs out. It never does so twice in a row
 * for anybody: a bot would stand in for them, and what it plays follows from the hand it finds.
 */
function nextInput(game: AnyGame, state: unknown, now: Millis, late: Set<Seat>, rng: Rng): Input<unknown> {
  const deadline = game.deadline(state);
  const owing = game.toAct(state);
  const seats = seatsOf(game.seatCount(state));
  const isIdle = seats.every((seat) => game.legalMoves(state, seat).length === 0);
  const mayBeLate = owing.every((seat) => !late.has(seat));
  const isOver = deadline !== undefined && deadline.at - now < 2;
  if (deadline !== undefined && (isOver || owing.length === 0 || isIdle || (mayBeLate && below(rng, LATE) === 0))) {
    for (const seat of owing) late.add(seat);
    return { type: 'timer', at: Math.max(deadline.at, now), id: deadline.id };
  }
  const at = now + 1 + below(rng, deadline === undefined ? PACE : Math.min(PACE, deadline.at - now - 1));
  const able = (some: readonly Seat[]) => some.filter((seat) => game.legalMoves(state, seat).length > 0);
  const asked = owing.length === 0 || below(rng, LATE) === 0 ? seats : owing;
  const who = able(asked).length > 0 ? able(asked) : able(seats);
  if (who.length === 0) throw new Error('Cannot go on: nobody has a move and no clock runs');
  const by = choose(rng, who);
  late.delete(by);
  const QUICK = 300;
  return moveInput(game, state, { at, seat: by, move: choose(rng, game.legalMoves(state, by)), reaction: QUICK });
}

/** Both worlds come to the moment of the input; the clock plays its own part, and a player's is sent over the player's line. */
async function play(twins: Twins, one: Input<unknown>, other: Input<unknown>): Promise<void> {
  const what = `after ${JSON.stringify(one)}`;
  await twins.pass(Math.max(0, one.at - twins.now), what);
  if (one.type !== 'move' || other.type !== 'move') return;
  await twins.order(one.seat, [commandOf(one), commandOf(other)], what);
}

const commandOf = ({ move, answers, reaction }: Extract<Input<unknown>, { type: 'move' }>): TableCommand => ({
  type: 'move',
  move,
  ...(answers === undefined ? {} : { answers }),
  ...(reaction === undefined ? {} : { reaction }),
});

/** Things that change nothing in the game, or that are refused: the answers tell nothing either. */
async function aside(twins: Twins, rng: Rng): Promise<void> {
  const { game, seat, table } = twins;
  const [one] = twins.states;
  const all = seatsOf(game.seatCount(one)).flatMap((by) => game.legalMoves(one, by));
  const move = all.length === 0 ? { type: 'none' } : choose(rng, all);
  const commands: readonly TableCommand[] = [
    { type: 'move', move, answers: below(rng, 40) },
    { type: 'move', move },
    {
      type: 'move',
      move: choose(rng, game.legalMoves(one, seat).length > 0 ? game.legalMoves(one, seat) : [move]),
      answers: -1,
    },
    { type: 'ask-undo' },
    { type: 'answer-undo', isAgreed: false },
    { type: 'chat', text: 'Who has it?' },
    { type: 'emote', emote: choose(rng, EMOTES) },
    { type: 'rematch' },
    { type: 'start' },
  ];
  const command = choose(rng, commands);
  if (command.type === 'move' && isPlayable(game, one, seat, command)) return;
  if (command.type === 'ask-undo' && twins.isSwapped) return;
  if (below(rng, 3) === 0) {
    const guest = below(rng, 2) === 0 ? seat : 'spectator';
    const since =
      below(rng, 2) === 0 ? undefined : Math.max(0, twins.one.client(guest).table(table).version - below(rng, 20));
    return twins.both((world) => world.client(guest).join(table, since), 'coming again');
  }
  await twins.order(seat, [command, command], `asking for ${JSON.stringify(command)}`);
  if (command.type === 'ask-undo')
    await twins.order(
      seat,
      [
        { type: 'answer-undo', isAgreed: false },
        { type: 'answer-undo', isAgreed: false },
      ],
      'thinking again',
    );
}

type Tried = { readonly move: unknown; readonly answers?: number | undefined };

/** Would this be played? An answer to no question never is, where the move answers one. */
function isPlayable(game: AnyGame, state: unknown, seat: Seat, { move, answers }: Tried): boolean {
  if (answers === -1 && game.question(state, move) !== undefined) return false;
  const text = game.formatMove(move);
  return [...game.legalMoves(state, seat), ...game.reflexes].some((one) => game.formatMove(one) === text);
}

const askHint = (twins: Twins): Promise<void> =>
  twins.think(async (world) => {
    const client = world.client(twins.seat);
    const id = world.nextId();
    const answer = client.nextOf(['hint', 'refused'], (message) => message.id === id);
    client.send({ type: 'ask-hint', table: twins.table, id });
    await answer;
  }, 'a hint');

/** What anybody may ask over HTTP. */
async function lookAround(twins: Twins, when: string): Promise<void> {
  const paths = ['/health', '/api/games', '/api/editions', `/api/tables/${twins.table}/recording`];
  for (const path of paths) {
    const [one, other] = await Promise.all(twins.worlds.map((world) => world.ask(path)));
    if (one !== other) throw new Leak(`${path} ${when} answers ${one} or ${other}`);
  }
}

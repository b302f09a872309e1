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
import { Leak } from './leak.ts';
import { randomTable } from './random-table.ts';
import { dealtAgain, sameCourse } from './same-course.ts';
import { Twins } from './twins.ts';
import type { Variant } from './variant.ts';
import { canCome, leakAt } from './worlds.ts';

/** What was compared in one pair of games. */
export type Compared = {
  readonly seats: number;
  readonly seat: Seat;
  /** Inputs that both worlds got, by how the second world got its own. */
  readonly steps: number;
  readonly kept: number;
  readonly dealt: number;
  readonly same: number;
  /** Places at which the two states differed, over all steps. */
  readonly apart: number;
  /** Of those steps, how many had different worlds. */
  readonly different: number;
  /** Steps at which there was something the seat could not know. */
  readonly secret: number;
  /** Other worlds in which the same input was tried without a server. */
  readonly tried: number;
  readonly messages: number;
  readonly bytes: number;
  /** How often the subject of the variant occurred: a bot's move, team chat, an undo. */
  readonly special: number;
  /** Was the game played up to its last input? */
  readonly isToTheEnd: boolean;
};

export type Trial = {
  readonly game: AnyGame;
  readonly seed: Seed;
  /** The most inputs. */
  readonly most: number;
  /** One in this many steps asks for a hint, which costs a search; 0 for never. */
  readonly hintEvery: number;
  /** Other worlds in which each input is tried without a server. */
  readonly trials: number;
  /** `plain` by default. */
  readonly variant?: Variant;
  /** The servers' version of the game, if it is not the one we judge by. */
  readonly served?: AnyGame;
};

/** One in this many steps the seat sends something that isn't a move, rejoins, or asks for something forbidden. */
const ASIDE = 4;
/** One in this many steps a clock runs out. */
const LATE = 12;
const PACE = 1200;
/** One in this many times people wait for the bot though they could move. */
const PATIENT = 4;

type Sums = Record<'steps' | 'kept' | 'dealt' | 'same' | 'apart' | 'different' | 'secret' | 'special', number>;

/** Plays one random game in two worlds that one seat can't tell apart. Throws a `Leak` as soon as it could. */
export async function playTwins(trial: Trial): Promise<Compared> {
  const { game, seed, most, hintEvery, trials, variant = 'plain', served } = trial;
  const rng = rngFrom(seed);
  const table = randomTable(game, rng, variant);
  const seat = choose(rng, seatsOf(table.seats));
  const twins = await Twins.open(game, table, seat, seed, rng, served);
  const isBot = variant === 'bots';
  const sum = { steps: 0, kept: 0, dealt: 0, same: 0, apart: 0, different: 0, secret: 0, tried: 0, special: 0 };
  let isToTheEnd = false;
  /** The game has ended in one world: both can't be asked about it any more. */
  let isRevealed = false;
  const late = new Set<Seat>();
  // A separate generator, so that checking doesn't change the game.
  const looking = rngFrom(seed);
  try {
    await lookAround(twins, 'at the deal');
    while (sum.steps < most) {
      if (!isBot && below(rng, ASIDE) === 0) await aside(twins, rng);
      if (!isBot && hintEvery > 0 && sum.steps % hintEvery === 1) await askHint(twins);
      if (isBot && mustWait(twins, rng)) {
        isRevealed = (await passTo(twins, twins.now + PACE, rng, sum)) === 'over';
        if (isRevealed) break;
        continue;
      }
      const [one, other] = twins.states;
      const input = nextInput(
        game,
        one,
        twins.now,
        variant === 'correspondence' ? 'never' : late,
        rng,
        isBot ? seat : undefined,
      );
      // The end reveals everything: the seed, the log, the cards.
      if (endsGame(game, one, input)) {
        isToTheEnd = true;
        break;
      }
      if (isBot) {
        const passed = await passTo(twins, input.at, rng, sum);
        isRevealed = passed === 'over';
        if (isRevealed) break;
        // The bot or a clock was faster: the question may be another one now.
        if (passed === 'came') continue;
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
      if (variant === 'team-chat' && below(rng, 3) === 0) await talkInTeams(twins, rng, sum);
      if (variant === 'undo' && input.type === 'move' && below(rng, 2) === 0) await takeBack(twins, input.seat, sum);
    }
    if (!isRevealed) await lookAround(twins, 'at the end');
    const { messages, bytes } = twins.compared;
    return { ...sum, seats: table.seats, seat, messages, bytes, isToTheEnd: isToTheEnd || isRevealed };
  } catch (error) {
    if (!(error instanceof Leak)) throw error;
    throw new Leak(
      `${game.id}, ${table.seats} seats ${JSON.stringify(table.options)}, as seat ${seat} sees it, step ${sum.steps}: ${error.message}`,
    );
  } finally {
    await twins.close();
  }
}

/** Can only the bot or a clock act? Sometimes people wait for them though they could move. */
function mustWait({ game, seat, states: [one] }: Twins, rng: Rng): boolean {
  const able = (by: Seat) => by !== seat && game.legalMoves(one, by).length > 0;
  const isOurs =
    game.toAct(one).some(able) || (game.toAct(one).length === 0 && seatsOf(game.seatCount(one)).some(able));
  return !isOurs || below(rng, PATIENT) === 0;
}

/** Lets time pass until `end` on the game's clock, or until the bot or a clock acts: the second world follows. */
async function passTo(twins: Twins, end: Millis, rng: Rng, sum: Sums): Promise<'over' | 'came' | 'quiet'> {
  const { game, seat } = twins;
  const follow = (before: unknown, other: unknown, logged: Input<unknown>): void => {
    const input = asListed(game, before, logged);
    const course = sameCourse(game, before, other, input, seat, rng);
    const apart = secretsApart(before, other).length;
    sum.apart += apart;
    if (apart > 0) sum.different += 1;
    sum.secret += 1;
    sum.steps += 1;
    if (input.type === 'move') sum.special += 1;
    sum[course.how] += 1;
    if (course.how !== 'kept') twins.swap(input.at, course.state);
  };
  while (twins.now < end) {
    const left = end - twins.now;
    const came = await twins.hop(twins.one.clock.monotonic() + left, follow, `while the bot at seat ${seat} thinks`);
    if (came === 'over') return 'over';
    if (came.length > 0) return 'came';
  }
  return 'quiet';
}

/** The input of a log, with the move from the game's list. */
function asListed(game: AnyGame, state: unknown, input: Input<unknown>): Input<unknown> {
  if (input.type !== 'move') return input;
  const text = game.formatMove(input.move);
  const listed = game.legalMoves(state, input.seat).find((move) => game.formatMove(move) === text);
  return listed === undefined ? input : { ...input, move: listed };
}

function endsGame(game: AnyGame, state: unknown, input: Input<unknown>): boolean {
  const after = game.clone(state);
  game.apply(after, input);
  return game.outcome(after) !== undefined;
}

/** How many deals to compare before concluding that nothing is secret. */
const LOOKS = 5;

/** Is there anything this seat can't know? Then some redeal gives another world. */
const hasSecrets = (game: AnyGame, state: unknown, seat: Seat, rng: Rng): boolean =>
  Array.from({ length: LOOKS }).some(() => secretsApart(state, dealtAgain(game, state, seat, rng)).length > 0);

/**
 * Tries the same input in another world that the seat can't tell from this one. What follows may reveal only what is
 * shown.
 */
function isTriedElsewhere(game: AnyGame, one: unknown, input: Input<unknown>, seat: Seat, rng: Rng): boolean {
  const state = dealtAgain(game, one, seat, rng);
  if (!canCome(game, state, input)) return false;
  const leak = leakAt(game, one, state, input, seat);
  if (leak !== undefined) throw new Leak(`after ${JSON.stringify(input)} ${leak}`);
  return true;
}

/**
 * A random move of a player who has to move, sometimes of anyone; or the clock runs out. It never does twice in a row
 * for the same player: a bot would stand in, and its moves depend on the hand. In correspondence games nobody is
 * late, because a day has too many moments to compare.
 */
function nextInput(
  game: AnyGame,
  state: unknown,
  now: Millis,
  late: Set<Seat> | 'never',
  rng: Rng,
  bot: Seat | undefined,
): Input<unknown> {
  const deadline = game.deadline(state);
  const owing = game.toAct(state).filter((seat) => seat !== bot);
  const seats = seatsOf(game.seatCount(state)).filter((seat) => seat !== bot);
  const isIdle = seats.every((seat) => game.legalMoves(state, seat).length === 0);
  const mayBeLate = late !== 'never' && owing.every((seat) => !late.has(seat));
  const isOver = deadline !== undefined && deadline.at - now < 2;
  if (deadline !== undefined && (isOver || owing.length === 0 || isIdle || (mayBeLate && below(rng, LATE) === 0))) {
    if (late !== 'never') for (const seat of owing) late.add(seat);
    return { type: 'timer', at: Math.max(deadline.at, now), id: deadline.id };
  }
  const at = now + 1 + below(rng, deadline === undefined ? PACE : Math.min(PACE, deadline.at - now - 1));
  const able = (some: readonly Seat[]) => some.filter((seat) => game.legalMoves(state, seat).length > 0);
  const asked = owing.length === 0 || below(rng, LATE) === 0 ? seats : owing;
  const who = able(asked).length > 0 ? able(asked) : able(seats);
  if (who.length === 0) throw new Error('Cannot go on: nobody has a move and no clock runs');
  const by = choose(rng, who);
  if (late !== 'never') late.delete(by);
  const QUICK = 300;
  return moveInput(game, state, { at, seat: by, move: choose(rng, game.legalMoves(state, by)), reaction: QUICK });
}

/** Both worlds reach the time of the input. Timers fire on their own; a player's move is sent over their connection. */
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

/** Messages that change nothing in the game or are rejected. The responses must not reveal anything either. */
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
    // A spectator of a race is answered a moment later.
    const join = { type: 'join', table, ...(since === undefined ? {} : { since }) } as const;
    return twins.both(async (world) => world.client(guest).send(join), 'coming again');
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

/** Someone in another team says one thing in one world, and something longer in the other. */
async function talkInTeams(twins: Twins, rng: Rng, sum: Sums): Promise<void> {
  const { game, seat } = twins;
  const others = (game.teams?.(twins.states[0]) ?? []).filter((team) => !team.includes(seat)).flat();
  if (others.length === 0) return;
  sum.special += 1;
  const say = (text: string): TableCommand => ({ type: 'chat', to: 'team', text });
  await twins.order(
    choose(rng, others),
    [say('I have nothing'), say('I have the sheriff, and two aces')],
    'talk in a team',
  );
}

/** The player of the last move asks to undo it, and everyone agrees. */
async function takeBack(twins: Twins, asker: Seat, sum: Sums): Promise<void> {
  if (twins.isSwapped) return;
  const seats = seatsOf(twins.game.seatCount(twins.states[0]));
  const ask = { type: 'ask-undo' } as const;
  if (!(await twins.order(asker, [ask, ask], 'asking to take a move back'))) return;
  const yes = { type: 'answer-undo', isAgreed: true } as const;
  for (const seat of seats) if (seat !== asker) await twins.order(seat, [yes, yes], 'agreeing to take a move back');
  sum.special += 1;
}

type Tried = { readonly move: unknown; readonly answers?: number | undefined };

/** Would this move be accepted? A move that answers a question must answer the current one. */
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

/** Requests that anyone may make over HTTP. */
async function lookAround(twins: Twins, when: string): Promise<void> {
  const paths = ['/health', '/api/games', '/api/editions', `/api/tables/${twins.table}/recording`];
  for (const path of paths) {
    const [one, other] = await Promise.all(twins.worlds.map((world) => world.ask(path)));
    if (one !== other) throw new Leak(`${path} ${when} answers ${one} or ${other}`);
  }
}

import { type Bot, botRng, type Decision, bots as house, isTrusted, SeatInformationSet } from '@saloon/bots';
import {
  type Deadline,
  type Emit,
  type Game,
  type Input,
  isLegal,
  itemAt,
  type Millis,
  type MoveInput,
  type Outcome,
  type Rng,
  type Seat,
  type Seed,
  seatsOf,
} from '@saloon/kernel';
import { decisionProblem } from './decision-problem.ts';
import { errorLocation } from './error-location.ts';
import { GuestInformationSet } from './guest-information-set.ts';
import { Plan } from './plan.ts';

/** Far more inputs than any real game has: a game that reaches this never ends. */
const MOST_INPUTS = 1_000_000;

type Chair<State, Move> = {
  readonly bot: Bot;
  /** Decisions of guest bots are checked. Built-in bots are tested instead. */
  readonly isGuest: boolean;
  readonly rng: Rng;
  readonly info: SeatInformationSet<State, Move>;
  readonly plan: Plan<Move>;
};

/**
 * A table of bots in virtual time. It asks every seat without a plan, then plays the earliest plan, or the game's timer
 * if that is due first. Then it asks each seat again whose plan no longer applies.
 */
export class VirtualTable<State, Move, Event> {
  readonly state: State;
  readonly log: Input<Move>[] | undefined;
  inputs = 0;
  moves = 0;
  readonly #game: Game<State, Move, Event, unknown, unknown>;
  readonly #chairs: readonly Chair<State, Move>[];
  readonly #seed: Seed;
  /** Breaks ties between plans for the same time: a different seat in each game, and the next seat after each input. */
  readonly #first: number;
  readonly #emit: Emit<Event> | undefined;
  /** The time of the last input; equals `game.now`, as the conformance suite checks. */
  #now: Millis = 0;

  constructor(
    game: Game<State, Move, Event, unknown, unknown>,
    state: State,
    bots: readonly Bot[],
    seed: Seed,
    emit: Emit<Event> | undefined,
    record: boolean,
  ) {
    this.#game = game;
    this.state = state;
    this.#seed = seed;
    this.#first = Number.parseInt(seed.slice(0, 6), 16);
    this.#emit = emit;
    this.log = record ? [] : undefined;
    this.#chairs = seatsOf(bots.length).map((seat) => {
      const rng = botRng(seed, seat);
      const bot = itemAt(bots, seat);
      const isGuest = !house.includes(bot) && !isTrusted(bot);
      const InformationSet = isGuest ? GuestInformationSet : SeatInformationSet;
      return { bot, isGuest, rng, info: new InformationSet(game, seat, state, rng), plan: new Plan<Move>() };
    });
    for (const { info } of this.#chairs) this.#feed({ type: 'lag', at: 0, seat: info.seat, roundTrip: 'local' });
  }

  /** Plays one input, or returns the outcome if the game is over. */
  next(): Outcome | undefined {
    const owing = bitsOf(this.#game.toAct(this.state));
    // The conformance suite checks that a game isn't over while a seat owes a move.
    const outcome = owing === 0 ? this.#game.outcome(this.state) : undefined;
    if (outcome !== undefined) return outcome;
    if (this.inputs >= MOST_INPUTS) throw this.#stuck(`it has not ended after ${this.inputs} inputs`);
    this.#askAll(owing);
    this.#step();
    return undefined;
  }

  #step(): void {
    let chair = this.#earliest();
    while (chair !== undefined && !this.#fits(chair)) {
      this.#ask(chair, chair.plan.at, chair.plan.owed);
      chair = this.#earliest();
    }
    const deadline = this.#game.deadline(this.state);
    if (deadline !== undefined && (chair === undefined || deadline.at <= chair.plan.at)) this.#ring(deadline);
    else if (chair !== undefined) this.#play(chair);
    else throw this.#stuck(this.#whoWaits());
  }

  /** Asks every seat that has no plan, or a plan for another question. */
  #askAll(owing: number): void {
    const game = this.#game;
    const { state } = this;
    const chairs = this.#chairs;
    const now = this.#now;
    for (let i = 0; i < chairs.length; i++) {
      const chair = chairs[i] as Chair<State, Move>;
      const { plan } = chair;
      const { move } = plan;
      const owed = (owing & (1 << i)) !== 0;
      if (move === undefined || plan.owed !== owed || game.question(state, move) !== plan.question) {
        this.#ask(chair, now, owed);
      }
    }
  }

  #ask(chair: Chair<State, Move>, now: number, owed: boolean): void {
    const { plan, info } = chair;
    info.renew(owed);
    const decision = this.#decisionOf(chair);
    plan.move = decision?.move;
    if (decision === undefined) return;
    if (chair.isGuest) this.#check(chair, decision);
    plan.at = now + decision.after;
    plan.owed = owed;
    plan.question = this.#game.question(this.state, decision.move);
    plan.madeAfter = this.inputs;
  }

  #decisionOf({ bot, info, rng }: Chair<State, Move>): Decision<Move> | undefined {
    try {
      return bot.decide(info, rng);
    } catch (error) {
      throw this.#stuck(`${bot.id} failed in seat ${info.seat}${errorLocation(error)}`, error);
    }
  }

  /** Throws if a guest bot's decision is malformed or illegal. */
  #check({ bot, info }: Chair<State, Move>, decision: Decision<Move>): void {
    const problem = decisionProblem(decision);
    if (problem !== undefined) throw this.#stuck(`${bot.id} ${problem}`);
    const { move } = decision;
    if (info.legal().includes(move)) return;
    const isMove = typeof move === 'object' && this.#game.parseMove(move) !== undefined;
    if (isMove && isLegal(this.#game, this.state, info.seat, move)) return;
    throw this.#stuck(`${bot.id} wants to play ${JSON.stringify(move)}, which is not legal for seat ${info.seat}`);
  }

  /** The seat with the earliest plan. */
  #earliest(): Chair<State, Move> | undefined {
    const chairs = this.#chairs;
    let earliest: Chair<State, Move> | undefined;
    let at = Number.POSITIVE_INFINITY;
    let place = (this.#first + this.inputs) % chairs.length;
    for (let i = 0; i < chairs.length; i++) {
      const chair = chairs[place] as Chair<State, Move>;
      const { plan } = chair;
      if (plan.move !== undefined && plan.at < at) {
        earliest = chair;
        at = plan.at;
      }
      place = place + 1 === chairs.length ? 0 : place + 1;
    }
    return earliest;
  }

  /** Is the planned move still legal? Checked when it is due, and only if there was an input since. */
  #fits({ plan, info }: Chair<State, Move>): boolean {
    if (plan.madeAfter === this.inputs || plan.move === undefined) return true;
    return isLegal(this.#game, this.state, info.seat, plan.move);
  }

  #play({ plan, info }: Chair<State, Move>): void {
    const { move, at, question } = plan;
    if (move === undefined) return;
    const { seat } = info;
    // No `reaction`: a bot has no latency, so its time of arrival is exact.
    const input: MoveInput<Move> =
      question === undefined ? { type: 'move', at, seat, move } : { type: 'move', at, seat, move, answers: question };
    plan.move = undefined;
    this.moves += 1;
    this.#feed(input);
  }

  #ring(deadline: Deadline): void {
    this.#feed({ type: 'timer', at: Math.max(deadline.at, this.#now), id: deadline.id });
  }

  #feed(input: Input<Move>): void {
    this.inputs += 1;
    this.#now = input.at;
    this.log?.push(input);
    this.#game.apply(this.state, input, this.#emit);
  }

  #whoWaits(): string {
    const [owing] = this.#game.toAct(this.state);
    if (owing === undefined) return 'nobody acts and no timer runs';
    return `${itemAt(this.#chairs, owing).bot.id} owes a move in seat ${owing} and waits, and no timer runs`;
  }

  #stuck(reason: string, cause?: unknown): Error {
    const message = `Cannot finish this game of ${this.#game.id} (seed ${this.#seed}): ${reason}`;
    return cause === undefined ? new Error(message) : new Error(message, { cause });
  }
}

/** Seats as a bit set. */
const bitsOf = (seats: readonly Seat[]): number => {
  let bits = 0;
  for (let i = 0; i < seats.length; i++) bits |= 1 << (seats[i] as Seat);
  return bits;
};

import { type Bot, botRng, type Decision, bots as house, isTrusted, SeatSight } from '@saloon/bots';
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
import { GuestSight } from './guest-sight.ts';
import { placeOf } from './place-of.ts';
import { Plan } from './plan.ts';
import { problemWith } from './problem-with.ts';

/** No game of ours comes near so many inputs: one that does would never end. */
const MOST_INPUTS = 1_000_000;

type Chair<State, Move> = {
  readonly bot: Bot;
  /** Anybody's bot: what it answers is checked. Ours are tested. */
  readonly isGuest: boolean;
  readonly rng: Rng;
  readonly sight: SeatSight<State, Move>;
  readonly plan: Plan<Move>;
};

/**
 * A table of bots in virtual time. Every seat without a plan is asked; the earliest plan, or the game's timer if that
 * comes first, is played at its time; then the seats whose plan no longer fits are asked again.
 */
export class VirtualTable<State, Move, Event> {
  readonly state: State;
  readonly log: Input<Move>[] | undefined;
  inputs = 0;
  moves = 0;
  readonly #game: Game<State, Move, Event, unknown, unknown>;
  readonly #chairs: readonly Chair<State, Move>[];
  readonly #seed: Seed;
  /** Who has precedence among plans for the same moment: another seat in each game, and the next one after each input. */
  readonly #first: number;
  readonly #emit: Emit<Event> | undefined;
  /** The time of the last input, as the game has it: a law of the conformance suite. */
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
      const Sight = isGuest ? GuestSight : SeatSight;
      return { bot, isGuest, rng, sight: new Sight(game, seat, state, rng), plan: new Plan<Move>() };
    });
    for (const { sight } of this.#chairs) this.#feed({ type: 'lag', at: 0, seat: sight.seat, roundTrip: 'local' });
  }

  /** Plays one input, or returns the outcome if the game is over. */
  next(): Outcome | undefined {
    const owing = bitsOf(this.#game.toAct(this.state));
    // A game is not over while somebody owes a move: a law of the conformance suite.
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

  /** Asks every seat that has no plan, or one that answers another question than the present one. */
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
    const { plan, sight } = chair;
    sight.renew(owed);
    const decision = this.#decisionOf(chair);
    plan.move = decision?.move;
    if (decision === undefined) return;
    if (chair.isGuest) this.#check(chair, decision);
    plan.at = now + decision.after;
    plan.owed = owed;
    plan.question = this.#game.question(this.state, decision.move);
    plan.madeAfter = this.inputs;
  }

  #decisionOf({ bot, sight, rng }: Chair<State, Move>): Decision<Move> | undefined {
    try {
      return bot.decide(sight, rng);
    } catch (error) {
      throw this.#stuck(`${bot.id} failed in seat ${sight.seat}${placeOf(error)}`, error);
    }
  }

  /** A bot may be anybody's: one that breaks the rules must not come to a result. */
  #check({ bot, sight }: Chair<State, Move>, decision: Decision<Move>): void {
    const problem = problemWith(decision);
    if (problem !== undefined) throw this.#stuck(`${bot.id} ${problem}`);
    const { move } = decision;
    if (sight.legal().includes(move)) return;
    const isMove = typeof move === 'object' && this.#game.parseMove(move) !== undefined;
    if (isMove && isLegal(this.#game, this.state, sight.seat, move)) return;
    throw this.#stuck(`${bot.id} wants to play ${JSON.stringify(move)}, which is not legal for seat ${sight.seat}`);
  }

  /** The chair whose plan comes first. */
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

  /** Is the planned move still legal? Looked at only when its time has come, and only if something happened since. */
  #fits({ plan, sight }: Chair<State, Move>): boolean {
    if (plan.madeAfter === this.inputs || plan.move === undefined) return true;
    return isLegal(this.#game, this.state, sight.seat, plan.move);
  }

  #play({ plan, sight }: Chair<State, Move>): void {
    const { move, at, question } = plan;
    if (move === undefined) return;
    const { seat } = sight;
    // No `reaction`: a bot sits in the table's own process, so the time of arrival is its own time.
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

/** Seats as bits, so that asking about one is cheap. */
const bitsOf = (seats: readonly Seat[]): number => {
  let bits = 0;
  for (let i = 0; i < seats.length; i++) bits |= 1 << (seats[i] as Seat);
  return bits;
};

import {
  type AnyGame,
  deriveSeed,
  isLegal,
  type Level,
  type Millis,
  type MoveInput,
  type Personality,
  type Rng,
  rngFrom,
  type Seat,
  seatsOf,
} from '@saloon/kernel';
import { botLevelOf, personalityOf } from '../fields/occupant.ts';
import type { Play } from '../game/play.ts';
import { readMove } from '../game/shared-move.ts';
import type { Scene } from '../scene/scene.ts';
import type { BotReply, Question, Thinkers } from '../thinking/question.ts';
import { questionFor } from '../thinking/question-for.ts';

/** The bots of a table, as the table asks them. Times are on the game's clock. */
export interface TableBots {
  /** Is the next plan carried out even before people have been shown the last change? */
  readonly isPrompt: boolean;
  /** Does somebody think about a decision that is owed? */
  readonly isThinking: boolean;
  /** When the earliest plan is due. */
  dueAt(): Millis | undefined;
  /** The move that is due first, at its time or at `now` if that is later; nothing if the bot thinks again. */
  take(now: Millis): MoveInput<unknown> | undefined;
  /** Handles the reply to a question that was answered with `'later'`. */
  decide(question: Question, reply: BotReply, now: Millis): void;
}

/** What a bot means to do and when, on the game's clock. */
type Plan = {
  readonly move: unknown;
  readonly at: Millis;
  /** Did the seat owe a decision when the plan was made? */
  readonly owed: boolean;
  readonly question: number | undefined;
  /** How often the state had changed when it was made. */
  readonly madeAfter: number;
};

/** A question that somebody is thinking about: when it arose, on the game's clock, and after how many changes. */
type Open = {
  readonly question: Question;
  readonly at: Millis;
  readonly madeAfter: number;
  /** No longer than that, whatever the pace. */
  readonly most: Millis | undefined;
};

type Brain = {
  readonly seat: Seat;
  readonly level: Level;
  readonly personality: Personality | undefined;
  readonly rng: Rng;
  /** The game state; an undo replaces it. */
  readonly state: unknown;
  plan: Plan | undefined;
  open: Open | undefined;
};

/** The next plan to be carried out. */
type Turn = { readonly brain: Brain; readonly plan: Plan; readonly at: Millis };

/**
 * Who comes first takes what they like, and people still read at the beginning: for so long, on the game's clock, bots let them go
 * first where all are asked at once. Nobody waits for that, since the game goes on when all have answered.
 */
const COURTESY = 120_000;
/** With a running clock they go first after all, if there is time for all of them in turn. */
const IN_TIME = 10_000;
/** A bot that waited and finds its choice taken doesn't think again from scratch. */
const SHORT_THOUGHT = 1500;

/**
 * The bots of a table, stand-ins included. A plan is kept while its seat still owes what it owed and the question is the
 * same; a seat without a plan is asked again after every input. Neither plans nor questions are in the log: after a
 * crash they are made anew.
 */
export class Bots implements TableBots {
  readonly #scene: Scene;
  readonly #thinkers: Thinkers;
  #brains: (Brain | undefined)[] = [];
  #asked = -1;

  constructor(scene: Scene, thinkers: Thinkers) {
    this.#scene = scene;
    this.#thinkers = thinkers;
  }

  get isPrompt(): boolean {
    return false;
  }

  get isThinking(): boolean {
    return this.#brains.some((brain) => brain?.open?.question.owed);
  }

  dueAt(): Millis | undefined {
    return this.#earliest()?.at;
  }

  take(now: Millis): MoveInput<unknown> | undefined {
    const { play, fixed } = this.#scene;
    const first = this.#earliest();
    if (first === undefined || play === undefined) return undefined;
    const { brain, plan, at } = first;
    const { move, owed, question, madeAfter } = plan;
    if (madeAfter !== play.changes && !isLegal(fixed.game, play.state, brain.seat, move)) {
      const again = Math.max(at, now);
      this.#ask(brain, play, again, owed, again - plan.at > SHORT_THOUGHT ? SHORT_THOUGHT : undefined);
      return undefined;
    }
    brain.plan = undefined;
    // No `reaction`: a bot sits in the table's own process, so the time of arrival is its own time.
    const input = { type: 'move', at: Math.max(at, now), seat: brain.seat, move } as const;
    return question === undefined ? input : { ...input, answers: question };
  }

  /**
   * Handles the reply to a question, at this time on the game's clock. The pace counts from when the question came up.
   * A late reply is played at once, and doesn't lose to a clock that ran out meanwhile. A reply to an outdated
   * question is dropped, and the bot is asked again.
   */
  decide(question: Question, reply: BotReply, now: Millis): void {
    const { play } = this.#scene;
    const brain = this.#brains.find((one) => one?.open?.question === question);
    if (brain?.open === undefined || play === undefined) return;
    const { open } = brain;
    brain.open = undefined;
    const { game, state } = play;
    const owed = game.toAct(state).includes(brain.seat);
    const plan = reply && planOf(game, open, reply);
    if (owed !== question.owed || (plan !== undefined && !isStill(plan, play, brain.seat))) {
      this.#ask(brain, play, game.now(state), owed);
      return;
    }
    const deadline = game.deadline(state)?.at;
    const arrived = deadline === undefined ? now : Math.min(now, deadline - 1);
    brain.plan = plan && { ...plan, at: Math.max(plan.at, arrived) };
  }

  #earliest(): Turn | undefined {
    this.#askAll();
    let courtesy: Millis | undefined;
    let earliest: Turn | undefined;
    for (const brain of this.#brains) {
      const plan = brain?.plan;
      if (brain === undefined || plan === undefined) continue;
      if (plan.owed) courtesy ??= this.#courtesyUntil();
      const at = Math.max(plan.at, plan.owed ? (courtesy ?? 0) : 0);
      if (earliest === undefined || at < earliest.at) earliest = { brain, plan, at };
    }
    return earliest;
  }

  /** Until when bots let people go first, on the game's clock. In a race nobody does. */
  #courtesyUntil(): Millis {
    const { play, occupants } = this.#scene;
    if (play === undefined || play.game.reflexes.length > 0 || play.game.now(play.state) >= COURTESY) return 0;
    const { game, state } = play;
    const isAwaited = (seat: Seat) => {
      const occupant = occupants[seat];
      return occupant?.type === 'person' && botLevelOf(occupant) === undefined;
    };
    if (!game.toAct(state).some(isAwaited)) return 0;
    const deadline = game.deadline(state)?.at;
    return deadline === undefined ? COURTESY : Math.min(COURTESY, deadline - IN_TIME);
  }

  /** Asks every bot that has no plan, or one that answers another question than the present one. */
  #askAll(): void {
    const { play, occupants, fixed, ticks } = this.#scene;
    if (this.#asked === ticks) return;
    this.#asked = ticks;
    if (play === undefined || play.outcome !== undefined) {
      this.#brains = [];
      return;
    }
    const { game } = fixed;
    let owing: readonly Seat[] | undefined;
    for (const seat of seatsOf(occupants.length)) {
      const occupant = occupants[seat];
      const level = occupant && botLevelOf(occupant);
      const brain = this.#brainAt(seat, level, personalityOf(occupant), play);
      if (brain === undefined) continue;
      owing ??= game.toAct(play.state);
      const owed = owing.includes(seat);
      const { plan, open } = brain;
      // Whether what is thought about is still the question is seen when the reply comes.
      if (plan?.madeAfter === play.changes || open?.question.owed === owed) continue;
      if (plan === undefined || plan.owed !== owed || game.question(play.state, plan.move) !== plan.question) {
        this.#ask(brain, play, game.now(play.state), owed);
      }
    }
  }

  #brainAt(seat: Seat, level: Level | undefined, personality: Personality | undefined, play: Play): Brain | undefined {
    const known = this.#brains[seat];
    if (level === undefined) {
      if (known !== undefined) this.#brains[seat] = undefined;
      return undefined;
    }
    if (known?.level === level && known.personality === personality && known.state === play.state) return known;
    const rng = rngFrom(deriveSeed(this.#scene.fixed.seed, `bot ${seat} ${play.changes}`));
    const brain: Brain = { seat, level, personality, rng, state: play.state, plan: undefined, open: undefined };
    this.#brains[seat] = brain;
    return brain;
  }

  #ask(brain: Brain, { game, state, changes: madeAfter }: Play, at: Millis, owed: boolean, most?: Millis): void {
    brain.plan = undefined;
    brain.open = undefined;
    const { seat, level, personality, rng } = brain;
    // A seat that can do nothing is asked nothing; a reflex it always can have.
    if (!owed && game.reflexes.length === 0 && game.legalMoves(state, seat).length === 0) return;
    const asking = { table: this.#scene.fixed.id, seat, owed, level, ...(personality && { personality }) };
    const question = questionFor(game, state, asking, rng);
    const reply = this.#thinkers.ask(question, game);
    const open: Open = { question, at, madeAfter, most };
    if (reply === 'later') brain.open = open;
    else brain.plan = reply && planOf(game, open, reply);
  }
}

function planOf(game: AnyGame, { question, at, madeAfter, most }: Open, reply: NonNullable<BotReply>): Plan {
  const { seat, state, owed } = question;
  const move = readMove(game, state, seat, reply.move) ?? reply.move;
  const after = Math.min(reply.after, most ?? reply.after);
  return { move, at: at + after, owed, question: game.question(state, move), madeAfter };
}

/** Does the plan still fit the current question? */
const isStill = ({ move, question, madeAfter }: Plan, { game, state, changes }: Play, seat: Seat): boolean =>
  madeAfter === changes || (game.question(state, move) === question && isLegal(game, state, seat, move));

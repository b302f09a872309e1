import { type Bot, findBot, SeatSight } from '@saloon/bots';
import {
  deriveSeed,
  isLegal,
  type Level,
  type Millis,
  type MoveInput,
  type Rng,
  rngFrom,
  type Seat,
  seatsOf,
} from '@saloon/kernel';
import { botLevelOf } from './chair.ts';
import type { Play } from './play.ts';
import type { Scene } from './scene.ts';

/** What a bot means to do and when, on the game's clock. */
type Plan = {
  readonly move: unknown;
  readonly at: Millis;
  readonly after: Millis;
  /** Did the seat owe a decision when the plan was made? */
  readonly owed: boolean;
  readonly question: number | undefined;
  /** How often the state had changed when it was made. */
  readonly madeAfter: number;
};

type Brain = {
  readonly seat: Seat;
  readonly level: Level;
  readonly bot: Bot;
  readonly rng: Rng;
  readonly sight: SeatSight<unknown, unknown>;
  /** The state the sight looks at: an undo puts another in its place. */
  readonly state: unknown;
  plan: Plan | undefined;
};

/**
 * The bots of a table, stand-ins included. A plan is kept while its seat still owes what it owed and the question is the
 * same; a seat without a plan is asked again after every input. Plans are not in the log: after a crash they are made
 * anew.
 */
export class Bots {
  readonly #scene: Scene;
  #brains: (Brain | undefined)[] = [];
  #asked = -1;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** When the earliest plan is due, on the game's clock. */
  dueAt(): Millis | undefined {
    return this.#earliest()?.plan?.at;
  }

  /** The move that is due first, at its time or at `now` if that is later; nothing if the bot thought again. */
  take(now: Millis): MoveInput<unknown> | undefined {
    const brain = this.#earliest();
    const { play, fixed } = this.#scene;
    if (brain?.plan === undefined || play === undefined) return undefined;
    const { move, at, after, owed, question, madeAfter } = brain.plan;
    if (madeAfter !== play.changes && !isLegal(fixed.game, play.state, brain.seat, move)) {
      this.#ask(brain, play, Math.max(at, now), owed);
      return undefined;
    }
    brain.plan = undefined;
    const input = { type: 'move', at: Math.max(at, now), seat: brain.seat, move, reaction: after } as const;
    return question === undefined ? input : { ...input, answers: question };
  }

  #earliest(): Brain | undefined {
    this.#askAll();
    let earliest: Brain | undefined;
    for (const brain of this.#brains) {
      if (brain?.plan === undefined) continue;
      if (earliest?.plan === undefined || brain.plan.at < earliest.plan.at) earliest = brain;
    }
    return earliest;
  }

  /** Asks every bot that has no plan, or one that answers another question than the present one. */
  #askAll(): void {
    const { play, chairs, fixed, ticks } = this.#scene;
    if (this.#asked === ticks) return;
    this.#asked = ticks;
    if (play === undefined || play.outcome !== undefined) {
      this.#brains = [];
      return;
    }
    const { game } = fixed;
    let owing: readonly Seat[] | undefined;
    for (const seat of seatsOf(chairs.length)) {
      const chair = chairs[seat];
      const level = chair && botLevelOf(chair);
      const brain = this.#brainAt(seat, level, play);
      if (brain === undefined) continue;
      owing ??= game.toAct(play.state);
      const owed = owing.includes(seat);
      const { plan } = brain;
      if (plan?.madeAfter === play.changes) continue;
      if (plan === undefined || plan.owed !== owed || game.question(play.state, plan.move) !== plan.question) {
        this.#ask(brain, play, game.now(play.state), owed);
      }
    }
  }

  #brainAt(seat: Seat, level: Level | undefined, play: Play): Brain | undefined {
    const known = this.#brains[seat];
    if (level === undefined) {
      if (known !== undefined) this.#brains[seat] = undefined;
      return undefined;
    }
    if (known?.level === level && known.state === play.state) return known;
    const { game, seed } = this.#scene.fixed;
    const rng = rngFrom(deriveSeed(seed, `bot ${seat} ${play.changes}`));
    const sight = new SeatSight(game, seat, play.state, rng);
    const brain: Brain = { seat, level, bot: botOf(level), rng, sight, state: play.state, plan: undefined };
    this.#brains[seat] = brain;
    return brain;
  }

  #ask(brain: Brain, play: Play, now: Millis, owed: boolean): void {
    const { sight } = brain;
    sight.renew(owed);
    const decision = brain.bot.decide(sight, brain.rng);
    brain.plan = decision && {
      move: decision.move,
      at: now + decision.after,
      after: decision.after,
      owed,
      question: play.game.question(play.state, decision.move),
      madeAfter: play.changes,
    };
  }
}

function botOf(level: Level): Bot {
  const id = `greedy@${level}`;
  const bot = findBot(id);
  if (bot === undefined) throw new Error(`Cannot seat a bot: there is no ${id}`);
  return bot;
}

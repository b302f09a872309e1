import { deriveSeed, isLegal, type Millis, type MoveInput, rngFrom, type Seat, seatsOf } from '@saloon/kernel';
import { Bots, type TableBots } from '../bots/bots.ts';
import { botLevelOf } from '../fields/occupant.ts';
import type { Play } from '../game/play.ts';
import { readMove } from '../game/shared-move.ts';
import type { Scene } from '../scene/scene.ts';
import type { BotReply, Question, Thinkers } from '../thinking/question.ts';
import { questionFor } from '../thinking/question-for.ts';

/** What a bot does in the present position, and when, on the game's clock. */
type Plan = { readonly seat: Seat; readonly move: unknown; readonly at: Millis; readonly isOwed: boolean };
/** What the bots make of one position: a plan, a question that somebody thinks about, or nothing. */
type Turn = {
  readonly changes: number;
  readonly plan?: Plan | undefined;
  readonly open?: { readonly question: Question; readonly at: Millis };
};

/**
 * The bots of a table with duplicate play. What they do depends on the deal and the moves so far, not on time: one bot
 * moves at a time, in the order of seats, and after the people who owe a move. A bot that wants to move unasked does so
 * at once, before anybody else can. In a race milliseconds count, and the bots play as at other tables.
 */
export class DuplicateBots implements TableBots {
  readonly #scene: Scene;
  readonly #thinkers: Thinkers;
  readonly #racing: Bots;
  #turn: Turn | undefined;

  constructor(scene: Scene, thinkers: Thinkers) {
    this.#scene = scene;
    this.#thinkers = thinkers;
    this.#racing = new Bots(scene, thinkers);
  }

  get isPrompt(): boolean {
    return !this.#isRace && this.#now()?.plan?.isOwed === false;
  }

  get isThinking(): boolean {
    return this.#isRace ? this.#racing.isThinking : this.#now()?.open !== undefined;
  }

  dueAt(): Millis | undefined {
    return this.#isRace ? this.#racing.dueAt() : this.#now()?.plan?.at;
  }

  take(now: Millis): MoveInput<unknown> | undefined {
    if (this.#isRace) return this.#racing.take(now);
    const { play } = this.#scene;
    const plan = this.#now()?.plan;
    if (plan === undefined || play === undefined) return undefined;
    const { seat, move, at } = plan;
    const answers = play.game.question(play.state, move);
    const input = { type: 'move', at: Math.max(at, now), seat, move } as const;
    return answers === undefined ? input : { ...input, answers };
  }

  decide(question: Question, reply: BotReply, now: Millis): void {
    const { play } = this.#scene;
    const turn = this.#turn;
    if (turn?.open?.question !== question || turn.changes !== play?.changes) {
      this.#racing.decide(question, reply, now);
      return;
    }
    const plan = this.#planOf(play, question, reply, turn.open.at);
    const deadline = play.game.deadline(play.state)?.at;
    const arrived = deadline === undefined ? now : Math.min(now, deadline - 1);
    this.#turn = { changes: turn.changes, plan: plan && { ...plan, at: Math.max(plan.at, arrived) } };
  }

  get #isRace(): boolean {
    const { play } = this.#scene;
    return play !== undefined && play.outcome === undefined && play.game.isRace?.(play.state) === true;
  }

  /** The bots' turn in the present position. */
  #now(): Turn | undefined {
    const { play } = this.#scene;
    if (play === undefined || play.outcome !== undefined) return undefined;
    if (this.#turn?.changes !== play.changes) this.#turn = this.#ask(play);
    return this.#turn;
  }

  #ask(play: Play): Turn {
    const { game, state, changes } = play;
    const { occupants } = this.#scene;
    const owing = game.toAct(state);
    const bots = seatsOf(occupants.length).filter((seat) => this.#levelOf(seat) !== undefined);
    for (const seat of bots) {
      if (owing.includes(seat) || game.legalMoves(state, seat).length === 0) continue;
      const turn = this.#askSeat(play, seat, false);
      if (turn.plan !== undefined || turn.open !== undefined) return turn;
    }
    const first = bots.find((seat) => owing.includes(seat));
    const isPersonFirst = owing.some((seat) => this.#levelOf(seat) === undefined);
    return first === undefined || isPersonFirst ? { changes } : this.#askSeat(play, first, true);
  }

  #askSeat(play: Play, seat: Seat, owed: boolean): Turn {
    const { game, state, changes, position } = play;
    const { occupants, fixed } = this.#scene;
    const level = this.#levelOf(seat);
    const seeds = fixed.duplicate;
    if (level === undefined || seeds === undefined) return { changes };
    const seed = occupants[seat]?.type === 'bot' ? seeds.bots : seeds.standIn;
    const rng = rngFrom(deriveSeed(seed, `${seat} ${position ?? ''}`));
    const asking = { table: fixed.id, seat, owed, level };
    const question: Question = { ...questionFor(game, state, asking, rng), isExact: true };
    const at = game.now(state);
    const reply = this.#thinkers.ask(question, game);
    return reply === 'later'
      ? { changes, open: { question, at } }
      : { changes, plan: this.#planOf(play, question, reply, at) };
  }

  #planOf({ game, state }: Play, question: Question, reply: BotReply, at: Millis): Plan | undefined {
    if (reply === undefined) return undefined;
    const { seat, owed } = question;
    const move = readMove(game, question.state, seat, reply.move) ?? reply.move;
    if (!isLegal(game, state, seat, move)) return undefined;
    return { seat, move, at: owed ? at + reply.after : at, isOwed: owed };
  }

  #levelOf(seat: Seat) {
    const occupant = this.#scene.occupants[seat];
    return occupant && botLevelOf(occupant);
  }
}

import { below, type Emit, type Input, type Seat, seatsOf, unreachable } from '@saloon/kernel';
import { kindOf, NOTHING, oneOf, type Pack } from './cards.ts';
import { codeOf } from './choice-codes.ts';
import { type ActionId, LEADS } from './data.ts';
import { canDraw } from './draw.ts';
import { chooseCharacter, chooseTeam, keep, placeBandits, planCard, planDraw, resolve, takeFreeCard } from './flow.ts';
import { movesOf, owes } from './legal-moves.ts';
import type { Event, Move, Why } from './moves.ts';
import { DRAW_CARDS } from './plan-moves.ts';
import { kindNamed } from './public-ids.ts';
import { banditAt, banditOf, playerAt, type State } from './state.ts';
import { restartTimer } from './timers.ts';

/** Applies one input in place, without checking it: untrusted input goes through the kernel's `tryPlay`. */
export function apply(state: State, input: Input<Move>, emit?: Emit<Event>): void {
  switch (input.type) {
    case 'move':
      state.at = input.at;
      play(state, input.seat, input.move, 'chosen', emit);
      return decideForAbsent(state, emit);
    case 'timer':
      // Ignores timers that are outdated or too early.
      if (input.id !== state.question || state.timerAt === undefined || input.at < state.timerAt) return;
      state.at = input.at;
      expire(state, emit);
      return decideForAbsent(state, emit);
    case 'lag':
      state.at = input.at;
      return;
    case 'leave':
      state.at = input.at;
      return leave(state, input.seat, emit);
    case 'return':
      state.at = input.at;
      return comeBack(state, input.seat, emit);
    default:
      return unreachable(input);
  }
}

function play(state: State, by: Seat, move: Move, why: Why, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'play-card':
      return planCard(state, by, held(state, by, move), move.faceDown === true, bonusOf(state, by, move), why, emit);
    case 'draw-cards':
      return planDraw(state, by, why, emit);
    case 'go':
    case 'shoot':
    case 'rob':
    case 'send-marshal':
    case 'punch':
      return resolve(state, codeOf(move), why, emit);
    case 'keep-cards':
      return keep(state, by, packOf(move.cards), why, emit);
    case 'take-card':
      return takeFreeCard(state, by, held(state, by, move), why, emit);
    case 'place-bandits':
      return placeBandits(state, by, banditOf(move.last), why, emit);
    case 'choose-team':
      return chooseTeam(state, by, LEADS.indexOf(move.lead), why, emit);
    case 'choose-character':
      return chooseCharacter(state, by, move.character === 'random' ? 'random' : banditOf(move.character), why, emit);
    default:
      return unreachable(move);
  }
}

type CardMove = Move & { readonly type: 'play-card' | 'take-card' };

function held(state: State, by: Seat, { card, bandit }: CardMove): number {
  const kind = kindNamed(state, by, card, bandit);
  if (kind === undefined) throw new Error(`Cannot find the card: ${card} of ${bandit ?? 'nobody'}`);
  return kind;
}

/** The bonus card belongs to the other bandit (CE-DUO-11). */
const bonusOf = (state: State, by: Seat, { bandit, bonus }: Move & { type: 'play-card' }): number | undefined =>
  bonus === undefined || bandit === undefined
    ? undefined
    : kindOf(bonus, banditOf(bandit) === banditAt(state, by, 0) ? 1 : 0);

const packOf = (cards: readonly ActionId[]): Pack => cards.reduce((pack, card) => pack + oneOf(kindOf(card)), NOTHING);

/** If time runs out, everyone who still owes a decision gets the default of section 11. */
function expire(state: State, emit?: Emit<Event>): void {
  const { question } = state;
  for (const by of seatsOf(state.players.length)) {
    if (state.question !== question || !owes(state, by)) continue;
    decideFor(state, by, playerAt(state, by).isAway ? 'away' : 'time', emit);
  }
}

/**
 * Section 11: draw, or play the first card face up without a bonus; keep nothing; a random choice in the heist and the
 * setup.
 */
function decideFor(state: State, by: Seat, why: Why, emit?: Emit<Event>): void {
  const moves = movesOf(state, by);
  play(state, by, defaultMove(state, by, moves), why, emit);
}

function defaultMove(state: State, by: Seat, moves: readonly Move[]): Move {
  if (state.phase === 'planning') return canDraw(state, by) ? DRAW_CARDS : (moves[0] as Move);
  if (state.phase === 'keeping') return KEEP_NOTHING;
  if (state.phase === 'characters') return RANDOM_CHARACTER;
  return moves[below(state.rng, moves.length)] as Move;
}
const KEEP_NOTHING: Move = Object.freeze({ type: 'keep-cards', cards: Object.freeze([]) });
const RANDOM_CHARACTER: Move = Object.freeze({ type: 'choose-character', character: 'random' });

/** When all choose at once, nobody waits for players who have left. */
function decideForAbsent(state: State, emit?: Emit<Event>): void {
  if (state.phase === 'planning' || state.phase === 'heist') return;
  for (let i = 0; i < state.players.length; i++) {
    const by = i as Seat;
    if (state.phase === 'teams' || !playerAt(state, by).isAway || !owes(state, by)) continue;
    decideFor(state, by, 'away', emit);
    return decideForAbsent(state, emit);
  }
}

function leave(state: State, by: Seat, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  if (player.isAway) return;
  player.isAway = true;
  emit?.({ type: 'left', seat: by });
  if (isAlone(state, by)) restartTimer(state);
  decideForAbsent(state, emit);
}

function comeBack(state: State, by: Seat, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  if (!player.isAway) return;
  player.isAway = false;
  emit?.({ type: 'returned', seat: by });
  if (isAlone(state, by)) restartTimer(state);
}

/** Is this the one player whose decision the table waits for? */
const isAlone = (state: State, by: Seat): boolean =>
  (state.phase === 'planning' || state.phase === 'heist' || state.phase === 'teams') && by === state.active;

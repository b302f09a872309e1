import {
  type AnyGame,
  below,
  canonicalJson,
  choose,
  cloneRng,
  forkRng,
  type Input,
  type MoveInput,
  moveInput,
  type Rng,
  type Seat,
} from '@saloon/kernel';
import { isSecretMove, luckShown } from './reveals.ts';
import { canCome, isAlike } from './worlds.ts';

/** How the other world goes on so that the seat cannot tell: from which state, and with which input. */
export type Course = {
  readonly state: unknown;
  readonly input: Input<unknown>;
  /** `kept`: the other world goes on as it is. `dealt`: its secrets had to be dealt again. `same`: no other world was found. */
  readonly how: 'kept' | 'dealt' | 'same';
};

/** So many other deals are tried before the other world has to be the same one for a step. */
const DEALS = 60;
/** One time in so many the secrets are dealt again though they need not be. */
const RESTLESS = 6;

/**
 * Finds an input for `other`, which the seat cannot tell from `one`, after which it still cannot: the same one, or another
 * secret choice of the same player's. What cannot be so in this world may be so in another deal of what the seat cannot know.
 */
export function sameCourse(
  game: AnyGame,
  one: unknown,
  other: unknown,
  input: Input<unknown>,
  seat: Seat,
  rng: Rng,
): Course {
  const own: unknown[] = [];
  const after = game.clone(one);
  game.apply(after, input, (event) => own.push(...plain(game, event, seat)));
  const seen = canonicalJson(own);
  const fits = (state: unknown, answer: Input<unknown>): boolean => {
    if (!canCome(game, state, answer)) return false;
    const felt: unknown[] = [];
    const next = game.clone(state);
    game.apply(next, answer, (event) => felt.push(...plain(game, event, seat)));
    // The same cards in another order end in the same knowledge, and were not the same to see.
    if (canonicalJson(felt) !== seen) return false;
    return (
      isAlike(game, after, next, seat) && canonicalJson(game.deadline(after)) === canonicalJson(game.deadline(next))
    );
  };
  const found = (state: unknown): Input<unknown> | undefined => {
    const secret = otherChoice(game, state, input, seat, rng);
    if (secret !== undefined && fits(state, secret)) return secret;
    return fits(state, input) ? input : undefined;
  };
  const kept = below(rng, RESTLESS) === 0 ? undefined : found(other);
  if (kept !== undefined) return { state: other, input: kept, how: 'kept' };
  for (let deal = 0; deal < DEALS; deal++) {
    const state = dealtAgain(game, one, seat, rng, deal % 2 === 1);
    const answer = found(state);
    if (answer !== undefined) return { state, input: answer, how: 'dealt' };
  }
  return { state: game.clone(one), input, how: 'same' };
}

/**
 * Another world: all that the seat cannot know is dealt again. What is to come in time comes when it does here, and so does
 * what is drawn by lot unless `isLuckNew`: what differs then follows from the secrets alone.
 */
export function dealtAgain(game: AnyGame, one: unknown, seat: Seat, rng: Rng, isLuckNew = false): unknown {
  const state = game.redeal(one, seat, forkRng(rng));
  keepTimes(one, state);
  if (!isLuckNew) keepGenerator(one, state);
  return state;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Delays that are drawn, and others' lines, are no secrets of the cards: worlds that differed in them would differ in little else. */
function keepTimes(from: unknown, to: unknown): void {
  if (!isFields(from) || !isFields(to)) return;
  to.timerAt = from.timerAt;
  if (isFields(from.duel) && isFields(to.duel)) to.duel.turnUpAt = from.duel.turnUpAt;
  if (Array.isArray(from.players) && Array.isArray(to.players)) {
    for (const [i, player] of to.players.entries()) {
      const known: unknown = from.players[i];
      if (isFields(player) && isFields(known) && 'roundTrip' in known) player.roundTrip = known.roundTrip;
    }
  }
  // The moment a race closes follows from everybody's times; cards that were chosen in secret for it are dealt again.
  if (isFields(from.race) && isFields(to.race) && Array.isArray(to.race.choices)) {
    if (to.race.choices.every((choice) => choice === null)) to.race = structuredClone(from.race);
  }
}

function keepGenerator(from: unknown, to: unknown): void {
  if (isFields(from) && isFields(to) && Array.isArray(from.rng)) to.rng = cloneRng(from.rng as Rng);
}

/** Something else that this player may do, of the same kind: of what is chosen in secret, others see no more than that. */
function otherChoice(
  game: AnyGame,
  state: unknown,
  input: Input<unknown>,
  seat: Seat,
  rng: Rng,
): MoveInput<unknown> | undefined {
  if (input.type !== 'move' || input.seat === seat) return undefined;
  const kind = kindOf(input.move);
  if (!isSecretMove(game.id, kind)) return undefined;
  const moves = game.legalMoves(state, input.seat).filter((move) => kindOf(move) === kind);
  if (moves.length === 0) return undefined;
  const { at, seat: by, reaction } = input;
  const made = { at, seat: by, move: choose(rng, moves), ...(reaction === undefined ? {} : { reaction }) };
  const answer = moveInput(game, state, made);
  return answer.type === 'move' ? answer : undefined;
}

/** What happens to the seat itself, it may know all about. */
const isOwn = (event: unknown, seat: Seat): boolean => isFields(event) && event.seat === seat;

/** What the seat may know of an event for certain: all that happens to itself, and what luck shows to everybody. */
function plain(game: AnyGame, event: unknown, seat: Seat): readonly unknown[] {
  if (isOwn(event, seat)) return [event];
  const luck = luckShown(game.id, event);
  return luck === undefined ? [] : [luck];
}

const kindOf = (move: unknown): unknown => (isFields(move) ? move.type : move);

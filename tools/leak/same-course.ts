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

/** How the other world continues so that the seat can't tell: from which state, and with which input. */
export type Course = {
  readonly state: unknown;
  readonly input: Input<unknown>;
  /**
   * `kept`: the other world continues as it is. `dealt`: its secrets were dealt again. `same`: no other world was
   * found.
   */
  readonly how: 'kept' | 'dealt' | 'same';
};

/** How many deals to try before both worlds become the same for a step. */
const DEALS = 60;
/** One in this many steps the secrets are dealt again without need. */
const RESTLESS = 6;

/**
 * Finds an input for `other` after which the seat still can't tell it from `one`: the same input, or another secret
 * choice of the same player. If this world allows neither, another deal of what the seat can't know may.
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
    // The same cards in another order lead to the same knowledge, but did not look the same.
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
 * Another world: everything the seat can't know is dealt again. Timing stays the same, and so does future randomness
 * unless `isLuckNew`: then all differences follow from the secrets.
 */
export function dealtAgain(game: AnyGame, one: unknown, seat: Seat, rng: Rng, isLuckNew = false): unknown {
  const state = game.redeal(one, seat, forkRng(rng));
  keepTimes(one, state);
  if (!isLuckNew) keepGenerator(one, state);
  return state;
}

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Random delays and others' latencies are not secrets of the cards. Worlds that differ in them would differ in little
 * else.
 */
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
  // The moment a race closes depends on everyone's times; cards chosen in secret for it are dealt again.
  if (isFields(from.race) && isFields(to.race) && Array.isArray(to.race.choices)) {
    if (to.race.choices.every((choice) => choice === null)) to.race = structuredClone(from.race);
  }
}

function keepGenerator(from: unknown, to: unknown): void {
  if (isFields(from) && isFields(to) && Array.isArray(from.rng)) to.rng = cloneRng(from.rng as Rng);
}

/** Another choice of the same kind by this player. Of secret choices, others see only that one was made. */
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

/** The seat may know everything that happens to itself. */
const isOwn = (event: unknown, seat: Seat): boolean => isFields(event) && event.seat === seat;

/**
 * What the seat certainly knows of an event: everything that happens to itself, and random draws that are shown to
 * everyone.
 */
function plain(game: AnyGame, event: unknown, seat: Seat): readonly unknown[] {
  if (isOwn(event, seat)) return [event];
  const luck = luckShown(game.id, event);
  return luck === undefined ? [] : [luck];
}

const kindOf = (move: unknown): unknown => (isFields(move) ? move.type : move);

import {
  type AnyGame,
  canonicalJson,
  deriveSeed,
  isLegal,
  type Millis,
  type MoveInput,
  type Rng,
  rngFrom,
  type Seat,
  seat,
  seatsOf,
  type Viewer,
} from '@saloon/kernel';
import { isReflex } from '../game/reflex.ts';
import type { LastMove } from '../game/undo-log.ts';
import type { Scene } from '../scene/scene.ts';
import { isAlone } from '../seats/alone.ts';

/** So many worlds are looked at in which the mover could be. */
const WORLDS = 4;
/** The same if the worlds are those that fit what everybody knows. */
const PUBLIC_WORLDS = 8;
/** So many times what a seat cannot know is dealt again in each. */
const DEALS = 4;
/** How many moves are searched for one that looks the same. */
const MOVES = 32;

/** When the time for the last move is up: after that, an undo would leave no time for another move. */
export const undoUntil = (
  { play, fixed }: Pick<Scene, 'play' | 'fixed'>,
  by: Seat,
  last = play?.undoLog.lastMove(by),
): Millis | undefined => {
  const deadline = last && fixed.game.deadline(last.before);
  return play && deadline && deadline.at + play.dealtAt;
};

/** A move is taken back once every other person has agreed; bots always do. */
export const isUndoAgreed = ({ undo, occupants }: Scene): boolean =>
  undo !== undefined &&
  occupants.every((occupant, i) => {
    const isPlaying = occupant.type === 'person' && occupant.standIn === undefined && !occupant.hasStood;
    return !isPlaying || undo.agreed.includes(seat(i));
  });

/**
 * May the last move be taken back by this seat? It must be its own, or followed only by bots' moves if nobody else plays;
 * a choice; its time must not be up; and it revealed nothing.
 */
export function canUndo(scene: Scene, by: Seat, at: Millis): boolean {
  const isSolo = isAlone(scene, by);
  const last = scene.play?.undoLog.lastMove(by, isSolo);
  if (last === undefined || isReflex(scene.fixed.game, last.input.move)) return false;
  const until = undoUntil(scene, by, last);
  if (until !== undefined && until <= at) return false;
  const known = last.since.length === 0 ? judged.get(last.input) : undefined;
  if (known !== undefined) return known;
  const answer = isSolo ? isNothingLearned(scene, last) : toldNobody(scene, last);
  judged.set(last.input, answer);
  return answer;
}

/** Judged once per move: it takes long, and asking repeatedly must not lead to a different verdict by luck. */
const judged = new WeakMap<MoveInput<unknown>, boolean>();

/**
 * Everybody sees the request, so that it is accepted must not tell what the mover knew, such as the value of a purse: it follows from
 * what everybody knows. A move that looks the same must tell nobody anything, in any of the worlds.
 */
function toldNobody({ fixed }: Scene, { before, input, version }: LastMove): boolean {
  const { game } = fixed;
  const rng = rngFrom(deriveSeed(fixed.seed, `undo ${version}`));
  const seen = seenAfter(game, before, input, 'spectator');
  for (let i = 0; i < PUBLIC_WORLDS; i++) {
    const world = game.redeal(before, undefined, rng);
    const isAlike = (move: unknown) => seenAfter(game, world, { ...input, move }, 'spectator') === seen;
    const move = game.legalMoves(world, input.seat).slice(0, MOVES).find(isAlike);
    if (move === undefined || !toldNothing(game, world, { ...input, move }, rng)) return false;
  }
  return true;
}

/**
 * Has the only person at the table learned nothing hidden since their last move? Cards that bots chose to show don't
 * count: bots may answer the new move in another way.
 */
function isNothingLearned({ fixed }: Scene, { before, input, version, since }: LastMove): boolean {
  const { game } = fixed;
  const rng = rngFrom(deriveSeed(fixed.seed, `undo ${version}`));
  const by = input.seat;
  // The mover learns the answer, so it must follow from what the mover knows.
  for (let i = 0; i < WORLDS; i++) if (!isSameFor(game, game.redeal(before, by, rng), input, by, by, rng)) return false;
  const state = game.clone(before);
  game.apply(state, input);
  for (const later of since) {
    if (later.type === 'move') {
      if (hasOwnNews(game, state, later, by)) return false;
      // What the bot itself could not know must not have become public.
      const world = worldWith(game, state, later, by, rng);
      if (world === undefined || !isSameFor(game, world, later, later.seat, 'spectator', rng)) return false;
    } else if (later.type !== 'lag') return false;
    game.apply(state, later);
  }
  return true;
}

/** A world that fits what the seat knows, in which a bot could have made this move. */
function worldWith(game: AnyGame, state: unknown, { seat, move }: MoveInput<unknown>, by: Seat, rng: Rng): unknown {
  for (let i = 0; i < MOVES; i++) {
    const world = game.redeal(state, by, rng);
    if (isLegal(game, world, seat, move)) return world;
  }
  return undefined;
}

/** Does a viewer see the same of this input, whatever its player could not know? */
function isSameFor(
  game: AnyGame,
  before: unknown,
  input: MoveInput<unknown>,
  player: Seat,
  viewer: Viewer,
  rng: Rng,
): boolean {
  const seen = seenAfter(game, before, input, viewer);
  for (let i = 0; i < DEALS; i++) {
    const other = game.redeal(before, player, rng);
    if (!isLegal(game, other, input.seat, input.move) || seenAfter(game, other, input, viewer) !== seen) return false;
  }
  return true;
}

/** Is the seat told more of this input than a spectator? */
function hasOwnNews(game: AnyGame, before: unknown, input: MoveInput<unknown>, seat: Seat): boolean {
  let hasNews = false;
  game.apply(game.clone(before), input, (event) => {
    hasNews ||= canonicalJson([game.redact(event, seat)]) !== canonicalJson([game.redact(event, 'spectator')]);
  });
  return hasNews;
}

/**
 * Did no player learn anything hidden from this move, and did it reveal no chance? Then for every deal that fits what
 * a seat knows, the mover could have produced the same visible result: by the same move, or by another one if the seat
 * was not shown which.
 */
function toldNothing(game: AnyGame, before: unknown, input: MoveInput<unknown>, rng: Rng): boolean {
  return seatsOf(game.seatCount(before)).every((seat) => {
    const seen = seenAfter(game, before, input, seat);
    for (let i = 0; i < DEALS; i++) {
      const other = game.redeal(before, seat, rng);
      const isSame = (move: unknown) => seenAfter(game, other, { ...input, move }, seat) === seen;
      if (isLegal(game, other, input.seat, input.move)) {
        if (!isSame(input.move)) return false;
      } else if (seat === input.seat || !game.legalMoves(other, input.seat).slice(0, MOVES).some(isSame)) return false;
    }
    return true;
  });
}

/** What a seat sees of a state after an input, and of the events on the way. */
function seenAfter(game: AnyGame, before: unknown, input: MoveInput<unknown>, seat: Viewer): string {
  const state = game.clone(before);
  const events: unknown[] = [];
  game.apply(state, input, (event) => {
    const told = game.redact(event, seat);
    if (told !== undefined) events.push(told);
  });
  return canonicalJson([game.view(state, seat), events]);
}

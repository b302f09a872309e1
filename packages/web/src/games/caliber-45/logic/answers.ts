import type { Seat } from '@saloon/kernel';
import type { Cards, Move, PlayerView, Refusal } from '../wire.ts';
import { isOverCap, type Situation } from './choice.ts';
import { findMove, movesOf, offers, shotsWith } from './offered.ts';

/** What the player has laid out and not sent. */
export type Draft = {
  readonly chosen: Cards;
  /** A slot of the spread, before it is revealed. */
  readonly slot: number | undefined;
  /** The cards of a shot are chosen; its target comes next. */
  readonly isAiming: boolean;
};
export const NO_DRAFT: Draft = { chosen: [], slot: undefined, isAiming: false };

/** The moves that are a word and nothing more. */
type Plain = Exclude<Move['type'], 'exchange' | 'pick' | 'repel' | 'defend' | 'shoot' | 'vote'>;
export type Saying =
  | { readonly type: Plain | 'surprise' | 'vote-yes' | 'vote-no' | 'back' }
  | { readonly type: 'exchange'; readonly cards: Cards }
  | { readonly type: 'turn-up'; readonly slot: number | undefined }
  | { readonly type: 'fire'; readonly cards: Cards; readonly at: Seat | undefined }
  | { readonly type: 'target'; readonly seat: Seat };

export type Act = { readonly type: 'send'; readonly move: Move } | { readonly type: 'aim'; readonly isAiming: boolean };

/** Why a button does nothing: what the game would refuse, or the card to swap is still to be chosen. */
export type WhyNot = Refusal | 'NO_DISCARD';

/** A button of the action bar: what it says, what it does, or why it does nothing. */
export type Answer = {
  readonly saying: Saying;
  readonly look: 'main' | 'can' | 'ghost';
  /** Nothing was laid out for it, and it cannot be taken back lightly. */
  readonly isFinal: boolean;
} & ({ readonly act: Act; readonly why?: undefined } | { readonly act?: undefined; readonly why: WhyNot });

type Look = Answer['look'];
const FINAL: readonly Saying['type'][] = [
  'announce',
  'reject',
  'join',
  'ride',
  'fall',
  'flee',
  'go-to-jail',
  'pass',
  'surprise',
  'target',
];
const send = (saying: Saying, look: Look, move: Move, isFinal = FINAL.includes(saying.type)): Answer => ({
  saying,
  look,
  isFinal,
  act: { type: 'send', move },
});
const off = (saying: Saying, look: Look, why: WhyNot): Answer => ({ saying, look, isFinal: false, why });
const aim = (saying: Saying, look: Look, isAiming: boolean): Answer => ({
  saying,
  look,
  isFinal: false,
  act: { type: 'aim', isAiming },
});
/** A plain move, where it is offered. */
const plain = (moves: readonly Move[], type: Plain, look: Look): readonly Answer[] =>
  movesOf(moves, type).map((move) => send({ type }, look, move));

/**
 * The buttons of this moment: the offered moves that fit what is laid out, and what has a reason not to be there.
 * `aimedAt` is a rival who was pressed once and waits for the second press.
 */
export function answersFor(situation: Situation, draft: Draft, aimedAt?: Seat): readonly Answer[] {
  const { view, moves, you } = situation;
  const own = you === undefined ? undefined : view.players[you];
  if (own === undefined || moves.length === 0) return [];
  switch (view.phase) {
    case 'arming':
      return armingAnswers(situation, draft, own);
    case 'hire':
      return [...plain(moves, 'reject', 'ghost'), ...plain(moves, 'keep', 'main')];
    case 'call':
      return [...plain(moves, 'decline', 'ghost'), ...plain(moves, 'join', 'main')];
    case 'pick':
      return pickAnswers(moves, draft);
    case 'face':
    case 'defend':
      return defenceAnswers(situation, draft);
    case 'fine':
      return [...plain(moves, 'go-to-jail', 'ghost'), ...plain(moves, 'pay-fine', 'main')];
    case 'vote':
      return movesOf(moves, 'vote')
        .map((move) => send({ type: move.yes ? 'vote-yes' : 'vote-no' }, move.yes ? 'main' : 'can', move))
        .reverse();
    case 'shootout':
      return shootoutAnswers(situation, draft, own, aimedAt);
    case 'game-over':
      return [];
  }
}

function armingAnswers(situation: Situation, draft: Draft, own: PlayerView): readonly Answer[] {
  const { moves, view } = situation;
  const pass = plain(moves, 'pass', 'ghost');
  if (own.cowboy === undefined) return [...pass, ...plain(moves, 'hire', 'main')];
  const isChosen = draft.chosen.length > 0;
  const hasArming = offers(moves, 'draw') || offers(moves, 'exchange');
  const announce = offers(moves, 'announce')
    ? plain(moves, 'announce', hasArming || isChosen ? 'can' : 'main')
    : [off({ type: 'announce' }, 'can', 'BAIL_NOT_COVERED')];
  const workOff = plain(moves, 'work-off', hasArming || offers(moves, 'announce') ? 'can' : 'main');
  return [...pass, ...announce, ...workOff, armAnswer(situation, draft, own, view.isHighNoon ? 'can' : 'main')];
}

/** Draw with room in the hand, exchange with a full one. */
function armAnswer({ moves, view }: Situation, { chosen }: Draft, own: PlayerView, look: Look): Answer {
  const [draw] = movesOf(moves, 'draw');
  if (draw !== undefined) return send({ type: 'draw' }, look, draw);
  const why = view.isHighNoon && view.phase === 'arming' ? 'HIGH_NOON' : 'DECK_EMPTY';
  if (own.cards < view.handSize) return off({ type: 'draw' }, look, why);
  if (!offers(moves, 'exchange')) return off({ type: 'exchange', cards: [] }, look, why);
  const move = findMove(moves, 'exchange', chosen);
  if (move !== undefined) return send({ type: 'exchange', cards: chosen }, look, move);
  return off({ type: 'exchange', cards: chosen }, look, whyNoExchange(chosen));
}

function whyNoExchange(chosen: Cards): WhyNot {
  if (chosen.length === 0) return 'NO_DISCARD';
  return chosen.includes('coyote') ? 'COYOTE_NEEDS_BULLET' : 'ONLY_COYOTE_HAS_COMPANION';
}

function pickAnswers(moves: readonly Move[], { slot }: Draft): readonly Answer[] {
  const picks = movesOf(moves, 'pick');
  const chosen = picks.find((move) => move.slot === slot);
  const [first] = picks;
  return [
    // Which one it will be is drawn when it is pressed.
    ...(first === undefined ? [] : [send({ type: 'surprise' }, chosen === undefined ? 'main' : 'can', first)]),
    ...(chosen === undefined ? [] : [send({ type: 'turn-up', slot }, 'main', chosen)]),
  ];
}

function defenceAnswers(situation: Situation, { chosen }: Draft): readonly Answer[] {
  const { moves } = situation;
  const isRiding = findMove(moves, 'ride', chosen) !== undefined;
  const rides = movesOf(moves, 'ride');
  const ride =
    rides.length === 0
      ? [off({ type: 'ride' }, 'can', 'NO_MUSTANG')]
      : rides.map((move) => send({ type: 'ride' }, isRiding ? 'main' : 'can', move, !isRiding));
  const move = findMove(moves, 'repel', chosen) ?? findMove(moves, 'defend', chosen);
  const saying: Saying = { type: 'fire', cards: isRiding ? [] : chosen, at: undefined };
  const canFire = offers(moves, 'repel') || offers(moves, 'defend');
  const fire =
    move === undefined
      ? off(saying, isRiding || !canFire ? 'can' : 'main', whyNoFire(situation, canFire && chosen.length === 0))
      : send(saying, 'main', move);
  const isLast = !canFire && rides.length === 0;
  return [...plain(moves, 'fall', isLast ? 'can' : 'ghost'), ...ride, fire];
}

function whyNoFire({ view, you }: Situation, isNothingChosen: boolean): Refusal {
  if (isNothingChosen) return 'NO_CARDS';
  return isOverCap(view, you) ? 'OVER_CAP' : 'TOO_WEAK';
}

function shootoutAnswers(
  situation: Situation,
  draft: Draft,
  own: PlayerView,
  aimedAt: Seat | undefined,
): readonly Answer[] {
  const { moves } = situation;
  const { chosen, isAiming } = draft;
  const shots = shotsWith(moves, chosen);
  if (isAiming && shots.length > 0) {
    return [
      aim({ type: 'back' }, 'ghost', false),
      ...shots.map((move) => send({ type: 'target', seat: move.target }, 'can', move)),
    ];
  }
  const [only] = shots;
  const canShoot = offers(moves, 'shoot');
  const isWaiting = canShoot && chosen.length === 0;
  const exchange = findMove(moves, 'exchange', chosen);
  const arm = armAnswer(situation, draft, own, exchange !== undefined && only === undefined ? 'main' : 'can');
  const saying: Saying = { type: 'fire', cards: shots.length > 0 ? chosen : [], at: undefined };
  const sure = shots.length === 1 ? only : shots.find(({ target }) => target === aimedAt);
  const fire =
    only === undefined
      ? off(saying, canShoot && exchange === undefined ? 'main' : 'can', isWaiting ? 'NO_CARDS' : 'NOT_BULLETS')
      : sure !== undefined
        ? send({ ...saying, at: sure.target }, 'main', sure)
        : aim(saying, 'main', true);
  // C45-SHOOT-14: with no bullets and nothing to draw, flight is all there is.
  return [...plain(moves, 'flee', canShoot || arm.act !== undefined ? 'ghost' : 'can'), arm, fire];
}

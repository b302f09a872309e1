import type { CardId, Move } from '../wire.ts';
import { isGivingUp } from './giving-up.ts';
import { type Candidate, type Draft, NO_DRAFT, narrow, type Way, waysIn } from './narrow.ts';
import { isAgainstSense, isAsked, type Situation } from './situation.ts';
import { type Spot, spotKey } from './spots.ts';

/** What a button says. */
export type Saying =
  | { readonly type: 'move'; readonly move: Move }
  /** All of it has been chosen, and the question says what it is. */
  | { readonly type: 'go'; readonly move: Move }
  /** A card of the hand that answers, and whether it is the one that is picked. */
  | { readonly type: 'card'; readonly card: CardId; readonly isPicked: boolean }
  /** The question names the card: what it is used on, or how. */
  | { readonly type: 'aim'; readonly move: Move }
  /** The card that is paid on top. */
  | { readonly type: 'pay'; readonly card: CardId }
  | { readonly type: 'way'; readonly way: Way; readonly move: Move }
  /** Equipment that needs one more card. */
  | { readonly type: 'gear'; readonly move: Move }
  | { readonly type: 'back' };

export type Act =
  | { readonly type: 'send'; readonly move: Move }
  | { readonly type: 'press'; readonly spot: Spot }
  | { readonly type: 'way'; readonly way: Way }
  | { readonly type: 'back' };

export type Answer = {
  readonly id: string;
  readonly saying: Saying;
  readonly look: 'main' | 'can' | 'ghost';
  readonly act: Act;
  /** One press would send it, and nothing was laid out for it. */
  readonly isFinal: boolean;
};

/** More moves than this with one card are asked for in two steps. */
const MOST_AT_ONCE = 5;

/** Every answer there is, from what was offered and what has been pressed. */
export function answersFor(situation: Situation, draft: Draft): readonly Answer[] {
  if (!isAsked(situation)) return [];
  const { left, ready } = narrow(situation, draft);
  const whole = narrow(situation, NO_DRAFT).left;
  const isMain = situation.view.asked?.decision === 'play/main';
  const up = whole.filter(({ move }) => isGivingUp(move)).map((one) => button(one, 'ghost'));
  if (draft.picks.length === 0) {
    return [...(isMain ? [] : cardAnswers(whole, draft)), ...plainAnswers(whole), ...up];
  }
  const back: Answer = { id: 'back', saying: { type: 'back' }, look: 'ghost', act: { type: 'back' }, isFinal: false };
  if (ready !== undefined) {
    const main: Answer = { ...sending('go', ready), saying: { type: 'go', move: ready }, look: 'main' };
    return isMain ? [main, back] : [...cardAnswers(whole, draft), ...plainAnswers(whole), ...up, main];
  }
  return [...further(bySense(left, situation), draft), back];
}

/** The hand's answers to a question, one for each kind of card. */
function cardAnswers(whole: readonly Candidate[], { picks }: Draft): readonly Answer[] {
  const first = picks[0]?.spot;
  const cards = whole.flatMap(({ spots }) => (spots[0]?.type === 'hand' ? [spots[0].card] : []));
  return [...new Set(cards)].map((card, i) => {
    const isPicked = first?.type === 'hand' && first.card === card;
    return {
      id: `${isPicked ? 'chosen' : 'card'}-${i}`,
      saying: { type: 'card', card, isPicked },
      look: 'can',
      act: { type: 'press', spot: { type: 'hand', card } },
      isFinal: false,
    };
  });
}

/** What needs no card of the hand to begin with. */
function plainAnswers(whole: readonly Candidate[]): readonly Answer[] {
  const seen = new Set<string>();
  return whole.flatMap((one): readonly Answer[] => {
    const [first, ...more] = one.spots;
    if (first?.type === 'hand' || isGivingUp(one.move)) return [];
    if (more.length === 0) return [button(one, 'can')];
    if (first === undefined || seen.has(spotKey(first))) return [];
    seen.add(spotKey(first));
    const id = `gear-${seen.size}`;
    const saying: Saying = { type: 'gear', move: one.move };
    return [{ id, saying, look: 'can', act: { type: 'press', spot: first }, isFinal: false }];
  });
}

/** What would hurt your own side comes last. */
const bySense = (left: readonly Candidate[], { view }: Situation): readonly Candidate[] => {
  const isLast = ({ move }: Candidate) => isAgainstSense(view, move);
  return [...left.filter((one) => !isLast(one)), ...left.filter(isLast)];
};

/** The next step of a choice: grouped if there are many moves, else each move. */
function further(left: readonly Candidate[], { picks, way }: Draft): readonly Answer[] {
  const ways = waysIn(left);
  if (way === undefined && ways.length > 1 && left.length > MOST_AT_ONCE) {
    return ways.flatMap((one, i): readonly Answer[] => {
      const move = left.find((candidate) => waysIn([candidate])[0] === one)?.move;
      if (move === undefined) return [];
      const saying: Saying = { type: 'way', way: one, move };
      return [{ id: `way-${i}`, saying, look: 'can', act: { type: 'way', way: one }, isFinal: false }];
    });
  }
  return left.map(({ move, spots }, i): Answer => {
    const next = spots[picks.length];
    const answer = sending(`aim-${i}`, move);
    if (next?.type === 'hand') return { ...answer, id: `card-${i}`, saying: { type: 'pay', card: next.card } };
    return { ...answer, saying: { type: 'aim', move } };
  });
}

const sending = (id: string, move: Move): Answer => ({
  id,
  saying: { type: 'move', move },
  look: 'can',
  act: { type: 'send', move },
  isFinal: false,
});

const button = ({ move, spots }: Candidate, look: 'can' | 'ghost'): Answer => ({
  ...sending(`${move.type}${idOf(move, spots)}`, move),
  look,
  isFinal: true,
});

/**
 * Distinguishes moves of a kind: `swap-0law`, `redirect-2`. The part after the dash and digit isn't part of its class.
 */
function idOf(move: Move, spots: readonly Spot[]): string {
  if (move.type === 'redirect') return `-${move.units}`;
  const [spot] = spots;
  return spot === undefined ? '' : `-0${spotKey(spot).replaceAll(' ', '.')}`;
}

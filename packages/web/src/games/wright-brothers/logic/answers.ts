import type { Seat } from '@saloon/kernel';
import type { CardId, Cards, Move } from '../wire.ts';
import { eventMoves, findMove, findSealed, holds, movesOf, offers } from './offered.ts';
import { hasCards, type Situation, type Why, whyLocked, whyNoLoad, whyNoSealedLoad, whyNoShootout } from './why.ts';

/** Where a decision of several steps stands: an event being aimed, the shooting about to be started. */
export type Intent = { readonly type: 'aim'; readonly card: CardId } | { readonly type: 'start' };

/** What the player has laid out and not sent. */
export type Draft = {
  readonly chosen: Cards;
  /** The quick-draw card of a sealed choice; `chosen` are then the cards to load. */
  readonly quick: CardId | undefined;
  readonly intent: Intent | undefined;
};
export const NO_DRAFT: Draft = { chosen: [], quick: undefined, intent: undefined };

export type Act =
  | { readonly type: 'send'; readonly move: Move }
  | { readonly type: 'step'; readonly intent: Intent | undefined };

export type Saying =
  | { readonly type: 'pass' | 'shootout' | 'duel' | 'start-shootout' | 'start-duel' | 'back' | 'ready' }
  | { readonly type: 'load' | 'throw' | 'give-back'; readonly count: number }
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'target'; readonly seat: Seat }
  | { readonly type: 'cancel'; readonly seat: Seat; readonly isOwn: boolean }
  | { readonly type: 'seal'; readonly quick: CardId | undefined; readonly count: number };

/** A button of the action bar: what it says, what it does, or why it does nothing. */
export type Answer = {
  readonly saying: Saying;
  readonly look: 'main' | 'can' | 'ghost';
} & ({ readonly act: Act; readonly why?: undefined } | { readonly act?: undefined; readonly why: Why });

const send = (saying: Saying, look: Answer['look'], move: Move): Answer => ({
  saying,
  look,
  act: { type: 'send', move },
});
const step = (saying: Saying, look: Answer['look'], intent: Intent | undefined): Answer => ({
  saying,
  look,
  act: { type: 'step', intent },
});
const off = (saying: Saying, look: Answer['look'], why: Why): Answer => ({ saying, look, why });
const BACK = step({ type: 'back' }, 'ghost', undefined);

/** The buttons: offered moves that fit the chosen cards, and those that are locked with a reason. */
export function answersFor(situation: Situation, draft: Draft): readonly Answer[] {
  const { view, moves, you } = situation;
  if (you === undefined) return [];
  if (offers(moves, 'ready')) return [send({ type: 'ready' }, 'main', { type: 'ready' })];
  switch (view.phase) {
    case 'turn':
      return offers(moves, 'pass') ? turnAnswers(situation, draft) : loadAnswers(situation, draft);
    case 'switch-return':
      return returnAnswers(situation, draft);
    case 'sealed':
      return sealAnswers(situation, draft);
    case 'miss-choice':
      return movesOf(moves, 'miss-target')
        .map((move) => ({ move, isOwn: move.owner === you }))
        .sort((a, b) => Number(a.isOwn) - Number(b.isOwn))
        .map(({ move, isOwn }) => send({ type: 'cancel', seat: move.owner, isOwn }, isOwn ? 'ghost' : 'can', move));
    case 'race':
    case 'duel':
    case 'duel-suspense':
    case 'arrival-suspense':
      return loadAnswers(situation, draft);
    case 'round-over':
    case 'game-over':
      return [];
  }
}

function turnAnswers(situation: Situation, draft: Draft): readonly Answer[] {
  const { moves } = situation;
  const { chosen, intent } = draft;
  if (intent?.type === 'aim') {
    const targets = eventMoves(moves, intent.card).flatMap((move) =>
      move.target === undefined ? [] : [send({ type: 'target', seat: move.target }, 'can', move)],
    );
    return [BACK, ...targets];
  }
  if (intent?.type === 'start') return [BACK, ...startAnswers(moves)];
  const pass = send({ type: 'pass' }, 'ghost', { type: 'pass' });
  if (chosen.length === 0) {
    const isDuel = situation.view.players.length === 2;
    const saying: Saying = { type: isDuel ? 'duel' : 'shootout' };
    const why = whyNoShootout(situation);
    const start = why === undefined ? step(saying, 'can', { type: 'start' }) : off(saying, 'can', why);
    return [pass, start, off({ type: 'throw', count: 0 }, 'main', whyNothingChosen(situation))];
  }
  const count = chosen.length;
  const discard = findMove(moves, 'discard', chosen);
  const load = findMove(moves, 'load', chosen);
  const event = count === 1 && chosen[0] !== undefined ? eventMoves(moves, chosen[0]) : [];
  const thrown = (look: Answer['look']): Answer =>
    discard === undefined
      ? off({ type: 'throw', count }, look, leadsToSum(moves, chosen) ? 'no-sum' : 'not-together')
      : send({ type: 'throw', count }, look, discard);
  const first = event[0];
  if (first !== undefined) {
    const saying: Saying = { type: 'play', card: first.card };
    const play =
      first.target === undefined
        ? send(saying, 'main', first)
        : step(saying, 'main', { type: 'aim', card: first.card });
    return [pass, thrown('can'), play];
  }
  const loaded: Answer =
    load === undefined
      ? off({ type: 'load', count }, 'can', whyNoLoad(moves, chosen))
      : send({ type: 'load', count }, discard === undefined ? 'main' : 'can', load);
  return [pass, loaded, thrown(discard === undefined ? 'can' : 'main')];
}

const startAnswers = (moves: readonly Move[]): readonly Answer[] => [
  ...movesOf(moves, 'start-shootout').map((move) => send({ type: 'start-shootout' }, 'main', move)),
  ...movesOf(moves, 'call-duel').map((move) => send({ type: 'start-duel' }, 'main', move)),
];

const whyNothingChosen = (situation: Situation): Why => (hasCards(situation) ? 'choose-cards' : 'no-cards');

/** Is there an offered throw that contains these cards and more? */
const leadsToSum = (moves: readonly Move[], chosen: Cards): boolean =>
  chosen.length > 1 && movesOf(moves, 'discard').some((move) => holds(move.cards, chosen));

/** Loading isn't an action and needs no turn: its button is there whenever it is offered. */
function loadAnswers(situation: Situation, { chosen }: Draft): readonly Answer[] {
  const saying: Saying = { type: 'load', count: chosen.length };
  const locked = whyLocked(situation);
  if (locked !== undefined) return [off(saying, 'can', locked)];
  if (chosen.length === 0) return [off(saying, 'can', whyNothingChosen(situation))];
  const load = findMove(situation.moves, 'load', chosen);
  return [load === undefined ? off(saying, 'can', whyNoLoad(situation.moves, chosen)) : send(saying, 'main', load)];
}

function returnAnswers(situation: Situation, { chosen }: Draft): readonly Answer[] {
  if (!offers(situation.moves, 'return-cards')) return loadAnswers(situation, NO_DRAFT);
  const saying: Saying = { type: 'give-back', count: situation.view.taking?.count ?? 0 };
  const move = findMove(situation.moves, 'return-cards', chosen);
  return [move === undefined ? off(saying, 'main', 'wrong-count') : send(saying, 'main', move)];
}

function sealAnswers(situation: Situation, { chosen, quick }: Draft): readonly Answer[] {
  if (!offers(situation.moves, 'sealed-choice')) return [];
  const saying: Saying = { type: 'seal', quick, count: chosen.length };
  const move = findSealed(situation.moves, quick, chosen);
  return [
    move === undefined ? off(saying, 'main', whyNoSealedLoad(situation.moves, chosen)) : send(saying, 'main', move),
  ];
}

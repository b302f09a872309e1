import type { Seat } from '@saloon/kernel';
import { sumIn } from '@saloon/wright-brothers/wire';
import type { CardId, Cards } from '../wire.ts';
import type { Draft } from './answers.ts';
import { eventMoves, findMove, offers } from './offered.ts';
import { openRace } from './race-state.ts';
import { hasCards, type Situation } from './why.ts';

/** What the action bar asks or tells; `words.prompt` says it. */
export type Prompt =
  | { readonly type: 'watching'; readonly active: Seat }
  | { readonly type: 'your-turn'; readonly canStart: boolean; readonly isDuel: boolean }
  /** Only to pass, or to start (WB-TURN-7). */
  | { readonly type: 'empty-hand'; readonly canStart: boolean; readonly isDuel: boolean }
  | { readonly type: 'throw'; readonly cards: Cards; readonly sum: string | undefined }
  | { readonly type: 'only-load'; readonly cards: Cards }
  | { readonly type: 'fits-nothing'; readonly cards: Cards }
  | { readonly type: 'play'; readonly card: CardId; readonly singles: Singles }
  | { readonly type: 'aim'; readonly card: CardId; readonly singles: Singles }
  | { readonly type: 'start'; readonly isDuel: boolean; readonly isSealed: boolean }
  | { readonly type: 'other-turn'; readonly seat: Seat; readonly canLoad: boolean }
  /** What you have just done is still on screen. */
  | { readonly type: 'own-turn' }
  | { readonly type: 'load'; readonly cards: Cards; readonly isRace: boolean }
  | { readonly type: 'give-back'; readonly target: Seat; readonly count: number; readonly chosen: number }
  | { readonly type: 'robbed'; readonly by: Seat; readonly count: number }
  | { readonly type: 'switching'; readonly by: Seat; readonly target: Seat; readonly count: number }
  | { readonly type: 'race'; readonly isStunned: boolean; readonly isDuel: boolean; readonly hasKeys: boolean }
  | { readonly type: 'hand-down' }
  | { readonly type: 'race-watched' }
  | { readonly type: 'suspense'; readonly caller: Seat; readonly isCaller: boolean; readonly isFoul: boolean }
  /** The fourth sheriff has come, and the signal has not. */
  | { readonly type: 'arrival' }
  | { readonly type: 'fouled'; readonly you: 'fouler' | 'opponent' | 'watching'; readonly by: Seat }
  | { readonly type: 'duel' }
  | { readonly type: 'seal' }
  | { readonly type: 'sealed'; readonly waiting: readonly Seat[] }
  /** The player who started the shootout and spectators choose nothing (WB-SEAL-2). */
  | { readonly type: 'sealing'; readonly waiting: readonly Seat[] }
  | { readonly type: 'splitting' }
  | { readonly type: 'your-miss'; readonly card: CardId }
  | { readonly type: 'other-miss'; readonly owner: Seat; readonly card: CardId }
  | { readonly type: 'round-over'; readonly isReady: boolean; readonly waiting: readonly Seat[] }
  | { readonly type: 'game-over' };

/** Which of the hands that an event may be aimed at have a single card. */
export type Singles = 'none' | 'some' | 'all';

/** What the table agreed on before the deal. */
type House = Readonly<Record<string, unknown>>;

/** `hasKeys`: this device has a keyboard to slap with. */
export function promptFor(situation: Situation, draft: Draft, house: House = {}, hasKeys = true): Prompt {
  const { view, moves, you } = situation;
  const own = you === undefined ? undefined : view.players[you];
  switch (view.phase) {
    case 'turn':
      if (offers(moves, 'pass')) return turnPrompt(situation, draft, house);
      if (you === undefined) return { type: 'watching', active: view.active };
      if (draft.chosen.length > 0 && findMove(moves, 'load', draft.chosen) !== undefined)
        return { type: 'load', cards: draft.chosen, isRace: false };
      return you === view.active
        ? { type: 'own-turn' }
        : { type: 'other-turn', seat: view.active, canLoad: view.canLoad };
    case 'switch-return': {
      const { target, count } = view.taking ?? { target: view.active, count: 0 };
      if (offers(moves, 'return-cards')) return { type: 'give-back', target, count, chosen: draft.chosen.length };
      return you === target
        ? { type: 'robbed', by: view.active, count }
        : { type: 'switching', by: view.active, target, count };
    }
    case 'duel-suspense': {
      const { caller, fouler } = view.duel ?? { caller: view.active };
      if (fouler !== undefined) {
        const side = you === undefined ? 'watching' : fouler === you ? 'fouler' : 'opponent';
        return { type: 'fouled', you: side, by: fouler };
      }
      return { type: 'suspense', caller, isCaller: caller === you, isFoul: house.earlySlapFoul !== false };
    }
    case 'arrival-suspense':
      return { type: 'arrival' };
    case 'race':
    case 'duel':
      if (own?.isHandDown) return { type: 'hand-down' };
      if (!offers(moves, 'slap') || openRace(view) === undefined) return { type: 'race-watched' };
      if (draft.chosen.length > 0 && findMove(moves, 'load', draft.chosen) !== undefined) {
        return { type: 'load', cards: draft.chosen, isRace: true };
      }
      if (view.phase === 'duel') return { type: 'duel' };
      return { type: 'race', isStunned: view.race?.isStunned ?? false, isDuel: view.players.length === 2, hasKeys };
    case 'sealed':
      if (offers(moves, 'sealed-choice')) return { type: 'seal' };
      return {
        type: you !== undefined && view.race?.submitted.includes(you) ? 'sealed' : 'sealing',
        waiting: view.asked,
      };
    case 'miss-choice': {
      const miss = view.division?.miss;
      if (miss === undefined) return { type: 'splitting' };
      return miss.owner === you ? { type: 'your-miss', card: miss.card } : { type: 'other-miss', ...miss };
    }
    case 'round-over':
      return { type: 'round-over', isReady: own?.isReady ?? true, waiting: view.asked };
    case 'game-over':
      return { type: 'game-over' };
  }
}

function turnPrompt(situation: Situation, { chosen, intent }: Draft, house: House): Prompt {
  const { view, moves } = situation;
  const isDuel = view.players.length === 2;
  if (intent?.type === 'aim')
    return { type: 'aim', card: intent.card, singles: singlesFor({ view, moves }, intent.card) };
  if (intent?.type === 'start') return { type: 'start', isDuel, isSealed: house.raceMode === 'sealed' };
  const only = chosen[0];
  if (only === undefined) {
    const canStart = offers(moves, 'start-shootout') || offers(moves, 'call-duel');
    return { type: hasCards(situation) ? 'your-turn' : 'empty-hand', canStart, isDuel };
  }
  if (chosen.length === 1 && eventMoves(moves, only).length > 0) {
    return { type: 'play', card: only, singles: singlesFor({ view, moves }, only) };
  }
  if (findMove(moves, 'discard', chosen) !== undefined) return { type: 'throw', cards: chosen, sum: sumIn(chosen) };
  return findMove(moves, 'load', chosen) === undefined
    ? { type: 'fits-nothing', cards: chosen }
    : { type: 'only-load', cards: chosen };
}

function singlesFor({ view, moves }: Pick<Situation, 'view' | 'moves'>, card: CardId): Singles {
  const hands = eventMoves(moves, card).flatMap(({ target }) => (target === undefined ? [] : [view.players[target]]));
  const single = hands.filter((hand) => hand?.cards === 1).length;
  if (single === 0) return 'none';
  return single === hands.length ? 'all' : 'some';
}

import { type Tried as AnyTried, bad, good, type Seat, seatsOf } from '@saloon/kernel';
import { kindToCollect } from '../bots/set-strength.ts';
import {
  type CardId,
  countOf,
  isEventCard,
  JOKER,
  kindOf,
  MISS,
  NO_CARDS,
  ordinaryPart,
  type Pack,
  packOf,
  sizeOf,
  union,
} from '../rules/cards.ts';
import { SHERIFFS_TO_START, SWITCH_CARDS } from '../rules/data.ts';
import type { Event, Move } from '../rules/moves.ts';
import { bestReading, sizeOfSet, valueOfSet } from '../rules/showdown.ts';
import { heldBy, isDuelGame, limitOf, type Player, playerAt, type State } from '../rules/state.ts';
import type { Reason } from './why-reasons.ts';

export type Tried = AnyTried<State, Move, Event>;

/** Sizes of a strong set, of rich loot and of poor loot. */
const STRONG = 3;
const RICH = 8;
const POOR = 3;

/** Reasons for and against a move. None where it is a matter of chance. */
export function why({ before, after, events, seat, move }: Tried): readonly Reason[] {
  const player = playerAt(before, seat);
  switch (move.type) {
    case 'load':
      return whyLoaded(before, player, playerAt(after, seat), packOf(move.cards));
    case 'discard':
      return whyThrown(player, move.cards);
    case 'play-event':
      return whyPlayed(before, seat, move.card, move.target);
    case 'start-shootout':
    case 'call-duel':
      return whyStarted(before, player);
    case 'return-cards':
      return whyGiven(player, packOf(move.cards));
    case 'sealed-choice':
      return whySealed(player, move.quick, packOf(move.load));
    case 'miss-target':
      return whyCancelled(events, seat);
    case 'pass':
      return [bad({ type: 'gains-nothing' })];
    case 'slap':
    case 'press':
    case 'ready':
      return [];
  }
}

/** How many of these cards help in a shootout: the denomination the player collects, Jokers, Misses. */
function belonging({ hand, revolver }: Player, cards: Pack): number {
  const wanted = kindToCollect(union(hand, revolver));
  return countOf(cards, JOKER) + countOf(cards, MISS) + (wanted === undefined ? 0 : countOf(cards, wanted));
}

const setIn = (revolver: Pack) => {
  const reading = bestReading(ordinaryPart(revolver), countOf(revolver, JOKER));
  return { size: sizeOfSet(reading), value: valueOfSet(reading) };
};

/** WB-LOAD-3: loaded cards stay. WB-SHOOT-4: after the shootout starts, nothing can be loaded. */
function whyLoaded(state: State, before: Player, after: Player, cards: Pack): readonly Reason[] {
  const set = setIn(after.revolver);
  const isLate = state.sheriffs >= SHERIFFS_TO_START;
  const loose = sizeOf(cards) - belonging(before, cards);
  const held = belonging(before, after.hand);
  return [
    ...(set.size > setIn(before.revolver).size ? [good({ type: 'loads-set' as const, ...set })] : []),
    ...(isLate && loose === 0 ? [good({ type: 'in-time' as const })] : []),
    ...(loose > 0 ? [bad({ type: 'loads-loose' as const, count: loose })] : []),
    ...(isLate && held > 0 ? [bad({ type: 'holds-back' as const, count: held })] : []),
  ];
}

/** WB-DRAW-2: the player draws up to the limit again. */
function whyThrown(player: Player, cards: readonly CardId[]): readonly Reason[] {
  const drawn = limitOf(player) - heldBy(player) + cards.length;
  const lost = belonging(player, packOf(cards));
  const event = cards.find(isEventCard);
  return [
    ...(lost === 0 && event === undefined ? [good({ type: 'throws-loose' as const })] : []),
    ...(drawn > 1 ? [good({ type: 'draws' as const, count: drawn })] : []),
    ...(lost > 0 ? [bad({ type: 'breaks-set' as const, count: lost })] : []),
    ...(event === undefined ? [] : [bad({ type: 'wastes' as const, card: event })]),
  ];
}

function whyPlayed(state: State, seat: Seat, card: CardId, target: Seat | undefined): readonly Reason[] {
  if (card === 'helper') return [good({ type: 'helps', limit: limitOf(playerAt(state, seat)) + 1 })];
  if (card === 'switch') {
    // WB-SWITCH-3: no more than there are.
    const count = target === undefined ? 0 : Math.min(SWITCH_CARDS, sizeOf(playerAt(state, target).hand));
    return target === undefined ? [] : [good({ type: 'switches', target, count })];
  }
  const struck = seatsOf(state.players.length).filter(
    (other) => other !== seat && playerAt(state, other).revolver !== NO_CARDS,
  );
  return [struck.length === 0 ? bad({ type: 'raids-nobody' }) : good({ type: 'raids', players: struck.length })];
}

/** WB-SHOOT-1: the player who starts has the first hand. */
function whyStarted(state: State, player: Player): readonly Reason[] {
  const set = setIn(player.revolver);
  const pot = state.loot.length;
  const held = belonging(player, player.hand);
  return [
    set.size >= STRONG ? good({ type: 'strong', ...set }) : whyWeak(player, set),
    ...(isDuelGame(state) ? [] : [good({ type: 'starts-safe' as const })]),
    ...(pot >= RICH ? [good({ type: 'rich-loot' as const, pot })] : []),
    ...(pot <= POOR ? [bad({ type: 'poor-loot' as const, pot })] : []),
    ...(held > 0 ? [bad({ type: 'holds-back' as const, count: held })] : []),
  ];
}

/** WB-JOKER-4: Jokers and Misses alone are worth nothing. */
const whyWeak = ({ revolver }: Player, set: ReturnType<typeof setIn>): Reason =>
  set.size === 0 && revolver !== NO_CARDS ? bad({ type: 'no-set' }) : bad({ type: 'weak', ...set });

function whyGiven(player: Player, cards: Pack): readonly Reason[] {
  const count = belonging(player, cards);
  return [count === 0 ? good({ type: 'gives-loose' }) : bad({ type: 'breaks-set', count })];
}

/** WB-SEAL-3: a higher card is faster, and every card loaded now makes the hand slower. */
function whySealed(player: Player, quick: CardId | undefined, load: Pack): readonly Reason[] {
  const isSpare = quick !== undefined && belonging(player, packOf([quick])) === 0;
  const loaded = sizeOf(load);
  const set = setIn(union(player.revolver, load));
  return [
    ...(quick !== undefined && isSpare && kindOf(quick) < JOKER ? [good({ type: 'quick' as const, card: quick })] : []),
    ...(loaded > 0 && set.size > setIn(player.revolver).size ? [good({ type: 'loads-set' as const, ...set })] : []),
    ...(quick !== undefined && !isSpare ? [bad({ type: 'breaks-set' as const, count: 1 })] : []),
    ...(loaded > 0 ? [bad({ type: 'slow' as const, count: loaded })] : []),
  ];
}

function whyCancelled(events: readonly Event[], seat: Seat): readonly Reason[] {
  for (const event of events) {
    if (event.type !== 'missed' || event.seat !== seat || event.target === undefined || event.card === undefined)
      continue;
    const { target: owner, card } = event;
    return [owner === seat ? bad({ type: 'cancels-own', card }) : good({ type: 'cancels', owner, card })];
  }
  return [];
}

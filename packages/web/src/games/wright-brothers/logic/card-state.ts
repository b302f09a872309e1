import type { Cards, Move } from '../wire.ts';
import { leadsTo } from './offered.ts';
import { type Situation, type Why, whyLocked, whyNotCard } from './why.ts';

/** How a card of the hand stands beside what is chosen. `aside`: it can still be chosen, but only to be loaded. */
export type Standing = { readonly type: 'can' | 'idle' } | { readonly type: 'aside' | 'off'; readonly why: Why };

const THROWS: readonly Move['type'][] = ['discard', 'play-event', 'return-cards'];

export function standingOf(situation: Situation, chosen: Cards, card: Cards[number]): Standing {
  const why = whyLocked(situation) ?? whyNotCard(situation, chosen, card);
  if (why !== undefined) return { type: 'off', why };
  const { moves, you, view } = situation;
  const isAsked = you !== undefined && view.asked.includes(you);
  if (!isAsked || view.phase === 'race' || view.phase === 'duel') return { type: 'idle' };
  if (chosen.length === 0 || leadsTo(moves, THROWS, [...chosen, card])) return { type: 'can' };
  return leadsTo(moves, THROWS, chosen)
    ? { type: 'aside', why: chosen.length > 1 ? 'no-sum' : 'not-together' }
    : { type: 'can' };
}

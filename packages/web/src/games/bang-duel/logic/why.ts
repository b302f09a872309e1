import { CARD_FACES, printOf } from '@saloon/bang-duel/text';
import type { CardId } from '../wire.ts';
import { isAsked, type Situation } from './situation.ts';

/** Why a card can't be played now: codes of the game's refusals, which have sentences. */
export const WHYS = [
  'NOT_YOUR_DECISION',
  'WRONG_DECISION',
  'BANG_LIMIT',
  'ONLY_AS_MISS',
  'BAD_TARGET',
  'NOT_A_MISS',
  'NOT_A_HIT_CARD',
  'NEEDS_SURCHARGE',
] as const;
export type Why = (typeof WHYS)[number];

/** The rule behind each reason. */
export const WHY_RULES: Readonly<Record<Why, string>> = {
  NOT_YOUR_DECISION: 'BD-PLAY-9',
  WRONG_DECISION: 'BD-TURN-4',
  BANG_LIMIT: 'BD-PLAY-6',
  ONLY_AS_MISS: 'BD-PLAY-10',
  BAD_TARGET: 'BD-PLAY-5',
  NOT_A_MISS: 'BD-HIT-4',
  NOT_A_HIT_CARD: 'BD-CARD-DUEL',
  NEEDS_SURCHARGE: 'BD-HIT-10',
};

/** Said of a card that no offered move begins with. */
export function whyNot(situation: Situation, card: CardId): Why {
  const { view } = situation;
  if (!isAsked(situation)) return 'NOT_YOUR_DECISION';
  const { frame, isMiss } = CARD_FACES[printOf(card).name];
  switch (view.asked?.decision) {
    case 'play/main':
      if (isMiss) return 'ONLY_AS_MISS';
      return frame === 'bang' && view.bangsLeft === 0 ? 'BANG_LIMIT' : 'BAD_TARGET';
    case 'hit/defend':
      return view.asked.hit?.needsSurcharge && isMiss ? 'NEEDS_SURCHARGE' : 'NOT_A_MISS';
    case 'indians/respond':
    case 'duel/respond':
      return 'NOT_A_HIT_CARD';
    default:
      return 'WRONG_DECISION';
  }
}

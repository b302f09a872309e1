import type { Tried as AnyTried } from '@saloon/kernel';
import type { Event, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { whyChosen } from './why-heist.ts';
import { whyDrawn, whyPlanned } from './why-plan.ts';
import type { Reason } from './why-reasons.ts';

export type Tried = AnyTried<State, Move, Event>;

/** Reasons for and against a move. None where it is a matter of chance. */
export function why({ before, after, events, seat, move }: Tried): readonly Reason[] {
  switch (move.type) {
    case 'go':
    case 'shoot':
    case 'rob':
    case 'send-marshal':
    case 'punch':
      return whyChosen(before, after, events, seat, move);
    case 'play-card':
      return whyPlanned(before, seat, move);
    case 'draw-cards':
      return whyDrawn(before, seat);
    case 'choose-character':
    case 'choose-team':
    case 'place-bandits':
    case 'take-card':
    case 'keep-cards':
      return [];
  }
}

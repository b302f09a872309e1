import type { Seat } from '@saloon/kernel';
import type { Event, Move } from '../moves.ts';
import type { State } from '../state.ts';
import { whyChosen } from './why-heist.ts';
import { whyDrawn, whyPlanned } from './why-plan.ts';
import type { Reason } from './why-reasons.ts';

/** A move that was tried: the table before and after it, and what happened. */
export type Tried = {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
  readonly seat: Seat;
  readonly move: Move;
};

/** What speaks for a move and against it, in the words of the train; nothing where only chances can tell. */
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

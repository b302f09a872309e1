import type { Seat } from '@saloon/kernel';
import { bangDuel } from '../index.ts';
import type { Event } from '../rules/events.ts';
import type { State } from '../rules/state.ts';
import { why } from '../text/why.ts';
import type { Reason } from '../text/why-reasons.ts';
import { matches, type Wish } from './play.ts';

/** The reasons for and against this move. */
export function whys(state: State, seat: Seat, wish: Wish): readonly Reason[] {
  const [move] = matches(state, seat, wish);
  if (move === undefined) throw new Error(`Cannot ${JSON.stringify(wish)}`);
  const after = bangDuel.clone(state);
  const events: Event[] = [];
  const input = { type: 'move', at: state.at, seat, move, answers: state.question } as const;
  bangDuel.apply(after, input, (event) => events.push(event));
  return why({ before: state, after, events, seat, move });
}

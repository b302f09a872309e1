import type { Emit, Seat } from '@saloon/kernel';
import { type Kind, SHERIFF } from './cards.ts';
import { SHERIFFS } from './data.ts';
import type { Event } from './moves.ts';
import type { State } from './state.ts';

/**
 * Draws the top card, putting sheriffs in the row on the way (WB-SHER-1, WB-SHER-2). Returns `undefined` when the
 * fourth one comes: all drawing stops (WB-SHER-4).
 */
export function drawCard(state: State, by: Seat, emit?: Emit<Event>): Kind | undefined {
  for (;;) {
    const kind = state.deck.pop();
    if (kind === undefined) throw new Error('Cannot draw: the deck is empty, which WB-SHER-7 rules out');
    if (kind !== SHERIFF) return kind;
    laySheriff(state, by, emit);
    if (state.sheriffs === SHERIFFS) return undefined;
  }
}

/** WB-SHER-3: the row is public. A revealed sheriff ends a streak of passes (WB-TURN-10). */
export function laySheriff(state: State, metBy: Seat | 'nobody', emit?: Emit<Event>): void {
  state.sheriffs += 1;
  state.metBy.push(metBy);
  state.passStreak = 0;
  emit?.({ type: 'sheriff-came', sheriffs: state.sheriffs, stalled: metBy === 'nobody' });
}

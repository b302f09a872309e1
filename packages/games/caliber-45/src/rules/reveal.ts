import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import { face } from './attack.ts';
import { takeMoney } from './decks.ts';
import { blowUp } from './dynamite.ts';
import type { Event } from './moves.ts';
import { act } from './participants.ts';
import { fineFrom } from './sheriff.ts';
import { beginShootout } from './shootout.ts';
import type { State } from './state.ts';

/** C45-ATT-1, C45-ATT-2: reveals the card and starts its effect. */
export function pick(state: State, by: Seat, slot: number, emit?: Emit<Event>): void {
  const money = takeMoney(state, slot);
  state.revealed = money;
  state.slot = slot;
  act(state, by);
  const card = itemAt(state.box.money, money);
  emit?.({ type: 'picked', seat: by, slot, card });
  switch (card.kind) {
    case 'sheriff':
      return fineFrom(state, by, emit);
    case 'dynamite':
      return blowUp(state, emit);
    case 'indians':
      return face(state, by, emit);
    case 'stagecoach':
    case 'mail-car':
    case 'gold-train':
    case 'fort-knox':
      return card.guards > 0 ? face(state, by, emit) : beginShootout(state, by, emit);
  }
}

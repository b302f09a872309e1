import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import { NO_COWBOY } from './box.ts';
import { cardsIn, NO_CARDS, plus, type WeaponId, weaponOf } from './cards.ts';
import { drawCowboy, drawWeapon, layCowboy, spend } from './decks.ts';
import type { Event } from './moves.ts';
import { bailOnHire, isHighNoon, playerAt, type State } from './state.ts';
import { ask, endTurn } from './turn.ts';
import { shownTo } from './visibility.ts';

/** C45-ARM-3 to C45-ARM-6: discard before drawing; a coyote goes with a bullet card. */
export function exchange(state: State, by: Seat, discard: WeaponId, companion?: WeaponId, emit?: Emit<Event>): void {
  const alone = plus(NO_CARDS, weaponOf(discard));
  const cards = companion === undefined ? alone : plus(alone, weaponOf(companion));
  spend(state, by, cards);
  emit?.({ type: 'exchanged', seat: by, cards: cardsIn(cards) });
  drawWeapon(state, by, emit);
}

/** C45-HIRE-1. At high noon the card has to be kept (C45-LOOP-1), so there is no question. */
export function hire(state: State, by: Seat, emit?: Emit<Event>): void {
  state.hired = drawCowboy(state);
  emit?.({
    type: 'hired',
    seat: by,
    cowboy: itemAt(state.box.cowboys, state.hired),
    deck: state.cowboys.length,
    shown: shownTo(state, by),
  });
  if (isHighNoon(state)) keep(state, by, true, emit);
  else ask(state, 'hire', by);
}

export function keep(state: State, by: Seat, isForced: boolean, emit?: Emit<Event>): void {
  const bail = bailOnHire(state);
  state.supply -= bail;
  layCowboy(state, by, state.hired, bail);
  state.hired = NO_COWBOY;
  emit?.({ type: 'kept', seat: by, bail, isForced });
  endTurn(state, emit);
}

/** C45-HIRE-4. */
export function reject(state: State, by: Seat, emit?: Emit<Event>): void {
  const cowboy = state.hired;
  state.cowboyDiscard = [...state.cowboyDiscard, cowboy];
  state.hired = NO_COWBOY;
  emit?.({ type: 'rejected', seat: by, cowboy: itemAt(state.box.cowboys, cowboy) });
  endTurn(state, emit);
}

/** C45-BAIL-3: costs the turn, but no money. */
export function workOff(state: State, by: Seat, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  player.bail -= 1;
  state.supply += 1;
  emit?.({ type: 'worked-off', seat: by, bail: player.bail });
  endTurn(state, emit);
}

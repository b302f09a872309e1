import { type Emit, type Seat, seatsOf } from '@saloon/kernel';
import { NOTHING, type Pack } from './cards.ts';
import { handSize } from './draw.ts';
import type { Event, Why } from './moves.ts';
import { cardsIn } from './public-ids.ts';
import { OPEN, playerAt, type State } from './state.ts';

/**
 * DP-9: everyone with cards is asked, even with only bullets, because not being asked would reveal that (CE-RULING-27).
 */
export function mustKeep(state: State, by: Seat): boolean {
  const player = playerAt(state, by);
  return player.choice === OPEN && handSize(player) > 0;
}

export const haveAllKept = (state: State): boolean => !seatsOf(state.players.length).some((by) => mustKeep(state, by));

/** CE-EXPERT-4: secret until everyone has chosen. */
export function keepCards(state: State, by: Seat, cards: Pack, why: Why, emit?: Emit<Event>): void {
  playerAt(state, by).choice = cards;
  emit?.({ type: 'committed', seat: by, what: 'keeping', why });
}

/** CE-EXPERT-4, CE-EXPERT-5: the other cards and every bullet go to the player's discard. */
export function discardTheRest(state: State, emit?: Emit<Event>): void {
  for (const by of seatsOf(state.players.length)) {
    const player = playerAt(state, by);
    if (handSize(player) === 0) continue;
    const { hand, handBullets } = player;
    const kept = player.choice;
    player.hand = kept;
    player.handBullets = NOTHING;
    player.discard += hand - kept;
    player.discardBullets += handBullets;
    player.shownBullets += player.knownBullets;
    player.knownBullets = NOTHING;
    player.drawn = 0;
    player.choice = OPEN;
    if (emit === undefined) continue;
    const cards = cardsIn(state, by, kept, NOTHING);
    const discarded = cardsIn(state, by, hand - kept, handBullets);
    emit({ type: 'kept', seat: by, cards, count: cards.length, discarded, discardedCount: discarded.length });
  }
}

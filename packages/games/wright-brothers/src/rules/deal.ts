import { below, type Emit, type Seat, seatsOf, shuffle } from '@saloon/kernel';
import { cardsIn, FULL_DECK, type Kind, NO_CARDS, plus, SHERIFF } from './cards.ts';
import { BONUS_CARDS, HAND_SIZE, SHERIFFS } from './data.ts';
import type { Event } from './moves.ts';
import { isDuelGame, playerAt, type State, seatAfter } from './state.ts';
import { startTurn } from './turn.ts';

/** WB-SETUP-2..7: collects, shuffles and deals all cards again. Only the scores survive a round. */
export function dealRound(state: State, first: Seat, emit?: Emit<Event>): void {
  state.round += 1;
  state.first = first;
  emit?.({ type: 'round-started', round: state.round, first });
  for (const player of state.players) {
    player.hand = NO_CARDS;
    player.revolver = NO_CARDS;
    player.helpers = 0;
    player.isReady = false;
  }
  state.loot = [];
  state.buried = [];
  state.sheriffs = 0;
  state.metBy = [];
  state.passStreak = 0;
  state.seen.fill(NO_CARDS);
  state.taking = undefined;
  state.duel = undefined;
  state.arrivedAt = undefined;
  state.race = undefined;
  state.division = undefined;

  const cards = FULL_DECK.slice();
  shuffle(state.rng, cards);
  state.bonus = isDuelGame(state) ? Array.from({ length: BONUS_CARDS }, () => takeTop(cards)) : [];
  let by = first;
  for (let dealt = 0; dealt < HAND_SIZE * state.players.length; dealt++) {
    const player = playerAt(state, by);
    player.hand = plus(player.hand, takeTop(cards));
    by = seatAfter(state, by);
  }
  state.deck = state.options.sheriffPlacement === 'spread' ? spreadSheriffs(state, cards) : shuffleIn(state, cards);
  if (emit !== undefined) {
    for (const seat of seatsOf(state.players.length)) {
      emit({ type: 'dealt', seat, cards: cardsIn(playerAt(state, seat).hand), count: HAND_SIZE });
    }
  }
  startTurn(state, first, emit);
}

function takeTop(cards: Kind[]): Kind {
  const kind = cards.pop();
  if (kind === undefined) throw new Error('Cannot deal: the cards have run out');
  return kind;
}

/** WB-SETUP-5: the sheriffs are shuffled into what is left. */
function shuffleIn(state: State, cards: Kind[]): Kind[] {
  for (let n = 0; n < SHERIFFS; n++) cards.push(SHERIFF);
  shuffle(state.rng, cards);
  return cards;
}

/** WB-RULING-3, option `spread`: four nearly equal blocks, the larger ones on top, with one sheriff somewhere in each. */
function spreadSheriffs(state: State, cards: Kind[]): Kind[] {
  const deck: Kind[] = [];
  for (let block = SHERIFFS; block > 0; block--) {
    // The list starts at the bottom of the deck, so the smaller blocks come first.
    const part = cards.splice(0, Math.floor(cards.length / block));
    part.splice(below(state.rng, part.length + 1), 0, SHERIFF);
    deck.push(...part);
  }
  return deck;
}

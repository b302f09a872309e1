import { below, type Emit, type Seat, seat } from '@saloon/kernel';
import { type Kind, oneOf } from './cards.ts';
import {
  CARDS_OF_A_DECK,
  DECK_56,
  DECK_STATIONS,
  DOC_HAND_SIZE,
  HAND_SIZE,
  ROUND_CARD_IDS,
  ROUND_CARDS,
  ROUNDS,
  type RoundCard,
  type RoundCardId,
  SEATS_OF_THE_LARGE_DECK,
  STATIONS,
} from './data.ts';
import { drawAndEmit, handSize } from './draw.ts';
import type { Event, Why } from './moves.ts';
import { cardOf } from './public-ids.ts';
import { DOC, OPEN, playerAt, type State, seatAfter } from './state.ts';

const CARDS: readonly RoundCard[] = ROUND_CARD_IDS.map((id) => ROUND_CARDS[id]);

export const roundCardOf = (state: State): RoundCard =>
  CARDS[state.rounds[state.rounds.length - 1] as number] as RoundCard;
export const roundCardId = (state: State): RoundCardId =>
  ROUND_CARD_IDS[state.rounds[state.rounds.length - 1] as number] as RoundCardId;

/** CE-ROUND-1, CE-ROUND-2. */
export function beginRound(state: State, emit?: Emit<Event>): void {
  state.round += 1;
  state.lastPile = state.pile;
  state.pile = [];
  state.resolved = 0;
  for (let i = 0; i < state.players.length; i++) playerAt(state, seat(i)).drawn = 0;
  emit?.({ type: 'round-started', round: state.round, first: state.first });
}

/** DP-5, CE-DUO-9: one action card of the whole deck, in secret. Returns whether everyone has chosen. */
export function takeCard(state: State, by: Seat, kind: Kind, why: Why, emit?: Emit<Event>): boolean {
  playerAt(state, by).choice = kind;
  // A player who didn't choose it isn't told: it is just in hand.
  emit?.({ type: 'took-card', seat: by, card: why === 'chosen' ? cardOf(state, by, kind) : 'face-down', why });
  return state.players.every((player) => player.choice !== OPEN);
}

export function pickUpFreeCards(state: State): void {
  for (let i = 0; i < state.players.length; i++) {
    const player = playerAt(state, seat(i));
    player.deck -= oneOf(player.choice);
    player.hand += oneOf(player.choice);
    player.choice = OPEN;
  }
}

/** CE-ROUND-2, CE-ROUND-3: deals hands, then reveals the round card. */
export function dealHands(state: State, emit?: Emit<Event>): void {
  let by = state.first;
  do {
    drawAndEmit(state, by, dueAtStart(state, by), DEALT, emit);
    by = seatAfter(state, by);
  } while (by !== state.first);
  revealRoundCard(state, emit);
}
const DEALT = { type: 'dealt' } as const;

/** CE-DOC-1, CE-DUO-18: the number of cards to draw. Expert hands are filled up (CE-EXPERT-3). */
function dueAtStart(state: State, by: Seat): number {
  const size = state.options.abilities && state.owner[DOC] === by ? DOC_HAND_SIZE : HAND_SIZE;
  return state.isExpert ? Math.max(0, size - handSize(playerAt(state, by))) : size;
}

/**
 * CE-SETUP-10..12: the next round card, drawn only now because nobody has seen the deck: any unused card of the right
 * seven, or in the fifth round a station if the table plays with stations.
 */
function revealRoundCard(state: State, emit?: Emit<Event>): void {
  const { rounds } = state;
  const isStation = state.round === ROUNDS && state.options.stations;
  const isLarge = !state.isDuo && state.players.length >= SEATS_OF_THE_LARGE_DECK;
  let card = isStation ? DECK_STATIONS : isLarge ? DECK_56 : 0;
  let left = below(state.rng, isStation ? STATIONS : CARDS_OF_A_DECK - rounds.length);
  for (; left > 0 || rounds.includes(card); card++) if (!rounds.includes(card)) left -= 1;
  rounds.push(card);
  const { turns, event } = roundCardOf(state);
  emit?.({
    type: 'round-card-revealed',
    round: state.round,
    card: roundCardId(state),
    turns,
    event: state.options.events ? event : undefined,
  });
}

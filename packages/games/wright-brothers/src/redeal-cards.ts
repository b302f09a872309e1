import { below, itemAt, type Rng, type Seat, seatsOf, shuffle } from '@saloon/kernel';
import {
  countOf,
  FULL_PACK,
  HELD_KINDS,
  HELPER,
  type Kind,
  kindsIn,
  loadablePart,
  minus,
  NO_CARDS,
  type Pack,
  packOfKinds,
  plus,
  SHERIFF,
  SWITCH,
  sizeOf,
  union,
  without,
  withoutAtMost,
} from './cards.ts';
import { BONUS_CARDS, HAND_SIZE, SHERIFFS } from './data.ts';
import { seenBy } from './memory.ts';
import { isDuelGame, playerAt, type State, type Taking } from './state.ts';

/**
 * Deals again, into `other`, every card whose place this seat does not know: uniformly among all the ways in which the
 * unseen cards can lie, given how many cards each zone has, that revolvers and the cards Indians took from them hold
 * loadable cards only, and which cards the seat knows a player to hold.
 */
export function redealCards(state: State, other: State, me: Seat, rng: Rng): void {
  const seats = seatsOf(state.players.length);
  const isRevealed = state.division !== undefined;
  // A Switch that awaits its return: what was taken is in the active player's hand, for nobody may load (WB-SWITCH-6).
  const taking = me === state.active ? undefined : state.taking;
  const taken = taking?.target === me ? taking.taken : NO_CARDS;
  const known: Pack[] = [];
  let unseen = unseenBy(state, me, isRevealed);
  for (const by of seats) {
    const cards = by === me ? NO_CARDS : knownOf(state, me, by, isRevealed);
    known.push(by === state.active ? without(cards, taken) : cards);
    unseen = without(unseen, cards);
  }
  const pile = pileOf(unseen, rng);

  // Room that takes loadable cards only: what is unknown in revolvers, and what Indians put under the deck.
  let spare = pile.loadable;
  for (const owner of state.buried) if (owner !== me && typeof owner === 'number') spare -= 1;
  for (const by of seats) {
    if (by === me || isRevealed) continue;
    spare -= Math.max(0, sizeOf(playerAt(state, by).revolver) - sizeOf(loadablePart(known[by] ?? NO_CARDS)));
  }

  for (const by of seats) {
    if (by === me) continue;
    const player = playerAt(other, by);
    const held = sizeOf(player.hand) - (by === state.active ? (taking?.count ?? 0) : 0);
    let hand = known[by] ?? NO_CARDS;
    if (!isRevealed) {
      const size = sizeOf(player.revolver);
      let revolver = NO_CARDS;
      if (hand !== NO_CARDS) {
        revolver = loadedOf(hand, held, size, spare, rng);
        spare -= Math.max(0, Math.min(size, sizeOf(loadablePart(hand))) - sizeOf(revolver));
        hand = without(hand, revolver);
      }
      for (let n = size - sizeOf(revolver); n > 0; n--) revolver = plus(revolver, takeLoadable(pile));
      player.revolver = revolver;
    }
    player.hand = by === state.active ? union(hand, taken) : hand;
  }
  for (let place = 0; place < state.buried.length; place++) {
    const owner = state.buried[place];
    if (owner !== me && typeof owner === 'number') other.deck[place] = takeLoadable(pile);
  }
  if (taking !== undefined && taking.target !== me) redealTaken(other, taking, pile);
  for (const by of seats) {
    if (by === me) continue;
    const player = playerAt(other, by);
    let { hand } = player;
    for (let n = sizeOf(playerAt(state, by).hand) - sizeOf(hand); n > 0; n--) hand = plus(hand, take(pile));
    player.hand = hand;
  }
  for (let i = 0; i < other.bonus.length; i++) other.bonus[i] = take(pile);
  if (other.duel !== undefined && !other.duel.isTurnedUp) other.duel.cards = other.duel.cards.map(() => take(pile));
  state.buried.forEach((owner, place) => {
    if (owner === 'nobody') other.deck[place] = take(pile);
  });
  redealDeck(other, pile);
}

/** Which cards a Switch took, for whoever is not involved: any, in the active player's hand. */
function redealTaken(other: State, taking: Taking, pile: Pile): void {
  let taken = NO_CARDS;
  for (let n = taking.count; n > 0; n--) taken = plus(taken, take(pile));
  const player = playerAt(other, other.active);
  player.hand = union(player.hand, taken);
  other.taking = { target: taking.target, taken, count: taking.count };
}

/** Cards that neither lie open nor are the seat's own. */
function unseenBy(state: State, me: Seat, isRevealed: boolean): Pack {
  const own = playerAt(state, me);
  let unseen = without(without(FULL_PACK, own.hand), own.revolver);
  for (const kind of state.loot) unseen = minus(unseen, kind);
  for (const player of state.players) {
    for (let n = player.helpers; n > 0; n--) unseen = minus(unseen, HELPER);
    if (isRevealed && player !== own) unseen = without(unseen, player.revolver);
  }
  if (state.taking !== undefined) unseen = minus(unseen, SWITCH);
  if (state.duel?.isTurnedUp) unseen = without(unseen, packOfKinds(state.duel.cards));
  state.buried.forEach((owner, place) => {
    if (owner === me || owner === 'all') unseen = minus(unseen, itemAt(state.deck, place));
  });
  return unseen;
}

/** What the seat knows another to hold; with the revolvers open, what must then be in hand. */
function knownOf(state: State, me: Seat, by: Seat, isRevealed: boolean): Pack {
  const known = seenBy(state, me, by);
  return isRevealed && known !== NO_CARDS ? withoutAtMost(known, playerAt(state, by).revolver) : known;
}

/**
 * Which of the cards known to be held lie in the revolver: each place equally likely, but never so few that the unseen
 * cards could not fill the rest of it (`spare` is how many loadable ones are left over).
 */
function loadedOf(known: Pack, handSize: number, revolverSize: number, spare: number, rng: Rng): Pack {
  const loadable = kindsIn(loadablePart(known));
  shuffle(rng, loadable);
  let inHand = handSize - (sizeOf(known) - loadable.length);
  let inRevolver = revolverSize;
  let mayStay = spare + Math.max(0, loadable.length - revolverSize);
  let loaded = NO_CARDS;
  for (const kind of loadable) {
    const stays = mayStay > 0 && below(rng, inHand + inRevolver) < inHand;
    if (stays || inRevolver === 0) {
      inHand -= 1;
      mayStay -= 1;
    } else {
      inRevolver -= 1;
      loaded = plus(loaded, kind);
    }
  }
  return loaded;
}

/** The unseen cards, the loadable ones first; those before `next` are dealt. */
type Pile = {
  readonly cards: Kind[];
  next: number;
  readonly loadable: number;
  readonly size: number;
  readonly rng: Rng;
};

/** One list serves all piles: a pile is used up before the next one is laid, and none outlives its re-deal. */
const TABLE_TOP: Kind[] = [];

function pileOf(pack: Pack, rng: Rng): Pile {
  let size = 0;
  for (let kind = 0; kind < HELD_KINDS; kind++) {
    for (let n = countOf(pack, kind); n > 0; n--) TABLE_TOP[size++] = kind;
  }
  return { cards: TABLE_TOP, next: 0, loadable: sizeOf(loadablePart(pack)), size, rng };
}

/** Any card still in the pile, each equally likely. */
const take = (pile: Pile): Kind => takeBefore(pile, pile.size);
/** Any loadable card still in the pile; all of these are taken before any other is. */
const takeLoadable = (pile: Pile): Kind => takeBefore(pile, pile.loadable);

function takeBefore(pile: Pile, end: number): Kind {
  const { cards, next } = pile;
  const place = next + below(pile.rng, end - next);
  const kind = cards[place];
  const moved = cards[next];
  if (kind === undefined || moved === undefined) throw new Error('Cannot re-deal: the unseen cards have run out');
  cards[place] = moved;
  pile.next = next + 1;
  return kind;
}

/** The face-down deck above what was put under it: the sheriffs still in it at random places, the rest as it comes. */
function redealDeck(state: State, pile: Pile): void {
  const { deck } = state;
  const bottom = state.buried.length;
  const left = SHERIFFS - state.sheriffs;
  if (state.options.sheriffPlacement === 'spread') return spreadDeck(state, pile, bottom, left);
  const cards = deck.length - left;
  for (let place = bottom; place < cards; place++) deck[place] = take(pile);
  // The last steps of a shuffle that has come to the sheriffs: each changes places with any card so far, or stays.
  for (let place = cards; place < deck.length; place++) {
    const other = bottom + below(pile.rng, place - bottom + 1);
    deck[place] = deck[other] ?? SHERIFF;
    deck[other] = SHERIFF;
  }
}

/** The sheriffs still in a spread deck are those of its lowest blocks, one in each (WB-RULING-3). */
function spreadDeck(state: State, pile: Pile, bottom: number, left: number): void {
  const { deck } = state;
  let start = bottom;
  for (const block of blockSizes(state).slice(0, left)) {
    const end = Math.min(start + block, deck.length);
    const sheriff = start + below(pile.rng, end - start);
    for (let place = start; place < end; place++) deck[place] = place === sheriff ? SHERIFF : take(pile);
    start = end;
  }
  for (let place = start; place < deck.length; place++) deck[place] = take(pile);
}

/** Sizes of the four blocks of a spread deck as it was dealt, each with its sheriff, from the bottom. */
function blockSizes(state: State): number[] {
  const dealt = HAND_SIZE * state.players.length + (isDuelGame(state) ? BONUS_CARDS : 0);
  let rest = sizeOf(FULL_PACK) - dealt;
  return Array.from({ length: SHERIFFS }, (_, i) => {
    const size = Math.floor(rest / (SHERIFFS - i));
    rest -= size;
    return size + 1;
  });
}

import { below, drawFirst, type Rng, type Seat, seat, shuffle } from '@saloon/kernel';
import {
  FULL_PACK,
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
import { seenBy } from './known-cards.ts';
import { isDuelGame, playerAt, type State, type Taking } from './state.ts';

/**
 * Deals again, into `other`, every card whose place this seat does not know: uniformly among all the ways in which the
 * unseen cards can lie, given how many cards each zone has, that revolvers and the cards Indians took from them hold
 * loadable cards only, and which cards the seat knows a player to hold.
 */
export function redealCards(state: State, other: State, me: Seat | undefined, rng: Rng): void {
  const seats = state.players.length;
  const isRevealed = state.division !== undefined;
  // A Switch that awaits its return: what was taken is in the active player's hand, for nobody may load (WB-SWITCH-6).
  const taking = me === state.active ? undefined : state.taking;
  const taken = taking !== undefined && taking.target === me ? taking.taken : NO_CARDS;
  const known: Pack[] = [];
  let unseen = unseenBy(state, me, isRevealed);
  for (let by = 0; by < seats; by++) {
    const cards = by === me ? NO_CARDS : knownOf(state, me, seat(by), isRevealed);
    known.push(by === state.active ? without(cards, taken) : cards);
    unseen = without(unseen, cards);
  }
  const pile = pileOf(unseen, rng);

  // Room that takes loadable cards only: what is unknown in revolvers, and what Indians put under the deck.
  let spare = pile.loadable;
  const { buried } = state;
  for (let place = 0; place < buried.length; place++) if (isTakenFromAnother(buried[place], me)) spare -= 1;
  for (let by = 0; by < seats; by++) {
    if (by === me || isRevealed) continue;
    spare -= Math.max(0, sizeOf(playerAt(state, seat(by)).revolver) - sizeOf(loadablePart(known[by] ?? NO_CARDS)));
  }

  for (let by = 0; by < seats; by++) {
    if (by === me) continue;
    const player = playerAt(other, seat(by));
    let hand = known[by] ?? NO_CARDS;
    if (!isRevealed) {
      const size = sizeOf(player.revolver);
      let revolver = NO_CARDS;
      if (hand !== NO_CARDS) {
        const held = sizeOf(player.hand) - (by === state.active ? (taking?.count ?? 0) : 0);
        revolver = loadedOf(hand, held, size, spare, rng);
        spare -= Math.max(0, Math.min(size, sizeOf(loadablePart(hand))) - sizeOf(revolver));
        hand = without(hand, revolver);
      }
      player.revolver = union(revolver, takePack(pile, size - sizeOf(revolver), pile.loadable));
    }
    player.hand = by === state.active ? union(hand, taken) : hand;
  }
  for (let place = 0; place < buried.length; place++) {
    if (isTakenFromAnother(buried[place], me)) takeOnto(other.deck, place, place + 1, pile, pile.loadable);
  }
  if (taking !== undefined && taking.target !== me) redealTaken(other, taking, pile);
  for (let by = 0; by < seats; by++) {
    if (by === me) continue;
    const player = playerAt(other, seat(by));
    const missing = sizeOf(playerAt(state, seat(by)).hand) - sizeOf(player.hand);
    player.hand = union(player.hand, takePack(pile, missing, pile.size));
  }
  takeOnto(other.bonus, 0, other.bonus.length, pile, pile.size);
  if (other.duel !== undefined && !other.duel.isTurnedUp) {
    takeOnto(other.duel.cards, 0, other.duel.cards.length, pile, pile.size);
  }
  for (let place = 0; place < buried.length; place++) {
    if (buried[place] === 'nobody') takeOnto(other.deck, place, place + 1, pile, pile.size);
  }
  redealDeck(other, pile);
}

/** Did Indians take this card from another player's revolver? */
const isTakenFromAnother = (owner: State['buried'][number] | undefined, me: Seat | undefined): boolean =>
  owner !== me && typeof owner === 'number';

/** For players not involved in a Switch, the taken cards in the active player's hand can be any. */
function redealTaken(other: State, taking: Taking, pile: Pile): void {
  const taken = takePack(pile, taking.count, pile.size);
  const player = playerAt(other, other.active);
  player.hand = union(player.hand, taken);
  other.taking = { target: taking.target, taken, count: taking.count };
}

/** Cards that are neither face up nor the seat's own. */
function unseenBy(state: State, me: Seat | undefined, isRevealed: boolean): Pack {
  const own = me === undefined ? undefined : playerAt(state, me);
  let unseen = own === undefined ? FULL_PACK : without(without(FULL_PACK, own.hand), own.revolver);
  const { loot, players, buried, deck } = state;
  for (let i = 0; i < loot.length; i++) unseen = minus(unseen, loot[i] as Kind);
  for (let by = 0; by < players.length; by++) {
    const player = playerAt(state, seat(by));
    for (let n = player.helpers; n > 0; n--) unseen = minus(unseen, HELPER);
    if (isRevealed && player !== own) unseen = without(unseen, player.revolver);
  }
  if (state.taking !== undefined) unseen = minus(unseen, SWITCH);
  if (state.duel?.isTurnedUp) unseen = without(unseen, packOfKinds(state.duel.cards));
  for (let place = 0; place < buried.length; place++) {
    const owner = buried[place];
    if (owner === me || owner === 'all') unseen = minus(unseen, deck[place] as Kind);
  }
  return unseen;
}

/** What the seat knows another to hold; with the revolvers open, what must then be in hand. */
function knownOf(state: State, me: Seat | undefined, by: Seat, isRevealed: boolean): Pack {
  const known = me === undefined ? NO_CARDS : seenBy(state, me, by);
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

function pileOf(pack: Pack, rng: Rng): Pile {
  const cards = kindsIn(pack);
  return { cards, next: 0, loadable: sizeOf(loadablePart(pack)), size: cards.length, rng };
}

/**
 * Deals random cards of the pile before `end` to places `from` to `to` of a list. `pile.loadable` as `end` deals
 * loadable cards only, which must happen before any other card is dealt.
 */
function takeOnto(list: Kind[], from: number, to: number, pile: Pile, end: number): void {
  const { cards, next } = pile;
  drawFirst(pile.rng, cards, next, end, to - from);
  for (let place = from; place < to; place++) list[place] = cards[next + place - from] as Kind;
  pile.next = next + to - from;
}

/** Like `takeOnto`, for `count` cards as a pack. */
function takePack(pile: Pile, count: number, end: number): Pack {
  const { cards, next } = pile;
  drawFirst(pile.rng, cards, next, end, count);
  pile.next = next + count;
  let pack = NO_CARDS;
  for (let place = next; place < next + count; place++) pack = plus(pack, cards[place] as Kind);
  return pack;
}

/** The deck above the buried cards, with the remaining sheriffs at random places. */
function redealDeck(state: State, pile: Pile): void {
  const { deck } = state;
  const bottom = state.buried.length;
  const left = SHERIFFS - state.sheriffs;
  if (state.options.sheriffPlacement === 'spread') return spreadDeck(state, pile, bottom, left);
  const cards = deck.length - left;
  takeOnto(deck, bottom, cards, pile, pile.size);
  // The last steps of a shuffle: each sheriff swaps with any earlier card, or stays.
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
    takeOnto(deck, start, sheriff, pile, pile.size);
    deck[sheriff] = SHERIFF;
    takeOnto(deck, sheriff + 1, end, pile, pile.size);
    start = end;
  }
  takeOnto(deck, start, deck.length, pile, pile.size);
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

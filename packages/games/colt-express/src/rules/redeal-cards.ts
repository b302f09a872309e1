import { below, type Rng, type Seat } from '@saloon/kernel';
import {
  type Bullets,
  bulletCount,
  bulletOf,
  bulletsOf,
  COLORS,
  countOf,
  KINDS,
  kindAt,
  NOTHING,
  oneOf,
  type Pack,
  sizeOf,
} from './cards.ts';
import { isBonus, isDown, kindOn, type PileCard, playerOf, withKind } from './pile.ts';
import { banditAt, OPEN, type Player, playerAt, type Renewed, type State } from './state.ts';

/** In a mixed list, bullets come after all kinds of action cards. */
const BULLET = KINDS;

/**
 * Deals a player's hidden cards again for an opponent: hand, deck, discard and face-down cards. Cards on the pile are
 * action cards. So are cards in hand that were chosen (the free card, kept cards). Bullets that were seen on top of the
 * deck stay in hand.
 */
export function redealCards(state: State, by: Seat, rng: Rng): void {
  const player = playerAt(state, by);
  let actions = player.hand + player.deck + (player.discard - player.shown);
  let hidden = 0;
  for (let i = 0; i < state.pile.length; i++) {
    const card = state.pile[i] as PileCard;
    if (!isSecret(state, card, i, by)) continue;
    actions += oneOf(kindOn(card));
    hidden += 1;
  }
  const handSize = sizeOf(player.hand) + bulletCount(player.handBullets - player.knownBullets);
  if (hidden === 0 && handSize === 0 && !state.isExpert) return;
  // CE-EXEC-7: cards resolved in this heist are back in the deck, so they can't be face down on the pile.
  let aside = state.isExpert ? NOTHING : resolvedOf(state, by);
  actions -= aside;

  let bullets =
    player.handBullets - player.knownBullets + player.deckBullets + (player.discardBullets - player.shownBullets);
  const toDiscard = sizeOf(player.discard - player.shown) + bulletCount(player.discardBullets - player.shownBullets);
  const chosen = Math.max(0, handSize - player.drawn);
  let asideBullets = NOTHING;
  if (player.renewed !== undefined) {
    [aside, asideBullets] = stillInDeck(player.renewed, actions, bullets, sizeOf(actions) - hidden - chosen, rng);
    actions -= aside;
    bullets -= asideBullets;
  }
  let left = sizeOf(actions);
  for (let i = 0; hidden > 0; i++) {
    const card = state.pile[i] as PileCard;
    if (!isSecret(state, card, i, by)) continue;
    const kind = kindAt(actions, below(rng, left));
    actions -= oneOf(kind);
    left -= 1;
    hidden -= 1;
    state.pile[i] = withKind(card, kind);
  }
  player.hand = NOTHING;
  player.handBullets = player.knownBullets;
  for (let i = 0; i < chosen; i++) {
    const card = oneOf(kindAt(actions, below(rng, left)));
    actions -= card;
    left -= 1;
    player.hand += card;
  }
  player.deck = actions;
  player.deckBullets = bullets;
  player.discard = player.shown;
  player.discardBullets = player.shownBullets;
  spread(player, handSize - chosen, toDiscard, rng);
  player.deck += aside;
  player.deckBullets += asideBullets;
}

/**
 * CE-EXPERT-8: of the cards that everyone saw become the deck, picks those still in it: all but `drawn`, and at most
 * `mostActions` action cards, because the others are needed elsewhere.
 */
function stillInDeck(
  { cards: open, bullets: openBullets, drawn }: Renewed,
  actions: Pack,
  bullets: Bullets,
  mostActions: number,
  rng: Rng,
): readonly [Pack, Bullets] {
  let stay = NOTHING;
  let stayBullets = NOTHING;
  let due = sizeOf(open) + bulletCount(openBullets) - drawn;
  let room = mostActions;
  const cards: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) {
    for (let n = Math.min(countOf(open, kind), countOf(actions, kind)); n > 0; n--) cards.push(kind);
  }
  for (let color = 0; color < COLORS; color++) {
    const most = Math.min(bulletsOf(openBullets, color), bulletsOf(bullets, color));
    for (let n = most; n > 0; n--) cards.push(BULLET + color);
  }
  while (due > 0) {
    const card = takeOne(cards, rng);
    if (card >= BULLET) stayBullets += bulletOf(card - BULLET);
    else if (room === 0) continue;
    else {
      stay += oneOf(card);
      room -= 1;
    }
    due -= 1;
  }
  return [stay, stayBullets];
}

/** Is the card face down and unresolved? A bonus card on top reveals that it is a fire card (CE-RULING-18). */
export const isSecret = (state: State, card: PileCard, place: number, by: Seat): boolean =>
  isDown(card) &&
  playerOf(card) === by &&
  (state.phase === 'planning' || state.phase === 'keeping' || (state.phase === 'heist' && place > state.resolved)) &&
  !(place + 1 < state.pile.length && isBonus(state.pile[place + 1] as PileCard));

/** The player's cards that this heist has resolved so far. */
function resolvedOf(state: State, by: Seat): Pack {
  let resolved = NOTHING;
  for (let i = 0; i < state.resolved; i++) {
    const card = state.pile[i] as PileCard;
    if (playerOf(card) === by) resolved += oneOf(kindOn(card));
  }
  return resolved;
}

/** Moves random cards from the deck: `toHand` to the hand, `toDiscard` to the discard. */
function spread(player: Player, toHand: number, toDiscard: number, rng: Rng): void {
  const { deck, deckBullets } = player;
  const cards: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let n = countOf(deck, kind); n > 0; n--) cards.push(kind);
  for (let color = 0; deckBullets !== NOTHING && color < COLORS; color++) {
    for (let n = bulletsOf(deckBullets, color); n > 0; n--) cards.push(BULLET + color);
  }
  for (let i = toHand + toDiscard; i > 0; i--) {
    const card = takeOne(cards, rng);
    const isToHand = i > toDiscard;
    if (card < BULLET) {
      player.deck -= oneOf(card);
      if (isToHand) player.hand += oneOf(card);
      else player.discard += oneOf(card);
    } else {
      player.deckBullets -= bulletOf(card - BULLET);
      if (isToHand) player.handBullets += bulletOf(card - BULLET);
      else player.discardBullets += bulletOf(card - BULLET);
    }
  }
}

/** Takes a random card. The last one moves to its place. */
function takeOne(cards: number[], rng: Rng): number {
  const place = below(rng, cards.length);
  const card = cards[place] as number;
  cards[place] = cards[cards.length - 1] as number;
  cards.length -= 1;
  return card;
}

/** Makes a secret choice again: either of two bandits, any action card of the deck, or any subset of the hand. */
export function redealChoice(state: State, by: Seat, rng: Rng): void {
  const player = playerAt(state, by);
  if (player.choice === OPEN) return;
  switch (state.phase) {
    case 'placing':
      player.choice = banditAt(state, by, below(rng, 2));
      return;
    case 'taking':
      player.choice = kindAt(player.deck, below(rng, sizeOf(player.deck)));
      return;
    case 'keeping':
      player.choice = NOTHING;
      for (let kind = 0; kind < KINDS; kind++) {
        player.choice += below(rng, countOf(player.hand, kind) + 1) * oneOf(kind);
      }
      return;
    default:
      throw new Error(`Cannot choose again: nothing is chosen in ${state.phase}`);
  }
}

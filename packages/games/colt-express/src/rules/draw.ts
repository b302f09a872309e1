import { below, type Emit, type Rng, type Seat } from '@saloon/kernel';
import { bulletCount, bulletOf, type Color, colorAt, kindAt, NOTHING, oneOf, sizeOf } from './cards.ts';
import type { Event, Why } from './moves.ts';
import { cardsIn } from './public-ids.ts';
import { type Player, playerAt, type State } from './state.ts';

/** The number of cards in a deck, including the bullets on top. */
export const deckSize = (state: State, by: Seat): number => {
  const player = playerAt(state, by);
  return sizeOf(player.deck) + bulletCount(player.deckBullets) + topCount(state, by);
};

export const handSize = (player: Player): number => sizeOf(player.hand) + bulletCount(player.handBullets);
export const discardSize = (player: Player): number => sizeOf(player.discard) + bulletCount(player.discardBullets);

/** CE-PLAN-7, CE-EXPERT-9: are there cards to draw? */
export const canDraw = (state: State, by: Seat): boolean => {
  const player = playerAt(state, by);
  if ((player.deck | player.deckBullets) !== NOTHING) return true;
  return state.isExpert && (topCount(state, by) > 0 || (player.discard | player.discardBullets) !== NOTHING);
};

/** CE-FIRE-1, CE-LAW-1, CE-BULLET-1: puts a bullet on top of a player's deck. It stays for the whole game. */
export function giveBullet(state: State, to: Seat, color: Color): void {
  if (state.isExpert) state.onTop.push(8 * to + color);
  else playerAt(state, to).deckBullets += bulletOf(color);
}

/** Expert: how many bullets lie on top of a deck (CE-EXPERT-7). */
export function topCount(state: State, by: Seat): number {
  const { onTop } = state;
  let count = 0;
  for (let i = 0; i < onTop.length; i++) if ((onTop[i] as number) >> 3 === by) count += 1;
  return count;
}

/** Draws `count` cards into hand, or as many as there are. */
function drawCards(state: State, by: Seat, count: number, emit?: Emit<Event>): void {
  const player = playerAt(state, by);
  let due = count;
  if (state.isExpert) due -= drawFromTop(state, player, by, due);
  due -= drawFromDeck(player, due, state.rng);
  if (due > 0 && rebuild(state, player, by, emit)) drawFromDeck(player, due, state.rng);
}

/** Draws up to `most` random cards. If that is most of the deck, it picks the cards that stay instead. */
function drawFromDeck(player: Player, most: number, rng: Rng): number {
  let { deck, deckBullets } = player;
  let actions = sizeOf(deck);
  let left = actions + bulletCount(deckBullets);
  const count = Math.min(most, left);
  const isMost = 2 * count > left;
  let chosen = NOTHING;
  let chosenBullets = NOTHING;
  for (let due = isMost ? left - count : count; due > 0; due--) {
    const place = below(rng, left);
    left -= 1;
    if (place < actions) {
      const card = oneOf(kindAt(deck, place));
      actions -= 1;
      deck -= card;
      chosen += card;
    } else {
      const bullet = bulletOf(colorAt(deckBullets, place - actions));
      deckBullets -= bullet;
      chosenBullets += bullet;
    }
  }
  player.drawn += count;
  if (player.renewed !== undefined) player.renewed = { ...player.renewed, drawn: player.renewed.drawn + count };
  player.deck = isMost ? chosen : deck;
  player.deckBullets = isMost ? chosenBullets : deckBullets;
  player.hand += isMost ? deck : chosen;
  player.handBullets += isMost ? deckBullets : chosenBullets;
  return count;
}

/** CE-EXPERT-7: bullets on top come first, the latest before the others. Everyone knows them. */
function drawFromTop(state: State, player: Player, by: Seat, most: number): number {
  let drawn = 0;
  for (let i = state.onTop.length - 1; i >= 0 && drawn < most; i--) {
    const entry = state.onTop[i] as number;
    if (entry >> 3 !== by) continue;
    state.onTop.splice(i, 1);
    player.handBullets += bulletOf(entry & 7);
    player.knownBullets += bulletOf(entry & 7);
    drawn += 1;
  }
  return drawn;
}

/** CE-EXPERT-8: the discard becomes the deck. */
function rebuild(state: State, player: Player, by: Seat, emit?: Emit<Event>): boolean {
  const count = discardSize(player);
  if (!state.isExpert || count === 0) return false;
  player.deck = player.discard;
  player.deckBullets = player.discardBullets;
  player.discard = player.discardBullets = NOTHING;
  player.renewed = { cards: player.shown, bullets: player.shownBullets, drawn: 0 };
  player.shown = player.shownBullets = NOTHING;
  emit?.({ type: 'deck-rebuilt', seat: by, count });
  return true;
}

/** Like `drawCards`, with an event. It names the cards only if their owner gets to see them. */
export function drawAndEmit(
  state: State,
  by: Seat,
  count: number,
  told: { readonly type: 'dealt' } | { readonly type: 'drew'; readonly why: Why },
  emit?: Emit<Event>,
  hasLook = true,
): void {
  if (emit === undefined) return drawCards(state, by, count);
  const player = playerAt(state, by);
  const { hand, handBullets } = player;
  drawCards(state, by, count, emit);
  const cards = cardsIn(state, by, player.hand - hand, player.handBullets - handBullets);
  emit({ ...told, seat: by, cards: hasLook ? cards : 'face-down', count: cards.length });
}

import { ENCODED_ONE, type Encoding, encoded, featureLayout, type Seat } from '@saloon/kernel';
import { type Face, isCardId, printOf } from '../rules/card-ids.ts';
import { CARD_NAMES, type CardName, CHARACTERS, EQUIPMENT, ONCE_A_TURN, SIDES } from '../rules/data.ts';
import { DECISIONS } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { PHASES, type State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import type { CharacterView, PlayerView, View } from '../wire/view-types.ts';
import { PARTS, partsOf } from './encode-moves.ts';

const NAMES = CARD_NAMES.length;
const WORN: readonly CardName[] = EQUIPMENT;
/** A character: there or not, which one, health and its limit, equipment, and what the view marks. */
const CHARACTER_WIDTH = 1 + CHARACTERS.length + 2 + EQUIPMENT.length + 5;
/** A player: side, backs in hand, reserve, characters lost, hand limit, away. */
const PLAYER_WIDTH = 7;

const layout = featureLayout();
const { block } = layout;
const PHASE = block('phase', PHASES.length);
const TURN = block('turn', 1);
const ACTIVE = block('my turn', 1);
const DECK = block('cards in the decks: law, outlaw, common', 3);
const TOP = block('back on top of the common deck', SIDES.length);
const BANGS = block('Bang! cards left, unlimited', 2);
const RELOAD = block('reload is open', 1);
const USED = block('used this turn', ONCE_A_TURN.length);
const HAND = block('own hand', NAMES);
const KNOWN = block('known cards of the opponent', NAMES);
const DISCARD = block('discard pile', NAMES);
const PLAYER = block('player', 2 * PLAYER_WIDTH);
const CHARACTER = block('character', 4 * CHARACTER_WIDTH);
const DECISION = block('decision', DECISIONS.length);
const ASKED = block('I am asked', 1);
const ASKED_CARD = block('card that asks', NAMES);
const ASKED_CARDS = block('cards to choose from', NAMES);
const ASKED_MORE = block('surcharge, any card dodges, units, may decline', 4);
const UNDER_WAY = block('effects under way', 1);

/** What the view of the seat shows, as numbers. The seat's own things come first. */
function encode(state: State, me: Seat, out: Int8Array): void {
  const seen = view(state, me);
  out[PHASE + PHASES.indexOf(seen.phase)] = ENCODED_ONE;
  out[TURN] = encoded(seen.turn / 10);
  if (seen.active === me) out[ACTIVE] = ENCODED_ONE;
  out[DECK] = encoded(seen.decks.law / 10);
  out[DECK + 1] = encoded(seen.decks.outlaw / 10);
  out[DECK + 2] = encoded(seen.decks.common / 10);
  if (seen.decks.commonTop !== undefined) out[TOP + SIDES.indexOf(seen.decks.commonTop)] = ENCODED_ONE;
  if (seen.bangsLeft === 'unlimited') out[BANGS + 1] = ENCODED_ONE;
  else out[BANGS] = encoded(seen.bangsLeft);
  if (seen.isReloadOpen) out[RELOAD] = ENCODED_ONE;
  for (const right of seen.used) out[USED + ONCE_A_TURN.indexOf(right)] = ENCODED_ONE;
  count(seen.discard, DISCARD, ENCODED_ONE / 2, out);
  for (const player of seen.players) writePlayer(player, player.seat === me ? 0 : 1, out);
  writeAsked(seen, me, out);
  out[UNDER_WAY] = encoded(seen.stack.length / 2);
}

/** Cards by name: backs and symbols matter less than what a card does. */
function count(cards: readonly Face[], at: number, each: number, out: Int8Array): void {
  for (const card of cards) {
    if (!isCardId(card)) continue;
    const place = at + nameOf(printOf(card).name);
    out[place] = Math.min(127, (out[place] as number) + each);
  }
}
const nameOf = (name: CardName): number => CARD_NAMES.indexOf(name);

function writePlayer(player: PlayerView, place: number, out: Int8Array): void {
  const at = PLAYER + place * PLAYER_WIDTH;
  out[at] = player.side === 'law' ? ENCODED_ONE : 0;
  out[at + 1] = encoded(player.backs.law / 3);
  out[at + 2] = encoded(player.backs.outlaw / 3);
  out[at + 3] = encoded(player.reserve);
  out[at + 4] = encoded(player.removed.length);
  out[at + 5] = encoded(player.handLimit / 4);
  out[at + 6] = player.isAway ? ENCODED_ONE : 0;
  if (player.hand !== undefined) count(player.hand, HAND, ENCODED_ONE, out);
  count(player.known, KNOWN, ENCODED_ONE, out);
  const { left, right } = player.characters;
  if (left !== undefined) writeCharacter(left, CHARACTER + 2 * place * CHARACTER_WIDTH, out);
  if (right !== undefined) writeCharacter(right, CHARACTER + (2 * place + 1) * CHARACTER_WIDTH, out);
}

function writeCharacter(character: CharacterView, at: number, out: Int8Array): void {
  out[at] = ENCODED_ONE;
  out[at + 1 + CHARACTERS.indexOf(character.id)] = ENCODED_ONE;
  const health = at + 1 + CHARACTERS.length;
  out[health] = encoded(character.health / 2);
  out[health + 1] = encoded(character.maxHealth / 4);
  for (const card of character.equipment) {
    const worn = WORN.indexOf(printOf(card).name);
    if (worn !== -1) out[health + 2 + worn] = ENCODED_ONE;
  }
  const marks = [character.isAp, character.isSole, character.isActive, character.isTarget, character.isDying];
  for (const [i, mark] of marks.entries()) if (mark) out[health + 2 + EQUIPMENT.length + i] = ENCODED_ONE;
}

function writeAsked({ asked }: View, me: Seat, out: Int8Array): void {
  if (asked === undefined) return;
  out[DECISION + DECISIONS.indexOf(asked.decision)] = ENCODED_ONE;
  if (asked.seats.includes(me)) out[ASKED] = ENCODED_ONE;
  const card = asked.card ?? asked.hit?.card;
  if (card !== undefined) out[ASKED_CARD + nameOf(card)] = ENCODED_ONE;
  count(asked.cards, ASKED_CARDS, ENCODED_ONE, out);
  if (asked.hit?.needsSurcharge === true) out[ASKED_MORE] = ENCODED_ONE;
  if (asked.hit?.anyCardDodges === true) out[ASKED_MORE + 1] = ENCODED_ONE;
  out[ASKED_MORE + 2] = encoded((asked.units ?? 0) / 2);
  if (asked.canDecline) out[ASKED_MORE + 3] = ENCODED_ONE;
}

export const encoding: Encoding<State, Move> = {
  version: 1,
  features: layout.names,
  parts: PARTS,
  isFixed: false,
  encode,
  partsOf,
};

import { ENCODED_ONE, type Encoding, encoded, featureLayout, type Seat } from '@saloon/kernel';
import { MONEY_KINDS, type MoneyCard, WEAPONS, weaponOf } from '../rules/cards.ts';
import type { Cards, Move } from '../rules/moves.ts';
import { PHASES, PARTS as ROLES, type State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import type { PlayerView, View } from '../wire/view-types.ts';
import { PARTS, partsOf, SEATS } from './encode-moves.ts';

const STAGES = ['call', 'attack', 'shootout', 'vote'] as const;
/** Dollars that count as 1. */
const MONEY = 200;
/**
 * A player: there or not, in my team, cards in hand, a cowboy, his cap, face up, seen, bail, gross, debt, net, away,
 * asked, initiator, heir, and the part in the robbery.
 */
const PLAYER_WIDTH = 15 + ROLES.length;

const layout = featureLayout();
const { block } = layout;
const PHASE = block('phase', PHASES.length);
const TABLE = block('target, robberies, robberies left, idle turns, high noon, seats', 6);
const DECKS = block('weapons deck, money cards, cowboys deck, bail tokens', 4);
const HAND = block('own hand', WEAPONS.length);
const DISCARD = block('weapons discard', WEAPONS.length);
const FILLED = block('weapons that the deck was filled with', WEAPONS.length);
const PLAYER = block('player', SEATS * PLAYER_WIDTH);
const TEAM = block('net of own team, best other team', 2);
const HIRED = block('hired: cap, bail', 2);
const STAGE = block('stage of the robbery', STAGES.length);
const CARD = block('money card', MONEY_KINDS.length + 2);
const THREAT = block('threat: guards, Indians, count', 3);
const FACING = block('who faces the threat', SEATS);
const SHOT = block('shot: strength, answered', 2);
const SHOOTER = block('shooter', SEATS);
const TARGET = block('target of the shot', SEATS);
const PRICE = block('price: amount, debt after it', 2);

/** What the view of the seat shows, as numbers. Players are counted from the seat that looks. */
function encode(state: State, me: Seat, out: Int8Array): void {
  const seen = view(state, me);
  const seats = seen.players.length;
  const from = (by: Seat): number => (by - me + seats) % seats;
  out[PHASE + PHASES.indexOf(seen.phase)] = ENCODED_ONE;
  out[TABLE] = encoded(seen.target / 1000);
  out[TABLE + 1] = encoded(seen.robberies / 5);
  out[TABLE + 2] = encoded((seen.maxRobberies ?? 0) - seen.robberies > 0 ? (seen.maxRobberies ?? 0) / 10 : 0);
  out[TABLE + 3] = encoded(seen.idleTurns / 8);
  out[TABLE + 4] = seen.isHighNoon ? ENCODED_ONE : 0;
  out[TABLE + 5] = encoded(seats / 4);
  out[DECKS] = encoded(seen.weapons.deck / 16);
  out[DECKS + 1] = encoded(seen.money.slots.length / 8);
  out[DECKS + 2] = encoded(seen.cowboys.deck / 8);
  out[DECKS + 3] = encoded((seen.supply ?? 0) / 8);
  count(seen.weapons.discard, DISCARD, ENCODED_ONE / 4, out);
  for (const [i, weapon] of WEAPONS.entries()) out[FILLED + i] = encoded(seen.weapons.filledWith[weapon] / 4);
  for (const [by, player] of seen.players.entries()) writePlayer(seen, player, by as Seat, me, from(by as Seat), out);
  writeTeams(seen, me, out);
  if (seen.hired !== undefined && seen.hired !== 'face-down') out[HIRED] = encoded(seen.hired.cap / 4);
  out[HIRED + 1] = encoded(seen.bailOnHire / 2);
  if (seen.price !== undefined) {
    out[PRICE] = encoded(seen.price.amount / MONEY);
    out[PRICE + 1] = encoded(seen.price.debt / MONEY);
  }
  writeRobbery(seen, from, out);
}

function count(cards: Cards, at: number, each: number, out: Int8Array): void {
  for (const card of cards) {
    const place = at + weaponOf(card);
    out[place] = Math.min(127, (out[place] as number) + each);
  }
}

function writePlayer(seen: View, player: PlayerView, by: Seat, me: Seat, place: number, out: Int8Array): void {
  const at = PLAYER + place * PLAYER_WIDTH;
  const { cowboy } = player;
  out[at] = ENCODED_ONE;
  out[at + 1] = player.team === seen.players[me]?.team ? ENCODED_ONE : 0;
  out[at + 2] = encoded(player.cards / 4);
  if (cowboy !== undefined) {
    out[at + 3] = ENCODED_ONE;
    if (cowboy.card !== 'face-down') out[at + 4] = encoded(cowboy.card.cap / 4);
    out[at + 5] = cowboy.isFaceUp ? ENCODED_ONE : 0;
    out[at + 6] = cowboy.isSeen ? ENCODED_ONE : 0;
    out[at + 7] = encoded(cowboy.bail / MONEY);
  }
  out[at + 8] = encoded(player.gross / MONEY);
  out[at + 9] = encoded(player.debt / MONEY);
  out[at + 10] = encoded(player.net / MONEY);
  out[at + 11] = player.isAway ? ENCODED_ONE : 0;
  out[at + 12] = seen.asked.includes(by) ? ENCODED_ONE : 0;
  out[at + 13] = seen.robbery?.initiator === by ? ENCODED_ONE : 0;
  out[at + 14] = seen.robbery?.heirs.includes(by) === true ? ENCODED_ONE : 0;
  out[at + 15 + ROLES.indexOf(player.part)] = ENCODED_ONE;
  if (by === me && player.hand !== undefined) count(player.hand, HAND, ENCODED_ONE, out);
}

function writeTeams({ teams, players, target }: View, me: Seat, out: Int8Array): void {
  const own = players[me]?.team;
  let best = Number.NEGATIVE_INFINITY;
  for (const [number, { total }] of teams.entries()) {
    if (number === own) out[TEAM] = encoded((4 * total) / target);
    else best = Math.max(best, total);
  }
  if (best !== Number.NEGATIVE_INFINITY) out[TEAM + 1] = encoded((4 * best) / target);
}

function writeRobbery({ robbery }: View, from: (by: Seat) => number, out: Int8Array): void {
  if (robbery === undefined) return;
  const { card, threat, shot } = robbery;
  out[STAGE + STAGES.indexOf(robbery.stage)] = ENCODED_ONE;
  if (card !== undefined) writeMoney(card, out);
  if (threat !== undefined) {
    out[THREAT + (threat.type === 'guards' ? 0 : 1)] = ENCODED_ONE;
    out[THREAT + 2] = encoded(threat.count / 4);
    out[FACING + from(threat.facing)] = ENCODED_ONE;
  }
  if (shot === undefined) return;
  out[SHOT] = encoded(shot.strength / 4);
  out[SHOT + 1] = shot.answer === 'awaited' ? 0 : ENCODED_ONE;
  out[SHOOTER + from(shot.shooter)] = ENCODED_ONE;
  out[TARGET + from(shot.target)] = ENCODED_ONE;
}

function writeMoney({ kind, value, guards }: MoneyCard, out: Int8Array): void {
  out[CARD + MONEY_KINDS.indexOf(kind)] = ENCODED_ONE;
  out[CARD + MONEY_KINDS.length] = encoded(value / MONEY);
  out[CARD + MONEY_KINDS.length + 1] = encoded(guards / 4);
}

export const encoding: Encoding<State, Move> = {
  version: 1,
  features: layout.names,
  parts: PARTS,
  isFixed: false,
  encode,
  partsOf,
};

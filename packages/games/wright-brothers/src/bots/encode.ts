import { ENCODED_ONE, type Encoding, encoded, featureLayout, type Seat } from '@saloon/kernel';
import { CARDS } from '../rules/cards.ts';
import type { Cards, Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import type { PlayerView, View } from '../wire/view-types.ts';
import { PARTS, partsOf, SEATS } from './encode-moves.ts';

const PHASES = [
  'turn',
  'switch-return',
  'duel-suspense',
  'duel',
  'race',
  'sealed',
  'miss-choice',
  'round-over',
  'game-over',
] as const satisfies readonly View['phase'][];
/**
 * A player: there or not, score, lead over the best other, cards in hand, loaded, helpers, limit, first places, slow
 * starts, away, ready, hand down, asked, first player, active.
 */
const PLAYER_WIDTH = 15;

const layout = featureLayout();
const { block } = layout;
const PHASE = block('phase', PHASES.length);
const TABLE = block('seats, round, rounds left, turn, passes, deck, sheriffs, bonus, may load', 9);
const LOOT = block('loot', CARDS.length);
const UNDER = block('known under the deck', CARDS.length);
const HAND = block('own hand', CARDS.length);
const REVOLVER = block('own revolver', CARDS.length);
const SHOWN = block('revolvers that are shown', SEATS * CARDS.length);
const PLAYER = block('player', SEATS * PLAYER_WIDTH);
const TAKEN = block('taken cards', CARDS.length);
const TAKING = block('cards to give back', 1);
const DUEL = block('duel is mine, face up', 2);
const DUEL_CARDS = block('duel cards', CARDS.length);
const RACE = block('I started the race, my hand is down, stunned', 3);
const DIVISION = block('pot, my set: size, value, best other: size, value', 5);

/** What the view of the seat shows, as numbers. Players are counted from the seat that looks. */
function encode(state: State, me: Seat, out: Int8Array): void {
  const seen = view(state, me);
  const seats = seen.players.length;
  // Nets know one suspense: in both nobody knows when the race comes.
  const phase = seen.phase === 'arrival-suspense' ? 'duel-suspense' : seen.phase;
  out[PHASE + PHASES.indexOf(phase)] = ENCODED_ONE;
  const table = [
    seats / 2,
    seen.round / 4,
    (seen.rounds - seen.round) / 4,
    seen.turn / 16,
    seen.passStreak / 4,
    seen.deck / 16,
    seen.sheriffs,
    seen.bonus / 4,
    seen.canLoad ? 1 : 0,
  ];
  for (const [i, value] of table.entries()) out[TABLE + i] = encoded(value);
  count(seen.loot, LOOT, out);
  count(
    seen.under.filter((card) => card !== 'face-down'),
    UNDER,
    out,
  );
  for (const [by, player] of seen.players.entries()) writePlayer(seen, player, by as Seat, me, out);
  if (seen.taking !== undefined) {
    out[TAKING] = encoded(seen.taking.count);
    if (seen.taking.taken !== undefined) count(seen.taking.taken, TAKEN, out);
  }
  if (seen.duel !== undefined) {
    out[DUEL] = seen.duel.caller === me ? ENCODED_ONE : 0;
    if (seen.duel.cards !== 'face-down') {
      out[DUEL + 1] = ENCODED_ONE;
      count(seen.duel.cards, DUEL_CARDS, out);
    }
  }
  if (seen.race !== undefined) {
    out[RACE] = seen.race.starter === me ? ENCODED_ONE : 0;
    out[RACE + 1] = seen.players[me]?.isHandDown === true ? ENCODED_ONE : 0;
    out[RACE + 2] = seen.race.isStunned ? ENCODED_ONE : 0;
  }
  writeDivision(seen, me, out);
}

function count(cards: Cards, at: number, out: Int8Array): void {
  for (const card of cards) {
    const place = at + CARDS.indexOf(card);
    out[place] = Math.min(127, (out[place] as number) + ENCODED_ONE / 2);
  }
}

function writePlayer(seen: View, player: PlayerView, by: Seat, me: Seat, out: Int8Array): void {
  const seats = seen.players.length;
  const place = (by - me + seats) % seats;
  const best = seen.players.reduce((most, other, i) => (i === by ? most : Math.max(most, other.score)), 0);
  const values = [
    1,
    player.score / 8,
    (player.score - best) / 8,
    player.cards / 4,
    player.loaded / 2,
    player.helpers,
    player.limit / 4,
    player.firstPlaces / 2,
    player.slowCount / 2,
    player.isAway ? 1 : 0,
    player.isReady ? 1 : 0,
    player.isHandDown ? 1 : 0,
    seen.asked.includes(by) ? 1 : 0,
    seen.first === by ? 1 : 0,
    seen.active === by ? 1 : 0,
  ];
  for (const [i, value] of values.entries()) out[PLAYER + place * PLAYER_WIDTH + i] = encoded(value);
  if (player.hand !== undefined && by === me) count(player.hand, HAND, out);
  if (player.revolver === undefined) return;
  count(player.revolver, by === me ? REVOLVER : SHOWN + place * CARDS.length, out);
}

function writeDivision({ division }: View, me: Seat, out: Int8Array): void {
  if (division === undefined) return;
  out[DIVISION] = encoded(division.pot / 8);
  let best = 0;
  for (const { seat, size, value } of division.readings) {
    if (seat === me) {
      out[DIVISION + 1] = encoded(size);
      out[DIVISION + 2] = encoded(value / 4);
    } else if (8 * size + value > best) {
      best = 8 * size + value;
      out[DIVISION + 3] = encoded(size);
      out[DIVISION + 4] = encoded(value / 4);
    }
  }
}

export const encoding: Encoding<State, Move> = {
  version: 1,
  features: layout.names,
  parts: PARTS,
  isFixed: false,
  encode,
  partsOf,
};

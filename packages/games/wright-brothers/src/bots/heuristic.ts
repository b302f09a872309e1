import { itemAt, type Seat, seat } from '@saloon/kernel';
import { countOf, HELPER, INDIANS, JOKER, loadablePart, MISS, SWITCH, sizeOf, union } from '../rules/cards.ts';
import { SHERIFFS_TO_START } from '../rules/data.ts';
import { isDuelGame, type Player, playerAt, type State } from '../rules/state.ts';
import { shareInRace } from './race-odds.ts';
import { strengthOf, wantedOf } from './strength.ts';

/**
 * What the round will bring a seat more than the others on average, reckoned from what a good player knows: how strong the own
 * cards are, how strong others are by what they have loaded, how much loot there will be, and who will be shut out. The
 * numbers were fitted to positions of played games, then tuned by matches.
 */
export function reckonedGain(state: State, me: Seat): number {
  if (state.phase === 'race' || state.phase === 'sealed') {
    return gain(state, state.loot.length, shareInRace(state, me, state.race?.starter, state.race));
  }
  const later = gain(state, state.loot.length + lootToCome(state), shareLater(state, me));
  const canStart = me === state.active && state.phase === 'turn' && state.sheriffs >= SHERIFFS_TO_START;
  if (!canStart || isDuelGame(state)) return later;
  // A shootout that is really started counts a little more than one that could be: otherwise nobody ever begins; and
  // loose cards are not loaded first for nothing.
  const now = gain(state, state.loot.length, shareInRace(state, me, me, undefined));
  return Math.max(later, now - 0.02 - 0.01 * sizeOf(playerAt(state, me).revolver));
}

/** What is taken by all together at a table of so many: the rest is lost (WB-DIV-3). */
const TAKEN = [0, 0, 1, 0.75, 0.875, 0.9375] as const;

/** The share of a pot, against what each of the others takes on average. */
function gain(state: State, pot: number, share: number): number {
  const seats = state.players.length;
  return pot * (share - (itemAt(TAKEN, seats) - share) / (seats - 1));
}

/** Cards that will still be thrown onto the pile, by the sheriffs out: some anyway, and some for each card of the deck. */
const ANYWAY = [0, 0.5, 0.5, 0.3, 0] as const;
const FOR_EACH_CARD = [0.33, 0.21, 0.03, 0.02, 0] as const;
const lootToCome = (state: State): number =>
  itemAt(ANYWAY, state.sheriffs) + itemAt(FOR_EACH_CARD, state.sheriffs) * state.deck.length;

/** The part of the loot of a player who is as strong as the others, at a table of so many, if all goes on. */
const USUAL = [0, 0, 1, 0.51, 0.64, 0.78] as const;
/** By the sheriffs out, how a card that somebody has loaded makes them stronger, and how many they usually have. */
const BY_LOOKS = [0.08, 0.18, 0.32, 0.34, 0.34] as const;
const USUALLY_LOADED = [1, 2.5, 3.3, 3.5, 3.5] as const;
/** How much of the loot somebody who ranks above takes away. */
const TAKES = 0.6;

/** The part of the loot this seat takes on average if the turn is played on. */
function shareLater(state: State, me: Seat): number {
  const mine = standing(playerAt(state, me), state.sheriffs);
  const looks = itemAt(BY_LOOKS, state.sheriffs);
  const usually = itemAt(USUALLY_LOADED, state.sheriffs);
  const isDuel = isDuelGame(state);
  let share = itemAt(USUAL, state.players.length) * chanceToStart(state, me);
  for (let i = 0; i < state.players.length; i++) {
    if (i === me) continue;
    const ahead = looks * (sizeOf(playerAt(state, seat(i)).revolver) - usually) - mine;
    share *= 1 - (isDuel ? 1 : TAKES) * (0.5 + (0.5 * ahead) / (1 + Math.abs(ahead)));
  }
  return share;
}

/** The sooner somebody has a turn, the likelier it is that they start the shootout and cannot be shut out. */
function chanceToStart(state: State, me: Seat): number {
  const seats = state.players.length;
  if (seats === 2) return 1;
  // The own turn is as good as over: what it leaves is what counts.
  const turns = me === state.active ? seats : me > state.active ? me - state.active : me - state.active + seats;
  if (state.sheriffs < SHERIFFS_TO_START) return state.sheriffs === 1 && turns >= seats - 1 ? 0.95 : 1;
  return turns === 1 ? 0.97 : turns === 2 ? 0.9 : 0.87;
}

/**
 * By the sheriffs out: what a card of a set is worth, and how large a set usually is; what is lost with each card of it
 * that is not loaded yet, or gained while there is time; loose loaded cards; Misses; events.
 */
const OF_A_SET = [0.31, 0.42, 0.56, 0.58, 0.58] as const;
const USUAL_SET = [2.8, 3.1, 3.1, 3.1, 3.1] as const;
const UNLOADED = [0.06, -0.06, -0.2, -0.25, -0.4] as const;
const LOOSE = [-0.25, -0.15, -0.05, -0.05, -0.05] as const;
const MISS_LOADED = [0.09, 0.12, 0.15, 0.15, 0.15] as const;
const MISS_HELD = [0.09, 0.08, 0.05, 0.05, 0] as const;
const HELPERS = [0.25, 0.15, 0.03, 0, 0] as const;
const SWITCHES = [0.06, 0.04, 0.01, 0, 0] as const;
const RAIDS = [0.06, 0.06, 0.02, 0, 0] as const;

/** How strong a player is, against a usual one. */
function standing(player: Player, sheriffs: number): number {
  const { hand, revolver } = player;
  const all = union(loadablePart(hand), revolver);
  const wanted = wantedOf(all);
  const inAll = wanted === undefined ? 0 : strengthOf(all, wanted);
  const misses = countOf(revolver, MISS);
  const inSet = countOf(revolver, JOKER) + (wanted === undefined ? 0 : countOf(revolver, wanted));
  const missing = wanted === undefined ? 0 : countOf(all, JOKER) + countOf(all, wanted) - inSet;
  const loose = sizeOf(revolver) - misses - inSet;
  return (
    itemAt(OF_A_SET, sheriffs) * (inAll - itemAt(USUAL_SET, sheriffs)) +
    itemAt(UNLOADED, sheriffs) * missing +
    itemAt(LOOSE, sheriffs) * loose +
    itemAt(MISS_LOADED, sheriffs) * misses +
    itemAt(MISS_HELD, sheriffs) * countOf(hand, MISS) +
    itemAt(HELPERS, sheriffs) * (player.helpers + 0.6 * countOf(hand, HELPER)) +
    itemAt(SWITCHES, sheriffs) * countOf(hand, SWITCH) +
    itemAt(RAIDS, sheriffs) * countOf(hand, INDIANS)
  );
}

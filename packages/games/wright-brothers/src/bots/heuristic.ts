import { itemAt, type Seat, seat } from '@saloon/kernel';
import { countOf, HELPER, INDIANS, JOKER, loadablePart, MISS, SWITCH, sizeOf, union } from '../rules/cards.ts';
import { SHERIFFS_TO_START } from '../rules/data.ts';
import { isDuelGame, type Player, playerAt, type State } from '../rules/state.ts';
import { shareInRace } from './race-odds.ts';
import { kindToCollect, strengthOf } from './set-strength.ts';

/**
 * What the round will bring a seat above the others' average: by the strength of its cards, what others have loaded,
 * the loot to come, and who will be shut out. The numbers were fitted to positions of played games, then tuned by
 * matches.
 */
export function heuristicGain(state: State, me: Seat): number {
  if (state.phase === 'race' || state.phase === 'sealed') {
    return gain(state, state.loot.length, shareInRace(state, me, state.race?.starter, state.race));
  }
  const later = gain(state, state.loot.length + lootToCome(state), shareLater(state, me));
  const canStart = me === state.active && state.phase === 'turn' && state.sheriffs >= SHERIFFS_TO_START;
  if (!canStart || isDuelGame(state)) return later;
  // A started shootout counts a little more than a possible one, or nobody would ever start. The last term keeps bots
  // from loading loose cards first.
  const now = gain(state, state.loot.length, shareInRace(state, me, me, undefined));
  return Math.max(later, now - 0.02 - 0.01 * sizeOf(playerAt(state, me).revolver));
}

/** The share of the loot that all players take together, by their number. The rest is lost (WB-DIV-3). */
const TAKEN = [0, 0, 1, 0.75, 0.875, 0.9375] as const;

/** A share of the pot, minus what each of the others takes on average. */
function gain(state: State, pot: number, share: number): number {
  const seats = state.players.length;
  return pot * (share - (itemAt(TAKEN, seats) - share) / (seats - 1));
}

/**
 * Cards still to be discarded onto the loot, by the number of sheriffs out: a fixed part, and a part per card in the
 * deck.
 */
const ANYWAY = [0, 0.5, 0.5, 0.3, 0] as const;
const FOR_EACH_CARD = [0.33, 0.21, 0.03, 0.02, 0] as const;
const lootToCome = (state: State): number =>
  itemAt(ANYWAY, state.sheriffs) + itemAt(FOR_EACH_CARD, state.sheriffs) * state.deck.length;

/** The share of an average player if the round goes on, by the number of players. */
const USUAL = [0, 0, 1, 0.51, 0.64, 0.78] as const;
/**
 * By the number of sheriffs out: how much each loaded card of a rival adds to their strength, and the usual number of
 * them.
 */
const BY_LOOKS = [0.08, 0.18, 0.32, 0.34, 0.34] as const;
const USUALLY_LOADED = [1, 2.5, 3.3, 3.5, 3.5] as const;
/** How much of the loot a higher-ranked player takes away. */
const TAKES = 0.6;

/** The average share of the loot for this seat if the round goes on. */
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

/** The sooner a player has a turn, the likelier they start the shootout and can't be shut out. */
function chanceToStart(state: State, me: Seat): number {
  const seats = state.players.length;
  if (seats === 2) return 1;
  // This seat's own turn is treated as over.
  const turns = me === state.active ? seats : me > state.active ? me - state.active : me - state.active + seats;
  if (state.sheriffs < SHERIFFS_TO_START) return state.sheriffs === 1 && turns >= seats - 1 ? 0.95 : 1;
  return turns === 1 ? 0.97 : turns === 2 ? 0.9 : 0.87;
}

/**
 * By the number of sheriffs out: the worth of a card in the set and the usual size of a set; of a card of the set
 * that is not loaded yet; of loose loaded cards, Misses and events.
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

/** A player's strength compared with an average player's. */
function standing(player: Player, sheriffs: number): number {
  const { hand, revolver } = player;
  const all = union(loadablePart(hand), revolver);
  const wanted = kindToCollect(all);
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

import { type Seat, seatsOf } from '@saloon/kernel';
import { countOf, JOKER, loadablePart, MISS, ordinaryPart, type Pack, sizeOf, union } from './cards.ts';
import { bestReading, sizeOfSet, valueOfSet } from './showdown.ts';
import { hasHandDown, isDuelGame, type Player, playerAt, type State } from './state.ts';

/**
 * How well a seat stands: its lead in points, with the share of the loot it can expect. What a good player knows is in
 * four guesses: how strong the own cards are, how strong others are by what they have loaded, how much loot there will
 * be, and who will be too slow. The numbers are tuned by matches in the arena.
 */
export function evaluate(state: State, me: Seat): number {
  const lead = leadOf(state, me);
  if (state.division !== undefined) return lead;
  const rivals = state.players.length - 1;
  const isRacing = state.phase === 'race' || state.phase === 'sealed';
  const now = expectedShare(state, me, isRacing ? 1 : shootoutIsNear(state));
  const pot = state.loot.length + (isRacing ? 0 : lootToCome(state));
  const share = now * (1 - slowness(state, me, isRacing));
  // What I do not take, the others share; at a table of many most of it is lost to somebody who is not my rival.
  return lead + pot * (share - (1 - share) / rivals);
}

/** Points ahead of the best rival, and a little of the distance to the others. */
function leadOf(state: State, me: Seat): number {
  let best = 0;
  let total = 0;
  for (const by of seatsOf(state.players.length)) {
    if (by === me) continue;
    best = Math.max(best, playerAt(state, by).score);
    total += playerAt(state, by).score;
  }
  return playerAt(state, me).score - 0.5 * best - (0.5 * total) / (state.players.length - 1);
}

/** The part of the loot this seat would take if it is not shut out. */
function expectedShare(state: State, me: Seat, commitment: number): number {
  const mine = strengthOf(playerAt(state, me), commitment);
  let above = 0;
  for (const by of seatsOf(state.players.length)) {
    if (by !== me) above += 1 - chanceToBeat(mine, strengthByLooks(state, playerAt(state, by)));
  }
  if (isDuelGame(state)) return 1 - above;
  // One of the rivals is shut out, so fewer stand above; each place down halves the share.
  const rivals = state.players.length - 1;
  return shareOfPlace((above * (rivals - 1)) / rivals);
}

/** Half, a quarter, an eighth, … of the loot, and in between for a place in between: sums and products only, which are the same on every machine. */
function shareOfPlace(place: number): number {
  let share = 0.5;
  let left = place;
  for (; left >= 1; left -= 1) share /= 2;
  return share * (1 - left / 2);
}

const chanceToBeat = (mine: number, theirs: number): number => {
  const ahead = 1.1 * (mine - theirs);
  return 0.5 + (0.5 * ahead) / (1 + Math.abs(ahead));
};

/** Set sizes count, denominations break ties; `commitment` is how much of it has to be in the revolver by now. */
function strengthOf(player: Player, commitment: number): number {
  const loaded = worth(player.revolver);
  const possible = worth(union(player.revolver, loadablePart(player.hand)));
  return commitment * loaded + (1 - commitment) * possible - 0.12 * deadWeight(player.revolver);
}

function worth(cards: Pack): number {
  const reading = bestReading(ordinaryPart(cards), countOf(cards, JOKER));
  return sizeOfSet(reading) + valueOfSet(reading) / 10 + 0.25 * countOf(cards, MISS);
}

/** Loaded cards outside the best set: they help nobody and keep their place from better ones. */
function deadWeight(revolver: Pack): number {
  const reading = bestReading(ordinaryPart(revolver), countOf(revolver, JOKER));
  return sizeOf(ordinaryPart(revolver)) + countOf(revolver, JOKER) - sizeOfSet(reading);
}

/** What somebody with so many loaded cards is likely to have: people load sets, and keep a pair in hand. */
function strengthByLooks(state: State, player: Player): number {
  const loaded = sizeOf(player.revolver);
  const inHand = state.phase === 'race' && sizeOf(player.hand) > 0 ? 0.3 : 0.8;
  return 1.3 + 0.55 * loaded + (loaded < 3 ? inHand : 0.2);
}

/** How much of a set has to be loaded to count, by how soon a shootout may come. */
const NEARNESS = [0.3, 0.45, 0.75, 0.9, 1] as const;
const shootoutIsNear = (state: State): number => NEARNESS[state.sheriffs] ?? 1;

/** Cards that will still be thrown onto the pile, by the sheriffs out. */
const TO_COME = [12, 8, 4, 2, 0] as const;
const lootToCome = (state: State): number => TO_COME[state.sheriffs] ?? 0;

/** The chance of being shut out (with two players: of not getting the bonus cards, which is worth less). */
function slowness(state: State, me: Seat, isRacing: boolean): number {
  const players = state.players.length;
  const price = isDuelGame(state) ? 0.3 : 1;
  if (!isRacing) return (price * 0.8) / players;
  if (hasHandDown(state, me)) return 0.35 * price * lastAmong(state, me);
  return price * Math.min(1, 0.45 + 0.2 * (state.race?.hands.length ?? 0));
}

/** A hand that is down is only last if everybody behind it comes in on compensation. */
function lastAmong(state: State, me: Seat): number {
  const race = state.race;
  if (race === undefined || race.starter === me) return 0;
  return race.hands.findIndex((hand) => hand.seat === me) / state.players.length;
}

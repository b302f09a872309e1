import { below, forkRng, type Rng, type Seat } from '@saloon/kernel';
import { type Cowboy, type Money, NO_COWBOY } from './box.ts';
import { clone } from './clone.ts';
import { redealWeapons } from './redeal-weapons.ts';
import { type Player, type State, TAKEN } from './state.ts';
import { seenBy } from './visibility.ts';

/**
 * Deals again everything this seat, or without one a spectator, can't know: hands, decks, face-down cowboys that nobody has seen, votes, and future
 * randomness. It reads nothing that the seat can't see, so the result doesn't depend on the hidden truth. Decks stay
 * unordered (`isLoose`), which saves shuffling cards that nobody will draw.
 */
export function redeal(state: State, me: Seat | undefined, rng: Rng): State {
  const other = clone(state);
  other.rng = forkRng(rng);
  other.isLoose = true;
  redealWeapons(state, other, me, rng);
  redealMoney(state, other);
  redealCowboys(state, other, me, rng);
  if (state.phase === 'vote') redealVotes(other, me, rng);
  return other;
}

/** Everyone knows which cards are in the money deck, but not where each lies, so they are sorted by kind. */
function redealMoney(state: State, other: State): void {
  const copies = state.box.money.map(() => 0);
  for (const money of state.spread) if (money !== TAKEN) copies[money] = (copies[money] ?? 0) + 1;
  const spread: Money[] = [];
  let kind = 0;
  for (const money of state.spread) {
    while (money !== TAKEN && copies[kind] === 0) kind += 1;
    spread.push(money === TAKEN ? TAKEN : kind);
    if (money !== TAKEN) copies[kind] = (copies[kind] ?? 0) - 1;
  }
  other.spread = spread;
}

/**
 * Deals face-down cowboys that nobody has seen. Every refill of the deck showed which cowboys went into it, so each is one
 * of `mayBe`. Two such sets are either equal or disjoint, so any order of dealing is fair.
 */
function redealCowboys(state: State, other: State, me: Seat | undefined, rng: Rng): void {
  let unseen = (1 << state.box.cowboys.length) - 1;
  for (let i = 0; i < state.cowboyDiscard.length; i++) unseen &= ~(1 << (state.cowboyDiscard[i] as Cowboy));
  const seen = seenBy(state, me);
  const { players } = other;
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as Player;
    if (player.cowboy !== NO_COWBOY && isKnown(player, seen, i)) unseen &= ~(1 << player.cowboy);
  }
  const isHiding = state.hired !== NO_COWBOY && (seen & (1 << state.active)) === 0;
  if (state.hired !== NO_COWBOY && !isHiding) unseen &= ~(1 << state.hired);
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as Player;
    if (player.cowboy === NO_COWBOY || isKnown(player, seen, i)) continue;
    player.cowboy = anyOf(unseen & player.mayBe, rng);
    unseen &= ~(1 << player.cowboy);
  }
  if (isHiding) {
    other.hired = anyOf(unseen & state.cowboysMayBe, rng);
    unseen &= ~(1 << other.hired);
  }
  const deck: Cowboy[] = [];
  for (let rest = unseen; rest !== 0; rest &= rest - 1) deck.push(31 - Math.clz32(rest & -rest));
  other.cowboys = deck;
}

const isKnown = (player: Player, seen: number, owner: number): boolean => player.isSeen || (seen & (1 << owner)) !== 0;

/** One of the cowboys in a set of bits, each equally likely. */
function anyOf(bits: number, rng: Rng): Cowboy {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  if (count === 0) throw new Error('Cannot re-deal: no cowboy is left');
  let rest = bits;
  for (let skipped = below(rng, count); skipped > 0; skipped--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** Everyone sees who has voted, but not how (RULES.md section 6.1). */
function redealVotes(other: State, me: Seat | undefined, rng: Rng): void {
  for (let i = 0; i < other.players.length; i++) {
    const player = other.players[i] as Player;
    if (i !== me && player.vote !== 'none') player.vote = below(rng, 2) === 0 ? 'yes' : 'no';
  }
}

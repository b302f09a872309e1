import { below, forkRng, type Rng, type Seat } from '@saloon/kernel';
import { type Cowboy, type Money, NO_COWBOY } from './box.ts';
import { clone } from './clone.ts';
import { BOX } from './data.ts';
import { redealWeapons } from './redeal-weapons.ts';
import { seenBy } from './sight.ts';
import { type Player, type State, TAKEN } from './state.ts';

/**
 * A state in which everything this seat cannot know is dealt again: hands, decks, face-down cowboys nobody has seen,
 * votes, what is to come. It reads nothing that the seat cannot see, so what it deals does not depend on the truth. Decks
 * are left in no order (`isLoose`), which spares shuffling cards that nobody will draw.
 */
export function redeal(state: State, me: Seat, rng: Rng): State {
  const other = clone(state);
  other.rng = forkRng(rng);
  other.isLoose = true;
  redealWeapons(state, other, me, rng);
  redealMoney(state, other);
  redealCowboys(state, other, me, rng);
  if (state.phase === 'vote') redealVotes(other, me, rng);
  return other;
}

const left: number[] = Array.from({ length: BOX.money }, () => 0);

/** Which cards are in the money deck is plain to see, and where each lies is not: they are laid out by kind. */
function redealMoney(state: State, other: State): void {
  const spread = state.spread.slice();
  left.fill(0);
  for (let slot = 0; slot < spread.length; slot++) {
    const money = spread[slot] as Money;
    if (money !== TAKEN) left[money] = (left[money] as number) + 1;
  }
  let money = 0;
  let copies = left[0] as number;
  for (let slot = 0; slot < spread.length; slot++) {
    if (spread[slot] === TAKEN) continue;
    while (copies === 0) copies = left[++money] as number;
    spread[slot] = money;
    copies -= 1;
  }
  other.spread = spread;
}

/**
 * Face-down cowboys nobody has seen. Every refill of the deck told which cowboys went into it, so each of them is one of
 * those he may be; these sets have no card in common unless they are the same, so dealing in any order comes out even.
 */
function redealCowboys(state: State, other: State, me: Seat, rng: Rng): void {
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

/** Who has voted is seen, and what is not (RULES.md section 6.1). */
function redealVotes(other: State, me: Seat, rng: Rng): void {
  for (let i = 0; i < other.players.length; i++) {
    const player = other.players[i] as Player;
    if (i !== me && player.vote !== 'none') player.vote = below(rng, 2) === 0 ? 'yes' : 'no';
  }
}

import type { Seat } from '@saloon/kernel';
import { CACTUS, COYOTE, countOf, MUSTANG, type Pack, sumOf } from './cards.ts';
import { hopeOf } from './hope.ts';
import { capOf, hasCowboy, type Player, playerAt, type State, targetOf, totalOf } from './state.ts';
import { COWBOY, HORSE, rivalry, THOUSANDS } from './worth.ts';

/** A bail token costs a turn, or fifty thousand. */
const TOKEN = 40;
const CAP = 10;
const WIN = 1500;

/**
 * How well a seat stands, in thousands of dollars: the lead of its team, what its players are armed with against what
 * the others are, and in a robbery what it may bring. The numbers are tuned by matches in the arena.
 */
export function evaluate(state: State, me: Seat): number {
  const { team } = playerAt(state, me);
  if (state.endedBy !== undefined) return leadOf(state, team) + (isWinner(state, team) ? WIN : -WIN);
  return leadOf(state, team) + armsOf(state, team) + hopeOf(state, team);
}

function isWinner(state: State, team: number): boolean {
  const mine = totalOf(state, team);
  for (let other = 0; other < 3; other++) if (totalOf(state, other) > mine) return false;
  return true;
}

/** Ahead of the others, who count for more the nearer they are to the target. */
function leadOf(state: State, team: number): number {
  const target = targetOf(state.options);
  const nearness = (total: number): number => THOUSANDS * total * (1 + (0.4 * total) / target);
  let lead = nearness(totalOf(state, team));
  const share = rivalry(state);
  for (let other = 0; other < 3; other++) if (other !== team) lead -= share * nearness(totalOf(state, other));
  return lead;
}

function armsOf(state: State, team: number): number {
  const share = rivalry(state);
  let arms = 0;
  for (let i = 0; i < state.players.length; i++) {
    const player = state.players[i] as Player;
    arms += player.team === team ? readiness(state, player) : -share * readiness(state, player);
  }
  return arms;
}

function readiness(state: State, player: Player): number {
  const cards = handWorth(player.hand);
  if (!hasCowboy(player)) return 0.5 * cards;
  return cards + COWBOY + CAP * (capOf(state, player) - 6) - TOKEN * player.bail;
}

/** The first bullets count most, and the first Mustang; what is useless takes the place of something better. */
function handWorth(hand: Pack): number {
  const bullets = sumOf(hand);
  const horses = countOf(hand, MUSTANG);
  return (
    6 * Math.min(bullets, 6) +
    4 * Math.max(0, Math.min(bullets, 14) - 6) +
    Math.max(0, bullets - 14) +
    (horses === 0 ? 0 : HORSE + 8 * (horses - 1)) -
    2 * countOf(hand, CACTUS) -
    5 * countOf(hand, COYOTE)
  );
}

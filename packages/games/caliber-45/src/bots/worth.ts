import type { Cowboy } from '../rules/box.ts';
import { CACTUS, COYOTE, countOf, MUSTANG, type Pack, sumOf } from '../rules/cards.ts';
import { UNIT } from '../rules/data.ts';
import { capOf, hasCowboy, type Player, type State } from '../rules/state.ts';

/**
 * What things are worth, in thousands of dollars: fitted to who won in matches of bots, over positions between
 * robberies. Arms win the next robberies, so a good hand is worth as much as a good loot card, and a cowboy is worth
 * what he can shoot at once.
 */

/** Thousands of dollars in a unit: what the game scores in. */
export const THOUSANDS = UNIT / 1000;
/** A cowboy who can go at once, with a cap of 6. */
const COWBOY = 148;
/** A bail token costs a turn, or fifty thousand. */
const TOKEN = 54;
/** Whoever has no cowboy has to wait until the cards count again, and whoever is hired next counts a little less. */
const IDLE = 0.5;
const PROSPECT = 0.8;
const USUAL_CAP = 6;
/** A bullet that can be used at once; one more, for a second shot or defence; and one beyond that. */
const USABLE = 25;
const SECOND = 9;
const BEYOND = 3;
const PLENTY = 16;
/** A bullet that is spent, on average. */
export const SPENT = 17;
/** A Mustang saves a cowboy once. */
export const HORSE = 53;
const SECOND_HORSE = 27;
/** What is useless takes the place of something better; a coyote takes a bullet card along. */
const USELESS = 7;
const STUBBORN = 17;

/** Most cowboys shoot six bullets at once: who cannot answer six is easy prey, and who shoots more is seldom answered. */
const capWorth = (cap: number): number =>
  cap < USUAL_CAP ? -100 - 70 * (USUAL_CAP - cap) : cap > USUAL_CAP ? 22 + 20 * (cap - USUAL_CAP) : 0;

function handWorth(hand: Pack, cap: number): number {
  const bullets = sumOf(hand);
  const usable = Math.min(bullets, cap);
  const second = Math.max(usable, Math.min(bullets, PLENTY)) - usable;
  const horses = countOf(hand, MUSTANG);
  return (
    USABLE * usable +
    SECOND * second +
    BEYOND * (bullets - usable - second) +
    (horses === 0 ? 0 : HORSE + SECOND_HORSE * (horses - 1)) -
    USELESS * countOf(hand, CACTUS) -
    STUBBORN * countOf(hand, COYOTE)
  );
}

/** How well a player is armed. */
export function readiness(state: State, player: Player): number {
  if (!hasCowboy(player)) return IDLE * handWorth(player.hand, USUAL_CAP) + PROSPECT * prospects(state);
  const cap = capOf(state, player);
  return handWorth(player.hand, cap) + COWBOY + capWorth(cap) - TOKEN * player.bail;
}

/** What a player loses whose clear cowboy falls: him, and for a while the use of the cards. */
export function loss(state: State, player: Player): number {
  const cap = capOf(state, player);
  return Math.max(0, COWBOY + capWorth(cap) + (1 - IDLE) * handWorth(player.hand, cap));
}

/** Those who can be hired, on average. */
function prospects({ box, cowboys }: State): number {
  if (cowboys.length === 0) return 0;
  let sum = 0;
  for (let i = 0; i < cowboys.length; i++) sum += capWorth(box.cowboys[cowboys[i] as Cowboy]?.cap ?? USUAL_CAP);
  return sum / cowboys.length;
}

/** How much a rival's gain hurts: all of it with two teams, half with three. */
export function rivalry({ players }: State): number {
  for (let i = 0; i < players.length; i++) if ((players[i] as Player).team === 2) return 0.5;
  return 1;
}

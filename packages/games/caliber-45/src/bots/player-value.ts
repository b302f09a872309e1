import type { Cowboy } from '../rules/box.ts';
import { CACTUS, COYOTE, countOf, MUSTANG, type Pack, sumOf } from '../rules/cards.ts';
import { UNIT } from '../rules/data.ts';
import { capOf, hasCowboy, type Player, type State } from '../rules/state.ts';

/**
 * Values in thousands of dollars, fitted to who won matches between bots, from positions between robberies. Arms win the
 * next robberies, so a good hand is worth as much as a good loot card, and a cowboy as much as he can shoot at once.
 */

/** Thousands of dollars in a unit of money. */
export const THOUSANDS = UNIT / 1000;
/** A cowboy without bail and with a cap of 6. */
const COWBOY = 148;
/** A bail token costs a turn, or $50,000. */
const TOKEN = 54;
/** Without a cowboy, the hand counts half and the next hire counts a little less than a cowboy in play. */
const IDLE = 0.5;
const PROSPECT = 0.8;
const USUAL_CAP = 6;
/** A bullet within the cap, one for a second shot or a defense, and one beyond `PLENTY`. */
const USABLE = 25;
const SECOND = 9;
const BEYOND = 3;
const PLENTY = 16;
/** The average cost of spending a bullet. */
export const BULLET_SPENT = 17;
/** A Mustang saves its cowboy once. */
export const MUSTANG_VALUE = 53;
const SECOND_MUSTANG = 27;
/** Useless cards take the place of better ones, and a coyote costs a bullet card too. */
const CACTUS_COST = 7;
const COYOTE_COST = 17;

/** Most cowboys shoot six bullets at once: a lower cap can't answer them, a higher one is seldom answered. */
const capValue = (cap: number): number =>
  cap < USUAL_CAP ? -100 - 70 * (USUAL_CAP - cap) : cap > USUAL_CAP ? 22 + 20 * (cap - USUAL_CAP) : 0;

function handValue(hand: Pack, cap: number): number {
  const bullets = sumOf(hand);
  const usable = Math.min(bullets, cap);
  const second = Math.max(usable, Math.min(bullets, PLENTY)) - usable;
  const mustangs = countOf(hand, MUSTANG);
  return (
    USABLE * usable +
    SECOND * second +
    BEYOND * (bullets - usable - second) +
    (mustangs === 0 ? 0 : MUSTANG_VALUE + SECOND_MUSTANG * (mustangs - 1)) -
    CACTUS_COST * countOf(hand, CACTUS) -
    COYOTE_COST * countOf(hand, COYOTE)
  );
}

/** How well a player is armed. */
export function armedValue(state: State, player: Player): number {
  if (!hasCowboy(player)) return IDLE * handValue(player.hand, USUAL_CAP) + PROSPECT * meanHireValue(state);
  const cap = capOf(state, player);
  return handValue(player.hand, cap) + COWBOY + capValue(cap) - TOKEN * player.bail;
}

/** What a player without bail loses when the cowboy falls: him, and the use of the hand for a while. */
export function lossOfCowboy(state: State, player: Player): number {
  const cap = capOf(state, player);
  return Math.max(0, COWBOY + capValue(cap) + (1 - IDLE) * handValue(player.hand, cap));
}

/** The average value of a cowboy from the deck. */
function meanHireValue({ box, cowboys }: State): number {
  if (cowboys.length === 0) return 0;
  let sum = 0;
  for (let i = 0; i < cowboys.length; i++) sum += capValue(box.cowboys[cowboys[i] as Cowboy]?.cap ?? USUAL_CAP);
  return sum / cowboys.length;
}

/** How much a rival's gain counts against a team: fully with two teams, half with three. */
export function rivalWeight({ players }: State): number {
  for (let i = 0; i < players.length; i++) if ((players[i] as Player).team === 2) return 0.5;
  return 1;
}

import { findBot, TRAITS, type Trait } from '@saloon/bots';
import { type AnyGame, defaultOptions, type Level, type Personality, seatsOf, seedOf } from '@saloon/kernel';
import { addStyles, noStyle } from './style-sums.ts';

/** How a personality played: how much of each trait a decision had on average, in percent, and its share of wins. */
export type CharacterStyle = { readonly [trait in Trait]: number } & { readonly wins: number; readonly games: number };

/** The trait that a personality shows, and whether it has more of it than others or less. */
export const OWN_TRAIT: Readonly<Record<Personality, { readonly trait: Trait; readonly isMore: boolean }>> = {
  bold: { trait: 'risk', isMore: true },
  careful: { trait: 'risk', isMore: false },
  vengeful: { trait: 'revenge', isMore: true },
  greedy: { trait: 'gain', isMore: true },
  bluffing: { trait: 'bluff', isMore: true },
  friendly: { trait: 'attack', isMore: false },
};

/**
 * Seats one bot with this personality among bots without one, in every seat of each deal in turn. Without a personality
 * it measures the bots it is compared with, in the same deals. These begin at number `first`.
 */
export function characterStyle(
  game: AnyGame,
  seats: number,
  level: Level,
  personality: Personality | undefined,
  games: number,
  first = 0,
): CharacterStyle {
  const neutral = botNamed(level);
  const own = personality === undefined ? neutral : botNamed(`${level}+${personality}`);
  const sum = noStyle();
  const options = defaultOptions(game.options);
  for (let number = 0; number < games; number++) {
    const at = number % seats;
    const bots = seatsOf(seats).map((seat) => (seat === at ? own : neutral));
    const sums = seatsOf(seats).map((seat) => (seat === at ? sum : noStyle()));
    addStyles(game, bots, { options, seats, seed: seedOf(first + Math.floor(number / seats)) }, sums);
  }
  const perDecision = Object.fromEntries(
    TRAITS.map((trait) => [trait, (100 * sum.traits[trait]) / Math.max(1, sum.decisions)]),
  ) as Record<Trait, number>;
  return { ...perDecision, wins: sum.wins, games: sum.games };
}

function botNamed(id: string) {
  const bot = findBot(id);
  if (bot === undefined) throw new Error(`Cannot find the bot ${id}`);
  return bot;
}

import type { RatedPlayer, RatedSide } from './rate-game.ts';

const SPREAD = 400 / Math.LN10;
const pointsOf = (player: RatedPlayer): number => (player.type === 'bot' ? player.points : player.rating.mu);
const strengthOf = ({ players }: RatedSide): number =>
  players.reduce((sum, player) => sum + pointsOf(player), 0) / players.length;

/** The probability that a rating of `a` points finishes before one of `b`. */
export const winChance = (a: number, b: number): number => 1 / (1 + Math.exp((b - a) / SPREAD));

/** The place that a side's rating predicts, on average: 1.5 for one of two equals. */
export function expectedPlace(side: RatedSide, all: readonly RatedSide[]): number {
  const own = strengthOf(side);
  const ahead = all.reduce((sum, other) => (other === side ? sum : sum + winChance(strengthOf(other), own)), 0);
  return 1 + ahead;
}

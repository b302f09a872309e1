import type { Weighed } from './sample.ts';
import { type Guess, guessOf } from './tally.ts';

/**
 * How a decision turned out. `lost`: the bot's move wins more. `better`: the move that was made wins more than the bot's.
 * `found`: it was the bot's own move, and wins more than an ordinary one. `close`: too close to call.
 */
const VERDICTS = ['lost', 'better', 'found', 'close'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Several decisions are judged at once, so each has to be clearer than 19 in 20: about 99 in 100. */
const CLEARLY = 1.32;

/** What a decision was about: against the bot's move where that is another, else against an ordinary move. */
const stakeOf = ({ gap, gain }: Weighed, isOwn: boolean): Guess => guessOf(isOwn ? gain : gap);

/** How much it mattered: what is sure comes before what is not. */
export function weightOf(weighed: Weighed, isOwn: boolean): number {
  const { mean, margin } = stakeOf(weighed, isOwn);
  const sure = Math.abs(mean) - CLEARLY * margin;
  return sure > 0 ? 1 + sure : Math.abs(mean) / (1 + margin);
}

export function verdictOf(weighed: Weighed, isOwn: boolean): Verdict {
  const { mean, margin } = stakeOf(weighed, isOwn);
  if (Math.abs(mean) <= CLEARLY * margin) return 'close';
  if (isOwn) return mean > 0 ? 'found' : 'close';
  return mean > 0 ? 'lost' : 'better';
}

import type { PeopleWords } from '../profiles/text/en.ts';

/** Two players start after this many seconds, and bots take the other seats. */
export const BOTS_AFTER = 30;

type Search = {
  /** Chairs at the table that this search is for. */
  readonly seats: number;
  /** Others in the same search; undefined until the server has said. */
  readonly others: number | undefined;
  /** Seconds since the search began. */
  readonly waited: number;
  /** How long it usually takes, in seconds. */
  readonly estimate: number | undefined;
};

/** What to expect while waiting. */
export function matchHint(words: PeopleWords['match'], { seats, others, waited, estimate }: Search): string {
  const rule = seats === 2 ? words.startsAtOnce : waited < BOTS_AFTER ? words.botsJoin : words.botsJoinNow;
  if (others === 0) return `${words.alone} ${rule}`;
  if (others !== undefined) return `${words.others(others)} ${rule}`;
  return estimate === undefined ? rule : words.about(estimate);
}

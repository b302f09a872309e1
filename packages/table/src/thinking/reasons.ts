import { believable, type SeatInformationSet } from '@saloon/bots';
import { type FindWhy, findWhy, type Why } from '@saloon/catalog';
import type { AnyGame, Rng, Seat } from '@saloon/kernel';

/** A reason in the game's own terms, as plain data: `because` of the game's text says it. */
export type Reason = ReturnType<Why>[number];

/** How many deals have to agree before a reason is given, so that guesses aren't presented as facts. */
const DEALS = 8;

/** What speaks for a move and what against it, as far as the seat can know: what holds in every deal that was looked at. */
export function reasonsFor(
  game: AnyGame,
  info: SeatInformationSet<unknown, unknown>,
  move: unknown,
  rng: Rng,
  find: FindWhy = findWhy,
): readonly Reason[] {
  const why = find(game.id);
  if (why === undefined) return [];
  let common: readonly Reason[] | undefined;
  for (let n = 0; n < DEALS && common?.length !== 0; n++) {
    const found = reasonsIn(game, why, believable(info, rng), info.seat, move);
    common = common === undefined ? found : common.filter((reason) => has(found, reason));
  }
  return common ?? [];
}

function reasonsIn(game: AnyGame, why: Why, before: unknown, seat: Seat, move: unknown): readonly Reason[] {
  const after = game.clone(before);
  const events: unknown[] = [];
  const answers = game.question(before, move);
  const input = { type: 'move', at: game.now(before), seat, move } as const;
  game.apply(after, answers === undefined ? input : { ...input, answers }, (event) => events.push(event));
  return why({ before, after, events, seat, move });
}

/** What speaks for one move and is not true of the other, and what speaks against the other and not against the one. */
export function differing(
  better: readonly Reason[],
  other: readonly Reason[],
): { readonly good: readonly Reason[]; readonly bad: readonly Reason[] } {
  return {
    good: better.filter((reason) => reason.tone === 'good' && !has(other, reason)),
    bad: other.filter((reason) => reason.tone === 'bad' && !has(better, reason)),
  };
}

const has = (reasons: readonly Reason[], reason: Reason): boolean => {
  const text = JSON.stringify(reason);
  return reasons.some((one) => JSON.stringify(one) === text);
};

/** Of the reasons for some moves those that not all of them share; where nothing tells them apart, all of them. */
export function telling(all: readonly (readonly Reason[])[]): readonly (readonly Reason[])[] {
  if (all.length < 2) return all;
  return all.map((reasons) => {
    const own = reasons.filter((reason) => !all.every((others) => has(others, reason)));
    return own.length > 0 ? own : reasons;
  });
}

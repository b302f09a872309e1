import { FORMER_NAME, type UserId } from '@saloon/protocol';
import type { Recording } from '@saloon/recording';
import type { Entry } from '@saloon/table';

type AnyRecording = Recording<unknown, unknown>;

/** Is this the id of an account that was deleted? */
export type IsFormer = (user: UserId) => Promise<boolean>;

/**
 * A recording without the names of people who have deleted their account. The seed of a fair shuffle is bound to the names
 * of its players, so its proof is left out then: the game replays as before, but can't be proven fair.
 */
export async function withoutFormerNames(
  recording: AnyRecording,
  people: readonly (UserId | '')[],
  entries: readonly Entry[],
  isFormer: IsFormer,
): Promise<AnyRecording> {
  const authors = entries.flatMap((entry): (UserId | '')[] =>
    entry.type === 'commented' ? [entry.by?.user ?? ''] : [],
  );
  const former = new Set<string>();
  for (const user of new Set([...people, ...authors])) if (user !== '' && (await isFormer(user))) former.add(user);
  if (former.size === 0) return recording;
  const { proof, names, comments, ...rest } = recording;
  const isSeated = people.some((user) => former.has(user));
  return {
    ...rest,
    ...(names && { names: names.map((name, seat) => (former.has(people[seat] ?? '') ? FORMER_NAME : name)) }),
    ...(comments && {
      comments: comments.map((one, i) => (former.has(authors[i] ?? '') ? { ...one, name: FORMER_NAME } : one)),
    }),
    ...(proof === undefined || (isSeated && 'shares' in proof) ? {} : { proof }),
  };
}

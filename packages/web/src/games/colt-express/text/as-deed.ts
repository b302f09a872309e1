/** A move's description as a deed: `shoots Doc` from `Shoot Doc`, with these verbs. */
export const asDeed = (move: string, verbs: Readonly<Record<string, string>>): string =>
  (move.charAt(0).toLowerCase() + move.slice(1)).replace(/\p{L}+/gu, (word) => verbs[word] ?? word);

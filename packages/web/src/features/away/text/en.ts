/** Texts for a player who comes back. Every other language has the same keys. */
export const en = {
  title: 'While you were away',
  much: 'A lot happened while you were away.',
  hits: 'What happened to you',
  all: 'Everything, in order',
  last: (shown: number, all: number) => `The last ${shown} of ${all}; the replay has them all.`,
  watch: 'Watch it',
};

export type AwayWords = typeof en;

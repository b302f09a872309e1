/** What is said to somebody who comes back. Every other language has the shape of this one. */
export const en = {
  title: 'While you were away',
  much: 'A lot has happened while you were away.',
  hits: 'What hit you',
  all: 'Everything, in order',
  last: (shown: number, all: number) => `The last ${shown} of ${all}; the replay has them all.`,
  watch: 'Watch it',
};

export type AwayWords = typeof en;

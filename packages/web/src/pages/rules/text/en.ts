import { plural } from '@saloon/kernel';

/** What the rules page says around a game's own rules. Every other language has the shape of this one. */
export const en = {
  title: (game: string) => `Rules: ${game}`,
  chapters: 'Chapters',
  search: 'Search the rules',
  searchHint: 'Word or number of a rule',
  clear: 'Clear the search',
  found: (n: number) =>
    n === 0
      ? 'Nothing found. Try a shorter word.'
      : `${n} ${plural('en', n, { one: 'place', few: 'places', many: 'places' })} found`,
  example: 'Example',
  rule: (id: string) => `Rule ${id}`,
  see: 'See also',
  basicsOnly: 'Hide rare cases',
  print: 'Print',
  here: 'At this table',
  usual: 'Usual',
  differs: 'This table plays by rules of its own',
  same: 'This table plays the usual rules.',
  onlyFor: (n: number) => `only with ${n} players`,
  onlyForRange: (min: number, max: number) => `only with ${min} to ${max} players`,
  noRules: 'The rules of this game are not written yet.',
};

export type RulesWords = typeof en;

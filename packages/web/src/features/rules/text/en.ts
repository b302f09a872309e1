import { counted, plural } from '@saloon/kernel';

const PLAYERS = { one: 'player', few: 'players', many: 'players' };

/** Texts around a game's rules. Every other language has the same keys. */
export const en = {
  title: (game: string) => `Rules: ${game}`,
  games: 'Rules of all games',
  chapters: 'Chapters',
  search: 'Search the rules',
  searchHint: 'Word or rule number',
  clear: 'Clear search',
  found: (n: number) =>
    n === 0
      ? 'Nothing found. Try a shorter word.'
      : `${n} ${plural('en', n, { one: 'match', few: 'matches', many: 'matches' })} found`,
  example: 'Example',
  rule: (id: string) => `Rule ${id}`,
  see: 'See also',
  basicsOnly: 'Hide rare cases',
  numbers: 'Show rule numbers',
  print: 'Print',
  here: 'At this table',
  usual: 'Standard',
  differs: 'This table has its own rules',
  same: 'This table uses the standard rules.',
  onlyFor: (n: number) => `only with ${counted('en', n, PLAYERS)}`,
  onlyForRange: (min: number, max: number) => `only with ${min} to ${counted('en', max, PLAYERS)}`,
  noRules: 'This game has no written rules yet.',
};

export type RulesWords = typeof en;

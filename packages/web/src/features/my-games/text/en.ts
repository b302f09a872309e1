const ORDINALS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
};
const ordinal = (n: number): string => `${n}${ORDINALS[new Intl.PluralRules('en', { type: 'ordinal' }).select(n)]}`;

/** Texts of the page "My games". Every other language has the same keys. */
export const en = {
  title: 'My games',
  finished: 'Finished games',
  none: 'Nothing here yet. Finish a game, and you’ll find its replay and the coach here.',
  over: 'finished',
  won: 'won',
  place: (place: number, seats: number) => `${ordinal(place)} of ${seats}`,
  with: (names: string) => `with ${names}`,
  /** Everyone played on one device. */
  together: (names: string) => `on one device: ${names}`,
  wonBy: (names: string) => `won by ${names}`,
  kinds: { daily: 'daily deal', challenge: 'challenge', tournament: 'tournament' },
  today: 'today',
  yesterday: 'yesterday',
  samples: 'Sample replays',
  samplesHint: 'A whole game of each title, played by bots. Step through it from any seat.',
  openFile: 'Open a recorded game from a file',
};

export type MyGamesWords = typeof en;

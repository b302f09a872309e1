/** A table that is measured: the options that differ from the defaults, and the number of seats. */
export type BalanceTable = {
  readonly game: string;
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
};

const table = (game: string, id: string, seats: number, options: BalanceTable['options'] = {}): BalanceTable => ({
  game,
  id,
  seats,
  options,
});
/** With chosen characters, bots would take what they believe is best. */
const RANDOM = { characterSelection: 'random', teamSelection: 'random' } as const;
/** Options that change who wins are named even where they have their default, because advice compares them. */
const BOOK = { ...RANDOM, mode: 'standard', expert: false } as const;
const EVEN = { teams: 'auto', headStart: 'none' } as const;

/** Every game at its usual sizes, and the options that change who wins. */
export const TABLES: readonly BalanceTable[] = [
  ...[2, 3, 4, 5].map((seats) => table('wright-brothers', `${seats}p`, seats, { raceMode: 'realtime' })),
  table('wright-brothers', '4p-sealed', 4, { raceMode: 'sealed' }),
  table('colt-express', '2p', 2, RANDOM),
  ...[3, 4, 5, 6].map((seats) => table('colt-express', `${seats}p`, seats, BOOK)),
  table('colt-express', '4p-expert', 4, { ...BOOK, expert: true }),
  table('bang-duel', 'usual', 2, { charactersPerSide: 4 }),
  table('bang-duel', 'twelve', 2, { charactersPerSide: 12 }),
  table('caliber-45', '1v1', 2, EVEN),
  table('caliber-45', '2v2', 4, EVEN),
  table('caliber-45', '3v3', 6, EVEN),
  table('caliber-45', '3v3v3', 9, EVEN),
  table('caliber-45', '3v2', 5, EVEN),
  table('caliber-45', '3v2-even', 5, { ...EVEN, headStart: 'even' }),
  table('caliber-45', '3v1', 4, { ...EVEN, teams: '3-1' }),
  table('caliber-45', '3v1-even', 4, { teams: '3-1', headStart: 'even' }),
];

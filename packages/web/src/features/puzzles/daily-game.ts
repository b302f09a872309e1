/** The games of the daily puzzle, in turn. The lobby knows the game without loading the list of puzzles. */
export const DAILY_GAMES = ['colt-express', 'bang-duel', 'wright-brothers', 'caliber-45'] as const;

export const dailyGame = (day: number): string => DAILY_GAMES[day % DAILY_GAMES.length] ?? DAILY_GAMES[0];

import { columns } from '../terminal/columns.ts';
import type { MatchSetup } from './match-flags.ts';
import type { TimedMatch } from './run-match.ts';

/** A match as JSON. */
export const matchJson = ({ table, spec, threads }: MatchSetup, match: TimedMatch): string =>
  `${JSON.stringify({
    game: spec.game,
    seats: spec.seats,
    seed: table.given,
    games: match.games,
    moves: match.moves,
    inputs: match.inputs,
    seconds: round(match.seconds, 6),
    gamesPerSecond: round(match.games / match.seconds, 1),
    movesPerSecond: round(match.moves / match.seconds, 0),
    threads,
    wins: match.wins.map((wins) => round(wins, 6)),
    bots: match.bots.map(({ interval, ...bot }) => ({
      bot: bot.bot,
      games: bot.games,
      wins: round(bot.wins, 6),
      winShare: round(bot.winShare, 6),
      interval: [round(interval.low, 6), round(interval.high, 6)],
      meanScore: round(bot.meanScore, 6),
      meanRank: round(bot.meanRank, 6),
    })),
    options: spec.options,
    hash: match.hash,
  })}\n`;

/** The results by bot. */
export const botTable = (match: TimedMatch): string =>
  columns(
    ['bot', 'games', 'win share', '95 % interval', 'mean score', 'mean rank'],
    match.bots.map(({ bot, games, winShare, interval, meanScore, meanRank }) => [
      bot,
      String(games),
      percent(winShare),
      `${percent(interval.low)} – ${percent(interval.high)}`,
      meanScore.toFixed(2),
      meanRank.toFixed(2),
    ]),
  );

/** The results by seat. */
export const seatTable = (match: TimedMatch): string =>
  columns(
    ['seat', 'wins', 'win share'],
    match.wins.map((wins, seat) => [String(seat), wins.toFixed(1), percent(wins / match.games)]),
  );

/** What was played, how fast, and the hash, which is the same for one seed on any machine. */
export function matchSummary({ table, spec, threads }: MatchSetup, match: TimedMatch): string {
  const { games, moves, seconds } = match;
  return [
    `${table.game.text.en.title}: ${count(games, 'game')}, ${count(spec.seats, 'seat')}, seed ${table.given}`,
    `${count(moves, 'move')} in ${seconds.toFixed(2)} s on ${count(threads, 'thread')}: ${perSecond(games, seconds)} games/s, ${perSecond(moves, seconds)} moves/s`,
    `hash ${match.hash}`,
    '',
  ].join('\n');
}

const count = (n: number, noun: string): string => `${n.toLocaleString('en')} ${noun}${n === 1 ? '' : 's'}`;
const perSecond = (n: number, seconds: number): string =>
  (n / seconds).toLocaleString('en', { maximumSignificantDigits: 4 });
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

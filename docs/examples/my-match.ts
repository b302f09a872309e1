import { botInSeat, botResults, countDeal, dealOf, emptyTally, type MatchSpec, playGame } from '@saloon/arena';
import { type Bot, findBot } from '@saloon/bots';
import { findGame } from '@saloon/catalog';
import { defaultOptions, deriveSeed, itemAt, seatsOf, seedOf } from '@saloon/kernel';
import { curious } from './my-bot.ts';

/** Two bots, one against one. Every deal is played twice, so that its luck falls to both alike. */
export function compare(id: string, bots: readonly [Bot, Bot], deals: number, seed = seedOf(7)) {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot play ${id}: there is no such game`);
  const table = { options: defaultOptions(game.options), seats: 2 };
  const names = bots.map((bot) => bot.id);
  const match: MatchSpec = { ...table, game: id, bots: names, seed, games: 2 * deals, mirrored: true };
  const tally = emptyTally(match);
  const play = (number: number) => {
    const line = seatsOf(2).map((seat) => itemAt(bots, botInSeat(match, number, seat)));
    return playGame(game, line, { ...table, seed: deriveSeed(seed, dealOf(match, number)) });
  };
  for (let deal = 0; deal < deals; deal++) countDeal(tally, match, 2 * deal, [play(2 * deal), play(2 * deal + 1)]);
  return botResults(match, tally);
}

if (import.meta.main) {
  const [id = 'bang-duel', rival = 'easy', deals = '20'] = process.argv.slice(2);
  const other = findBot(rival);
  if (other === undefined) throw new Error(`Cannot seat ${rival}: there is no such bot`);
  for (const { bot, winShare, interval, meanScore } of compare(id, [curious, other], Number(deals))) {
    const [low, share, high] = [interval.low, winShare, interval.high].map((part) => (100 * part).toFixed(1));
    console.log(`${bot}: winShare ${share} % (${low} – ${high}), meanScore ${meanScore}`);
  }
}

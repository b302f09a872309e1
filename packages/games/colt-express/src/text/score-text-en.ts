import { dollars, list, type Names, seat } from '@saloon/kernel';
import type { SheetScore } from '../rules/moves.ts';
import { who } from './phrases-en.ts';
import { byRank, isTieBroken, sentences, type Told } from './words.ts';

/** The final count, sheet by sheet, and the gunslinger. */
export function scoreText({ sheets, players }: Told<'scored'>, names: Names): string {
  const told = sheets.map((sheet) => `${who(sheet.bandit, sheet.seat, names)} has ${inventory(sheet)}`);
  const best = players.filter(({ bonus }) => bonus > 0);
  const bonus = best[0];
  return sentences(
    `The purses are opened. ${told.join('; ')}.`,
    bonus !== undefined &&
      `${list(
        'en',
        best.map((player) => names(player.seat)),
      )} ${best.length === 1 ? 'is the gunslinger and gets' : 'are gunslingers and get'} ${dollars('en', bonus.bonus)}${best.length === 1 ? '' : ' each'}.`,
    isTieBroken(players) && 'Tied on money: fewer bullets received breaks the tie.',
  );
}

function inventory({ purses, jewels, strongboxes, ransoms, loot: worth }: SheetScore): string {
  const parts = [
    ...(purses.length > 0
      ? [
          `${purses.length === 1 ? 'a purse' : 'purses'} of ${list(
            'en',
            purses.map((value) => dollars('en', value)),
          )}`,
        ]
      : []),
    ...(jewels > 0 ? [jewels === 1 ? 'a jewel' : `${jewels} jewels`] : []),
    ...(strongboxes > 0 ? [strongboxes === 1 ? 'a strongbox' : `${strongboxes} strongboxes`] : []),
    ...(ransoms > 0 ? [ransoms === 1 ? 'a ransom' : `${ransoms} ransoms`] : []),
  ];
  if (parts.length === 0) return 'nothing';
  // A purse already shows its value.
  if (parts.length === 1 && purses.length === 1) return list('en', parts);
  return `${list('en', parts)}, worth ${dollars('en', worth)} in all`;
}

export function endText({ ranks, scores }: Told<'game-ended'>, names: Names): string {
  const seats = byRank(ranks);
  const wealth = (by: number) => dollars('en', scores[by] ?? 0);
  const winners = seats.filter((by) => ranks[by] === 1);
  const others = seats.filter((by) => ranks[by] !== 1).map((by) => `${ranks[by]}. ${names(by)}, ${wealth(by)}`);
  const best = winners[0] ?? seat(0);
  return sentences(
    'The train pulls in, and the game is over.',
    winners.length === 1
      ? `${names(best)} wins with ${wealth(best)}.`
      : `${list('en', winners.map(names))} share the win with ${wealth(best)} each.`,
    others.length > 0 && `Other places: ${others.join('; ')}.`,
  );
}

import { LANGS, type Lang } from '@saloon/kernel';
import type { OpeningNote } from '../../core/games/opening.ts';
import type { AnyOptions } from '../../core/games/options.ts';
import { type BalanceTable, tables } from './data.ts';
import { groupName } from './group-name.ts';
import { WORDS } from './text.ts';

/** Smaller differences aren't worth a line in the form, however sure they are. */
const WORTH_SAYING = 0.05;

/**
 * What the games between bots say about a table like this one: the strongest finding about turn order, side or teams.
 * `usual` is what the options are by default, as in the measurement.
 */
export function adviceFor(
  game: string,
  options: AnyOptions,
  usual: AnyOptions,
  seats: number,
  known: readonly BalanceTable[] = tables,
): readonly OpeningNote[] {
  const played = (table: BalanceTable) => ({ ...usual, ...table.options });
  const table = known.find((one) => one.game === game && one.seats === seats && isLike(played(one), options));
  if (table === undefined) return [];
  const apart = (share: number) => Math.abs(share - table.parity);
  const [strongest] = table.groups
    .filter(({ kind, finding }) => kind !== 'character' && finding !== undefined)
    .sort((a, b) => apart(b.share) - apart(a.share));
  if (strongest === undefined || apart(strongest.share) < WORTH_SAYING) return [];
  const share = `${Math.round(100 * strongest.share)}\u00a0%`;
  const said = (lang: Lang) => WORDS[lang].advice(groupName(strongest, lang), share, table.games);
  return [{ text: Object.fromEntries(LANGS.map((lang) => [lang, said(lang)])) as Record<Lang, string> }];
}

/**
 * Options that don't change which seat or side wins: clocks, who gets which seat, side or character, and what the table
 * shows. Any other difference makes another table, about which the measurement says nothing.
 */
const UNIMPORTANT: ReadonlySet<string> = new Set([
  'pace',
  'timed',
  'firstPlayer',
  'firstSeat',
  'sides',
  'characterSelection',
  'teamSelection',
  'pileView',
  'showSeenCowboys',
  'teamChat',
]);
const matters = (option: string): boolean => !UNIMPORTANT.has(option) && !option.endsWith('Ms');
const isLike = (played: AnyOptions, options: AnyOptions): boolean =>
  Object.entries(played).every(([name, value]) => !matters(name) || options[name] === value);

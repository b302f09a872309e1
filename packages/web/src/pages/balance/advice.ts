import { LANGS, type Lang } from '@saloon/kernel';
import type { AnyOptions } from '../../tables/index.ts';
import type { OpeningNote } from '../../tables/opening.ts';
import { type BalanceTable, leaning, tables } from './data.ts';
import { groupName } from './group-name.ts';
import { WORDS } from './text.ts';

/** Smaller differences aren't worth a line in the form, however sure they are. */
const WORTH_SAYING = 0.05;

/** What the games between bots say about a table like this one: the strongest finding about turn order, side or teams. */
export function adviceFor(
  game: string,
  options: AnyOptions,
  seats: number,
  known: readonly BalanceTable[] = tables,
): readonly OpeningNote[] {
  const fits = known.filter((table) => table.game === game && table.seats === seats && isLike(table, options));
  // The table with the most options in common says the most about this one.
  const [table] = fits.sort((a, b) => Object.keys(b.options).length - Object.keys(a.options).length);
  if (table === undefined) return [];
  const apart = (share: number) => Math.abs(share - table.parity);
  const [strongest] = table.groups
    .filter((group) => group.kind !== 'character' && leaning(group, table.parity) !== undefined)
    .sort((a, b) => apart(b.share) - apart(a.share));
  if (strongest === undefined || apart(strongest.share) < WORTH_SAYING) return [];
  const share = `${Math.round(100 * strongest.share)}\u00a0%`;
  const said = (lang: Lang) => WORDS[lang].advice(groupName(strongest, lang), share, table.games);
  return [{ text: Object.fromEntries(LANGS.map((lang) => [lang, said(lang)])) as Record<Lang, string> }];
}

/** Characters are dealt at random in the measurement, which changes nothing about seats and sides. */
const IGNORED = ['characterSelection', 'teamSelection'];
const isLike = ({ options: set }: BalanceTable, options: AnyOptions): boolean =>
  Object.entries(set).every(([name, value]) => IGNORED.includes(name) || options[name] === value);

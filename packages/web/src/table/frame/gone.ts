import type { Gone } from '@saloon/client';
import type { Lang } from '@saloon/kernel';
import { messages } from '../../core/i18n/index.ts';

/** Why a table can't be shown. An unknown code from a newer server is shown as it is. */
export function goneText({ code, at = '' }: Gone, lang: Lang): string {
  const { table, refusals, unknownRefusal } = messages[lang];
  switch (code) {
    case 'no-such-table':
      return table.gone;
    case 'table-closed':
      return table.tableClosed;
    case 'table-broken':
      return table.tableBroken;
    case 'missing-edition':
      return table.missingEdition(at);
    case 'in-another-tab':
      return table.inAnotherTab;
    case 'no-watching':
    case 'match-off':
    case 'table-crowded':
      return refusals[code];
    default:
      return unknownRefusal(code satisfies never);
  }
}

/**
 * May the table come back? An edition can be loaded, another tab closed, an error fixed, or a spectator leave. Such a
 * table stays in the list.
 */
export function isStillThere({ code }: Gone): boolean {
  switch (code) {
    case 'missing-edition':
    case 'in-another-tab':
    case 'table-broken':
    case 'table-crowded':
      return true;
    default:
      return false;
  }
}

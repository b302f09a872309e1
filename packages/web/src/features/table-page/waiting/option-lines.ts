import type { GameText } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';
import { t } from '../../../core/i18n/index.ts';
import { formatValue, kindOf } from '../../table-form/format-value.ts';

/** The options of a table in words. */
export const optionLines = (
  info: TableInfo,
  text: GameText<unknown, unknown>,
): readonly { readonly name: string; readonly value: string }[] =>
  Object.entries(info.options).map(([option, value]) => ({
    name: text.options[option]?.name ?? option,
    value: formatValue(t(), value, text.options[option], kindOf(option)),
  }));

import type { AnyOptionSpec, AnyOptions } from '../../core/games/options.ts';
import { kindOf, type NumberKind } from '../table-form/format-value.ts';
import { fieldsOf, shownIn, type Value } from '../table-form/option-form.ts';

/** An option: its default, and this table's value if it differs. */
export type OptionLine = {
  readonly name: string;
  readonly usual: Value;
  readonly here: Value | undefined;
  readonly kind: NumberKind;
  /** It matters only for these numbers of seats. */
  readonly onlyFor: { readonly min: number; readonly max: number } | undefined;
};

/** Every option in form order, with the differences of a table with this many seats. Without a table there are none. */
export function optionLines(
  spec: AnyOptionSpec,
  table: { readonly options: AnyOptions; readonly seats: number } | undefined,
): readonly OptionLine[] {
  const seats = table?.seats ?? 0;
  const usual = fieldsOf(spec, {}, seats);
  const here = table === undefined ? undefined : fieldsOf(spec, table.options, seats);
  return usual.map((field, i) => {
    const mine = here?.[i];
    const isOther = mine !== undefined && mine.idleFor === undefined && shownIn(mine) !== shownIn(field);
    return {
      name: field.name,
      usual: shownIn(field),
      here: isOther ? shownIn(mine) : undefined,
      ...limitsOf(spec, field.name),
    };
  });
}

type Limits = Pick<OptionLine, 'kind' | 'onlyFor'>;

function limitsOf(spec: AnyOptionSpec, name: string): Limits {
  const option: { readonly unit?: string; readonly onlyFor?: Limits['onlyFor'] } = spec[name] ?? {};
  return { kind: kindOf(name, option.unit), onlyFor: option.onlyFor };
}

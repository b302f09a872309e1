import type { NumberKind } from '../table-form/format-value.ts';
import type { Value } from '../table-form/option-form.ts';
import type { OptionLine } from './differences.ts';
import { rulesWords } from './text/index.ts';

/** Names of options and values in the game's words. */
export type SayOption = {
  readonly name: (option: string) => string;
  readonly help: (option: string) => string;
  readonly value: (option: string, value: Value, kind: NumberKind) => string;
};

type Props = { readonly lines: readonly OptionLine[]; readonly say: SayOption };

/** Every option with its default, and this table's value where it differs. */
export function OptionsTable({ lines, say }: Props) {
  const words = rulesWords();
  return (
    <dl class="rule-options">
      {lines.map(({ name, usual, here, kind, onlyFor }) => (
        <div key={name} class={here === undefined ? '' : 'other'}>
          <dt>
            <b>{say.name(name)}</b>
            {onlyFor !== undefined && (
              <small>
                {onlyFor.min === onlyFor.max
                  ? words.onlyFor(onlyFor.min)
                  : words.onlyForRange(onlyFor.min, onlyFor.max)}
              </small>
            )}
          </dt>
          <dd>{say.help(name)}</dd>
          <dd class="value">
            {words.usual}: {say.value(name, usual, kind)}
            {here !== undefined && (
              <strong>
                {words.here}: {say.value(name, here, kind)}
              </strong>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shown at the top for readers who come from a table. */
export function Differences({ lines, say }: Props) {
  const words = rulesWords();
  const others = lines.filter(({ here }) => here !== undefined);
  if (others.length === 0) return <p class="rule-differs same">{words.same}</p>;
  return (
    <section class="rule-differs" aria-label={words.differs}>
      <b class="sign">{words.differs}</b>
      <ul>
        {others.map(({ name, usual, here, kind }) => (
          <li key={name}>
            {say.name(name)}: <b>{here !== undefined && say.value(name, here, kind)}</b>{' '}
            <small>
              ({words.usual.toLowerCase()}: {say.value(name, usual, kind)})
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

import './open-sheet.css';
import type { ComponentChildren } from 'preact';
import type { AnyOptionSpec, GameEntry, GameWords } from '../../core/games/entry.ts';
import type { OpeningNote } from '../../core/games/opening.ts';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { OpeningNotes } from './opening-notes.tsx';
import { OptionField } from './option-field.tsx';
import { type Asked, ask, type Field } from './option-form.ts';
import { PRESETS, presetOf, withPreset } from './pace.ts';

type RulesPartProps = {
  readonly entry: GameEntry;
  readonly spec: AnyOptionSpec;
  readonly text: GameWords['en' | 'ru'];
  readonly fields: readonly Field[];
  readonly asked: Asked;
  readonly seats: number;
  readonly notes: readonly OpeningNote[];
  /** An error to show at one of the fields. */
  readonly problem: { readonly option: string; readonly text: string } | undefined;
  readonly areAllShown: boolean;
  readonly onChange: (asked: Asked) => void;
  readonly onAllShown: (areAllShown: boolean) => void;
  /** What else the host may change, above the options. */
  readonly children?: ComponentChildren;
};

/** The rules of a table: presets, and each option by itself. */
export function RulesPart(props: RulesPartProps) {
  const { entry, spec, text, fields, asked, seats, notes, problem, areAllShown, onChange, onAllShown, children } =
    props;
  const words = t().open;
  const { lang } = settings.value;
  const changed = fields.filter(({ isAsked, idleFor }) => isAsked && idleFor === undefined).length;
  const preset = presetOf(entry, asked);
  return (
    <section>
      <h3 class="sign">
        {words.rules} <small>{words.rulesHint(changed)}</small>
      </h3>
      <fieldset class="choice-cards" aria-label={words.preset}>
        {PRESETS.map((one) => (
          <button
            key={one}
            type="button"
            class="paper"
            aria-pressed={preset === one}
            onClick={() => onChange(withPreset(entry, asked, one))}
          >
            <b class="sign">{words.presets[one]}</b>
            <span>{one === 'standard' ? words.standardHint : entry.presetHints[one][lang]}</span>
          </button>
        ))}
      </fieldset>
      <OpeningNotes notes={notes} onAccept={(proposed) => onChange({ ...asked, ...proposed })} />
      <details class="all-options" open={areAllShown} onToggle={(event) => onAllShown(event.currentTarget.open)}>
        <summary class="unfold">{words.all}</summary>
        {children}
        {fields.map((field) => (
          <OptionField
            key={field.name}
            field={field}
            text={text.options[field.name]}
            problem={field.name === problem?.option ? problem.text : undefined}
            onAsk={(value) => onChange(ask(spec, asked, field.name, value, seats))}
          />
        ))}
      </details>
    </section>
  );
}

import type { OptionText } from '@saloon/kernel';
import { useId, useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { formatTime, formatValue, kindOf, sizeOf } from './format-value.ts';
import { type Field, shownIn, type Value } from './option-form.ts';

type OptionFieldProps = {
  readonly field: Field;
  readonly text: OptionText | undefined;
  /** Why the table can't be opened because of this option: a sentence. */
  readonly problem?: string | undefined;
  readonly onAsk: (value: Value) => void;
};

/** One option: its name, one sentence, and a control for its kind. Errors appear in words beside it. */
export function OptionField({ field, text, problem, onAsk }: OptionFieldProps) {
  const words = t().open;
  const id = useId();
  const name = text?.name ?? field.name;
  const isIdle = field.isForced || field.idleFor !== undefined;
  const note = isOff(field)
    ? words.off
    : field.isForced
      ? words.forced(formatValue(t(), shownIn(field), text, kindOf(field.name)))
      : field.idleFor === undefined
        ? undefined
        : words.onlyFor(field.idleFor.min, field.idleFor.max);
  return (
    <div class={`opt${isIdle ? ' idle' : ''}${field.isAsked ? ' asked' : ''}`}>
      <div class="opt-words">
        <label for={id}>{name}</label>
        <p class="help" id={`${id}-help`}>
          {text?.help} {note !== undefined && <em>({note})</em>}
        </p>
        {problem !== undefined && <p class="error">{problem}</p>}
      </div>
      <Control id={id} field={field} text={text} isIdle={isIdle} onAsk={onAsk} />
    </div>
  );
}

/** A number that matters only while another option is on. */
const isOff = (field: Field): boolean => field.type === 'integer' && field.isForced && field.max === 0;

type ControlProps = Omit<OptionFieldProps, 'problem'> & { readonly id: string; readonly isIdle: boolean };

function Control({ id, field, text, isIdle, onAsk }: ControlProps) {
  const words = t().open;
  switch (field.type) {
    case 'choice':
      return (
        <select
          id={id}
          class="field"
          value={field.reads ?? field.value}
          disabled={isIdle}
          aria-describedby={`${id}-help`}
          onChange={(event) => onAsk(event.currentTarget.value)}
        >
          {field.values.map((value) => (
            <option key={value} value={value}>
              {text?.values?.[value] ?? value}
            </option>
          ))}
        </select>
      );
    case 'boolean':
      return (
        <span class="switch">
          <input
            id={id}
            type="checkbox"
            checked={field.value}
            disabled={isIdle}
            aria-describedby={`${id}-help`}
            onChange={(event) => onAsk(event.currentTarget.checked)}
          />
          <span>{field.value ? words.yes : words.no}</span>
        </span>
      );
    case 'seat':
      return (
        <select
          id={id}
          class="field"
          value={String(field.value)}
          disabled={isIdle}
          aria-describedby={`${id}-help`}
          onChange={(event) => onAsk(Number(event.currentTarget.value))}
        >
          {Array.from({ length: field.seats }, (_, seat) => (
            <option key={seat} value={String(seat)}>
              {words.seatOf(seat + 1)}
            </option>
          ))}
        </select>
      );
    case 'integer':
      if (isOff(field)) return <input id={id} class="field num" value="–" disabled aria-describedby={`${id}-help`} />;
      return <IntegerControl id={id} field={field} isIdle={isIdle} onAsk={onAsk} />;
  }
}

type IntegerProps = {
  readonly id: string;
  readonly field: Extract<Field, { type: 'integer' }>;
  readonly isIdle: boolean;
  readonly onAsk: (value: Value) => void;
};

function IntegerControl({ id, field, isIdle, onAsk }: IntegerProps) {
  const words = t().open;
  const { unit, min, max } = field;
  const size = unit === undefined ? 1 : sizeOf(unit);
  const shown = Number.isFinite(field.value) ? t().number(Number((field.value / size).toFixed(3))) : '';
  /** The text being typed, while it differs from the value. */
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const inWords = (n: number) => (unit === undefined ? String(n) : formatTime(t(), n, unit));
  const complaint =
    field.problem === undefined
      ? undefined
      : field.problem === 'not-a-number'
        ? words.notANumber
        : words.outOfRange(inWords(min), inWords(max));
  return (
    <span class="opt-number">
      <span>
        <input
          id={id}
          class="field num"
          inputmode={size === 1 ? 'numeric' : 'decimal'}
          value={typed ?? shown}
          disabled={isIdle}
          aria-invalid={complaint !== undefined}
          aria-describedby={`${id}-help ${id}-range`}
          onInput={(event) => {
            const { value } = event.currentTarget;
            setTyped(value);
            const number = value.trim() === '' ? Number.NaN : Number(value.replace(',', '.')) * size;
            onAsk(Number.isFinite(number) ? Math.round(number * 1000) / 1000 : Number.NaN);
          }}
          onBlur={() => setTyped(undefined)}
        />
        {unit !== undefined && <i>{words.units[unit]}</i>}
      </span>
      <small
        id={`${id}-range`}
        class={complaint === undefined ? 'help' : 'error'}
        role={complaint === undefined ? undefined : 'alert'}
      >
        {complaint ?? words.range(inWords(min), inWords(max))}
      </small>
    </span>
  );
}

import { LEVELS, type Level } from '@saloon/kernel';
import type { Hints } from '@saloon/protocol';
import { t } from '../../i18n/index.ts';
import { levelName } from './level-name.ts';

/** What helps those who play with others: hints, and who plays on for somebody who leaves. */
export type Help = { readonly hints: Hints; readonly standIn: Level };
export const USUAL_HELP: Help = { hints: 'on', standIn: 'normal' };

type HelpPartProps = { readonly game: string; readonly help: Help; readonly onChange: (help: Help) => void };

export function HelpPart({ game, help, onChange }: HelpPartProps) {
  const words = t().open;
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={help.hints === 'on'}
          onChange={(event) => onChange({ ...help, hints: event.currentTarget.checked ? 'on' : 'off' })}
        />
        <span>
          <b>{words.hints}</b>
          <small>{words.hintsHint}</small>
        </span>
      </label>
      <label class="stack title-field">
        <b>{words.standIn}</b>
        <select
          class="field"
          value={help.standIn}
          onChange={(event) => {
            const standIn = LEVELS.find((one) => one === event.currentTarget.value);
            if (standIn !== undefined) onChange({ ...help, standIn });
          }}
        >
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {levelName(game, level)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

import { LEVELS } from '@saloon/kernel';
import { t } from '../../core/i18n/index.ts';
import { levelName } from '../table-form/level-name.ts';
import type { AskedSeat } from '../table-form/seats-part.tsx';
import { type Help, hasOpenSeat, hintsIn } from './help.ts';

type HelpPartProps = {
  readonly game: string;
  readonly help: Help;
  readonly seats: readonly AskedSeat[];
  readonly onChange: (help: Help) => void;
};

export function HelpPart({ game, help, seats, onChange }: HelpPartProps) {
  const words = t().open;
  return (
    <>
      <label class="switch">
        <input
          type="checkbox"
          checked={hintsIn(help, seats) === 'on'}
          onChange={(event) => onChange({ ...help, hints: event.currentTarget.checked ? 'on' : 'off' })}
        />
        <span>
          <b>{words.hints}</b>
          <small>{words.hintsHint}</small>
        </span>
      </label>
      {hasOpenSeat(seats) && (
        <label class="switch">
          <input
            type="checkbox"
            checked={help.outsideBots === 'allowed'}
            onChange={(event) =>
              onChange({ ...help, outsideBots: event.currentTarget.checked ? 'allowed' : 'refused' })
            }
          />
          <span>
            <b>{words.outsideBots}</b>
            <small>{words.outsideBotsHint}</small>
          </span>
        </label>
      )}
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

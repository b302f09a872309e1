import { LEVELS, type Level, PERSONALITIES, type Personality, type Seat } from '@saloon/kernel';
import { t } from '../../../core/i18n/index.ts';
import { characterTitle } from '../../table-form/characters.ts';
import { levelName } from '../../table-form/level-name.ts';

type Props = {
  readonly game: Parameters<typeof levelName>[0];
  readonly at: Seat;
  readonly onChoose: (level: Level, personality: Personality | undefined) => void;
};

/** Which bot sits down on a free chair: a level, or a level with a character. */
export function BotMenu({ game, at, onChoose }: Props) {
  const { addBot } = t().table;
  const choose = (value: string) => {
    const [first, second] = value.split('+');
    const level = LEVELS.find((one) => one === first);
    const personality = PERSONALITIES.find((one) => one === second);
    if (level !== undefined) onChoose(level, personality);
  };
  return (
    <select
      class="field"
      aria-label={`${addBot}: ${t().open.seatOf(at + 1)}`}
      value=""
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">{addBot}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {levelName(game, level)}
        </option>
      ))}
      {LEVELS.map((level) => (
        <optgroup key={level} label={levelName(game, level)}>
          {PERSONALITIES.map((personality) => (
            <option key={personality} value={`${level}+${personality}`}>
              {characterTitle(personality)}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

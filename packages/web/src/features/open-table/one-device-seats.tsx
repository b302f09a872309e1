import '../one-device/seats.css';
import { LEVELS, seat } from '@saloon/kernel';
import { LIMITS } from '@saloon/protocol';
import { t } from '../../core/i18n/index.ts';
import { Brand } from '../../kit/figures/brand.tsx';
import { passWords } from '../one-device/text/index.ts';
import { levelName } from '../table-form/level-name.ts';
import { type AskedSeat, resized, SeatCount } from '../table-form/seats-part.tsx';

type OneDeviceSeatsProps = {
  readonly game: string;
  readonly seats: readonly AskedSeat[];
  readonly names: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly onChange: (seats: readonly AskedSeat[]) => void;
  readonly onNames: (names: readonly string[]) => void;
};

/** Who plays on this device: a name for each person, or a bot. */
export function OneDeviceSeats({ game, seats, names, min, max, onChange, onNames }: OneDeviceSeatsProps) {
  const words = t().open;
  const said = passWords().form;
  const replace = (at: number, next: AskedSeat) => onChange(seats.map((one, i) => (i === at ? next : one)));
  return (
    <>
      <SeatCount min={min} max={max} count={seats.length} onChange={(n) => onChange(resized(seats, n))} />
      <ol class="seat-list one-device-seats">
        {seats.map((one, i) => (
          <li key={i}>
            <Brand of={seat(i)} />
            <select
              class="field"
              aria-label={`${words.seatOf(i + 1)}: ${words.who}`}
              value={one.type === 'bot' ? `bot ${one.level}` : 'person'}
              onChange={(event) => {
                const level = LEVELS.find((each) => event.currentTarget.value === `bot ${each}`);
                replace(i, level === undefined ? { type: 'open' } : { type: 'bot', level });
              }}
            >
              <option value="person">{said.person}</option>
              {LEVELS.map((level) => (
                <option key={level} value={`bot ${level}`}>
                  {words.bot}: {levelName(game, level)}
                </option>
              ))}
            </select>
            {one.type !== 'bot' && (
              <input
                class="field"
                aria-label={said.name(i + 1)}
                value={names[i] ?? ''}
                placeholder={said.nobody(i + 1)}
                maxLength={LIMITS.nameLength}
                onInput={(event) => {
                  const next = event.currentTarget.value;
                  onNames(seats.map((_, place) => (place === i ? next : (names[place] ?? ''))));
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

import type { OpenRequest } from '@saloon/client';
import { LEVELS, type Level, PERSONALITIES, seat } from '@saloon/kernel';
import { t } from '../../core/i18n/index.ts';
import { Brand } from '../../kit/figures/brand.tsx';
import { characterTitle, characterWords } from './characters.ts';
import { levelName } from './level-name.ts';

export type AskedSeat = OpenRequest['seats'][number];

/** Changes the number of seats. Existing seats stay, new ones are like the last, and the first is yours. */
export function resized(seats: readonly AskedSeat[], count: number): readonly AskedSeat[] {
  const last = seats.at(-1) ?? { type: 'open' };
  const more = last.type === 'me' ? ({ type: 'open' } as const) : last;
  const next = Array.from({ length: count }, (_, i) => seats[i] ?? more);
  return next.some(({ type }) => type === 'me') || !seats.some(({ type }) => type === 'me')
    ? next
    : [{ type: 'me' }, ...next.slice(1)];
}

/** Changes who sits in a seat. Nobody has two. */
export function withSeat(seats: readonly AskedSeat[], at: number, next: AskedSeat): readonly AskedSeat[] {
  const old = seats[at] ?? { type: 'open' };
  return seats.map((one, i) => (i === at ? next : next.type === 'me' && one.type === 'me' ? old : one));
}

type SeatCountProps = {
  readonly min: number;
  readonly max: number;
  readonly count: number;
  /** The minimum now, because people sit there. */
  readonly least?: number;
  readonly onChange: (count: number) => void;
};

/** The number of seats. */
export const SeatCount = ({ min, max, count, least = min, onChange }: SeatCountProps) => (
  <fieldset class="count" aria-label={t().open.seatCount}>
    {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
      <button key={n} type="button" aria-pressed={n === count} disabled={n < least} onClick={() => onChange(n)}>
        {n}
      </button>
    ))}
  </fieldset>
);

type SeatsPartProps = {
  readonly game: string;
  readonly seats: readonly AskedSeat[];
  readonly min: number;
  readonly max: number;
  readonly onChange: (seats: readonly AskedSeat[]) => void;
};

/** Who sits where: you, anyone, or a bot of some level. */
export function SeatsPart({ game, seats, min, max, onChange }: SeatsPartProps) {
  const words = t().open;
  const used = LEVELS.filter((level) => seats.some((one) => one.type === 'bot' && one.level === level));
  const shown = PERSONALITIES.filter((kind) => seats.some((one) => one.type === 'bot' && one.personality === kind));
  return (
    <>
      <SeatCount min={min} max={max} count={seats.length} onChange={(n) => onChange(resized(seats, n))} />
      <ol class="seat-list">
        {seats.map((one, i) => (
          <li key={i}>
            <Brand of={seat(i)} />
            <select
              class="field"
              aria-label={`${words.seatOf(i + 1)}: ${words.who}`}
              value={one.type === 'bot' ? `bot ${one.level}` : one.type}
              onChange={(event) => onChange(withSeat(seats, i, read(event.currentTarget.value, one)))}
            >
              <option value="me">{words.me}</option>
              <option value="open">{words.openSeat}</option>
              {LEVELS.map((level) => (
                <option key={level} value={`bot ${level}`}>
                  {words.bot}: {levelName(game, level)}
                </option>
              ))}
            </select>
            {one.type === 'bot' && (
              <select
                class="field"
                aria-label={`${words.seatOf(i + 1)}: ${characterWords().label}`}
                value={one.personality ?? ''}
                onChange={(event) => onChange(withSeat(seats, i, withCharacter(one.level, event.currentTarget.value)))}
              >
                <option value="">{characterWords().none}</option>
                {PERSONALITIES.map((personality) => (
                  <option key={personality} value={personality}>
                    {characterTitle(personality)}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ol>
      {used.length + shown.length > 0 && (
        <dl class="level-lines" aria-live="polite">
          {used.map((level) => (
            <div key={level}>
              <dt>{levelName(game, level)}</dt>
              <dd>{t().levelLines[level]}</dd>
            </div>
          ))}
          {shown.map((personality) => (
            <div key={personality}>
              <dt>{characterTitle(personality)}</dt>
              <dd>{characterWords().lines[personality]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function withCharacter(level: Level, value: string): AskedSeat {
  const personality = PERSONALITIES.find((one) => one === value);
  return personality === undefined ? { type: 'bot', level } : { type: 'bot', level, personality };
}

/** A bot keeps its character when its level changes. */
function read(value: string, now: AskedSeat): AskedSeat {
  const level = LEVELS.find((one) => value === `bot ${one}`);
  if (level !== undefined) return withCharacter(level, now.type === 'bot' ? (now.personality ?? '') : '');
  return value === 'me' ? { type: 'me' } : { type: 'open' };
}

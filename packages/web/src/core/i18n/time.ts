import { type Forms, type Lang, type Millis, plural } from '@saloon/kernel';

const UNITS: readonly {
  readonly size: Millis;
  readonly short: Record<Lang, string>;
  readonly words: Record<Lang, Forms>;
}[] = [
  {
    size: 86_400_000,
    short: { en: 'd', ru: 'д' },
    words: { en: { one: 'day', few: 'days', many: 'days' }, ru: { one: 'день', few: 'дня', many: 'дней' } },
  },
  {
    size: 3_600_000,
    short: { en: 'h', ru: 'ч' },
    words: { en: { one: 'hour', few: 'hours', many: 'hours' }, ru: { one: 'час', few: 'часа', many: 'часов' } },
  },
  {
    size: 60_000,
    short: { en: 'm', ru: 'м' },
    words: {
      en: { one: 'minute', few: 'minutes', many: 'minutes' },
      ru: { one: 'минута', few: 'минуты', many: 'минут' },
    },
  },
  {
    size: 1000,
    short: { en: '', ru: '' },
    words: {
      en: { one: 'second', few: 'seconds', many: 'seconds' },
      ru: { one: 'секунда', few: 'секунды', many: 'секунд' },
    },
  },
];

/** The largest unit that fits at least twice (`90 s`, then `2 m`), rounded up so that `0` means over. */
function inUnit(time: Millis) {
  const unit = UNITS.find(({ size }) => time >= 2 * size - (size === 1000 ? 2000 : 0)) ?? UNITS[3];
  return { unit, n: unit === undefined ? 0 : Math.ceil(time / unit.size) };
}

/** A clock with this much time or more also shows the date. */
export const LONG_TIME: Millis = 3_600_000;

const TAGS: Readonly<Record<Lang, string>> = { en: 'en-US', ru: 'ru' };
const DATES = {
  day: { day: 'numeric', month: 'short' },
  moment: { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** A date as people write it: the `day` (`Nov 17`), or the `moment` with its time (`November 17 at 2:05 PM`). */
export const calendar = (lang: Lang, time: number, as: keyof typeof DATES): string =>
  new Intl.DateTimeFormat(TAGS[lang], DATES[as]).format(time);

/** For a clock: `42`, `5m`, `9h`, `2d`. */
export function shortTime(lang: Lang, time: Millis): string {
  const { unit, n } = inUnit(time);
  return `${n}${unit?.short[lang] ?? ''}`;
}

/** In words: `42 seconds`, `9 часов`. */
export function spokenTime(lang: Lang, time: Millis): string {
  const { unit, n } = inUnit(time);
  return unit === undefined ? '' : `${n} ${plural(lang, n, unit.words[lang])}`;
}

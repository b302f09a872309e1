import type { OptionText } from '@saloon/kernel';
import type { Messages } from '../../core/i18n/en.ts';

const UNITS = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 } as const;
export type TimeUnit = keyof typeof UNITS;
export const sizeOf = (unit: TimeUnit): number => UNITS[unit];

/** The unit that people would use for times in this range. */
export function unitFor(least: number, most: number): TimeUnit {
  if (least >= UNITS.h) return 'h';
  return least >= UNITS.s && most >= 2 * UNITS.s ? 's' : 'ms';
}

/** Milliseconds in words: `45 s`, `24 h`. */
export function formatTime(words: Messages, milliseconds: number, unit: TimeUnit): string {
  return `${words.number(Number((milliseconds / UNITS[unit]).toFixed(2)))} ${words.open.units[unit]}`;
}

/** What a number stands for. Games count seats from 0, people from 1. */
export type NumberKind = 'time' | 'seat' | 'plain';

/** Guessed from the option's name where its spec isn't available: `turnTimeMs`, `firstSeat`. */
export const kindOf = (option: string, unit?: string): NumberKind => {
  if (unit === 'milliseconds' || option.endsWith('Ms')) return 'time';
  return /(^s|S)eat$/.test(option) ? 'seat' : 'plain';
};

/** An option's value as people read it. */
export function formatValue(
  words: Messages,
  value: string | number | boolean,
  text: OptionText | undefined,
  kind: NumberKind,
): string {
  if (typeof value === 'boolean') return value ? words.open.yes : words.open.no;
  if (typeof value === 'string') return text?.values?.[value] ?? value;
  if (kind === 'seat') return words.open.seatOf(value + 1);
  return kind === 'time' ? formatTime(words, value, value === 0 ? 'ms' : unitFor(value, value * 2)) : String(value);
}

import type { Tournament } from './tournament.ts';

/** A calendar entry lasts this long: how long a tournament takes, nobody knows. */
const LASTS = 2 * 3_600_000;
const LINE = 70;

/** `20261118T160500Z` */
const stamp = (at: number): string => `${new Date(at).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Lines of an iCalendar file are short; a space continues one. */
const folded = (line: string): string => {
  const letters = [...line];
  const parts: string[] = [];
  while (letters.length > 0) parts.push(letters.splice(0, LINE / 2).join(''));
  return parts.join('\r\n ');
};

/** The tournament as an iCalendar file (RFC 5545). `url` leads to its page. */
export function calendarOf({ id, title, openedAt, startsAt, phase }: Tournament, game: string, url: string): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Saloon//Tournaments//EN',
    'BEGIN:VEVENT',
    `UID:${id}@saloon`,
    `DTSTAMP:${stamp(openedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(startsAt + LASTS)}`,
    `SUMMARY:${escaped(`${title} (${game})`)}`,
    `URL:${url}`,
    ...(phase === 'canceled' ? ['STATUS:CANCELLED'] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

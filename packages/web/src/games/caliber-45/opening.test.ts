import { readFileSync } from 'node:fs';
import { DEFAULT_EDITION, ODDS, optionsWith } from '@saloon/caliber-45/options';
import { LANGS, parseOptions } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { AnyOptions } from '../../core/games/entry.ts';
import { readEditions } from './editions.ts';
import { PROPOSED } from './logic/bounds.ts';
import { openingWith } from './opening.ts';
import { noteWords } from './text/opening.ts';

const FILE = new URL('../../../../games/caliber-45/editions/silver-rush.json', import.meta.url);
const silver: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
const known = [DEFAULT_EDITION, ...readEditions({ editions: [silver, { id: 'broken' }] })];
const opening = openingWith(known);

const optionsOf = (given: object): AnyOptions => {
  const parsed = parseOptions(optionsWith(known.map(({ id }) => id)), given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.options;
};
/** A letter a seat: `m`e, `o`pen, `b`ot. */
const seats = (letters: string) =>
  [...letters].map((letter) =>
    letter === 'b' ? ({ type: 'bot', level: 'normal' } as const) : ({ type: letter === 'm' ? 'me' : 'open' } as const),
  );
const notes = (given: object, letters: string) =>
  opening
    .notes(optionsOf(given), seats(letters))
    .map(({ text }) =>
      text.en.startsWith('The teams will be uneven')
        ? 'uneven-teams'
        : Object.entries(noteWords.en).find(([, words]) => words === text.en)?.[0],
    );

test('[C45-SEAT-3] the host is warned of neighbours that could be avoided, and of no others', () => {
  expect(notes({ seating: 'manual', seatTeams: 1122 }, 'mooo')).toEqual(['needless-neighbours']);
  expect(notes({ seating: 'manual', seatTeams: 1212 }, 'mooo')).toEqual([]);
  expect(notes({ teams: '3-1' }, 'mooo')).toEqual(['uneven-teams']);
});

test('[C45-ONLINE-9] uneven teams are told before the table opens', () => {
  expect(notes({ teams: 'two' }, 'moo')).toEqual(['uneven-teams']);
  expect(notes({ seating: 'manual', seatTeams: 11122 }, 'moooo')).toEqual(['needless-neighbours', 'uneven-teams']);
  expect(notes({ teams: 'three' }, 'moo')).toEqual([]);
  const [note] = opening.notes(optionsOf({}), seats('moooo'));
  const odds = ODDS['3-2']?.none;
  expect(note?.text.en).toContain(`about ${odds} of 100 games`);
  expect(note?.text.ru).toContain(`${odds}\u00a0партий из 100`);
});

test('[C45-HEAD-1] with a head start uneven teams need no warning', () => {
  expect(notes({ headStart: 'even' }, 'moooo')).toEqual([]);
});

test('[C45-RULING-24] where all players of a team may be bots, the bounds are proposed until they are set', () => {
  expect(notes({}, 'mbbb')).toEqual(['bots-alone']);
  expect(notes({}, 'mobb')).toEqual(['bots-alone']);
  expect(notes({}, 'moob')).toEqual([]);
  expect(notes({ seating: 'manual', seatTeams: 1212 }, 'mobb')).toEqual([]);
  expect(notes({ seating: 'manual', seatTeams: 1212 }, 'mbob')).toEqual(['bots-alone']);
  expect(notes({ idleRoundLimit: 10 }, 'mbbb')).toEqual(['bots-alone']);
  expect(notes(PROPOSED, 'mbbb')).toEqual([]);
  expect(PROPOSED).toEqual({ idleRoundLimit: 10, maxRobberies: 60 });
  expect(opening.notes(optionsOf({}), seats('mbbb'))[0]?.proposal?.options).toBe(PROPOSED);
});

test('above a million the host is warned of a long game', () => {
  expect(notes({ target: '1050' }, 'mooo')).toEqual(['long-game']);
  expect(notes({ target: '1000' }, 'mooo')).toEqual([]);
});

test('[C45-SETUP-2] what cannot be played is told with the loot of its edition, and has no other note', () => {
  const given = { teams: 'three', target: '1650' };
  expect(opening.problem(optionsOf(given), 6)).toBeUndefined();
  const problem = opening.problem(optionsOf({ ...given, edition: 'silver-rush' }), 6);
  expect(problem?.option).toBe('target');
  for (const lang of LANGS) expect(problem?.text[lang]).toContain('$1');
  expect(notes({ teams: '3-1', target: '1100' }, 'mbbbbb')).toEqual([]);
});

test('only the house can play an edition of its own; one that cannot be read is not offered', () => {
  expect(known.map(({ id }) => id)).toEqual(['default', 'silver-rush']);
  expect(opening.isForServer(optionsOf({}))).toBe(false);
  expect(opening.isForServer(optionsOf({ edition: 'silver-rush' }))).toBe(true);
  for (const junk of [undefined, null, [], {}, { editions: 3 }]) expect(readEditions(junk)).toEqual([]);
});

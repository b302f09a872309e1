import { LANGS, parseOptions, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45 } from '../index.ts';
import { TARGETS, TEAMS } from '../rules/options.ts';

const optionsOf = (given: object) => {
  const parsed = parseOptions(caliber45.options, given);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.options;
};
const problem = (given: object, seats: number) => caliber45.problemWith?.(optionsOf(given), seats);

test.each<[given: object, seats: number, option: string, words: RegExp]>([
  [{ seating: 'manual', seatTeams: 1412 }, 4, 'seatTeams', /1412: use only the digits 1, 2 and 3/],
  [{ seating: 'manual', seatTeams: 1012 }, 4, 'seatTeams', /only the digits/],
  [{ seating: 'manual', seatTeams: 1212 }, 6, 'seatTeams', /the table has 6 seats: enter one digit/],
  [{ seating: 'manual', seatTeams: 1313 }, 4, 'seatTeams', /without gaps/],
  [{ seating: 'manual', seatTeams: 111 }, 3, 'seatTeams', /two or three teams/],
  [{ seating: 'manual', seatTeams: 11112 }, 5, 'seatTeams', /teams of 1 to 3 players/],
  [{ teams: '3-1' }, 5, 'teams', /“Three against one” needs 4 seats, but the table has 5/],
  [{ teams: 'two' }, 7, 'teams', /needs 2 to 6 seats, but the table has 7/],
  [{ teams: 'three' }, 2, 'teams', /needs 3 to 9 seats/],
  [
    { teams: 'three', target: '1700' },
    6,
    'target',
    /3 teams could split all \$4,900,000 .* choose \$1,650,000 or less/,
  ],
  [{ teams: 'three', target: '2000' }, 12, 'target', /choose \$1,650,000 or less/],
  [{ target: '2000' }, 7, 'target', /choose \$1,650,000 or less/],
  [{ firstPlayer: 'host-pick', firstSeat: 4 }, 4, 'firstSeat', /choose a seat from 0 to 3/],
])('[C45-SETUP-2] %j with %i seats: names the option to blame and what would fit', (given, seats, option, words) => {
  const found = problem(given, seats);
  expect(found?.option).toBe(option);
  expect(found?.text.en).toMatch(words);
  for (const lang of LANGS) expect(found?.text[lang]).toMatch(/^[^\n]*[^.\n]$/);
});

test.each<[given: object, seats: number]>([
  [{ seating: 'manual', seatTeams: 1212 }, 4],
  [{ teams: '3-1' }, 4],
  [{ teams: 'two' }, 6],
  [{ teams: 'three', target: '1650' }, 3],
  [{ target: '2000' }, 6],
  [{ firstPlayer: 'host-pick', firstSeat: 3 }, 4],
  // Too many for any table: the kernel reports that.
  [{}, 12],
  [{ teams: 'two' }, 1],
])('[C45-SETUP-1] %j with %i seats: no option is to blame', (given, seats) => {
  expect(problem(given, seats)).toBeUndefined();
});

test('[C45-SETUP-2] setup works exactly where no problem is reported', () => {
  for (const target of TARGETS.filter((_, i) => i % 6 === 0 || i > 21)) {
    for (const given of [
      ...TEAMS.map((teams) => ({ teams, target })),
      ...[12, 1122, 1133, 2222, 123_123, 112_233_123].map((seatTeams) => ({ seating: 'manual', seatTeams, target })),
      { firstPlayer: 'host-pick', firstSeat: 5, target },
    ]) {
      for (let seats = 2; seats <= 9; seats++) {
        const deal = () => caliber45.setup(optionsOf(given), seats, seedOf(7));
        if (problem(given, seats) === undefined) expect(deal).not.toThrow();
        else expect(deal).toThrow(RangeError);
      }
    }
  }
});

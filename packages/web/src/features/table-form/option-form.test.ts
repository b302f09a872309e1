import '../../testing/all-langs.ts';
import { options as duel } from '@saloon/bang-duel/options';
import { options as colt } from '@saloon/colt-express/options';
import { parseOptions } from '@saloon/kernel';
import { options } from '@saloon/wright-brothers/options';
import { expect, test } from 'vitest';
import type { AnyOptionSpec } from '../../core/games/options.ts';
import { messages } from '../../core/i18n/index.ts';
import { formatValue, kindOf } from './format-value.ts';
import {
  type Asked,
  ask,
  askedFor,
  askedIn,
  type Field,
  fieldsOf,
  hasProblem,
  optionAt,
  shownIn,
  valuesIn,
} from './option-form.ts';
import { resized, withSeat } from './seats-part.tsx';

const spec = options as unknown as AnyOptionSpec;
const field = (asked: Asked, name: string, seats = 4): Field => {
  const found = fieldsOf(spec, asked, seats).find((one) => one.name === name);
  if (found === undefined) throw new Error(`Cannot find the field ${name}`);
  return found;
};

test('the form starts with the default options, in order and valid', () => {
  const fields = fieldsOf(spec, {}, 4);
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(options));
  const parsed = parseOptions(options, {});
  expect(Object.fromEntries(fields.map(({ name, value }) => [name, value]))).toEqual(parsed.ok && parsed.options);
  expect(hasProblem(fields)).toBe(false);
});

test.each([
  ['wright-brothers', options, { pace: 'correspondence', rounds: 2 }],
  ['colt-express', colt, { mode: 'two-bandits', pace: 'untimed' }],
  ['bang-duel', duel, { timed: true, moveTimeMs: 45_000 }],
])('%s: the options of an open table are read back as they were requested', (_, one, asked) => {
  const own = one as unknown as AnyOptionSpec;
  const tableWith = (given: Asked): Asked => {
    const parsed = parseOptions(one as Parameters<typeof parseOptions>[0], given);
    return parsed.ok ? (parsed.options as Asked) : expect.fail('they go together');
  };
  expect(askedFor(own, tableWith({}), 4)).toEqual({});
  const again = askedFor(own, tableWith(asked), 4);
  expect(again).toMatchObject(asked);
  expect(tableWith(askedIn(fieldsOf(own, again, 4)))).toEqual(tableWith(asked));
});

test('an earlier choice forces a later one, and turns seconds into hours', () => {
  const asked = ask(spec, { raceMode: 'realtime', turnTimeMs: 60_000 }, 'pace', 'correspondence', 4);
  expect(asked).toEqual({ raceMode: 'realtime', pace: 'correspondence' });
  expect(field(asked, 'raceMode')).toMatchObject({ value: 'sealed', isForced: true });
  expect(field(asked, 'turnTimeMs')).toMatchObject({ value: 86_400_000, min: 3_600_000, unit: 'h' });
  expect(field({}, 'turnTimeMs')).toMatchObject({ value: 45_000, min: 15_000, unit: 's' });
});

test('a number whose option is off can’t be chosen and isn’t sent', () => {
  const of = (asked: Asked) =>
    fieldsOf(duel as unknown as AnyOptionSpec, asked, 2).find(({ name }) => name === 'moveTimeMs');
  expect(of({})).toMatchObject({ value: 0, isForced: true });
  expect(of({ moveTimeMs: 0 })).toMatchObject({ isAsked: false });
  expect(of({ timed: true })).toMatchObject({ value: 60_000, isForced: false });
});

test('an option for two players is inactive at a larger table', () => {
  expect(field({}, 'duelCards', 4).idleFor).toEqual({ min: 2, max: 2 });
  expect(field({}, 'duelCards', 2).idleFor).toBeUndefined();
});

test.each([
  [0, 'out-of-range'],
  [1, undefined],
  [20, undefined],
  [21, 'out-of-range'],
  [2.5, 'not-a-number'],
  [Number.NaN, 'not-a-number'],
])('%d rounds: %s', (rounds, problem) => {
  const asked = { rounds };
  expect(field(asked, 'rounds')).toMatchObject({ problem });
  expect(hasProblem(fieldsOf(spec, asked, 4))).toBe(problem !== undefined);
  expect(parseOptions(options, asked).ok).toBe(problem === undefined);
});

test('choosing the default sends nothing', () => {
  const asked = ask(spec, {}, 'rounds', 3, 4);
  expect(asked).toEqual({ rounds: 3 });
  expect(ask(spec, asked, 'rounds', 6, 4)).toEqual({});
});

test('new seats are like the last one, and your own seat stays', () => {
  const seats = resized([{ type: 'open' }, { type: 'open' }, { type: 'me' }], 4);
  expect(seats.map(({ type }) => type)).toEqual(['open', 'open', 'me', 'open']);
  expect(resized(seats, 2).map(({ type }) => type)).toEqual(['me', 'open']);
});

test('taking another seat gives your old one to its occupant', () => {
  const seats = withSeat([{ type: 'me' }, { type: 'bot', level: 'hard' }], 1, { type: 'me' });
  expect(seats).toEqual([{ type: 'bot', level: 'hard' }, { type: 'me' }]);
});

test('a seat is chosen among the table’s seats, counted from one', () => {
  expect(field({}, 'firstSeat', 3)).toMatchObject({ type: 'seat', value: 0, seats: 3 });
  expect(field({ firstSeat: 4 }, 'firstSeat', 5)).toMatchObject({ value: 4, seats: 5 });
  // The table has shrunk since: the last seat.
  expect(field({ firstSeat: 4 }, 'firstSeat', 3)).toMatchObject({ value: 2, seats: 3 });
  expect(askedIn(fieldsOf(spec, { firstSeat: 4, rounds: 3 }, 3))).toEqual({ firstSeat: 2, rounds: 3 });
});

test.each([
  ['en', 'firstSeat', 0, 'Seat 1'],
  ['ru', 'firstSeat', 4, 'Место 5'],
  ['en', 'turnTimeMs', 45_000, '45 s'],
  ['en', 'duelWindowMs', 2500, '2.5 s'],
  ['ru', 'duelWindowMs', 2500, '2,5 с'],
  ['en', 'rounds', 6, '6'],
] as const)('in %s %s of %d reads %s', (lang, name, value, read) => {
  expect(formatValue(messages[lang], value, undefined, kindOf(name))).toBe(read);
});

const train = colt as unknown as AnyOptionSpec;
const switches = (asked: Asked) => {
  const fields = fieldsOf(train, asked, 4);
  return ['preset', 'abilities', 'events', 'stations'].map((name) => valuesIn(fields)[name]);
};

test('[CE-RULING-20] the basic game shows its switches off, and changing one makes it a custom mix', () => {
  const basic = ask(train, { abilities: false }, 'preset', 'basic', 4);
  expect(basic).toEqual({ preset: 'basic' });
  expect(switches(basic)).toEqual(['basic', false, false, false]);
  const mixed = ask(train, basic, 'abilities', true, 4);
  expect(switches(mixed)).toEqual(['custom', true, false, false]);
  expect(switches(ask(train, mixed, 'abilities', false, 4))).toEqual(['basic', false, false, false]);
  expect(switches(ask(train, mixed, 'preset', 'advanced', 4))).toEqual(['advanced', true, true, true]);
  expect(switches({ events: false })).toEqual(['custom', true, false, false]);
});

test('[CE-RULING-20] the server resolves the form’s request to the options the form shows', () => {
  for (const asked of [{}, { preset: 'basic' }, { preset: 'basic', abilities: true }, { stations: false }]) {
    const fields = fieldsOf(train, asked, 4);
    const parsed = parseOptions(train, askedIn(fields));
    expect(parsed.ok && parsed.options).toEqual(valuesIn(fields));
    expect(fields.map(shownIn)).toEqual(Object.values(valuesIn(fields)));
  }
});

test.each([
  ['options.rounds', 'rounds'],
  ['options', undefined],
  ['seats', undefined],
  [undefined, undefined],
])('a refusal at %s is about the option %s', (at, option) => {
  expect(optionAt(at)).toBe(option);
});

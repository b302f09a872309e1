import { defaultOptions, parseOptions, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';

const parse = (given: unknown) => parseOptions(wrightBrothers.options, given);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Section 8 of RULES.md, with the seat that is picked beside `firstPlayer`. */
const LIVE_DEFAULTS = {
  rounds: 6,
  pace: 'live',
  raceMode: 'realtime',
  firstPlayer: 'random',
  firstSeat: 0,
  sheriffPlacement: 'shuffle',
  stallLaps: 2,
  missOrder: 'hand-order',
  finalTie: 'shared',
  duelCards: 'loot',
  earlySlapFoul: true,
  foulTie: 'fouler',
  antiMash: true,
  lagCapMs: 250,
  raceTimeoutMs: 5000,
  duelWindowMs: 2500,
  turnTimeMs: 45 * SECOND,
  switchReturnMs: 20 * SECOND,
  missChoiceMs: 15 * SECOND,
  sealedMs: 20 * SECOND,
} as const;

describe('[section 8] the options', () => {
  test('every default', () => {
    expect(defaultOptions(wrightBrothers.options)).toEqual(LIVE_DEFAULTS);
    expect(parse(undefined)).toEqual({ ok: true, options: LIVE_DEFAULTS });
  });

  test.each([
    ['rounds', 1, 20],
    ['firstSeat', 0, 4],
    ['stallLaps', 1, 5],
    ['lagCapMs', 0, 400],
    ['raceTimeoutMs', 2000, 15_000],
    ['duelWindowMs', 1500, 6000],
    ['turnTimeMs', 15 * SECOND, 5 * MINUTE],
    ['switchReturnMs', 10 * SECOND, 60 * SECOND],
    ['missChoiceMs', 10 * SECOND, 60 * SECOND],
    ['sealedMs', 10 * SECOND, 60 * SECOND],
  ])('%s: whole numbers from %i to %i', (option, min, max) => {
    for (const value of [min, max]) {
      expect(parse({ [option]: value })).toEqual({ ok: true, options: { ...LIVE_DEFAULTS, [option]: value } });
    }
    for (const found of [min - 1, max + 1, min + 0.5, String(min), null, Number.NaN, true]) {
      expect(parse({ [option]: found })).toMatchObject({ ok: false, problems: [{ option, found }] });
    }
  });

  test.each([['turnTimeMs'], ['switchReturnMs'], ['missChoiceMs'], ['sealedMs']])(
    '%s by correspondence: from an hour to seven days, a day by default',
    (option) => {
      const given = (value: number) => parse({ pace: 'correspondence', [option]: value });
      for (const value of [HOUR, 7 * DAY])
        expect(given(value)).toMatchObject({ ok: true, options: { [option]: value } });
      for (const value of [HOUR - 1, 7 * DAY + 1, 45 * SECOND]) {
        expect(given(value)).toMatchObject({ ok: false, problems: [{ option, found: value }] });
      }
      expect(parse({ pace: 'correspondence' })).toMatchObject({ ok: true, options: { [option]: DAY } });
      expect(parse({ pace: 'live', [option]: HOUR })).toMatchObject({ ok: false, problems: [{ option }] });
    },
  );

  test.each([
    ['pace', ['live', 'correspondence']],
    ['raceMode', ['realtime', 'sealed']],
    ['firstPlayer', ['random', 'host-pick']],
    ['sheriffPlacement', ['shuffle', 'spread']],
    ['missOrder', ['hand-order', 'reverse-hand-order']],
    ['finalTie', ['shared', 'round-wins', 'extra-round']],
    ['duelCards', ['loot', 'hand', 'bottom']],
    ['foulTie', ['fouler', 'opponent']],
    ['earlySlapFoul', [true, false]],
    ['antiMash', [true, false]],
  ])('%s: one of %j and nothing else', (option, values) => {
    for (const value of values)
      expect(parse({ [option]: value })).toMatchObject({ ok: true, options: { [option]: value } });
    for (const found of ['', 'other', 0, 1, null, 'toString', [values[0]]]) {
      expect(parse({ [option]: found })).toMatchObject({ ok: false, problems: [{ option, found }] });
    }
  });

  test('correspondence forces the sealed race', () => {
    for (const raceMode of [undefined, 'realtime', 'sealed']) {
      expect(parse({ pace: 'correspondence', raceMode })).toMatchObject({ ok: true, options: { raceMode: 'sealed' } });
    }
    expect(parse({ pace: 'live', raceMode: 'realtime' })).toMatchObject({ options: { raceMode: 'realtime' } });
  });

  test('all defaults by correspondence', () => {
    expect(parse({ pace: 'correspondence' })).toEqual({
      ok: true,
      options: {
        ...LIVE_DEFAULTS,
        pace: 'correspondence',
        raceMode: 'sealed',
        turnTimeMs: DAY,
        switchReturnMs: DAY,
        missChoiceMs: DAY,
        sealedMs: DAY,
      },
    });
  });

  test('every problem is reported, including an unknown option', () => {
    const parsed = parse({ rounds: 0, stallLaps: 6, jokers: 7 });
    expect(parsed.ok ? [] : parsed.problems.map(({ option }) => option).toSorted()).toEqual([
      'jokers',
      'rounds',
      'stallLaps',
    ]);
  });

  test('only the duel options are marked as for two players only', () => {
    const marked = Object.entries(wrightBrothers.options)
      .filter(([, option]) => option.onlyFor !== undefined)
      .map(([name, option]) => [name, option.onlyFor]);
    const two = { min: 2, max: 2 };
    expect(marked).toEqual([
      ['duelCards', two],
      ['earlySlapFoul', two],
      ['foulTie', two],
      ['duelWindowMs', two],
    ]);
  });

  test('the form asks for pace before everything that depends on it', () => {
    const names = Object.keys(wrightBrothers.options);
    for (const name of ['raceMode', 'turnTimeMs', 'switchReturnMs', 'missChoiceMs', 'sealedMs']) {
      expect(names.indexOf(name)).toBeGreaterThan(names.indexOf('pace'));
    }
  });
});

describe('[section 8] players', () => {
  const setUp = (count: number) => () => wrightBrothers.setup(LIVE_DEFAULTS, count, seedOf(1));

  test('two to five', () => {
    expect(wrightBrothers.seats(LIVE_DEFAULTS)).toEqual({ min: 2, max: 5 });
    for (const count of [2, 3, 4, 5]) expect(wrightBrothers.seatCount(setUp(count)())).toBe(count);
    for (const count of [0, 1, 6, 2.5, Number.NaN]) expect(setUp(count)).toThrow();
  });

  test('a first player picked by the host must be at the table', () => {
    const picked = { ...LIVE_DEFAULTS, firstPlayer: 'host-pick', firstSeat: 3 } as const;
    expect(wrightBrothers.seats(picked)).toEqual({ min: 4, max: 5 });
    expect(() => wrightBrothers.setup(picked, 3, seedOf(1))).toThrow();
    expect(wrightBrothers.setup(picked, 4, seedOf(1)).first).toBe(3);
    expect(wrightBrothers.seats({ ...LIVE_DEFAULTS, firstSeat: 3 })).toEqual({ min: 2, max: 5 });
  });
});

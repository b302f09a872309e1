import { defaultOptions, parseOptions, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { caliber45, gameWith } from '../index.ts';
import type { Edition } from '../rules/box.ts';
import { DEFAULT_EDITION } from '../rules/data.ts';
import { hasLootFor } from '../rules/seating.ts';
import { ODD_EDITION } from '../testing/odd-edition.ts';
import { parseEdition } from './edition.ts';

const own = JSON.parse(JSON.stringify(DEFAULT_EDITION)) as Edition;
const problemsOf = (given: unknown) => {
  const parsed = parseEdition(given);
  return parsed.ok ? [] : parsed.problems;
};

test('the default edition is valid', () => {
  expect(parseEdition(own)).toEqual({ ok: true, edition: own });
});

test('a very different edition is read as written', () => {
  expect(parseEdition(JSON.parse(JSON.stringify(ODD_EDITION)))).toEqual({ ok: true, edition: ODD_EDITION });
});

test.each<[what: string, change: object, problem: RegExp]>([
  ['a card too many', { weapons: { ...own.weapons, cactus: 5 } }, /^weapons are 63 cards: the box has 62$/],
  ['a card too few', { money: own.money.slice(0, -1) }, /^money is 32 cards: the box has 34$/],
  ['a cowboy too few', { cowboys: own.cowboys.slice(1) }, /^cowboys are 11 cards: the box has 12$/],
  ['six coyotes', { weapons: { ...own.weapons, coyote: 6, cactus: 2 } }, /^weapons.coyote is 6: fewer than 6/],
  ['seven bullets', { weapons: { ...own.weapons, 'bullet-7': 1 } }, /^weapons has bullet-7: only bullet-1, /],
  ['a broken value', withMoney({ value: 75_000 }), /^money\[0\].value is 75000: a multiple of 50000/],
  ['no value', withMoney({ value: 0 }), /^money\[0\].value is 0: a whole number from 50000/],
  ['no change', withMoney({ value: 150_000 }), /^money has no loot card of 50000/],
  ['a guarded stagecoach', withMoney({ guards: 1 }), /^money\[0\].guards is 1: a stagecoach has none$/],
  ['guards above every cap', withMoney({ guards: 9 }, 6), /^money\[6\].guards is 9: no cowboy's cap is above 8/],
  ['Indians above every cap', withMoney({ guards: 9 }, 11), /^money\[11\].guards is 9: no cowboy's cap is above 8/],
  ['Indians with a value', withMoney({ value: 50_000 }, 8), /^money\[8\] has a value: indians is no loot$/],
  ['a guarded sheriff', withMoney({ guards: 2 }, 7), /^money\[7\] has guards: sheriff has none$/],
  ['an unknown kind', withMoney({ kind: 'bank' }), /^money\[0\].kind is "bank": one of stagecoach, /],
  ['the same card twice', withMoney({ value: 50_000 }, 1), /^money\[1\] is the same card as money\[0\]/],
  ['another Pat Garrett', withCowboy({ cap: 6 }, 8), /^pat-garrett has cap 6: the rulebook gives him 7$/],
  ['a cowboy twice', withCowboy({ id: 'jesse-james' }), /^cowboys\[5\] is jesse-james once more/],
  ['a stranger without a name', withCowboy({ id: 'black-bart' }), /^cowboys\[0\] has no name: black-bart /],
  ['a cap of nothing', withCowboy({ cap: 0 }), /^cowboys\[0\].cap is 0: a whole number from 1 to 36/],
  ['no title', { title: { en: 'Box' } }, /^title.ru is undefined: a name/],
  ['a strange id', { id: 'My Box' }, /^id is "My Box": small letters/],
  ['a strange field', { year: 2017 }, /^the edition has year: only id, title, /],
])('an edition with %s is refused, and the error says where', (_, change, problem) => {
  expect(problemsOf({ ...own, ...change })).toEqual([expect.stringMatching(problem)]);
});

function withMoney(change: object, at = 0) {
  return { money: own.money.map((card, i) => (i === at ? { ...card, ...change } : card)) };
}
function withCowboy(change: object, at = 0) {
  return { cowboys: own.cowboys.map((card, i) => (i === at ? { ...card, ...change } : card)) };
}

test('too little loot for two teams is refused, and one more card is enough', () => {
  const money = (copies: number) => [
    { kind: 'stagecoach', value: 50_000, guards: 0, copies },
    { kind: 'sheriff', copies: 34 - copies },
  ];
  expect(problemsOf({ ...own, money: money(18) })).toEqual([
    'all loot is worth 900000: more than 900000 is needed at any table',
  ]);
  expect(problemsOf({ ...own, money: money(19) })).toEqual([]);
});

test("all mistakes are reported at once, and junk doesn't throw", () => {
  expect(problemsOf({ id: 7, title: [], weapons: 3, money: {}, cowboys: undefined }).length).toBeGreaterThan(10);
  for (const junk of [undefined, null, 3, 'edition', [], { __proto__: own }]) {
    expect(problemsOf(junk)).toContainEqual(expect.stringMatching(/is needed$/));
  }
});

test('a table plays another edition by its id, with its own cards and titles', () => {
  const cowboys = own.cowboys.map((cowboy, i) =>
    i === 0 ? { id: 'black-bart', cap: 36, name: { en: 'Black Bart', ru: 'Чёрный Барт' } } : cowboy,
  );
  const parsed = parseEdition({ ...own, id: 'first-print', title: { en: 'First print', ru: 'Первый тираж' }, cowboys });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const game = gameWith([DEFAULT_EDITION, parsed.edition]);
  const options = parseOptions(game.options, { edition: 'first-print' });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const state = game.setup(options.options, 4, seedOf(7));
  expect(game.view(state, 'spectator').edition).toBe('first-print');
  expect(game.view(state, 'spectator').cowboys.filledWith[0]).toEqual(cowboys[0]);
  expect(game.text.ru.options.edition?.values).toMatchObject({ 'first-print': 'Первый тираж' });
  expect(parseOptions(caliber45.options, { edition: 'first-print' }).ok).toBe(false);
});

test('two editions with the same id throw', () => {
  expect(() => gameWith([DEFAULT_EDITION, DEFAULT_EDITION])).toThrow('two have the same id');
});

test('with little loot three teams or a high target are refused', () => {
  const seatsWith = (given: object) => {
    const parsed = parseOptions(caliber45.options, given);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return caliber45.seats(parsed.options);
  };
  expect(seatsWith({ teams: 'three', target: '1650' })).toEqual({ min: 3, max: 9 });
  expect(seatsWith({ teams: 'three', target: '1700' })).toEqual({ min: 2, max: 0 });
  expect(seatsWith({ teams: 'two', target: '2000' })).toEqual({ min: 2, max: 6 });
  expect(seatsWith({ target: '2000' })).toEqual({ min: 2, max: 6 });
});

test("[C45-SETUP-2] loot for every team to stop just short of the target isn't enough", () => {
  const options = defaultOptions(caliber45.options);
  // $950,000 is 19 units: 38 for two teams, 57 for three.
  expect([38, 39].map((loot) => hasLootFor(options, 2, loot))).toEqual([false, true]);
  expect([57, 58].map((loot) => hasLootFor(options, 3, loot))).toEqual([false, true]);
});

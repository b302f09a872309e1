import { readFileSync } from 'node:fs';
import { parseOptions } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { builtInCatalog, catalogWith, findGame, games } from './index.ts';

test('every game has a unique id and is found by it', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  for (const game of games) expect(findGame(game.id)).toBe(game);
});

test('old rules are found by their version, and the current rules without one or with an unknown one', () => {
  const today = findGame('bang-duel');
  expect(findGame('bang-duel', 1)).toMatchObject({ id: 'bang-duel', rulesVersion: 1 });
  expect(findGame('bang-duel', 2)).toMatchObject({ id: 'bang-duel', rulesVersion: 2 });
  expect(findGame('bang-duel', 3)).toMatchObject({ id: 'bang-duel', rulesVersion: 3 });
  expect(findGame('bang-duel', 3)?.options).not.toHaveProperty('rangerDrawsForHazards');
  expect(findGame('bang-duel', 4)).toBe(today);
  expect(findGame('bang-duel', 99)).toBe(today);
  expect(findGame('wright-brothers', 1)).toMatchObject({ rulesVersion: 1 });
  expect(findGame('caliber-45', 1)).toMatchObject({ rulesVersion: 1 });
  expect(findGame('poker', 1)).toBeUndefined();
});

test('ids can be used in links', () => {
  for (const { id } of games) expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
});

test('an unknown id is not found', () => {
  expect(findGame('poker')).toBeUndefined();
});

const FILE = new URL('../../games/caliber-45/editions/silver-rush.json', import.meta.url);
const silver: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(FILE, 'utf8'));

test('a host can add an edition without changing the built-in game', () => {
  const made = catalogWith([silver, { ...silver, id: 'silver-two' }]);
  if (!made.ok) throw new Error(made.problems.join());
  const { catalog } = made;
  expect(catalog.games.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  const allowed = (find: typeof findGame, edition: string) =>
    parseOptions(find('caliber-45')?.options ?? {}, { edition }).ok;
  for (const edition of ['default', 'silver-rush', 'silver-two']) expect(allowed(catalog.findGame, edition)).toBe(true);
  expect(allowed(findGame, 'silver-rush')).toBe(false);
  expect(catalog.findGame('wright-brothers')).toBe(findGame('wright-brothers'));
  // The editions alone are enough to build the same catalog elsewhere.
  expect(catalogWith(JSON.parse(JSON.stringify(catalog.editions)))).toMatchObject({
    ok: true,
    catalog: { editions: catalog.editions },
  });
});

test('without added editions it is the built-in catalog', () => {
  expect(catalogWith([])).toEqual({ ok: true, catalog: builtInCatalog });
});

test.each([
  [[silver, { ...silver, id: 'x', cowboys: [] }], 1, 'cowboys are 0 cards'],
  [[{ ...silver, id: 'default' }], 0, 'id is "default": another edition has it already'],
  [[silver, silver], 1, 'id is "silver-rush": another edition has it already'],
  [['silver'], 0, 'the edition is "silver"'],
])('an invalid edition is named, and none is loaded (%#)', (editions, edition, problem) => {
  const made = catalogWith(editions);
  expect(made).toMatchObject({ ok: false, edition });
  expect(made.ok ? '' : made.problems.join()).toContain(problem);
});

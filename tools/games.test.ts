import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@saloon/catalog';
import { defaultOptions, KERNEL_REFUSALS } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { tables } from '../packages/web/src/tables/index.ts';
import { REVEALS } from './leak/reveals.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const expectNamed = (what: string, file: string): void =>
  expect(readFileSync(root + file, 'utf8').includes(what), `${what} stands in ${file}`).toBe(true);

/** What no compiler and no other test would miss of a new game: docs/adding-a-game.md has all its places. */
describe.each(games)('$id', (game) => {
  const { id } = game;

  test('has a table in the browser for as many as its rules take', () => {
    const seats = tables[id]?.seats;
    expect(seats, `seats of ${id} in packages/web/src/tables/index.ts`).toMatchObject(
      game.seats(defaultOptions(game.options)),
    );
  });

  test('says which of its events show somebody something, so that leaks can be looked for', () => {
    expect(REVEALS[id]?.length, `REVEALS of ${id} in tools/leak/reveals.ts`).toBeGreaterThan(0);
  });

  test('has playthroughs that are checked, and its rules are found from the README', () => {
    expect(existsSync(`${root}packages/games/${id}/playthroughs/manifest.json`), `playthroughs of ${id}`).toBe(true);
    expectNamed(`packages/games/${id}/RULES.md`, 'README.md');
  });

  test('is named where people look for its package, and for whose it is', () => {
    expectNamed(`@saloon/${id}`, 'docs/library.md');
    expectNamed(game.text.en.title.replaceAll('’', "'"), 'NOTICE');
  });

  test('refuses in capitals, as docs/protocol.md says, where the kernel does not', () => {
    const own = Object.keys(game.text.en.refusals).filter((code) => !KERNEL_REFUSALS.some((known) => known === code));
    expect(own.filter((code) => !/^[A-Z_]+$/.test(code))).toEqual([]);
  });

  test('has a lesson that is played in the browser, where it has one', () => {
    if (tables[id]?.lesson === undefined) return;
    expectNamed(`@saloon/${id}/lesson`, 'packages/web/e2e/lesson.e2e.ts');
  });
});

test('the browser has no table of a game that is not in the catalog', () => {
  const known = games.map(({ id }) => String(id));
  expect(Object.keys(tables).filter((id) => !known.includes(id))).toEqual([]);
});

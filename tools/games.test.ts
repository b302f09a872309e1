import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@saloon/catalog';
import { defaultOptions, KERNEL_REFUSALS } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { tables } from '../packages/web/src/games/index.ts';
import { REVEALS } from './leak/reveals.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const expectNamed = (what: string, file: string): void =>
  expect(readFileSync(root + file, 'utf8').includes(what), `${what} stands in ${file}`).toBe(true);

/** What neither the compiler nor another test requires of a new game. docs/adding-a-game.md lists all places. */
describe.each(games)('$id', (game) => {
  const { id } = game;

  test('has a table in the browser for every number of seats that its rules allow', () => {
    const seats = tables[id]?.seats;
    expect(seats, `seats of ${id} in packages/web/src/games/index.ts`).toMatchObject(
      game.seats(defaultOptions(game.options)),
    );
  });

  test('lists the events that reveal something, for the leak check', () => {
    expect(REVEALS[id]?.length, `REVEALS of ${id} in tools/leak/reveals.ts`).toBeGreaterThan(0);
  });

  test('has checked playthroughs, and the README links to its rules', () => {
    expect(existsSync(`${root}packages/games/${id}/playthroughs/manifest.json`), `playthroughs of ${id}`).toBe(true);
    expectNamed(`packages/games/${id}/RULES.md`, 'README.md');
  });

  test("is listed in the library's docs and in NOTICE", () => {
    expectNamed(`@saloon/${id}`, 'docs/library.md');
    expectNamed(game.text.en.title.replaceAll('’', "'"), 'NOTICE');
  });

  test("has refusal codes in capitals, as docs/protocol.md says, except the kernel's", () => {
    const own = Object.keys(game.text.en.refusals).filter((code) => !KERNEL_REFUSALS.some((known) => known === code));
    expect(own.filter((code) => !/^[A-Z_]+$/.test(code))).toEqual([]);
  });

  test('has a browser test of its lesson, if it has a lesson', () => {
    if (tables[id]?.lesson === undefined) return;
    expectNamed(`@saloon/${id}/lesson`, 'packages/web/e2e/lesson.e2e.ts');
  });
});

test('the browser has no table for a game that is not in the catalog', () => {
  const known = games.map(({ id }) => String(id));
  expect(Object.keys(tables).filter((id) => !known.includes(id))).toEqual([]);
});

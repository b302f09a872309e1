import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openDuel, playOn as playDuel } from './bang-duel-player.ts';
import { openCaliber, playOn as playCaliber } from './caliber-45-player.ts';
import { openColt, playOn as playColt, pressOnce } from './colt-express-player.ts';
import { hurryBots } from './colt-express-time.ts';
import { finger } from './harness/device.ts';
import { expectFits } from './harness/layout.ts';
import { lookAround } from './harness/look-around.ts';
import { openTable, sitDown } from './harness/open-table.ts';
import { placesOf } from './harness/places.ts';
import { playOn as playWright } from './harness/player.ts';
import { useQuickSaloon } from './harness/quick-saloon.ts';
import { settle } from './harness/resident.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

/** The browser tests that `npm test` runs: one game of each title, and some pages of a resident. `npm run e2e` has the rest. */
const house = useHouse();
const quickUrl = useQuickSaloon();
const MOVES = 10;

/** Counts the phases that the table of Caliber 45 shows, on the page's root element. */
const watchPhases = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      seen.add(document.querySelector<HTMLElement>('.caliber-45')?.dataset.phase ?? '');
      document.documentElement.dataset.phasesSeen = String([...seen].filter((phase) => phase !== '').length);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-phase'] });
    look();
  });

/** The lobby, a table, a profile and a tournament. */
const SOME = /^\/(table|u|tournament)\/|^\/$/;

test.concurrent('a resident can read and use the lobby, a table, a profile and a tournament', async () => {
  using resident = await settle(house.saloon());
  await using visitor = await house.visit({ isStill: true });
  const { page } = visitor;
  await resident.person.moveInto(visitor.context);
  await page.goto('/');
  await page.locator('#your-tables .go').first().waitFor();
  const kinds = new Map(
    placesOf(resident)
      .filter(({ path }) => SOME.test(path))
      .map((place) => [place.path.split('/')[1], place] as const)
      .toReversed(),
  );
  expect(kinds.size).toBe(4);
  const looks = { sizes: ['1440x900', '390x844'], themes: ['night'], name: 'some' } as const;
  expect(await lookAround(page, [...kinds.values()], looks)).toEqual({});
});

describe.concurrent('one game of each title', () => {
  test('The Wright Brothers’ Gang: two browsers, one a phone, play through a link to the final ranking', async () => {
    await using ann = await house.visit({ isStill: true, isSmall: true });
    await using bob = await house.visit({ isStill: true, isPhone: true });
    await ann.page.goto('/');
    await openTable(ann.page, ['me', 'open']);
    await ann.page.waitForURL('**/table/*');
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await sitDown(bob.page, ann.page.url());
    const ends = await Promise.all([playWright(ann.page), playWright(bob.page, { device: finger })]);
    expect(ends.map(({ isOver }) => isOver)).toEqual([true, true]);
    await expectFits(bob.page);
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });

  test('BANG! The Duel: a guest shoots it out with a bot', async () => {
    await using visitor = await house.visit({ at: quickUrl(), isStill: true, isSmall: true });
    const { page } = visitor;
    await page.goto('/');
    await openDuel(page, 'open');
    await page.waitForURL('**/table/*');
    await page.getByLabel('Add a bot: Seat 2').selectOption('easy');
    await page.getByRole('button', { name: 'I am ready' }).click();
    const decisions: string[] = [];
    await playDuel(page, { until: ({ decision }) => decisions.push(decision) > MOVES });
    expect(decisions).toContain('play/main');
    expectNoProblems(visitor);
  });

  test('Colt Express: planning, the heist, and planning again', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await hurryBots(page);
    await pressOnce(page);
    await page.goto('/');
    await openColt(page, ['me', 'bot easy', 'bot easy'], { Pace: 'No clock' });
    await page.waitForURL('**/solo/*');
    const phases: string[] = [];
    await playColt(page, {
      until: ({ phase }) => {
        if (phases.at(-1) !== phase) phases.push(phase);
        return phases.indexOf('planning') < phases.lastIndexOf('planning');
      },
    });
    expect(await page.locator('.stage-pips').textContent()).toMatch(/[2-5] of 5/);
    expectNoProblems(visitor);
  });

  test('Caliber 45: a guest and three bots play into a robbery', async () => {
    await using visitor = await house.visit({ isStill: true, isSmall: true });
    const { page } = visitor;
    await hurryBots(page);
    await page.goto('/');
    await openCaliber(page, ['me', 'bot easy', 'bot easy', 'bot easy'], { 'Time for a turn': '300' });
    await page.waitForURL('**/solo/*');
    await watchPhases(page);
    let moves = 0;
    await playCaliber(page, { until: () => moves++ >= MOVES });
    // Bots rob too: in some games the guest never gets to ride.
    await page.waitForFunction(() => Number(document.documentElement.dataset.phasesSeen) > 2);
    expectNoProblems(visitor);
  });
});

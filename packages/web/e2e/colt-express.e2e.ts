import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openColt, playOn, pressOnce, type Seen } from './colt-express-player.ts';
import { hiddenCards, leaksIn } from './colt-express-secrets.ts';
import { hurryBots } from './colt-express-time.ts';
import { seriousProblems } from './harness/axe.ts';
import { listen } from './harness/frames.ts';
import { expectFits, smallTargets } from './harness/layout.ts';
import { takePicture } from './harness/pictures.ts';
import { oddTexts } from './harness/texts.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
/** Longer than a card stays. */
const PAUSED_MS = 4000;
const UNTIMED = { Pace: 'No clock' } as const;

const scores = (page: Page): Promise<readonly string[]> =>
  page.locator('dialog.ranking .ranks li .pts').allTextContents();

const dollars = (sum: string): number => Number(sum.replace(/\D/g, ''));

describe.concurrent('Colt Express', () => {
  test('one person and three bots play five rounds, and the last heist is counted', async () => {
    await using visitor = await house.visit({ isStill: true });
    const { page } = visitor;
    await hurryBots(page);
    await pressOnce(page);
    await page.goto('/');
    await openColt(page, ['me', 'bot normal', 'bot easy', 'bot hard'], UNTIMED);
    await page.waitForURL('**/solo/*');
    const seen = new Set<string>();
    await playOn(page, {
      onMove: async ({ phase, question }) => {
        if (!seen.has(phase)) {
          await takePicture(page, `colt-express-${phase}`);
          expect(await seriousProblems(page, 'all')).toEqual([]);
          expect(await oddTexts(page, 'en')).toEqual([]);
        }
        seen.add(phase).add(question);
      },
    });
    expect([...seen]).toEqual(expect.arrayContaining(['characters', 'planning', 'heist']));
    expect(await page.locator('.stage-pips').textContent()).toContain('5 of 5');
    const told = await scores(page);
    expect(told.filter((sum) => !/^\$(\d|\d,)+$/.test(sum))).toEqual([]);
    const points = told.map(dollars);
    expect(points).toHaveLength(4);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    await page.locator('dialog.ranking').getByRole('button', { name: 'Close', exact: true }).click();
    const counted = await page.locator('.final-count .num').allTextContents();
    expect(counted.map(dollars)).toEqual(points);
    await takePicture(page, 'colt-express-count');
    expectNoProblems(visitor);
  });

  test('two browsers play two bandits each, and neither is ever sent the other’s hidden cards', async () => {
    await using ann = await house.visit({ isStill: true, isSmall: true });
    await using bob = await house.visit({ isStill: true, isSmall: true });
    await Promise.all([pressOnce(ann.page), pressOnce(bob.page)]);
    const [toAnn, toBob] = [listen(ann.page), listen(bob.page)];
    await ann.page.goto('/');
    await openColt(ann.page, ['me', 'open'], UNTIMED);
    await ann.page.waitForURL('**/table/*');
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await bob.page.goto(ann.page.url());
    await bob.page.getByRole('button', { name: 'Sit down' }).first().click();
    await bob.page.getByRole('button', { name: 'I am ready' }).click();
    const [phases, questions] = [new Set<string>(), new Set<string>()];
    const onMove = ({ phase, question, isAsked }: Seen) => {
      phases.add(phase);
      if (isAsked) questions.add(question);
    };
    await Promise.all([playOn(ann.page, { onMove }), playOn(bob.page, { onMove })]);
    expect([...phases]).toEqual(expect.arrayContaining(['placing', 'taking', 'planning', 'heist']));
    const result = await scores(ann.page);
    expect(result).toHaveLength(2);
    expect(await scores(bob.page)).toEqual(result);

    // The fifth round's station has a tunnel, so there were hidden cards, and the search finds the player's own.
    expect(hiddenCards(toAnn, 0).length).toBeGreaterThan(0);
    expect(leaksIn(toAnn, 0)).toEqual([]);
    expect(leaksIn(toBob, 1)).toEqual([]);
    for (const { at } of hiddenCards(toAnn, 0)) expect(leaksIn(toAnn, 1).map((leak) => leak.at)).toContain(at);
    // Nobody is asked any more, and no screen reader finds a prompt: at most a bullet that came with the last move.
    for (const { page } of [ann, bob]) {
      const told = (await page.locator('[role=alert]').textContent()) ?? '';
      expect([...questions].filter((question) => told.startsWith(question))).toEqual([]);
    }
    for (const visitor of [ann, bob]) expectNoProblems(visitor);
  });

  test('a game of two bandits each by touch on a phone: the train stays on the screen, and every target is 44 px', async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true });
    const { page } = visitor;
    await hurryBots(page);
    await page.goto('/');
    await openColt(page, ['me', 'bot easy'], UNTIMED);
    await page.waitForURL('**/solo/*');
    const checked = new Set<string>();
    await playOn(page, {
      hand: 'tap',
      onMove: async ({ phase }) => {
        if (checked.has(phase)) return;
        checked.add(phase);
        await expectFits(page);
        expect(await smallTargets(page)).toEqual([]);
        if (phase !== 'planning' && phase !== 'heist') return;
        const train = await page.locator('.train-window').boundingBox();
        expect(train?.height).toBeGreaterThan(150);
        expect((train?.y ?? 0) + (train?.height ?? 0)).toBeLessThan(844);
        await takePicture(page, `colt-express-phone-${phase}`);
      },
    });
    expect([...checked]).toEqual(expect.arrayContaining(['teams', 'placing', 'taking', 'planning', 'heist']));
    expectNoProblems(visitor);
  });
});

test('the heist is shown card by card: it can be paused, taken back by a card, sped up and skipped', async () => {
  await using visitor = await house.visit({ isSmall: true });
  const { page } = visitor;
  await hurryBots(page);
  await page.goto('/');
  // Without a clock: in fast time a slow machine would let it run out, and a bot would play on.
  await openColt(page, ['me', 'bot normal', 'bot normal', 'bot normal'], UNTIMED);
  await page.waitForURL('**/solo/*');
  let isSeen = false;
  const playing = playOn(page, { until: () => isSeen });
  const banner = page.locator('.heist-caption');
  const back = banner.getByRole('button', { name: 'One card back' });
  await banner.locator('[aria-label="One card back"]:not([aria-disabled])').waitFor({ timeout: 180_000 });
  await banner.getByRole('button', { name: 'Pause' }).click();
  expect(await page.locator('.last-heist').count()).toBe(0);
  const told = () => banner.locator('.told').innerText();
  const now = await told();
  await page.waitForTimeout(PAUSED_MS);
  expect(await told()).toBe(now);
  // A phone has no room for the speed: it is among the settings.
  expect(await banner.getByRole('button', { name: /Speed/ }).isVisible()).toBe(false);
  await page.setViewportSize({ width: 1024, height: 768 });
  await banner.getByRole('button', { name: 'Speed: normal. Press to change.' }).click();
  await banner.getByRole('button', { name: 'Speed: quick. Press to change.' }).waitFor();
  await back.click();
  expect(await told()).not.toBe(now);
  await banner.getByRole('button', { name: 'Go on' }).click();
  await banner.locator('.told', { hasText: now.split('\n').at(-1) ?? '' }).waitFor();
  // This heist may be over by now; the next one can be skipped as well.
  await banner.locator('.skip-heist').click({ timeout: 180_000 });
  await page.locator('.colt-express[data-showing=no]').waitFor();
  isSeen = true;
  await playing;
  expect(await oddTexts(page, 'en')).toEqual([]);
  expectNoProblems(visitor);
});

test('on a phone two presses choose a bandit, there is no clock, and a rival’s loot is fully readable', async () => {
  await using visitor = await house.visit({ isPhone: true, lang: 'ru', isStill: true });
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: 'Играть с ботами: Кольт Экспресс' }).tap();
  await page.waitForURL('**/solo/*');
  const free = page.locator('.bandit-poster.can').last();
  await free.tap();
  // The brass button names the deed, and another press on the poster means the same.
  const brass = page.locator('.ask-acts .btn.main');
  expect(await brass.innerText()).toMatch(/^Играть за /);
  expect(await brass.count()).toBe(1);
  await page.locator('.bandit-poster.armed').tap();
  await page.locator('.bandit-plate .guns').first().waitFor();
  expect(await page.locator('.ask .clock').count()).toBe(0);
  // A bandit with some of everything: how far the numbers stay from the edge of the plate.
  const room = (kinds: readonly string[]) =>
    page
      .locator('.bandit-plate')
      .first()
      .evaluate((plate, all) => {
        const loot = plate.querySelector('.loot');
        const purse = loot?.querySelector('.chip');
        if (!loot || !purse) throw new Error('Cannot measure the loot: there is none');
        loot.replaceChildren(
          ...all.map((kind) => {
            const chip = purse.cloneNode(true) as Element;
            chip.className = `chip ${kind}`;
            return chip;
          }),
        );
        const [last, edge] = [loot.lastElementChild, plate.getBoundingClientRect()];
        return edge.right - (last?.getBoundingClientRect().right ?? 0);
      }, kinds);
  expect(await room(['purses', 'jewels', 'strongboxes'])).toBeGreaterThanOrEqual(0);
  expect(await room(['purses', 'jewels', 'strongboxes', 'ransoms'])).toBeGreaterThanOrEqual(0);
  expectNoProblems(visitor);
});

test('the rules page draws every picture in both languages', async () => {
  for (const lang of ['en', 'ru'] as const) {
    await using visitor = await house.visit({ lang });
    const { page } = visitor;
    await page.goto('/rules/colt-express');
    await page.locator('.rule-fig').first().waitFor();
    expect(await page.locator('.rule-fig').count()).toBeGreaterThan(30);
    expect(await page.locator('.rp-train svg').count()).toBeGreaterThan(20);
    expect(await oddTexts(page, lang)).toEqual([]);
    expect(await seriousProblems(page, 'all')).toEqual([]);
    await takePicture(page, `colt-express-rules-${lang}`);
    expectNoProblems(visitor);
  }
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fileOf, recorded } from './harness/recorded.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const BANDITS = /Шайенн|Док|Туко|Красотка|Призрак|Джанго/;

describe('one name for each player of Colt Express', () => {
  test('the start of a replay and the coach show bandits, and bots by their Russian names', async () => {
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    const file = fileOf(recorded('colt-express', ['Ruby', 'Hank', 'Amos', 'Pearl']));
    await page.goto('/replay');
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.steps li').first().waitFor();
    const eyes = page.locator('.eyes option');
    await expect.poll(async () => (await eyes.allInnerTexts()).filter((one) => BANDITS.test(one)).length).toBe(4);
    await page.locator('.rail .acts').getByRole('button', { name: 'Разбор' }).click();
    const seats = page.locator('.coach-choice .btn, .whose option');
    await seats.first().waitFor();
    const texts = await seats.allInnerTexts();
    expect(texts.filter((one) => !BANDITS.test(one))).toEqual([]);
    expect(texts.filter((one) => /[A-Za-z]{3}/.test(one))).toEqual([]);
    expectNoProblems(visitor);
  });

  test('spectators, players, and a game played on from a replay see the same bandit, mark and player', async () => {
    await using visitor = await house.visit({ isStill: true, lang: 'ru' });
    const { page } = visitor;
    await page.goto('/replay');
    const file = fileOf(recorded('colt-express', ['Ruby', 'Hank', 'Amos', 'Pearl']));
    await page.locator('input[type=file]').setInputFiles(file);
    await page.locator('.steps li').first().waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.locator('.bandit-plate').nth(3).waitFor();
    const known = await plates(page);
    expect(known).toHaveLength(4);
    expect(known.filter(({ name, player }) => !BANDITS.test(name) || !/^(Руби|Хэнк|Эймос|Перл)$/.test(player))).toEqual(
      [],
    );
    await page.locator('.rail .acts').getByRole('button', { name: 'Играть отсюда' }).click();
    const seats = await page.locator('.what-if-sheet select').first().locator('option').allInnerTexts();
    expect(seats.filter((seat) => !known.some(({ name, player }) => seat === `${name} · ${player}`))).toEqual([]);
    await page.locator('.what-if-sheet footer .btn.main').click();
    await page.waitForURL('**/solo/*');
    await page.locator('.bandit-plate').nth(2).waitFor();
    const others = await plates(page);
    expect(others).toHaveLength(3);
    for (const plate of others) expect(known).toContainEqual(plate);
    expectNoProblems(visitor);
  });
});

/** Who sits where: bandit, player, and the mark beside them. */
const plates = (page: Page) =>
  page.locator('.bandit-plate').evaluateAll((all) =>
    all.map((plate) => ({
      name: plate.querySelector('.name')?.textContent ?? '',
      player: plate.querySelector('.player')?.textContent ?? '',
      mark: plate.querySelector('.portraits .brand')?.className ?? '',
    })),
  );

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
});

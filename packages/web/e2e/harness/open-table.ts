import type { Page } from 'playwright-core';

export type Seat = 'me' | 'open' | 'bot easy' | 'bot normal' | 'bot hard' | 'bot legend';

/** What to type or choose in the form, by the field's English name; `on` for a switch. */
export type HouseRules = Readonly<Record<string, string>>;

/** The shortest game: one round, and a sheriff in each quarter of the deck. */
export const SHORT: HouseRules = { Rounds: '1', 'Sheriffs in the deck': 'One in each quarter' };

/** Opens the form in the lobby, fills it in as a person would, and presses its main button. English only. */
export async function openTable(page: Page, seats: readonly Seat[], rules: HouseRules = SHORT): Promise<void> {
  await page.getByRole('button', { name: 'Open a table', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Open a table' });
  await sheet.getByRole('button', { name: 'The Wright Brothers’ Gang' }).click();
  await sheet.getByRole('button', { name: String(seats.length), exact: true }).click();
  for (const [at, seat] of seats.entries()) {
    const chair = sheet.getByLabel(`Seat ${at + 1}: Who sits here`);
    if ((await chair.inputValue()) !== seat) await chair.selectOption(seat);
  }
  await sheet.getByText('All house rules').click();
  for (const [name, value] of Object.entries(rules)) {
    if (value === 'on') {
      await sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
      continue;
    }
    const field = sheet.locator('.all-options').getByLabel(name, { exact: true });
    const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (isList) await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await sheet.locator('footer .btn.main').click();
  await sheet.waitFor({ state: 'detached' });
}

/** Opens a link, takes the first free seat and gets ready. English only. */
export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).first().click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { authenticator } from './harness/authenticator.ts';
import { openTable } from './harness/open-table.ts';
import { playOn } from './harness/player.ts';
import { tabTo, type Wanted } from './harness/tab-to.ts';
import { expectNoProblems, useHouse, type Wishes } from './harness/visitor.ts';

const house = useHouse();

/** Passkeys need a name, and the test server prints an address. */
const visit = (wishes: Wishes = {}) =>
  house.visit({ isStill: true, ...wishes, at: house.url.replace('127.0.0.1', 'localhost') });

/** Reaches something with Tab and presses Enter. */
async function press(page: Page, name: string, role: Wanted['role'] = 'button'): Promise<void> {
  await tabTo(page, { role, name });
  await page.keyboard.press('Enter');
}

describe.concurrent('people, by keyboard alone', () => {
  test('somebody keeps their name, takes a handle, and signs in with the passkey elsewhere', async () => {
    await using ann = await visit();
    await using other = await visit();
    const key = await authenticator(ann.page);
    await ann.page.goto('/me');
    await ann.page.getByRole('button', { name: 'Keep my name with a passkey' }).waitFor();
    await press(ann.page, 'Keep my name with a passkey');
    // A guest chooses a name first.
    await ann.page.getByRole('dialog').waitFor();
    await press(ann.page, 'Save');
    await ann.page.getByRole('dialog').waitFor({ state: 'detached' });
    await ann.page.getByRole('heading', { name: 'Passkeys' }).waitFor();
    await tabTo(ann.page, { role: 'textbox', name: 'Handle' });
    await ann.page.keyboard.type('tabby_west');
    await ann.page.keyboard.press('Enter');
    await ann.page.getByText('You’re @tabby_west now.').waitFor();

    const { credentials } = await key.cdp.send('WebAuthn.getCredentials', { authenticatorId: key.id });
    const [credential] = credentials;
    if (credential === undefined) throw new Error('Cannot go on: the passkey is not in the authenticator');
    const second = await authenticator(other.page);
    await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.id, credential });
    await other.page.goto('/me');
    await other.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
    await press(other.page, 'Sign in with a passkey');
    await other.page.getByRole('heading', { name: 'Passkeys' }).waitFor();
    await press(other.page, 'Your profile', 'link');
    await other.page.waitForURL('**/u/tabby_west');
    await other.page.getByText('Wanted').first().waitFor();
    for (const visitor of [ann, other]) expectNoProblems(visitor);
  });

  test('a device is linked', async () => {
    await using ann = await visit();
    await using phone = await visit();
    await ann.page.goto('/me');
    await ann.page.getByRole('button', { name: 'Add a device' }).waitFor();
    await press(ann.page, 'Add a device');
    const link = await ann.page.getByLabel('Link for the other device').inputValue();
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: 'Ask to sign in' }).waitFor();
    await press(phone.page, 'Ask to sign in');
    await ann.page.getByRole('button', { name: 'Let it in' }).waitFor();
    await press(ann.page, 'Let it in');
    await phone.page.waitForURL('**/me');
    await phone.page.getByRole('heading', { name: 'Passkeys' }).waitFor();
  });

  test('settings are changed on the page about you, and kept', async () => {
    await using ann = await visit();
    const { page } = ann;
    await page.goto('/me');
    await page.locator('.me-portraits .bust').last().waitFor();
    await press(page, 'Belle');
    await page.locator('.me-portraits [aria-pressed=true]').waitFor();
    const toggle = page.getByRole('region', { name: 'Settings' }).getByRole('checkbox').first();
    await toggle.waitFor();
    const before = await toggle.isChecked();
    for (let i = 0; i < 90 && !(await toggle.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await toggle.isChecked()).toBe(!before);
    await page.reload();
    await toggle.waitFor();
    expect(await toggle.isChecked()).toBe(!before);
    expect(await page.locator('.me-portraits [aria-pressed=true]').getAttribute('aria-label')).toBe('Belle');
    expectNoProblems(ann);
  });

  test('a guest is offered once to keep their name, after the first finished game', async () => {
    await using gus = await visit();
    const { page } = gus;
    const offer = page.locator('.keep-offer');
    const playOne = async () => {
      await page.goto('/');
      await openTable(page, ['me', 'bot easy']);
      expect(await offer.count()).toBe(0);
      await playOn(page);
    };
    await playOne();
    await offer.waitFor();
    await playOne();
    expect(await offer.count()).toBe(0);
    expectNoProblems(gus);
  });
});

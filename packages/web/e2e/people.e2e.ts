import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { authenticator } from './harness/authenticator.ts';
import { openTable, sitDown } from './harness/open-table.ts';
import { takePicture } from './harness/pictures.ts';
import { expectNoProblems, useHouse, type Visitor, type Wishes } from './harness/visitor.ts';

const house = useHouse();

/** Passkeys need a name, and the test server prints an address. */
const visit = (wishes: Wishes = {}): Promise<Visitor> =>
  house.visit({ isStill: true, ...wishes, at: house.url.replace('127.0.0.1', 'localhost') });

/** Keeps the guest's name with a passkey and takes a handle. */
async function keep({ page }: Visitor, handle: string) {
  const key = await authenticator(page);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Keep my name with a passkey' }).click();
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
  // The lobby asks a person with a generated name once for their own.
  const sheet = page.getByRole('dialog', { name: 'What should we call you?' });
  await sheet.getByText('All your devices show it.').waitFor();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Others see it. Press it again to take it off.').waitFor();
  await page.getByRole('textbox', { name: 'Handle', exact: true }).fill(handle);
  await page.getByRole('region', { name: 'Handle' }).getByRole('button', { name: 'Save' }).click();
  await page.getByText(`You’re @${handle} now.`).waitFor();
  return key;
}

/** Runs in the page: who the server says this browser is. */
async function askWho(): Promise<string> {
  const parts = ['Saloon', localStorage.getItem('saloon.secret'), localStorage.getItem('saloon.user')];
  const authorization = parts.filter((part) => part !== null).join(' ');
  const answer = await fetch('/api/me', { headers: { authorization } });
  const { user } = (await answer.json()) as { readonly user: string };
  return user;
}
const userOf = (page: Page) => page.evaluate(askWho);

const openSettings = (page: Page) => page.locator('header').getByRole('button', { name: 'Settings' }).click();

describe.concurrent('people', () => {
  test('a guest keeps their name with a passkey, and signs in with it in another browser', async () => {
    await using ann = await visit();
    await using phone = await visit({ isPhone: true, lang: 'ru' });
    const key = await keep(ann, 'wyatt');
    await takePicture(ann.page, 'me-kept');
    const { credentials } = await key.cdp.send('WebAuthn.getCredentials', { authenticatorId: key.id });
    const [credential] = credentials;
    if (credential === undefined) throw new Error('Cannot go on: the passkey is not in the authenticator');

    const other = await authenticator(phone.page);
    await other.cdp.send('WebAuthn.addCredential', { authenticatorId: other.id, credential });
    await phone.page.goto('/me');
    await phone.page.getByRole('button', { name: 'Войти с ключом доступа' }).click();
    await phone.page.getByRole('heading', { name: 'Ключи доступа' }).waitFor();
    expect(await phone.page.getByRole('textbox', { name: 'Ник', exact: true }).inputValue()).toBe('wyatt');
    expect(await userOf(phone.page)).toBe(await userOf(ann.page));
    await takePicture(phone.page, 'me-phone-ru');

    // The first device signs the second one out.
    await ann.page.reload();
    await ann.page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor({ state: 'detached' });
    expectNoProblems(ann);
  });

  test('a link signs another device in once the first has confirmed, and works once', async () => {
    await using ann = await visit();
    await using phone = await visit({ isPhone: true });
    await using thief = await visit();
    await ann.page.goto('/me');
    await ann.page.getByRole('button', { name: 'Add a device' }).click();
    const link = await ann.page.getByLabel('Link for the other device').inputValue();
    await phone.page.goto(link);
    await phone.page.getByRole('button', { name: 'Ask to sign in' }).click();
    await phone.page.getByText('Look at your other device').waitFor();
    await ann.page.getByText('wants to sign in as you').waitFor();
    await takePicture(ann.page, 'device-asks');
    // Only another device has the button: this one signs itself out in the settings.
    const others = ann.page.getByRole('button', { name: 'Sign out', exact: true });
    expect(await others.count()).toBe(0);
    await ann.page.getByRole('button', { name: 'Let it in' }).click();
    await phone.page.waitForURL('**/me');
    await others.waitFor();
    expect(await userOf(phone.page)).toBe(await userOf(ann.page));
    await thief.page.goto(link);
    await thief.page.getByRole('button', { name: 'Ask to sign in' }).click();
    await thief.page.getByText('This link was used or has run out').waitFor();
  });

  test('a recovery code lets a lost person back in, once', async () => {
    await using ann = await visit();
    await using bob = await visit();
    await ann.page.goto('/me');
    await ann.page.getByRole('button', { name: 'Make a recovery code' }).click();
    const code = await ann.page.locator('.recovery-code').innerText();
    const user = await userOf(ann.page);
    await bob.page.goto('/me');
    const enter = async () => {
      await bob.page.getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase());
      await bob.page.getByRole('button', { name: 'Use code' }).click();
    };
    await enter();
    await bob.page.getByRole('heading', { name: 'Passkeys' }).waitFor();
    expect(await userOf(bob.page)).toBe(user);
  });

  test('two friends agree, invite and play; one blocks the other', async () => {
    await using ann = await visit();
    await using bob = await visit();
    await keep(ann, 'annie_west');
    await keep(bob, 'bobby_west');
    await ann.page.getByLabel('Add by handle').fill('@bobby_west');
    await ann.page.getByRole('button', { name: 'Add', exact: true }).click();
    await ann.page.getByText('@bobby_west has to agree now.').waitFor();
    await bob.page.getByRole('button', { name: 'Agree' }).click();
    await bob.page.getByText('are friends').waitFor();
    await bob.page.getByText('online').first().waitFor();
    await takePicture(bob.page, 'friends');

    await ann.page.goto('/u/bobby_west');
    const about = ann.page.getByRole('region', { name: /^Guest / });
    await about.getByRole('button', { name: 'Block' }).waitFor();
    expect(await about.getByRole('button', { name: 'Add friend' }).count()).toBe(0);
    await ann.page.goto('/');
    await ann.page.getByRole('region', { name: 'Friends online' }).getByText('@bobby_west').waitFor();
    await takePicture(ann.page, 'lobby-friends');
    await openTable(ann.page, ['me', 'open']);
    await ann.page.waitForURL('**/table/*');
    await openSettings(ann.page);
    await ann.page.getByRole('button', { name: 'Invite', exact: true }).click();
    await bob.page.getByRole('button', { name: /Go to the table/ }).click();
    await bob.page.waitForURL('**/table/*');
    await bob.page.getByRole('button', { name: 'Sit down' }).first().click();
    await bob.page.getByRole('button', { name: 'Stand up' }).waitFor();

    await ann.page.keyboard.press('Escape');
    await openSettings(ann.page);
    await takePicture(ann.page, 'table-people');
    await ann.page.getByRole('button', { name: 'Block', exact: true }).click();
    await ann.page.getByRole('button', { name: 'Unblock' }).waitFor();
  });

  test('a report reaches the host, who suspends', async () => {
    await using ann = await visit();
    await using bob = await visit();
    await using host = await visit();
    await ann.page.goto('/');
    await openTable(ann.page, ['me', 'open']);
    await ann.page.waitForURL('**/table/*');
    await sitDown(bob.page, ann.page.url());
    await openSettings(ann.page);
    await ann.page.getByRole('button', { name: 'Report', exact: true }).click();
    await ann.page.getByLabel('Reason').selectOption('spam');
    await ann.page.getByLabel('What happened?').fill('Sells snake oil');
    await ann.page.getByRole('button', { name: 'Send', exact: true }).click();
    await ann.page.getByText('The host of this server will look at it').waitFor();
    await ann.page.getByRole('button', { name: 'Report a problem' }).click();
    await ann.page.getByText('It’s kept as').waitFor();

    await host.page.goto('/admin');
    await host.page.getByLabel('Admin secret').fill('open sesame');
    await host.page.getByRole('button', { name: 'Open', exact: true }).click();
    await host.page.getByText('That is not the admin secret.').waitFor();
    await host.page.getByLabel('Admin secret').fill(readFileSync(`${house.saloon().data}/admin-secret`, 'utf8').trim());
    await host.page.getByRole('button', { name: 'Open', exact: true }).click();
    await host.page.getByText('Sells snake oil').waitFor();
    await takePicture(host.page, 'admin');
    // The reporter may be a guest without a name.
    await host.page.getByText(/^Spam.*: \S.*, reported by \S/).waitFor();
    const reports = host.page.getByRole('region', { name: 'Reports' });
    await reports.getByLabel('Reason (they read it)').fill('No snake oil');
    await reports.getByRole('button', { name: 'Suspend' }).click();
    await reports.getByText('Done').waitFor();
    const log = host.page.getByRole('region', { name: 'Log', exact: true });
    await log.getByText('No snake oil').waitFor();
    // For as long as the tab is open, nobody types the secret again.
    await host.page.goto('/');
    await host.page.goto('/admin');
    await log.getByText('No snake oil').waitFor();
    await bob.page.reload();
    await bob.page
      .getByText(/^You are suspended until .+\. Reason: No snake oil\.$/)
      .first()
      .waitFor();
    await bob.page.goto('/me');
    await bob.page.getByText('This account is suspended. No snake oil').waitFor();
    const [download] = await Promise.all([
      host.page.waitForEvent('download'),
      host.page.getByRole('button', { name: /^problem-/ }).click(),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(file).toMatchObject({ saloon: 'problem' });
  });

  test('everything about me is one file; a deletion asks for the name, hides the account and can be undone', async () => {
    await using ann = await visit({ lang: 'ru', isPhone: true });
    const { page } = ann;
    await page.goto('/me');
    await page.getByRole('textbox', { name: 'Ник', exact: true }).fill('удалюсь');
    await page.getByRole('region', { name: 'Ник' }).getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('Теперь вы @удалюсь.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать всё обо мне' }).click(),
    ]);
    const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>;
    expect(file).toMatchObject({ saloon: 'personal data', me: { handle: 'удалюсь' } });
    const user = await userOf(page);
    // A double click deletes nothing.
    await page.getByRole('button', { name: 'Удалить аккаунт' }).dblclick();
    const dialog = page.getByRole('dialog', { name: 'Удалить аккаунт' });
    const erase = dialog.getByRole('button', { name: 'Удалить аккаунт' });
    await dialog.getByLabel('Чтобы подтвердить, введите «удалюсь»').fill('удалю');
    expect(await erase.isDisabled()).toBe(true);
    const face = () => erase.evaluate((one) => getComputedStyle(one).background);
    const dead = await face();
    await dialog.getByLabel('Чтобы подтвердить, введите «удалюсь»').fill('@Удалюсь');
    await takePicture(page, 'erase-phone-ru');
    expect(await face()).not.toBe(dead);
    await erase.click();
    await page.getByRole('heading', { name: 'Аккаунт удаляется' }).waitFor();
    await takePicture(page, 'leaving-phone-ru');
    await page.reload();
    await page.getByRole('button', { name: 'Оставить аккаунт' }).click();
    expect(await page.getByRole('textbox', { name: 'Ник', exact: true }).inputValue()).toBe('удалюсь');
    expect(await userOf(page)).toBe(user);
    await page.goto('/privacy');
    await page.getByRole('heading', { name: 'Приватность' }).waitFor();
    await takePicture(page, 'privacy-phone-ru');
  });
});

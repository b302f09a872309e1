import type { Page } from 'playwright-core';

export type Wanted = { readonly role: 'button' | 'link' | 'combobox' | 'textbox' | 'summary'; readonly name: string };

const MOST_TABS = 90;

/** Presses Tab until the focus is on the wanted element. */
export async function tabTo(page: Page, wanted: Wanted): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(isFocused, wanted)) return;
  }
  throw new Error(`Cannot reach the ${wanted.role} "${wanted.name}" with ${MOST_TABS} presses of Tab`);
}

/** Runs in the page. */
function isFocused({ role, name }: Wanted): boolean {
  const selectors = { button: 'button', link: 'a[href]', combobox: 'select', textbox: 'input', summary: 'summary' };
  const focused = document.activeElement;
  if (focused === null || !focused.matches(selectors[role])) return false;
  const labels = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement ? focused.labels : null;
  const said = [focused.getAttribute('aria-label'), ...[...(labels ?? [])].map((label) => label.textContent)];
  const own = focused.textContent;
  const known = said.find((text) => text !== null && text !== undefined) ?? own ?? '';
  return known.trim() === name;
}

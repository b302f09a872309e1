import type { Page } from 'playwright-core';
import type { Device } from './device.ts';

/** How often the hand tried to slap. */
export type QuickHand = { readonly slaps: () => number };

const hands = new WeakMap<Page, QuickHand>();

/**
 * Slaps as soon as a race is on the screen. The page reports the signal itself: polling would lose every race against a
 * bot.
 */
export async function armHand(page: Page, device: Device): Promise<QuickHand> {
  const armed = hands.get(page);
  if (armed !== undefined) return armed;
  let slaps = 0;
  const hand: QuickHand = { slaps: () => slaps };
  hands.set(page, hand);
  await page.exposeFunction('e2eRaceIsOn', async () => {
    slaps += 1;
    // The page may be closed or reloaded meanwhile; the game tells whether the slap counted.
    await device.slap(page).catch(() => undefined);
  });
  await page.addInitScript(watchSignal);
  await page.evaluate(watchSignal);
  return hand;
}

/** Runs in the page. */
function watchSignal(): void {
  const told = window as unknown as { readonly e2eRaceIsOn: () => void };
  let isOn = false;
  const look = () => {
    const signal = document.querySelector<HTMLElement>('.wright-brothers')?.dataset.signal;
    const isRace = signal === 'on' || signal === 'duel';
    if (isRace && !isOn) told.e2eRaceIsOn();
    isOn = isRace;
  };
  const watched = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-signal'] };
  new MutationObserver(look).observe(document, watched);
  look();
}

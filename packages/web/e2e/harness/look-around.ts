import type { Page } from 'playwright-core';
import { faultsOn, paleWords } from './legible.ts';
import { takePicture } from './pictures.ts';
import { goTo, type Place } from './places.ts';
import { resize } from './resize.ts';

export const SIZES = ['1440x900', '1024x768', '844x390', '390x844'] as const;
export type Size = (typeof SIZES)[number];
export type Theme = 'night' | 'day';

type Looks = { readonly sizes: readonly Size[]; readonly themes: readonly Theme[]; readonly name: string };

/** Goes to these pages, and returns the faults of each in every size and theme, with pictures of those. The browser is resized, not opened anew. */
export async function lookAround(
  page: Page,
  places: readonly Place[],
  { sizes, themes, name }: Looks,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {};
  for (const [i, place] of places.entries()) {
    await goTo(page, place);
    for (const size of sizes) {
      // Phones lie and stand; the others have a mouse.
      const isTouch = size.includes('390');
      if (isTouch && place.isLarge === true) continue;
      await resize(page, size);
      for (const [at, theme] of themes.entries()) {
        await page.emulateMedia({ colorScheme: theme === 'day' ? 'light' : 'dark' });
        await page.locator(`html[data-theme=${theme}]`).waitFor({ state: 'attached' });
        // A theme changes nothing but colors.
        const faults = [...(at === 0 ? await faultsOn(page, isTouch) : []), ...(await paleWords(page))];
        if (faults.length === 0) continue;
        found[`${place.path} in ${size} by ${theme}`] = faults;
        await takePicture(page, `resident/${name}-${i}-${size}-${theme}`);
      }
    }
  }
  return found;
}

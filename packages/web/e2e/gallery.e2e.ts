import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { galleryFile, SCENES } from './gallery/scenes.ts';
import known from './gallery-defects.json' with { type: 'json' };
import { hiddenWords } from './harness/covered.ts';
import { cutOff, smallTargets } from './harness/layout.ts';
import { resize } from './harness/resize.ts';
import { smallText } from './harness/small-text.ts';
import { useHouse } from './harness/visitor.ts';

const house = useHouse();

const SIZES = [
  '320x568',
  '360x640',
  '390x844',
  '430x932',
  '667x375',
  '844x390',
  '820x1180',
  '1024x768',
  '1280x620',
  '1366x768',
  '1440x900',
  '1920x1080',
] as const;
const LEAST_TEXT = 12;
/** These come over the table and go: the count of Colt Express, cards that are being taken, the race. */
const PANELS = ['.final-count', '.taken-cards', '.race-layer'];

/** What is wrong on the page now, without words and numbers, so that a list of known defects stays short. */
async function defectsOn(page: Page): Promise<readonly string[]> {
  const withoutWords = (what: string) => what.replace(/ "[\s\S]*"/, '').replace(/ of [\d.].*$/, '');
  const firstClass = (what: string) => what.split(' ')[0];
  return [
    ...(await hiddenWords(page, PANELS)).map((what) => `covered or cut: ${withoutWords(what)}`),
    ...(await cutOff(page)).map((what) => `beyond the edge: ${firstClass(what)}`),
    ...(await smallText(page, LEAST_TEXT)).map((what) => `small text: ${withoutWords(what)}`),
    ...(await smallTargets(page)).map((what) => `small target: ${firstClass(what)}`),
  ];
}

const games = [...new Set(SCENES.map(({ game }) => game))];

for (const game of games) {
  test.each(['en', 'ru'] as const)(`${game}: in every scene of the gallery everything fits, in %s`, async (lang) => {
    await using visitor = await house.visit({ isStill: true, lang });
    const { page, context } = visitor;
    await context.route('**/gallery-scenes/**', (route) =>
      route.fulfill({
        body: galleryFile(new URL(route.request().url()).pathname) ?? '',
        contentType: 'application/json',
      }),
    );
    const found = new Map<string, string>();
    for (const scene of SCENES.filter((one) => one.game === game)) {
      await page.goto(`/gallery/${game}/${scene.name}?lang=${lang}`);
      await page.locator('.table-scene[data-layout]').waitFor();
      for (const size of SIZES) {
        await resize(page, size);
        for (const defect of await defectsOn(page)) {
          if (!found.has(defect)) found.set(defect, `${scene.name} at ${size}`);
        }
      }
    }
    // A list may only get shorter: what has been repaired is taken off, and nothing is added.
    const listed: readonly string[] = (known as Readonly<Record<string, readonly string[]>>)[game] ?? [];
    expect(Object.fromEntries([...found].filter(([defect]) => !listed.includes(defect)))).toEqual({});
    const repaired = listed.filter((defect) => !found.has(defect));
    if (repaired.length > 0) console.log(`${game} in ${lang} no longer has: ${repaired.join('; ')}`);
    // A race makes a phone vibrate, which a browser refuses before the first tap.
    expect(visitor.problems.filter((problem) => !problem.includes('navigator.vibrate'))).toEqual([]);
  });
}

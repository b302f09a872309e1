import { games } from '@saloon/catalog';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { recordOf } from './harness/record.ts';
import { recorded } from './harness/recorded.ts';
import { expectNoProblems, useHouse, type Visitor } from './harness/visitor.ts';

const house = useHouse();
const TABLE = 'abcdefghij';
const EYES = { all: '-all', 'the first seat': '-seat-1' } as const;

/** Opens the page anew at this place of the recording. */
async function openAt({ page }: Visitor, step: number, eyes: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`/replay/${TABLE}#step-${step + 1}${eyes}`);
  await page.locator('.replay-page .table-scene').waitFor();
}

/**
 * Runs in the page: what these parts show, one line per element. The order of attributes and removed styles don't
 * count.
 */
function linesOf(parts: readonly string[]): readonly string[] {
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ name, value }) => !((name === 'style' || name === 'class') && value.trim() === ''))
      .map(({ name, value }) => `${name}="${value.trim()}"`)
      .sort();
  const lines = (node: Node, depth: number): readonly string[] => {
    const indent = ' '.repeat(depth);
    if (node instanceof Text) return node.data.trim() === '' ? [] : [`${indent}${node.data}`];
    if (!(node instanceof Element)) return [];
    const inner = [...node.childNodes].flatMap((child) => lines(child, depth + 1));
    return [`${indent}${[node.localName, ...attributesOf(node)].join(' ')}`, ...inner];
  };
  return parts.flatMap((part) => {
    const found = document.querySelector(`.replay-page ${part}`);
    return found === null ? [`no ${part}`] : lines(found, 0);
  });
}

/** Everything that describes the step, once it has settled. */
async function drawnOn(page: Page): Promise<readonly string[]> {
  const read = () => page.evaluate(linesOf, ['.stage', '.scene', '.revealed', '.told', '.railway', '.fact', '.steps']);
  const STILL_MS = 900;
  const MOST = 40;
  let [last, same] = [await read(), 0];
  for (let i = 0; i < MOST && same < 2; i++) {
    await page.waitForTimeout(STILL_MS / 2);
    const now = await read();
    same = now.join('\n') === last.join('\n') ? same + 1 : 0;
    last = now;
  }
  return last;
}

/** Jumps as a drag on the track does. Returns what moves on the table in the first frame that shows the step. */
const jump = (page: Page, step: number): Promise<readonly string[]> =>
  page.evaluate(async (to) => {
    const range = document.querySelector<HTMLInputElement>('.rail-range');
    if (range === null) throw new Error('Cannot jump: there is no track');
    const isThere = () => document.querySelector('.told > .num')?.textContent?.includes(` ${to + 1} `) ?? false;
    range.value = String(to);
    range.dispatchEvent(new Event('input', { bubbles: true }));
    while (!isThere()) await new Promise((go) => setTimeout(go));
    const moving = [...document.querySelectorAll('.scene, .revealed')].flatMap((part) =>
      part.getAnimations({ subtree: true }),
    );
    const flies = document.querySelectorAll('body > [aria-hidden="true"][style*="position: fixed"]').length;
    return [
      // Endless CSS animations, such as smoke, also move on a fresh page.
      ...moving
        .filter((one) => !(one instanceof CSSAnimation) && one.playState === 'running')
        .map(
          (one) =>
            `${one.constructor.name} of ${one.effect instanceof KeyframeEffect ? one.effect.target?.outerHTML.slice(0, 80) : ''}`,
        ),
      ...(flies > 0 ? [`${flies} in flight`] : []),
    ];
  }, step);

/** Games that contain everything that moves. */
const SEEDS: Readonly<Record<string, number>> = { 'colt-express': 11 };
const USUAL_SEED = 7;

for (const { id: game } of games) {
  test(`${game}: a jump shows the same as a page opened there, and nothing moves`, async () => {
    const text = recordOf(game, SEEDS[game] ?? USUAL_SEED);
    await using fresh = await house.visit();
    await using kept = await house.visit();
    for (const { context } of [fresh, kept])
      await context.route(`**/api/tables/${TABLE}/recording`, (route) => route.fulfill({ body: text }));
    for (const [whose, eyes] of Object.entries(EYES)) {
      await openAt(kept, 0, eyes);
      const last = Number(await kept.page.locator('.rail-range').getAttribute('max'));
      for (const part of [0.31, 0.72, 0.09, 0.93, 1]) {
        const step = Math.round(last * part);
        // From somewhere else, and in the middle of the animation of two steps forward.
        await jump(kept.page, (step + Math.floor(last / 2)) % Math.max(1, last - 4));
        await kept.page.keyboard.press('ArrowRight');
        await kept.page.keyboard.press('ArrowRight');
        await kept.page.waitForTimeout(60);
        expect(await jump(kept.page, step), `moves at step ${step + 1} with the eyes of ${whose}`).toEqual([]);
        await openAt(fresh, step, eyes);
        expect(await drawnOn(kept.page), `step ${step + 1} with the eyes of ${whose}`).toEqual(
          await drawnOn(fresh.page),
        );
      }
    }
    for (const visitor of [fresh, kept]) expectNoProblems(visitor);
  });
}

test('an open replay follows its address to another step and another seat', async () => {
  await using visitor = await house.visit();
  const { page, context } = visitor;
  const text = recordOf('wright-brothers', USUAL_SEED);
  await context.route(`**/api/tables/${TABLE}/recording`, (route) => route.fulfill({ body: text }));
  await openAt(visitor, 0, '');
  await page.evaluate(() => {
    location.hash = '#step-9-seat-2';
  });
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.rail-range')?.value === '8');
  await page.waitForFunction(() => document.querySelector('.table-scene')?.getAttribute('data-seated') === 'yes');
  await expect.poll(() => new URL(page.url()).hash).toBe('#step-9-seat-2');
  expectNoProblems(visitor);
});

test('a replay whose link names no place opens at the only person’s seat, and as a spectator among people', async () => {
  await using visitor = await house.visit();
  const { page, context } = visitor;
  for (const [names, seated] of [
    [['Ruby', 'Ann', 'Hank', 'Amos'], 'yes'],
    [['Ruby', 'Ann', 'Bob', 'Amos'], 'no'],
  ] as const) {
    const text = recorded('wright-brothers', [...names]);
    await context.unroute('**/api/tables/*/recording');
    await context.route('**/api/tables/*/recording', (route) => route.fulfill({ body: text }));
    await page.goto('about:blank');
    await page.goto(`/replay/${TABLE}`);
    await page.locator('.replay-page .table-scene').waitFor();
    expect(await page.locator('.table-scene').getAttribute('data-seated')).toBe(seated);
  }
  expectNoProblems(visitor);
});

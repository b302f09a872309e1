import type { View } from '@saloon/bang-duel';
import { names, printOf } from '@saloon/bang-duel/text';
import { patched, type ServerMessage } from '@saloon/protocol';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { linesOfPass } from './pass-around.ts';

type CardId = Parameters<typeof printOf>[0];

/** What the worker has told the page, up to now. */
type Told = {
  /** Each player's hand, as that player saw it last. */
  readonly hands: ReadonlyMap<number, readonly CardId[]>;
  readonly holder: number | undefined;
  /** All messages since the device changed hands. */
  readonly text: string;
};

const handIn = (view: unknown, seat: number): readonly CardId[] => (view as View).players[seat]?.hand ?? [];

async function told(page: Page): Promise<Told> {
  const hands = new Map<number, readonly CardId[]>();
  let holder: number | undefined;
  let view: unknown;
  let text = '';
  for (const line of await linesOfPass(page)) {
    if (line.by === 'page') continue;
    if (line.type === 'view') {
      holder = line.seat;
      text = '';
      view = (JSON.parse(line.text) as { readonly sync: Extract<ServerMessage, { type: 'sync' }> }).sync.view;
    }
    if (line.type === 'step') {
      const { text: step } = JSON.parse(line.text) as { readonly text: string };
      view = patched(view, (JSON.parse(step) as Extract<ServerMessage, { type: 'step' }>).view);
    }
    text += line.text;
    if (holder !== undefined && view !== undefined) hands.set(holder, handIn(view, holder));
  }
  return { hands, holder, text };
}

/** The game's own name has these words. */
const IN_TITLE: readonly string[] = ['bang', 'duel'];

/**
 * No card of another player's hand is named anywhere in the page, unless everyone who looks at it may know that card.
 * Returns how many cards were looked for.
 */
export async function expectNoOtherHand(page: Page): Promise<number> {
  const { hands, holder, text } = await told(page);
  // Pictures are stored as letters and digits, in which any short word may occur.
  const html = (await page.evaluate(() => document.documentElement.outerHTML)).replaceAll(/data:[^"')\s]+/g, '');
  const secret = [...hands]
    .filter(([seat]) => seat !== holder)
    .flatMap(([, hand]) => hand)
    .map((id) => printOf(id).name)
    .filter((name) => !IN_TITLE.includes(name) && !text.includes(name));
  expect(secret.filter((name) => html.includes(names.en.cards[name].name))).toEqual([]);
  const own = holder === undefined ? 0 : (hands.get(holder)?.length ?? 0);
  expect(await page.locator('.hand-bed .card').count()).toBe(own);
  return secret.length;
}

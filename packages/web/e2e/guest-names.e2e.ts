import { games } from '@saloon/catalog';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { guests } from '../src/core/i18n/guests.ts';
import { takePicture } from './harness/pictures.ts';
import { stagedInfo } from './harness/staged-info.ts';
import { lastOfEach, showStill } from './harness/still-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const house = useHouse();
const SEATS: Readonly<Record<string, number>> = { 'bang-duel': 2 };
const USUAL_SEATS = 4;
const SEED = 3;
const { names: guestNames, name: guestName } = guests.ru;

for (const game of games) {
  test(`${game.id}: on a phone one reads the names of guests, and on a desk, where there is room, that they are guests`, async () => {
    await using visitor = await house.visit({ isPhone: true, isStill: true, lang: 'ru' });
    const { page } = visitor;
    const position = lastOfEach(game, SEATS[game.id] ?? USUAL_SEATS, SEED).find(({ phase }) => phase !== 'over');
    if (position === undefined) throw new Error(`Cannot show ${game.id}: there is no position`);
    const { seats } = stagedInfo(tableId('stilltable'), game, position.state, guestNames.map(guestName));
    await showStill(page, game, position, { info: { seats } });
    // Text cut by an ellipsis doesn't count as read.
    const plates = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.guest-word')].map((word) => {
          const line = word.closest('.sign, .player, .nm');
          const isCut = line !== null && line.scrollWidth > line.clientWidth;
          return isCut ? 'cut off' : (word.parentElement?.innerText ?? '');
        }),
      );
    const names = await plates();
    expect(names.length).toBeGreaterThan(0);
    // Signs are set in capitals.
    const known = guestNames.map((name) => name.toLowerCase());
    for (const name of names) expect(known).toContain(name.toLowerCase());
    await takePicture(page, `guests-${game.id}`);
    await page.setViewportSize({ width: 1440, height: 900 });
    const hasRoom = game.id !== 'caliber-45';
    const whole = guestNames.map((name) => (hasRoom ? guestName(name) : name).toLowerCase());
    for (const name of await plates()) expect(whole).toContain(name.toLowerCase());
    expectNoProblems(visitor);
  });
}

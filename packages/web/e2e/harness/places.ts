import type { Page } from 'playwright-core';
import type { PageName } from '../../src/app/pages.tsx';
import type { Resident } from './resident.ts';

/** A page as a resident finds it: its path, and what is there when it is complete. */
export type Place = {
  readonly path: string;
  readonly sign: string;
  /** Nobody shows it on a phone. */
  readonly isLarge?: boolean;
  /** What to press then, and what that opens. */
  readonly press?: readonly [button: string, sign: string];
};

/** Every kind of page. A new one doesn't compile until it is here. */
const PLACES: Readonly<Record<PageName | 'nowhere', (resident: Resident) => readonly Place[]>> = {
  lobby: () => [{ path: '/', sign: '#your-tables .go, .panel.open .no-tables' }],
  table: ({ places }) => [
    { path: `/table/${places.myTurn}`, sign: '.ask' },
    { path: `/table/${places.theirTurn}`, sign: '.ask' },
    { path: `/table/${places.gathering}`, sign: '.waiting .chairs' },
    { path: `/table/${places.rated}`, sign: '.ending[data-settled=yes]' },
  ],
  screen: ({ places }) => [
    { path: `/screen/${places.gathering}`, sign: '.screen-seats', isLarge: true },
    { path: `/screen/${places.theirTurn}`, sign: '.table-scene', isLarge: true },
  ],
  hand: ({ places }) => [{ path: `/hand/${places.gathering}`, sign: '.hand-waiting, .waiting .chairs' }],
  join: () => [{ path: '/join', sign: '.join-form' }],
  // A table on this device has no address before it is opened: see GAME_PAGES.
  pass: () => [{ path: '/pass/pass0nowhere', sign: 'main' }],
  'rule-books': () => [{ path: '/rules', sign: '.rule-books svg' }],
  'my-games': () => [{ path: '/games', sign: '.game-rows li, .sample-games a' }],
  me: () => [{ path: '/me', sign: '.me-portraits .bust' }],
  network: () => [{ path: '/help/network', sign: 'main h1' }],
  link: () => [{ path: '/link/abcdefghijklmnopqrstuv', sign: 'main .btn' }],
  'add-friend': ({ friend }) => [{ path: `/add/${friend.user}`, sign: 'main h1' }],
  admin: () => [{ path: '/admin', sign: 'input[type=password]' }],
  privacy: () => [{ path: '/privacy', sign: 'main h1' }],
  profile: () => [
    { path: '/u/wolfeschlegel_stein', sign: '.wanted .bust' },
    { path: '/u/аполлинария', sign: '.wanted .bust' },
  ],
  leaders: () => [{ path: '/leaders', sign: '.leaders .panel' }],
  balance: () => [{ path: '/balance', sign: 'main h2' }],
  tournaments: () => [
    { path: '/tournaments', sign: '.tournament-rows li' },
    { path: '/tournaments', sign: 'main', press: ['.tournaments .btn.main', '.tournament-numbers'] },
  ],
  tournament: ({ places }) => [
    { path: `/tournament/${places.cup}`, sign: '.tournament-head' },
    { path: `/tournament/${places.nextCup}`, sign: '.tournament-head' },
    { path: `/tournament/${places.pastCup}`, sign: '.standings' },
  ],
  daily: () => [{ path: '/daily', sign: '.deals .deal' }],
  deal: ({ places }) => [{ path: `/daily/bang-duel/${places.day}`, sign: 'main h1' }],
  compare: ({ places }) => [{ path: `/compare/${places.challenge}`, sign: 'main h1' }],
  rules: () => [{ path: '/rules/bang-duel', sign: 'main h2' }],
  lesson: () => [{ path: '/learn/wright-brothers', sign: '.table-scene' }],
  puzzles: () => [{ path: '/puzzles', sign: '.puzzle-themes a' }],
  puzzle: () => [{ path: '/puzzle/daily', sign: '.table-scene' }],
  replay: ({ places }) => [{ path: `/replay/${places.rated}`, sign: '.rail-range' }],
  sample: () => [{ path: '/replay/sample/colt-express', sign: '.rail-range' }],
  coach: ({ places }) => [{ path: `/coach/${places.rated}`, sign: 'main' }],
  // For developers: its pictures are what other tests look at.
  gallery: () => [],
  nowhere: () => [{ path: '/no/such/page', sign: 'main .btn' }],
};

export const placesOf = (resident: Resident): readonly Place[] =>
  Object.values(PLACES).flatMap((find) => find(resident));

/** Goes there without loading the page again, as a press on a link does. */
export async function goTo(page: Page, { path, sign, press }: Place): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(undefined, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    scrollTo(0, 0);
  }, path);
  await page.locator(sign).first().waitFor({ state: 'attached', timeout: 15_000 });
  if (press !== undefined) {
    const [button, opened] = press;
    await page.locator(button).first().click();
    await page.locator(opened).first().waitFor();
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

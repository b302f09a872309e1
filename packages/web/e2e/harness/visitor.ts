import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../../tools/chromium.ts';
import { openSaloon, type Saloon } from './saloon.ts';

const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** A small window: without a graphics card, drawing time grows with the pixels. */
export const SMALL = { width: 480, height: 800 } as const;

/** A person with their own browser profile, and the errors on their page: `await using` one. */
export type Visitor = AsyncDisposable & {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Script errors and console messages. `expectNoProblems` asserts that there are none. */
  readonly problems: string[];
};

export type Wishes = {
  readonly lang?: 'en' | 'ru';
  readonly theme?: 'night' | 'day';
  readonly isPhone?: boolean;
  readonly isSmall?: boolean;
  /** Reduced motion and quick speed: nothing flies, and presses need not wait. */
  readonly isStill?: boolean;
  readonly hasServiceWorker?: boolean;
  /** Another server than the file's own. */
  readonly at?: string;
};

/** One browser and one server for the tests of a file. */
export type House = {
  readonly url: string;
  readonly saloon: () => Saloon;
  readonly visit: (wishes?: Wishes) => Promise<Visitor>;
};

/** Starts them before the tests of this file and stops them afterwards. */
export function useHouse(): House {
  let browser: Browser | undefined;
  let saloon: Saloon | undefined;
  beforeAll(async () => {
    const found = ensureChromium();
    if (found.type === 'missing') throw new Error(found.why);
    [browser, saloon] = await Promise.all([
      chromium.launch({ executablePath: found.path, args: [...CHROMIUM_FLAGS] }),
      openSaloon(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await saloon?.stop();
  });
  const open = () => {
    if (saloon === undefined) throw new Error('Cannot visit the saloon: it is not open');
    return saloon;
  };
  return {
    get url() {
      return open().url;
    },
    saloon: open,
    visit: async (wishes = {}) => {
      if (browser === undefined) throw new Error('Cannot visit the saloon: there is no browser');
      return enter(browser, wishes.at ?? open().url, wishes);
    },
  };
}

async function enter(browser: Browser, baseURL: string, wishes: Wishes): Promise<Visitor> {
  const {
    lang = 'en',
    theme = 'night',
    isPhone = false,
    isSmall = false,
    isStill = false,
    hasServiceWorker = false,
  } = wishes;
  const options: BrowserContextOptions = {
    baseURL,
    locale: lang === 'ru' ? 'ru-RU' : 'en-US',
    colorScheme: theme === 'day' ? 'light' : 'dark',
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
    ...(isPhone ? { viewport: PHONE, hasTouch: true, isMobile: true } : { viewport: isSmall ? SMALL : DESKTOP }),
  };
  const context = await browser.newContext(options);
  if (isStill) await context.addInitScript(wantItQuick);
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (line) => {
    if (line.type() === 'error') problems.push(`console: ${line.text()}`);
  });
  return { context, page, problems, [Symbol.asyncDispose]: () => context.close() };
}

/** Runs in the page: quick animations unless the person chose otherwise. */
function wantItQuick(): void {
  if (localStorage.getItem('saloon.settings') === null) localStorage.setItem('saloon.settings', '{"speed":"quick"}');
}

export const expectNoProblems = ({ problems }: Visitor): void => expect(problems).toEqual([]);

import type { Page } from 'playwright-core';

/** How many times faster than on a clock the bots of a solo table think. */
const FASTER = 40;

/**
 * Lets time run faster in the worker that hosts solo tables, and only there: bots take a person's time to think, and a
 * whole game of theirs would take minutes. Play such tables without a clock.
 */
export const hurryBots = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const warp = `{const now=performance.now.bind(performance),later=setTimeout;performance.now=()=>now()*${FASTER};self.setTimeout=(act,time=0,...rest)=>later(act,time/${FASTER},...rest)}\n`;
    await route.fulfill({ response: answer, body: warp + (await answer.text()) });
  });

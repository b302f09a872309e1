import type { Page } from 'playwright-core';

/** What the parts of the page showed in the frames that were looked at. */
export type Nows = {
  readonly frames: number;
  /** Frames in which the stage was behind the newest state, and the different versions that were on it. */
  readonly behind: number;
  readonly versions: number;
  /** Frames in which parts showed different moments, or an answer could be pressed too early. */
  readonly wrong: readonly string[];
};

/** Looks at every frame of the page from now on. Call it before the page is opened. */
export const watchNows = (page: Page): Promise<unknown> => page.addInitScript(watch);

export const readNows = (page: Page): Promise<Nows> =>
  page.evaluate(() => {
    const { frames, behind, versions, wrong } = (window as unknown as Watching).e2eNows;
    return { frames, behind, versions: versions.size, wrong };
  });

type Watching = { e2eNows: { frames: number; behind: number; versions: Set<string>; wrong: string[] } };

/** Runs in the page. */
function watch(): void {
  const nows: Watching['e2eNows'] = { frames: 0, behind: 0, versions: new Set(), wrong: [] };
  (window as unknown as Watching).e2eNows = nows;
  const shownBy = (selector: string) => document.querySelector<HTMLElement>(selector)?.dataset.shown;
  const look = () => {
    requestAnimationFrame(look);
    const stage = document.querySelector<HTMLElement>('.table-page .scene[data-shown]');
    if (stage === null || document.querySelector('.table-scene') === null) return;
    nows.frames += 1;
    const { shown = '', showing } = stage.dataset;
    const newest = document.querySelector<HTMLElement>('.table-page')?.dataset.newest ?? '';
    nows.versions.add(shown);
    if (shown !== newest) nows.behind += 1;
    const log = shownBy('.log, .rail-panel .nothing');
    const hand = shownBy('.hand-bed');
    const header = shownBy('.table-bar .stage');
    const parts = { log, hand, header };
    for (const [name, version] of Object.entries(parts)) {
      if (version !== undefined && version !== shown) nows.wrong.push(`stage ${shown}, ${name} ${version}`);
    }
    // A question that is still open may be answered; any other answer has to wait for the stage.
    const answers = document.querySelectorAll('.ask.yours .ask-acts .btn:not([aria-disabled])').length;
    const isOpen = stage.dataset.open === 'yes';
    if (answers > 0 && shown !== newest && !isOpen) nows.wrong.push(`${answers} answers at ${shown} of ${newest}`);
    if (shown !== newest && showing !== 'yes') nows.wrong.push(`at rest at ${shown} of ${newest}`);
  };
  requestAnimationFrame(look);
}

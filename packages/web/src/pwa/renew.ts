/** As much of the page as renewing it needs; a test brings its own. */
export type OpenPage = {
  /** The first page as the house has it now. */
  fetchShell(): Promise<string>;
  /** The script that this page was begun with. */
  readonly script: string | undefined;
  /** For as long as the tab is open. */
  readonly notes: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
};

const KEY = 'saloon.renewed';
const FIRST_SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * A file of this page could not be had: where the house has another build by now the page is loaded again, once for
 * each build, since behind a balancer two of them may answer in turn.
 */
export async function renew(page: OpenPage = thisPage()): Promise<void> {
  try {
    const script = FIRST_SCRIPT.exec(await page.fetchShell())?.[1];
    if (script === undefined || script === page.script || page.notes.getItem(KEY) === script) return;
    page.notes.setItem(KEY, script);
    page.reload();
  } catch {
    // No line, or no place for the note: whoever wanted the file says that it is not there.
  }
}

const thisPage = (): OpenPage => ({
  fetchShell: async () => (await fetch('/')).text(),
  script: document.querySelector('script[type=module]')?.getAttribute('src') ?? undefined,
  notes: sessionStorage,
  reload: () => location.reload(),
});

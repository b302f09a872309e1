/** The part of the page that a reload needs. Tests pass their own. */
export type OpenPage = {
  /** The server's current start page. */
  fetchShell(): Promise<string>;
  /** The script that this page was loaded with. */
  readonly script: string | undefined;
  /** Lives as long as the tab. */
  readonly notes: Pick<Storage, 'getItem' | 'setItem'>;
  reload(): void;
};

const KEY = 'saloon.renewed';
const FIRST_SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * A file of this page is missing. If the server has another build, the page reloads, once per build: behind a load
 * balancer two builds may answer in turn.
 */
export async function renew(page: OpenPage = thisPage()): Promise<void> {
  try {
    const script = FIRST_SCRIPT.exec(await page.fetchShell())?.[1];
    if (script === undefined || script === page.script || page.notes.getItem(KEY) === script) return;
    page.notes.setItem(KEY, script);
    page.reload();
  } catch {
    // Offline, or no storage: the caller reports the missing file.
  }
}

const thisPage = (): OpenPage => ({
  fetchShell: async () => (await fetch('/')).text(),
  script: document.querySelector('script[type=module]')?.getAttribute('src') ?? undefined,
  notes: sessionStorage,
  reload: () => location.reload(),
});

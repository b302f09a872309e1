import { t } from '../core/i18n/index.ts';
import { toast } from '../kit/toast.tsx';
import { isOnlyHere } from '../net/links.ts';

/** Copies a link, or a text with one. Returns false if the browser doesn't allow it. */
export async function writeLink(text: string): Promise<boolean> {
  try {
    // A page without https has no clipboard.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** That a link is copied, and that it leads nowhere on other devices, if that is so. */
export const copiedWords = (said: string): string => (isOnlyHere() ? `${said} ${t().onlyHere}` : said);

/** Copies a link, or a text with one, and says so in a toast. Returns false if the browser doesn't allow it. */
export async function copyLink(text: string, said: string): Promise<boolean> {
  if (!(await writeLink(text))) return false;
  toast(copiedWords(said), isOnlyHere() ? 'harm' : 'plain');
  return true;
}

/** Beside a link or its QR code: that it leads nowhere on other devices, if that is so. */
export function LinkNote() {
  return isOnlyHere() ? <p class="help">{t().onlyHere}</p> : null;
}

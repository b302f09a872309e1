import { signal } from '@preact/signals';
import { t } from '../../core/i18n/index.ts';
import { announce } from '../../kit/live.tsx';
import { isOnlyHere, linkHere } from '../../net/links.ts';
import { copiedWords, writeLink } from '../../shell/links.tsx';

const SHOWN_MS = 6000;
const said = signal<string | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

/** For a few seconds after the link of a waiting room was copied: what the room says in place of its other words. */
export const invitedWith = (): string | undefined => said.value;

/** Copies the address of this waiting room, which says so itself: a toast would lie over its words. */
export async function copyInvite(): Promise<void> {
  if (!(await writeLink(linkHere()))) {
    announce(t().table.cannotCopy);
    return;
  }
  // Its button says that it is copied, too: the room has place for one sentence.
  said.value = isOnlyHere() ? t().onlyHere : t().table.copied;
  announce(copiedWords(t().table.copied));
  clearTimeout(timer);
  timer = setTimeout(() => {
    said.value = undefined;
  }, SHOWN_MS);
}

import { effect } from '@preact/signals';
import { LANGS, type Lang } from '@saloon/kernel';
import { guests } from '../core/i18n/guests.ts';
import { settings } from '../core/settings/store.ts';
import { myName, setMyName } from './identity.ts';
import { keptHandle } from './kept-handle.ts';

/** Translates a generated name. A name that a person chose is returned unchanged. */
export function guestNameIn(lang: Lang, name: string): string | undefined {
  for (const known of LANGS) {
    const { names, name: nameOf } = guests[known];
    const at = names.findIndex((one) => nameOf(one) === name);
    const next = guests[lang].names[at];
    if (at >= 0 && next !== undefined) return guests[lang].name(next);
  }
  return undefined;
}

/** Keeps a guest's generated name in the page's language; a name with an account stays. */
export function tendGuestName(): void {
  effect(() => {
    const { lang } = settings.value;
    const next = keptHandle.peek() === undefined ? guestNameIn(lang, myName.peek()) : undefined;
    if (next !== undefined) setMyName(next);
  });
}

import { effect } from '@preact/signals';
import { LANGS, type Lang } from '@saloon/kernel';
import { guests } from '../i18n/guests.ts';
import { myName, setMyName } from '../net/identity.ts';
import { settings } from '../settings/store.ts';

/** A name that the house made up, in another language; a name that a person chose is left alone. */
export function guestNameIn(lang: Lang, name: string): string | undefined {
  for (const known of LANGS) {
    const { names, name: nameOf } = guests[known];
    const at = names.findIndex((one) => nameOf(one) === name);
    const next = guests[lang].names[at];
    if (at >= 0 && next !== undefined) return guests[lang].name(next);
  }
  return undefined;
}

/** A guest's made-up name follows the language of the page. */
export function tendGuestName(): void {
  effect(() => {
    const { lang } = settings.value;
    const next = guestNameIn(lang, myName.peek());
    if (next !== undefined && next !== myName.peek()) setMyName(next);
  });
}

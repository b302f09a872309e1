import { LANGS } from '@saloon/kernel';
import { guests } from '../../i18n/guests.ts';

/** The word before a made-up name, which all guests have in common; nothing before a name that somebody chose. */
export function guestWord(name: string): string {
  const words = LANGS.map((lang) => guests[lang].name(''));
  return words.find((word) => name.startsWith(word) && name.length > word.length) ?? '';
}

/** Longer ones are set smaller on narrow plates, where they would be cut. */
const LONG_NAME = 5;

/** The class of the sign that a name is. */
export const nameClass = (name: string): string =>
  name.length - guestWord(name).length > LONG_NAME ? 'sign long-name' : 'sign';

/** A name on a plate. Where there is little room a guest's stands there without that word: it would be all that is seen of it. */
export function PlateName({ of: name }: { readonly of: string }) {
  const word = guestWord(name);
  return (
    <>
      {word !== '' && <bdi class="guest-word">{word}</bdi>}
      {name.slice(word.length)}
    </>
  );
}

import { LANGS } from '@saloon/kernel';
import { guests } from '../../core/i18n/guests.ts';

/** The word before a made-up name, which all guests have in common; nothing before a name that somebody chose. */
export function guestWord(name: string): string {
  const words = LANGS.map((lang) => guests[lang].name(''));
  return words.find((word) => name.startsWith(word) && name.length > word.length) ?? '';
}

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

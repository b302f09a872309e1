import type { GameText, Lang, Names, Seat } from '@saloon/kernel';
import { toYouInEnglish } from './english.ts';
import { roleMark, YOU } from './marks.ts';
import { type Cases, declined, toYouInRussian } from './russian.ts';

/** Whom a seat plays, and the cases of that name in Russian. */
export type Role = { readonly name: string; readonly cases?: Cases };

/** Whose eyes, whose names. */
export type Audience = {
  readonly lang: Lang;
  readonly names: Names;
  readonly you: Seat | undefined;
  /** The character of a seat, in a sentence about this event; undefined where the player is named. */
  readonly role: (seat: Seat, event: unknown) => Role | undefined;
  /** Is the reader's character told as the reader is? Not where they play two. */
  readonly isRoleYou: boolean;
};

export type Teller = (event: unknown) => string | undefined;

/** Tells events to a reader: "You" for themselves, the character's name for others where the game has characters. */
export function tellerFor(text: Pick<GameText<unknown, unknown>, 'tell'>, audience: Audience): Teller {
  const { lang, names, you, role, isRoleYou } = audience;
  return (event) => {
    const called = (seat: Seat): string => {
      if (seat === you) return YOU;
      const one = role(seat, event);
      if (one === undefined) return names(seat);
      return lang === 'ru' && one.cases !== undefined ? roleMark(seat) : one.name;
    };
    const said = text.tell(event, isRoleYou && you !== undefined ? Object.assign(called, { you }) : called);
    if (said === undefined) return undefined;
    if (lang === 'en') return toYouInEnglish(said);
    return declined(toYouInRussian(said), (seat) => role(seat as Seat, event));
  };
}

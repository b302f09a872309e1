import type { GameText, Lang, Names, Seat } from '@saloon/kernel';
import type { Role, Teller } from '../../core/games/role.ts';
import { toYouInEnglish, withRolesInEnglish } from './english.ts';
import { roleMark, YOU } from './marks.ts';
import { declined, toYouInRussian } from './russian.ts';

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

/** Tells events to a reader: "You" for themselves, the character's name for others where the game has characters. */
export function tellerFor(text: Pick<GameText<unknown, unknown>, 'tell'>, audience: Audience): Teller {
  const { lang, names, you, role, isRoleYou } = audience;
  return (event) => {
    const called = (seat: Seat): string => {
      if (seat === you) return YOU;
      const one = role(seat, event);
      if (one === undefined) return names(seat);
      return one.cases !== undefined || one.inSentence !== undefined ? roleMark(seat) : one.name;
    };
    const said = text.tell(event, isRoleYou && you !== undefined ? Object.assign(called, { you }) : called);
    if (said === undefined) return undefined;
    const roleOf = (seat: number) => role(seat as Seat, event);
    return lang === 'en' ? withRolesInEnglish(toYouInEnglish(said), roleOf) : declined(toYouInRussian(said), roleOf);
  };
}

/** A sentence about one role, with its verb: `The outlaws are deciding` from `… is deciding`. */
export function sayOf(lang: Lang, role: Role, sentence: (name: string) => string): string {
  const said = sentence(roleMark(0));
  return lang === 'en' ? withRolesInEnglish(said, () => role) : declined(said, () => role);
}

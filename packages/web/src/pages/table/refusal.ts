import type { Lang } from '@saloon/kernel';
import { messages } from '../../i18n/index.ts';
import type { GameWords } from '../../tables/index.ts';

/** Why the table said no: in the game's words, else in the house's. */
export function refusalText(lang: Lang, code: string, words: GameWords | undefined): string {
  const own: Readonly<Record<string, string>> = messages[lang].refusals;
  return words?.[lang].refusals[code] ?? own[code] ?? messages[lang].unknownRefusal(code);
}

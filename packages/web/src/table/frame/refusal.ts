import type { Lang } from '@saloon/kernel';
import type { GameWords } from '../../core/games/entry.ts';
import { tables } from '../../core/games/registry.ts';
import { messages, t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { play } from '../../kit/sound/sound.ts';
import { type Told, toast } from '../../kit/toast.tsx';

/** Why a command was refused: in the game's words, else in the server's. */
export function refusalText(lang: Lang, code: string, words: GameWords | undefined): string {
  const own: Readonly<Record<string, string>> = messages[lang].refusals;
  return words?.[lang].refusals[code] ?? own[code] ?? messages[lang].unknownRefusal(code);
}

/** The rule behind a refusal, if the game names one. Loads the rule book, which is needed next anyway. */
export async function ruleOfRefusal(game: string, code: string): Promise<string | undefined> {
  try {
    return (await tables[game]?.rules())?.refusalRules[code];
  } catch {
    // Offline: the sentence alone has to do.
    return undefined;
  }
}

/** The rule behind an event. Undefined offline, because the book can't be loaded. */
export async function ruleOfEvent(game: string, event: unknown): Promise<string | undefined> {
  try {
    return (await tables[game]?.rules())?.ruleOfEvent(event as never);
  } catch {
    return undefined;
  }
}

/** Says why a move was refused, and offers to read the rule once it is known. */
export function tellRefusal(game: string, code: string, words: GameWords, openRule: (rule: string) => void): Told {
  play('nope');
  const said = toast(refusalText(settings.peek().lang, code, words), 'harm');
  void ruleOfRefusal(game, code).then((rule) => {
    if (rule !== undefined) said.offer(t().table.readRule, () => openRule(rule));
  });
  return said;
}

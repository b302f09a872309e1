import { DEFAULT_EDITION, type Edition, optionsWith, parseEdition } from '@saloon/caliber-45/options';
import { textWith } from '@saloon/caliber-45/text';
import type { AnyOptionSpec, GameWords } from '../../core/games/entry.ts';

/** A house that does not answer at once has no other editions. */
const PATIENCE = 2000;

let asked: Promise<readonly Edition[]> | undefined;

/** Our edition and those that the server has loaded; offline ours alone. */
export function editions(): Promise<readonly Edition[]> {
  asked ??= ask().catch(() => {
    asked = undefined;
    return [DEFAULT_EDITION];
  });
  return asked;
}

async function ask(): Promise<readonly Edition[]> {
  const answer = await fetch('/api/editions', { signal: AbortSignal.timeout(PATIENCE) });
  return [DEFAULT_EDITION, ...readEditions(await answer.json())];
}

/** What `GET /api/editions` answers. */
export function readEditions(body: unknown): readonly Edition[] {
  const list = typeof body === 'object' && body !== null && 'editions' in body ? body.editions : [];
  return (Array.isArray(list) ? list : []).flatMap((given: unknown) => {
    const parsed = parseEdition(given);
    return parsed.ok ? [parsed.edition] : [];
  });
}

export const words = async (): Promise<GameWords> => textWith(await editions()) as GameWords;

export const options = async (): Promise<AnyOptionSpec> =>
  optionsWith((await editions()).map(({ id }) => id)) as unknown as AnyOptionSpec;

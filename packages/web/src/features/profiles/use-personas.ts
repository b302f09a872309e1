import { useEffect, useState } from 'preact/hooks';
import type { GameWords } from '../../core/games/entry.ts';
import { tables } from '../../core/games/registry.ts';
import { settings } from '../../core/settings/store.ts';
import { FIGURES, type Figure } from '../../kit/figures/figures.ts';
import { meWords } from '../me/text/index.ts';

export const isFigure = (id: string | undefined): id is Figure => FIGURES.some((figure) => figure === id);

/** Names the characters of these games, once their texts are loaded. */
export function usePersonas(games: readonly string[]): (game: string, persona: string) => string {
  const [words, setWords] = useState<ReadonlyMap<string, GameWords>>(new Map());
  const wanted = [...new Set(games)].sort().join();
  useEffect(() => {
    let isOld = false;
    const load = async (game: string): Promise<readonly [string, GameWords][]> => {
      const found = await tables[game]?.words();
      return found === undefined ? [] : [[game, found]];
    };
    void Promise.all(wanted.split(',').map(load)).then((found) => !isOld && setWords(new Map(found.flat())));
    return () => {
      isOld = true;
    };
  }, [wanted]);
  return (game, persona) =>
    words.get(game)?.[settings.value.lang].persona?.(persona) ??
    (isFigure(persona) ? meWords().figures[persona] : persona);
}

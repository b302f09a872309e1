import { foldHandle } from './fold-handle.ts';
import { HANDLE_LENGTH, handleProblem } from './handle.ts';

const ENDINGS = ['_west', '_rides', '_draws', '_27', '_44', '_72', '_99', '_247', '_479'];
const CYRILLIC_ENDINGS = ['_запад', '_скачет', '_27', '_44', '_72', '_99', '_247', '_479'];
/** Used when nothing of the wanted handle can stay. */
const FALLBACK = 'rider';

/** Handles like the wanted one, best first; the caller takes the first free ones. */
export function suggestHandles(wanted: string): readonly string[] {
  const isCyrillic = /^[а-яё]/i.test(wanted);
  const allowed = isCyrillic ? /[^а-яё0-9_-]/gi : /[^a-z0-9_-]/gi;
  const kept = wanted.replace(allowed, '').replace(/^[0-9_-]+/, '');
  const stem = kept === '' || handleProblem(`${kept}_27`) === 'handle-reserved' ? FALLBACK : kept;
  const endings = isCyrillic && stem !== FALLBACK ? CYRILLIC_ENDINGS : ENDINGS;
  const unseen = new Set<string>([foldHandle(wanted)]);
  return endings
    .map((ending) => `${stem.slice(0, HANDLE_LENGTH.max - ending.length)}${ending}`)
    .filter((handle) => {
      const folded = foldHandle(handle);
      if (unseen.has(folded) || handleProblem(handle) !== undefined) return false;
      unseen.add(folded);
      return true;
    });
}

import './backdrop.css';
import { useMemo } from 'preact/hooks';
import { street, streetDefs, streetLights } from '../../../kit/art/street.ts';
import type { Words } from '../text/words.ts';

/** Main street, drawn once for a language: a still layer. By night it is dark, and windows and lanterns shine. */
export function Backdrop({ words }: { readonly words: Words }) {
  const still = useMemo(
    () =>
      `<defs>${streetDefs}</defs>${street(1144, 486, words.signs)}<rect class="dusk" width="1144" height="486"/><g class="lit">${streetLights()}</g>`,
    [words],
  );
  return (
    <svg class="street-backdrop" viewBox="0 0 1144 486" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: still }} />
    </svg>
  );
}

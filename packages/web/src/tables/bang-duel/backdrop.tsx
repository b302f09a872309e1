import './backdrop.css';
import { useMemo } from 'preact/hooks';
import { street, streetDefs } from '../../art/street.ts';
import type { Words } from './text/words.ts';

/** Main street, drawn once for a language: a still layer. By night the light is put over it. */
export function Backdrop({ words }: { readonly words: Words }) {
  const still = useMemo(() => `<defs>${streetDefs}</defs>${street(1144, 486, words.signs)}`, [words]);
  return (
    <svg class="street-backdrop" viewBox="0 0 1144 486" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g dangerouslySetInnerHTML={{ __html: still }} />
      <rect class="dusk" width="1144" height="486" />
    </svg>
  );
}

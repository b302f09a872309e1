import { settings } from '../../../core/settings/store.ts';
import { roomWords } from '../words.ts';
import { overscan, shrinkBy } from './overscan.ts';

/** For TVs that cut off the edges. The keys − and + do the same, also while the game is played. */
export function PictureSize() {
  const words = roomWords(settings.value.lang);
  const percent = overscan.value;
  return (
    <fieldset class="picture-size" aria-label={words.edges}>
      <span>{words.edges}</span>
      <button type="button" class="btn small" aria-label={words.smaller} onClick={() => shrinkBy(1)}>
        −
      </button>
      <b class="num">{words.size(100 - 2 * percent)}</b>
      <button type="button" class="btn small" aria-label={words.larger} onClick={() => shrinkBy(-1)}>
        +
      </button>
    </fieldset>
  );
}

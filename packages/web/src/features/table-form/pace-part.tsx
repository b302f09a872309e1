import type { GameEntry } from '../../core/games/entry.ts';
import { t } from '../../core/i18n/index.ts';
import type { Asked } from './option-form.ts';
import { PACES, paceOf, withPace } from './pace.ts';

type PacePartProps = {
  readonly entry: GameEntry;
  readonly asked: Asked;
  readonly onChange: (asked: Asked) => void;
};

/** How fast the table plays: the first thing to agree on. */
export function PacePart({ entry, asked, onChange }: PacePartProps) {
  const words = t().open;
  const pace = paceOf(entry, asked);
  return (
    <>
      <h3 class="sign">{words.pace}</h3>
      <fieldset class="choice-cards" aria-label={words.pace}>
        {PACES.map((one) => (
          <button
            key={one}
            type="button"
            class="paper"
            aria-pressed={one === pace}
            onClick={() => onChange(withPace(entry, asked, one))}
          >
            <b class="sign">{words.paces[one]}</b>
            <span>{words.paceHints[one]}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}

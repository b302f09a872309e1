import { t } from '../../core/i18n/index.ts';

type AccessPartProps = { readonly isPrivate: boolean; readonly onChange: (isPrivate: boolean) => void };

/** Who can find the table. */
export function AccessPart({ isPrivate, onChange }: AccessPartProps) {
  const words = t().open;
  return (
    <>
      <h3 class="sign">{words.access}</h3>
      <fieldset class="choice-cards" aria-label={words.access}>
        {[true, false].map((one) => (
          <button
            key={String(one)}
            type="button"
            class="paper"
            aria-pressed={one === isPrivate}
            onClick={() => onChange(one)}
          >
            <b class="sign">{one ? words.isPrivate : words.isOpen}</b>
            <span>{one ? words.isPrivateHint : words.isOpenHint}</span>
          </button>
        ))}
      </fieldset>
    </>
  );
}

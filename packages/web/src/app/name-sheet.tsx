import { LIMITS } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { t } from '../core/i18n/index.ts';
import { Sheet } from '../kit/sheet.tsx';
import { myName, nameProblem, setMyName } from '../net/identity.ts';
import { keptHandle } from '../net/kept-handle.ts';
import { myTables } from '../net/my-tables.ts';

/** Lets people choose their name. */
export function NameSheet({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const name = typed ?? myName.value;
  const words = t().nameSheet;
  const isSeated = myTables.value.some(({ phase }) => phase !== 'over');
  const problem = nameProblem(name);
  const complaint =
    problem === 'empty' ? words.empty : problem === 'too-long' ? words.tooLong(LIMITS.nameLength) : undefined;
  return (
    <Sheet title={words.title} onClose={onClose}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (problem !== undefined) return;
          if (typed !== undefined) setMyName(typed);
          onClose();
        }}
      >
        <label class="stack" for="my-name">
          {words.label}
        </label>
        <input
          id="my-name"
          class="field"
          value={name}
          autocomplete="nickname"
          spellcheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby="my-name-note"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <p id="my-name-note" class={complaint === undefined ? 'help' : 'error'}>
          {complaint ??
            [keptHandle.value === undefined ? words.hint : words.keptHint, isSeated && words.seatedHint]
              .filter(Boolean)
              .join(' ')}
        </p>
        <button type="submit" class="btn main" aria-disabled={problem !== undefined}>
          {words.save}
        </button>
      </form>
    </Sheet>
  );
}

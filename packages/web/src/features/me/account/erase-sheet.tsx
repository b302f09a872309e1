import { useEffect, useRef, useState } from 'preact/hooks';
import { Sheet } from '../../../kit/sheet.tsx';
import { ask } from '../../../net/api.ts';
import { me, showMe } from '../../people/account.ts';
import { ActNote } from '../../people/act-note.tsx';
import { Section } from '../../people/section.tsx';
import { dayOf, peopleWords } from '../../people/text/index.ts';
import { useAct } from '../../people/use-act.ts';

const bare = (text: string): string => text.trim().replace(/^@/, '').toLowerCase();

/** Deletes the account once its name was typed. */
export function EraseSheet({ onClose }: { readonly onClose: () => void }) {
  const words = peopleWords();
  const [typed, setTyped] = useState('');
  const act = useAct();
  const name = me.value?.handle ?? me.value?.name ?? '';
  const erase = async () => {
    const answer = await act.run(async () => showMe(await ask('DELETE /api/me')));
    if (answer !== undefined) onClose();
  };
  return (
    <Sheet
      title={words.data.erase}
      onClose={onClose}
      footer={
        <>
          <button type="button" class="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button
            type="button"
            class="btn harm"
            disabled={act.isBusy || bare(typed) !== bare(name)}
            onClick={() => void erase()}
          >
            {words.data.eraseSure}
          </button>
        </>
      }
    >
      <p>{words.data.eraseHint}</p>
      <label class="erase-name">
        {words.data.eraseName(name)}
        <input
          class="field"
          autocomplete="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <ActNote act={act} />
    </Sheet>
  );
}

/** The account is hidden and waits to be deleted: offers to keep it. */
export function LeavingSection({ at }: { readonly at: number }) {
  const words = peopleWords().data;
  const act = useAct();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place}>
      <Section title={words.leaving}>
        <p>{words.leavesOn(dayOf(at))}</p>
        <button
          type="button"
          class="btn main"
          disabled={act.isBusy}
          onClick={() => void act.run(async () => showMe(await ask('POST /api/me/stay')))}
        >
          {words.stay}
        </button>
        <ActNote act={act} />
      </Section>
    </div>
  );
}

import { useState } from 'preact/hooks';
import { ask } from '../../../net/api.ts';
import { loadMe, me } from '../../people/account.ts';
import { ActNote } from '../../people/act-note.tsx';
import { Section } from '../../people/section.tsx';
import { dayOf, peopleWords } from '../../people/text/index.ts';
import { useAct } from '../../people/use-act.ts';

/** A code for paper. It is shown once. */
export function RecoverySection() {
  const words = peopleWords().recovery;
  const at = me.value?.recoveryAt;
  const [code, setCode] = useState('');
  const act = useAct();
  const make = async () => {
    const made = await act.run(() => ask('POST /api/me/recovery'));
    if (made === undefined) return;
    setCode(made.code);
    await loadMe();
  };
  return (
    <Section title={words.title}>
      <p class="help">{words.hint}</p>
      {code === '' ? (
        <>
          {at !== undefined && <p>{words.has(dayOf(at))}</p>}
          <button type="button" class="btn small" disabled={act.isBusy} onClick={make}>
            {at === undefined ? words.make : words.renew}
          </button>
        </>
      ) : (
        <>
          <code class="recovery-code">{code}</code>
          <p class="help">{words.note}</p>
          <button type="button" class="btn small" onClick={() => print()}>
            {words.print}
          </button>
        </>
      )}
      <ActNote act={act} />
    </Section>
  );
}

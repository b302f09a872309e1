import type { Me, PasskeyInfo } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { me, showMe } from '../../../people/account.ts';
import { ActNote } from '../../../people/act-note.tsx';
import { ask } from '../../../people/api.ts';
import { passkeyProblem } from '../../../people/passkeys.ts';
import { dayOf, peopleWords } from '../../../people/text/index.ts';
import { useAct } from '../../../people/use-act.ts';
import { Section } from '../section.tsx';
import { KeepButton } from './keep-section.tsx';

/** The person's passkeys: each has a name and can be removed. */
export function PasskeysSection() {
  const words = peopleWords();
  const passkeys = me.value?.passkeys ?? [];
  const problem = passkeyProblem();
  return (
    <Section title={words.passkeys.title}>
      {passkeys.length === 0 && <p>{words.passkeys.none}</p>}
      <ul class="person-list">
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {problem === undefined ? (
        <KeepButton isMore />
      ) : (
        <p class="help">{problem === 'insecure' ? words.keep.noPasskeys : words.keep.noSupport}</p>
      )}
    </Section>
  );
}

function PasskeyLine({ passkey: { id, name, createdAt, usedAt } }: { readonly passkey: PasskeyInfo }) {
  const words = peopleWords();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  const act = useAct();
  const path = `/api/me/passkeys/${id}`;
  const rename = async () => {
    await act.run(async () => showMe(await ask<Me>('PATCH', path, { name: draft })));
    setDraft(undefined);
  };
  const remove = () => act.run(async () => showMe(await ask<Me>('DELETE', path)));
  return (
    <li class="person-line">
      <span class="who">
        {draft === undefined ? (
          <b>{name}</b>
        ) : (
          <input
            class="field"
            value={draft}
            aria-label={words.passkeys.name}
            onInput={(event) => setDraft(event.currentTarget.value)}
          />
        )}
        <small>
          {usedAt === undefined ? words.passkeys.made(dayOf(createdAt)) : words.passkeys.used(dayOf(usedAt))}
        </small>
      </span>
      <span class="acts">
        {draft === undefined ? (
          <button type="button" class="btn small" onClick={() => setDraft(name)}>
            {words.passkeys.rename}
          </button>
        ) : (
          <button type="button" class="btn small" onClick={rename}>
            {words.save}
          </button>
        )}
        {isLeaving ? (
          <button type="button" class="btn small harm" onClick={remove}>
            {words.passkeys.removeSure(name)}
          </button>
        ) : (
          <button type="button" class="btn small" onClick={() => setLeaving(true)}>
            {words.remove}
          </button>
        )}
      </span>
      <ActNote act={act} />
    </li>
  );
}

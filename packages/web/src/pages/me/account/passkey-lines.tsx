import '../../../people/people.css';
import type { Me, PasskeyInfo } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { me, showMe } from '../../../people/account.ts';
import { ActNote } from '../../../people/act-note.tsx';
import { ask } from '../../../people/api.ts';
import { dayOf, peopleWords } from '../../../people/text/index.ts';
import { useAct } from '../../../people/use-act.ts';

export const PasskeyLines = () => (
  <ul class="person-list">
    {(me.value?.passkeys ?? []).map((passkey) => (
      <PasskeyLine key={passkey.id} passkey={passkey} />
    ))}
  </ul>
);

/** After a sign-out everywhere else: a stranger may have added a passkey, so each waits until it is confirmed. */
export function LeftPasskeys() {
  const { left, leftNote } = peopleWords().passkeys;
  if ((me.value?.passkeys.length ?? 0) === 0) return null;
  return (
    <>
      <h3 class="sign">{left}</h3>
      <p class="help">{leftNote}</p>
      <PasskeyLines />
    </>
  );
}

function PasskeyLine({ passkey: { id, name, createdAt, usedAt, isLocked } }: { readonly passkey: PasskeyInfo }) {
  const words = peopleWords();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [isLeaving, setLeaving] = useState(false);
  const act = useAct();
  const path = `/api/me/passkeys/${id}`;
  const rename = async () => {
    await act.run(async () => showMe(await ask<Me>('PATCH', path, { name: draft })));
    setDraft(undefined);
  };
  const confirm = () => act.run(async () => showMe(await ask<Me>('PATCH', path, { isMine: true })));
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
          {words.passkeys.made(dayOf(createdAt))}
          {usedAt === undefined ? '' : `, ${words.passkeys.used(dayOf(usedAt))}`}
          {isLocked === true ? `, ${words.passkeys.locked}` : ''}
        </small>
      </span>
      <span class="acts">
        {isLocked === true && (
          <button type="button" class="btn small" onClick={confirm}>
            {words.passkeys.mine}
          </button>
        )}
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

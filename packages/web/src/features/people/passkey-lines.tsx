import './people.css';
import type { PasskeyInfo, SentBody } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { ask } from '../../net/api.ts';
import { me, showMe } from './account.ts';
import { ActNote } from './act-note.tsx';
import { dayOf, peopleWords } from './text/index.ts';
import { useAct } from './use-act.ts';

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
  const change = (body: SentBody<'PATCH /api/me/passkeys/:id'>) =>
    act.run(async () => showMe(await ask('PATCH /api/me/passkeys/:id', { params: { id }, body })));
  const rename = async () => {
    if (draft !== undefined) await change({ name: draft });
    setDraft(undefined);
  };
  const confirm = () => change({ isMine: true });
  const remove = () => act.run(async () => showMe(await ask('DELETE /api/me/passkeys/:id', { params: { id } })));
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

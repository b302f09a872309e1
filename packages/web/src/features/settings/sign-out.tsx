import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { serverStatus, serverUser, signOutEverywhere } from '../../net/server.ts';
import { whyOffline } from '../../shell/silence.tsx';
import { registerPush } from '../push/registration.ts';

type Stage = 'idle' | 'asked' | 'busy' | 'done' | 'failed';

/** Signs out all other devices. It asks twice: they come back only as new guests. */
export function SignOut() {
  const words = t().settings.signOut;
  const [stage, setStage] = useState<Stage>('idle');
  const [Passkeys, setPasskeys] = useState<FunctionComponent>();
  const status = serverStatus.value.type;
  const isOnline = status === 'online' && serverUser.value !== undefined;
  const whyNot = isOnline ? '' : status === 'refused' ? whyOffline() : words.offline;
  const signOut = async () => {
    setStage('busy');
    const sent = await signOutEverywhere();
    setStage(sent.ok ? 'done' : 'failed');
    if (!sent.ok) return;
    // With the old secret the server has also dropped the push subscription.
    void registerPush();
    const [{ loadMe }, { LeftPasskeys }] = await Promise.all([
      import('../people/account.ts'),
      import('../people/passkey-lines.tsx'),
    ]);
    await loadMe();
    setPasskeys(() => LeftPasskeys);
  };
  return (
    <fieldset class="set-row sign-out">
      <legend>{words.title}</legend>
      <p class="help">{words.hint}</p>
      {stage === 'asked' ? (
        <span class="pills">
          <button type="button" onClick={signOut}>
            {words.sure}
          </button>
          <button type="button" onClick={() => setStage('idle')}>
            {words.no}
          </button>
        </span>
      ) : (
        <button
          type="button"
          class="btn small"
          disabled={!isOnline || stage === 'busy'}
          onClick={() => setStage('asked')}
        >
          {words.button}
        </button>
      )}
      <p class="help" role="status">
        {stage === 'done' ? words.done : stage === 'failed' ? words.failed : whyNot}
      </p>
      {Passkeys !== undefined && <Passkeys />}
    </fieldset>
  );
}

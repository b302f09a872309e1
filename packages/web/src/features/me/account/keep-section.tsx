import type { SignedIn } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { settings } from '../../../core/settings/store.ts';
import { type Answer, ask } from '../../../net/api.ts';
import { guestNameIn } from '../../../net/guest-name.ts';
import { myName } from '../../../net/identity.ts';
import { openSheet } from '../../../shell/open-sheet.ts';
import { signInWith } from '../../people/account.ts';
import { ActNote } from '../../people/act-note.tsx';
import { addPasskey, CANCELED, passkeyProblem, signInWithPasskey } from '../../people/passkeys.ts';
import { Section } from '../../people/section.tsx';
import { peopleWords } from '../../people/text/index.ts';
import { useAct } from '../../people/use-act.ts';

/** For guests: keep the name, or sign in to an account. */
export function KeepSection() {
  const words = peopleWords();
  const problem = passkeyProblem();
  return (
    <Section title={words.keep.title}>
      <p>{words.keep.why}</p>
      {problem === undefined ? (
        <KeepButton />
      ) : (
        <p class="help">{problem === 'insecure' ? words.keep.noPasskeys : words.keep.noSupport}</p>
      )}
      <SignIn canUsePasskeys={problem === undefined} />
    </Section>
  );
}

/** Adds a passkey. `isMore`: the person has an account already. Who keeps a generated name can choose their own. */
export function KeepButton({ isMore = false }: { readonly isMore?: boolean }) {
  const words = peopleWords();
  const act = useAct();
  const add = async () => {
    const added = await addPasskey('');
    if (added === CANCELED) return act.say(words.keep.canceled);
    const kept = await act.run(async () => added, words.keep.kept);
    const isGenerated = guestNameIn(settings.peek().lang, myName.peek()) !== undefined;
    if (kept !== undefined && !isMore && isGenerated) openSheet('name');
  };
  return (
    <>
      <button type="button" class={`btn ${isMore ? 'small' : 'main'}`} disabled={act.isBusy} onClick={add}>
        {isMore ? words.passkeys.add : words.keep.passkey}
      </button>
      <ActNote act={act} />
    </>
  );
}

function SignIn({ canUsePasskeys }: { readonly canUsePasskeys: boolean }) {
  const words = peopleWords();
  const [code, setCode] = useState('');
  const act = useAct();
  const finish = async (signedIn: Answer<SignedIn> | typeof CANCELED) => {
    if (signedIn === CANCELED) return act.say(words.keep.canceled);
    const done = await act.run(async () => signedIn);
    // A new identity: everything that this page knows belongs to the old one.
    if (done !== undefined) location.assign('/me');
  };
  return (
    <>
      <h3 class="sign">{words.signIn.title}</h3>
      <p class="help">{words.signIn.hint}</p>
      {canUsePasskeys && (
        <button
          type="button"
          class="btn small"
          disabled={act.isBusy}
          onClick={async () => finish(await signInWithPasskey())}
        >
          {words.signIn.passkey}
        </button>
      )}
      <form
        class="act-row"
        onSubmit={async (event) => {
          event.preventDefault();
          await finish(await signInWith((secret) => ask('POST /api/recover', { body: { code, secret } })));
        }}
      >
        <label>
          {words.signIn.code}
          <input
            class="field"
            value={code}
            required
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="btn small" disabled={act.isBusy || code.trim() === ''}>
          {words.signIn.useCode}
        </button>
      </form>
      <ActNote act={act} />
    </>
  );
}

import { me } from '../../../people/account.ts';
import { passkeyProblem } from '../../../people/passkeys.ts';
import { peopleWords } from '../../../people/text/index.ts';
import { Section } from '../section.tsx';
import { KeepButton } from './keep-section.tsx';
import { PasskeyLines } from './passkey-lines.tsx';

/** The person's passkeys: each has a name and can be removed. */
export function PasskeysSection() {
  const words = peopleWords();
  const problem = passkeyProblem();
  return (
    <Section title={words.passkeys.title}>
      {me.value?.passkeys.length === 0 && <p>{words.passkeys.none}</p>}
      <PasskeyLines />
      {problem === undefined ? (
        <KeepButton isMore />
      ) : (
        <p class="help">{problem === 'insecure' ? words.keep.noPasskeys : words.keep.noSupport}</p>
      )}
    </Section>
  );
}

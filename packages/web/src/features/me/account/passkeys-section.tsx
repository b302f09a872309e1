import { me } from '../../people/account.ts';
import { PasskeyLines } from '../../people/passkey-lines.tsx';
import { passkeyProblem } from '../../people/passkeys.ts';
import { Section } from '../../people/section.tsx';
import { peopleWords } from '../../people/text/index.ts';
import { KeepButton } from './keep-section.tsx';

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

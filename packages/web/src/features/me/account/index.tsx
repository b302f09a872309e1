import '../../people/people.css';
import { effect } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../../core/settings/store.ts';
import { ask } from '../../../net/api.ts';
import { FriendsSection } from '../../friends/friends-section.tsx';
import { loadMe, me, showMe } from '../../people/account.ts';
import { Section } from '../../people/section.tsx';
import { peopleWords, refusalOf } from '../../people/text/index.ts';
import { DataSection } from './data-section.tsx';
import { LeavingSection } from './erase-sheet.tsx';
import { HandleSection } from './handle-section.tsx';
import { KeepSection } from './keep-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { RecoverySection } from './recovery-section.tsx';

/** Sends the chosen portrait to the server, so that others see it; also one that was chosen before the name was kept. */
function followPortrait(): () => void {
  return effect(() => {
    const { portrait } = settings.value;
    const known = me.value;
    if (known?.isKept !== true || (known.portrait ?? '') === portrait) return;
    void ask('PATCH /api/me', { body: { portrait } }).then(showMe);
  });
}

/** The sections of the page "Me" that need the server: account, friends, data. */
export function AccountSections() {
  const words = peopleWords();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void loadMe().then((answer) => setProblem(answer.ok ? '' : refusalOf(answer.error)));
    return followPortrait();
  }, []);
  const person = me.value;
  if (person === undefined) {
    return (
      <Section title={words.keep.title}>
        <p role="status">{problem || words.loading}</p>
      </Section>
    );
  }
  return (
    <>
      {person.leavesAt === undefined ? (
        <>
          {!person.isKept && <KeepSection />}
          <HandleSection />
        </>
      ) : (
        <LeavingSection at={person.leavesAt} />
      )}
      {person.isKept && (
        <>
          <FriendsSection />
          <PasskeysSection />
        </>
      )}
      <RecoverySection />
      <DataSection />
    </>
  );
}

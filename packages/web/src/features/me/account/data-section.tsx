import type { Me } from '@saloon/protocol';
import { useState } from 'preact/hooks';
import { Switch } from '../../../kit/switch.tsx';
import { ask } from '../../../net/api.ts';
import { me, showMe } from '../../people/account.ts';
import { ActNote } from '../../people/act-note.tsx';
import { Section } from '../../people/section.tsx';
import { peopleWords } from '../../people/text/index.ts';
import { useAct } from '../../people/use-act.ts';
import { EraseSheet } from './erase-sheet.tsx';

/** Who sees what, and everything about this person: as a file, or deleted. */
export function DataSection() {
  const words = peopleWords().data;
  const act = useAct();
  const [isLeaving, setLeaving] = useState(false);
  const person = me.value;
  const set = (changes: Partial<Pick<Me, 'isPrivate' | 'showsOnline'>>) =>
    act.run(async () => showMe(await ask('PATCH /api/me', { body: changes })));
  const download = async () => {
    const file = await act.run(() => ask('GET /api/me/export'));
    if (file !== undefined) saveJson('saloon-me.json', file);
  };
  return (
    <Section title={words.title} class="settings">
      {person?.isKept === true && (
        <>
          <Switch
            isOn={person.isPrivate}
            name={words.isPrivate}
            hint={words.isPrivateHint}
            onChange={(isPrivate) => void set({ isPrivate })}
          />
          <Switch
            isOn={person.showsOnline}
            name={words.showsOnline}
            hint={words.showsOnlineHint}
            onChange={(showsOnline) => void set({ showsOnline })}
          />
        </>
      )}
      <p class="act-row">
        <button type="button" class="btn small" disabled={act.isBusy} onClick={download}>
          {words.download}
        </button>
        {person?.leavesAt === undefined && (
          <button type="button" class="btn small" onClick={() => setLeaving(true)}>
            {words.erase}
          </button>
        )}
      </p>
      {isLeaving && <EraseSheet onClose={() => setLeaving(false)} />}
      <ActNote act={act} />
      <a class="btn small" href="/privacy">
        {words.policy}
      </a>
    </Section>
  );
}

/** Gives the person a file. */
export function saveJson(name: string, content: object): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, undefined, 1)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

import type { FoundPerson } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { ActNote } from '../people/act-note.tsx';
import { PersonLine } from '../people/person-line.tsx';
import { Section } from '../people/section.tsx';
import { peopleWords, timeOf } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';
import { SuspendForm } from './suspend-form.tsx';
import { askAdmin } from './use-admin.ts';

/** Finds people; at first those who are suspended. */
export function PeopleSection() {
  const words = peopleWords().admin;
  const act = useAct();
  const [query, setQuery] = useState('');
  const [people, setPeople] = useState<readonly FoundPerson[]>([]);
  const load = async () => {
    const found = await act.run(() => askAdmin('GET /api/admin/people', { query: { q: query } }));
    setPeople(found?.people ?? []);
  };
  useEffect(() => void load(), []);
  const lift = async (user: string) => {
    await act.run(() => askAdmin('POST /api/admin/people/:user/lift', { params: { user } }), words.done);
    await load();
  };
  return (
    <Section title={words.people}>
      <form
        class="act-row"
        onSubmit={(event) => {
          event.preventDefault();
          void load();
        }}
      >
        <label>
          {words.search}
          <input class="field" value={query} onInput={(event) => setQuery(event.currentTarget.value)} />
        </label>
        <button type="submit" class="btn small">
          {words.find}
        </button>
      </form>
      <ul class="person-list">
        {people.map((person) => (
          <PersonLine key={person.user} person={person} note={suspensionNote(person)}>
            {person.suspension === undefined ? (
              <SuspendForm user={person.user} onDone={() => void load()} />
            ) : (
              <button type="button" class="btn small" onClick={() => lift(person.user)}>
                {words.lift}
              </button>
            )}
          </PersonLine>
        ))}
      </ul>
      <ActNote act={act} />
    </Section>
  );
}

function suspensionNote({ suspension, user }: FoundPerson): string {
  if (suspension === undefined) return user;
  const words = peopleWords().admin;
  const { until, reason = '' } = suspension;
  return words.suspended(until === undefined ? words.forever : words.until(timeOf(until)), reason);
}

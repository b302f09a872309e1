import '../me/me.css';
import '../people/people.css';
import type { AdminState, Target } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { ActNote } from '../people/act-note.tsx';
import { Section } from '../people/section.tsx';
import { peopleWords } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';
import { LogSection, ProblemsSection, TablesSection } from './lists.tsx';
import { PeopleSection } from './people-section.tsx';
import { ReportsSection } from './reports-section.tsx';
import { askAdmin, hasAdminSecret, setAdminSecret } from './use-admin.ts';

/** The page of the host and the named admins. */
export function AdminPage() {
  const words = peopleWords().admin;
  const act = useAct();
  const [state, setState] = useState<AdminState | undefined>(undefined);
  const [isAsked, setAsked] = useState(false);
  const load = async () => {
    const answer = await askAdmin('GET /api/admin');
    if (answer.ok) setState(answer.body);
    else if (hasAdminSecret() && answer.error.code !== 'failed') {
      setAdminSecret('');
      act.say(words.wrongSecret);
    }
    setAsked(true);
  };
  useEffect(() => {
    document.title = `${words.title} · ${t().name}`;
  }, [words]);
  useEffect(() => void load(), []);
  return (
    <div class="plain-page with-tabs admin-page">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{words.title}</h1>
        {state === undefined && !isAsked ? (
          <p role="status">{peopleWords().loading}</p>
        ) : state === undefined ? (
          <SecretForm
            onSecret={(secret) => {
              setAdminSecret(secret);
              void load();
            }}
          />
        ) : (
          <>
            <p>{words.who(state.name)}</p>
            <div class="me-sections">
              <ReportsSection />
              <PeopleSection />
              <TextSection
                title={words.announcement}
                hint={words.announcementHint}
                route="PUT /api/admin/announcement"
                text={state.announcement}
              />
              <TextSection
                title={words.words}
                hint={words.wordsHint}
                route="PUT /api/admin/words"
                text={state.words}
                isLong
              />
              <TablesSection />
              <ProblemsSection />
              <AdminsSection state={state} onChange={load} />
              <LogSection />
            </div>
          </>
        )}
        <ActNote act={act} />
      </main>
    </div>
  );
}

function SecretForm({ onSecret }: { readonly onSecret: (secret: string) => void }) {
  const words = peopleWords().admin;
  const [secret, setSecret] = useState('');
  return (
    <form
      class="panel me-section act-row"
      onSubmit={(event) => {
        event.preventDefault();
        onSecret(secret.trim());
      }}
    >
      <label>
        {words.secret}
        <input
          class="field"
          type="password"
          autocomplete="off"
          value={secret}
          onInput={(event) => setSecret(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn main">
        {words.enter}
      </button>
    </form>
  );
}

type TextSectionProps = {
  readonly title: string;
  readonly hint: string;
  readonly route: 'PUT /api/admin/announcement' | 'PUT /api/admin/words';
  readonly text: string;
  readonly isLong?: boolean;
};

/** One text that admins edit. */
function TextSection({ title, hint, route, text: before, isLong = false }: TextSectionProps) {
  const words = peopleWords();
  const act = useAct();
  const [text, setText] = useState(before);
  const field = { class: 'field', value: text, 'aria-label': title };
  return (
    <Section title={title}>
      <p class="help">{hint}</p>
      {isLong ? (
        <textarea {...field} onInput={(event) => setText(event.currentTarget.value)} />
      ) : (
        <input {...field} maxLength={300} onInput={(event) => setText(event.currentTarget.value)} />
      )}
      <p class="act-row">
        <button
          type="button"
          class="btn small"
          disabled={act.isBusy}
          onClick={() => act.run(() => askAdmin(route, { body: { text } }), words.admin.done)}
        >
          {words.save}
        </button>
      </p>
      <ActNote act={act} />
    </Section>
  );
}

function AdminsSection({ state, onChange }: { readonly state: AdminState; readonly onChange: () => Promise<void> }) {
  const words = peopleWords();
  const act = useAct();
  const [handle, setHandle] = useState('');
  const name = async (who: Pick<Target, 'user' | 'handle'>, isAdmin: boolean) => {
    await act.run(() => askAdmin('POST /api/admin/admins', { body: { ...who, isAdmin } }), words.admin.done);
    await onChange();
  };
  return (
    <Section title={words.admin.admins}>
      <ul class="person-list">
        {state.admins.map(({ user, name: who, handle: known }) => (
          <li key={user} class="person-line">
            <span class="who">
              <b>{who}</b> @{known}
            </span>
            {state.isOperator && (
              <button type="button" class="btn small" onClick={() => name({ user }, false)}>
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {state.isOperator && (
        <form
          class="act-row"
          onSubmit={(event) => {
            event.preventDefault();
            void name({ handle }, true);
          }}
        >
          <label>
            {words.admin.addAdmin}
            <input class="field" value={handle} onInput={(event) => setHandle(event.currentTarget.value)} />
          </label>
          <button type="submit" class="btn small">
            {words.friends.add}
          </button>
        </form>
      )}
      <ActNote act={act} />
    </Section>
  );
}

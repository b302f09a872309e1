import '../me/me.css';
import '../people/people.css';
import type { FriendLink } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { ask } from '../../net/api.ts';
import { server } from '../../net/server.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { askFriend } from '../friends/friends-section.tsx';
import { KeepSection } from '../me/account/keep-section.tsx';
import { loadMe, me } from '../people/account.ts';
import { ActNote } from '../people/act-note.tsx';
import { PersonLine } from '../people/person-line.tsx';
import { peopleWords, refusalOf } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';

/** The page that a friend's link opens. */
export function AddFriendPage({ user }: { readonly user: string }) {
  const words = peopleWords();
  const act = useAct();
  const [link, setLink] = useState<FriendLink | undefined>(undefined);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    document.title = `${words.add.title} · ${t().name}`;
  }, [words]);
  useEffect(() => {
    server.start();
    void loadMe();
    void ask('GET /api/friends/:user', { params: { user } }).then((answer) => {
      if (answer.ok) setLink(answer.body);
      else setProblem(answer.error.code === 'no-such-person' ? words.add.nobody : refusalOf(answer.error));
    });
  }, [user]);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{words.add.title}</h1>
        <section class="panel me-section">
          {link === undefined ? <p role="status">{problem || words.loading}</p> : <Whose {...link} />}
          {me.value?.isKept === true && (link?.relation === 'none' || link?.relation === 'asking') && (
            <button
              type="button"
              class="btn main"
              disabled={act.isBusy}
              onClick={() => askFriend(act, { user }, link.person.name)}
            >
              {words.add.ask}
            </button>
          )}
          <ActNote act={act} />
        </section>
        {me.value?.isKept === false && <KeepSection />}
      </main>
    </div>
  );
}

function Whose({ person, relation }: FriendLink) {
  const words = peopleWords().add;
  const known: Readonly<Record<string, string>> = words.relations;
  return (
    <>
      <ul class="person-list">
        <PersonLine person={person} />
      </ul>
      <p>{known[relation] ?? `${words.whose(person.name)} ${words.hint}`}</p>
    </>
  );
}

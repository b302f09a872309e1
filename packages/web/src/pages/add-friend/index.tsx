import '../me/me.css';
import '../../people/people.css';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { server } from '../../net/server.ts';
import { loadMe, me } from '../../people/account.ts';
import { ActNote } from '../../people/act-note.tsx';
import { peopleWords } from '../../people/text/index.ts';
import { useAct } from '../../people/use-act.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { askFriend } from '../me/account/friends-section.tsx';
import { KeepSection } from '../me/account/keep-section.tsx';

/** The page that a friend's link opens. */
export function AddFriendPage({ user }: { readonly user: string }) {
  const words = peopleWords();
  const act = useAct();
  useEffect(() => {
    document.title = `${words.add.title} · ${t().name}`;
  }, [words]);
  useEffect(() => {
    server.start();
    void loadMe();
  }, []);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{words.add.title}</h1>
        <section class="panel me-section">
          <p>{words.add.hint}</p>
          <button
            type="button"
            class="btn main"
            disabled={act.isBusy || me.value?.isKept !== true}
            onClick={() => askFriend(act, { user }, '')}
          >
            {words.add.ask}
          </button>
          <ActNote act={act} />
        </section>
        {me.value?.isKept === false && <KeepSection />}
      </main>
    </div>
  );
}

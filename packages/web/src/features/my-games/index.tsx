import '../profiles/my-games.css';
import { useEffect } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { server } from '../../net/server.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { YourTables } from '../lobby/your-tables.tsx';
import { peopleWords } from '../profiles/text/index.ts';
import { FinishedList } from './finished-list.tsx';
import { Samples } from './samples.tsx';
import { myGamesWords } from './text/index.ts';

/** The games this person plays and has played. */
export function MyGamesPage() {
  const words = myGamesWords();
  useEffect(() => {
    document.title = `${words.title} · ${t().name}`;
  }, [words]);
  useEffect(() => {
    server.start();
    return server.lobby.watch();
  }, []);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1} class="my-games">
        <h1 class="poster">{words.title}</h1>
        <YourTables hasFinished={false} />
        <FinishedList />
        <Samples />
        <p class="help">
          <a href="/replay">{words.openFile}</a> · <a href="/leaders">{peopleWords().leaders}</a> ·{' '}
          <a href="/tournaments">{peopleWords().tournaments}</a>
        </p>
      </main>
    </div>
  );
}

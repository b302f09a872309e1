import './tournaments.css';
import type { TournamentList } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { Lazy, Shuffling } from '../../kit/lazy.tsx';
import { server } from '../../net/server.ts';
import { useAsked } from '../../net/use-asked.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { refusalOf } from '../people/text/index.ts';
import { tournamentWords } from './text/index.ts';
import { TournamentLine } from './tournament-line.tsx';

const loadForm = () => import('./open-form.tsx').then(({ OpenForm }) => OpenForm);

/** `/tournaments`: what is coming, running and over, and the form to open one. */
export function TournamentsPage() {
  const words = tournamentWords();
  const answer = useAsked('GET /api/tournaments');
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    document.title = `${words.title} · ${t().name}`;
  }, [words]);
  useEffect(() => server.start(), []);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1} class="tournaments">
        <h1 class="poster">{words.title}</h1>
        <p class="help">{words.hint}</p>
        {isOpening ? (
          <Lazy id="tournament-form" load={loadForm} props={{ onClose: () => setOpening(false) }} />
        ) : (
          <p>
            <button type="button" class="btn main" onClick={() => setOpening(true)}>
              {words.open}
            </button>
          </p>
        )}
        {answer === undefined ? (
          <Shuffling />
        ) : answer.ok ? (
          <Lists list={answer.body} />
        ) : (
          <p class="error">{answer.error.code === 'failed' ? words.unreachable : refusalOf(answer.error)}</p>
        )}
      </main>
    </div>
  );
}

function Lists({ list: { open, past } }: { readonly list: TournamentList }) {
  const words = tournamentWords();
  return (
    <>
      <section class="panel" aria-label={words.coming}>
        <h2 class="sign">{words.coming}</h2>
        {open.length === 0 && <p class="help">{words.none}</p>}
        <ul class="tournament-rows">
          {open.map((row) => (
            <TournamentLine key={row.id} row={row} />
          ))}
        </ul>
      </section>
      {past.length > 0 && (
        <section class="panel" aria-label={words.past}>
          <h2 class="sign">{words.past}</h2>
          <ul class="tournament-rows">
            {past.map((row) => (
              <TournamentLine key={row.id} row={row} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

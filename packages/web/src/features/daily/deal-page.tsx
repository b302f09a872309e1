import './daily.css';
import type { DealResults, PeopleError } from '@saloon/protocol';
import { useEffect } from 'preact/hooks';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { Shuffling } from '../../kit/lazy.tsx';
import { server } from '../../net/server.ts';
import { useAsked } from '../../net/use-asked.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { ActNote } from '../people/act-note.tsx';
import { useAct } from '../people/use-act.ts';
import { BotLevels } from './bot-levels.tsx';
import { playDeal } from './play-deal.ts';
import { ResultRows } from './result-rows.tsx';
import { dailyWords } from './text/index.ts';
import { YourResult } from './your-result.tsx';

type Props = { readonly game: string; readonly day: string };

/** `/daily/<game>/<day>`: everybody's results, closed until you have finished the deal. */
export function DealPage({ game, day }: Props) {
  const words = dailyWords();
  const answer = useAsked('GET /api/daily/:game/:day', { params: { game, day } });
  useEffect(() => {
    document.title = `${titleOf(game)} · ${words.title} · ${t().name}`;
  }, [words, game]);
  useEffect(() => server.start(), []);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1} class="daily deal-page">
        <p>
          <a href="/daily">{words.back}</a>
        </p>
        {answer === undefined && <Shuffling />}
        {answer?.ok === false && <Closed game={game} day={day} error={answer.error} />}
        {answer?.ok === true && <Results results={answer.body} />}
      </main>
    </div>
  );
}

function Closed({ game, day, error: { code } }: Props & { readonly error: PeopleError }) {
  const words = dailyWords();
  const act = useAct();
  if (code !== 'not-finished')
    return <p class="error">{code === 'not-found' ? words.noSuchDeal : words.unreachable}</p>;
  return (
    <section class="panel closed">
      <h1 class="poster">{titleOf(game)}</h1>
      <p>{words.closed}</p>
      <button type="button" class="btn main" onClick={() => playDeal(act, game, day)}>
        {words.play}
      </button>
      <ActNote act={act} />
    </section>
  );
}

function Results({ results }: { readonly results: DealResults }) {
  const words = dailyWords();
  const act = useAct();
  const { game, day, number } = results;
  return (
    <>
      <h1 class="poster">{words.dealOf(number, titleOf(game))}</h1>
      {results.you !== undefined && <YourResult results={results} you={results.you} />}
      <p class="deal-acts">
        <button type="button" class="btn" onClick={() => playDeal(act, game, day, true)}>
          {words.practice}
        </button>
      </p>
      <ActNote act={act} />
      {results.you !== undefined && <BotLevels levels={results.levels} />}
      <ResultRows results={results} />
    </>
  );
}

import '../daily/daily.css';
import './compare.css';
import { seat as seatOf } from '@saloon/kernel';
import type { ChallengeGames, ChallengeView, ComparedGame } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { navigate } from '../../core/router/router.ts';
import { Shuffling } from '../../kit/lazy.tsx';
import { type Answer, ask } from '../../net/api.ts';
import { server } from '../../net/server.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { copyPage } from '../../table/open/start.ts';
import { ActNote } from '../people/act-note.tsx';
import { useAct } from '../people/use-act.ts';
import { SideBySide } from './side-by-side.tsx';
import { compareWords } from './text/index.ts';

/** `/compare/<id>`: a challenge until you have finished it, then both games; or two tables, `a-b`. */
export function ComparePage({ compared: id }: { readonly compared: string }) {
  const words = compareWords();
  useEffect(() => {
    document.title = `${words.title} · ${t().name}`;
  }, [words]);
  useEffect(() => server.start(), []);
  const [left, right] = id.split('-');
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1} class="daily compare">
        {left !== undefined && right !== undefined ? (
          <SideBySide
            left={{ name: words.you, isYou: true, table: left }}
            right={{ name: '', isYou: false, table: right }}
          />
        ) : (
          <Challenge id={id} />
        )}
      </main>
    </div>
  );
}

function Challenge({ id }: { readonly id: string }) {
  const words = compareWords();
  const [answer, setAnswer] = useState<Answer<ChallengeView> | undefined>(undefined);
  useEffect(() => void ask('GET /api/challenges/:id', { params: { id } }).then(setAnswer), [id]);
  if (answer === undefined) return <Shuffling />;
  if (!answer.ok) return <p class="error">{answer.error.code === 'not-found' ? words.noSuch : words.unreachable}</p>;
  const { body: view } = answer;
  return view.isOwn || view.state === 'done' ? <Finished view={view} /> : <Taken view={view} />;
}

/** The card of a challenge that you haven't finished. */
function Taken({ view: { id, game, name, levels, state } }: { readonly view: ChallengeView }) {
  const words = compareWords();
  const act = useAct();
  const play = async () => {
    const opened = await act.run(() => ask('POST /api/challenges/:id/play', { params: { id } }));
    if (opened !== undefined) navigate(pathTo('/table/:table', { table: opened.table }));
  };
  return (
    <section class="panel closed">
      <h1 class="poster">{words.challengeTitle(name)}</h1>
      <p>{words.challenge(titleOf(game), levels.length - 1)}</p>
      <button type="button" class="btn main" onClick={() => void play()}>
        {state === 'open' ? words.goOn : words.play}
      </button>
      <ActNote act={act} />
    </section>
  );
}

function Finished({ view: { id, isOwn } }: { readonly view: ChallengeView }) {
  const words = compareWords();
  const [answer, setAnswer] = useState<Answer<ChallengeGames> | undefined>(undefined);
  const [chosen, setChosen] = useState(0);
  useEffect(() => void ask('GET /api/challenges/:id/games', { params: { id } }).then(setAnswer), [id]);
  if (answer === undefined) return <Shuffling />;
  if (!answer.ok) return <p class="error">{words.unreachable}</p>;
  const { games, seat } = answer.body;
  const mine = games.find(({ isYou }) => isYou);
  const others: readonly ComparedGame[] = games.filter((one) => one !== mine);
  const other = others[chosen];
  return (
    <>
      {isOwn && <h1 class="poster">{words.ownTitle}</h1>}
      <p class="deal-acts">
        <button type="button" class="btn" onClick={() => void copyPage()}>
          {words.copyLink}
        </button>
        {others.length > 1 && (
          <label>
            {words.withWhom}{' '}
            <select
              class="field"
              value={String(chosen)}
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
            >
              {others.map((one, i) => (
                <option key={one.table ?? 'first'} value={String(i)}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </p>
      {mine === undefined || other === undefined ? (
        <p>{words.waiting}</p>
      ) : (
        <SideBySide key={chosen} left={{ ...mine, name: words.you }} right={other} seat={seatOf(seat)} />
      )}
    </>
  );
}

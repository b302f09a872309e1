import './profiles.css';
import { LEADER_PERIODS, type LeaderPeriod } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { playable, titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { Shuffling } from '../../kit/lazy.tsx';
import { server } from '../../net/server.ts';
import { useAsked } from '../../net/use-asked.ts';
import { PortraitFigure } from '../../shell/portrait-figure.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import { usualGame } from '../../table/open/start.ts';
import { refusalOf } from '../people/text/index.ts';
import { peopleWords } from './text/index.ts';

/** `/leaders`: the best people of each game, this month and of all time. */
export function LeadersPage() {
  const words = peopleWords();
  const [game, setGame] = useState(usualGame);
  const [period, setPeriod] = useState<LeaderPeriod>('all');
  useEffect(() => {
    document.title = `${words.leaders} · ${t().name}`;
  }, [words]);
  useEffect(() => server.start(), []);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1} class="leaders">
        <h1 class="poster">{words.leaders}</h1>
        <div class="leader-choice">
          <select
            class="field"
            aria-label={words.anyGame}
            value={game}
            onChange={(event) => setGame(event.currentTarget.value)}
          >
            {playable().map((one) => (
              <option key={one} value={one}>
                {titleOf(one)}
              </option>
            ))}
          </select>
          <fieldset class="pills">
            {LEADER_PERIODS.map((one) => (
              <button key={one} type="button" aria-pressed={one === period} onClick={() => setPeriod(one)}>
                {words.periods[one]}
              </button>
            ))}
          </fieldset>
        </div>
        <Board key={`${game} ${period}`} game={game} period={period} />
      </main>
    </div>
  );
}

function Board({ game, period }: { readonly game: string; readonly period: LeaderPeriod }) {
  const words = peopleWords();
  const answer = useAsked('GET /api/leaders/:game', { params: { game }, query: { period } });
  if (answer === undefined) return <Shuffling />;
  if (!answer.ok)
    return <p class="error">{answer.error.code === 'failed' ? words.unreachable : refusalOf(answer.error)}</p>;
  const { rows, you, leastGames } = answer.body;
  return (
    <section class="panel">
      <p class="help">{words.leadersHint(leastGames)}</p>
      {you !== undefined && (
        <p class="sign" role="status">
          {you.place === undefined ? words.youLack(leastGames - you.games) : words.yourPlace(you.place)}
        </p>
      )}
      {rows.length === 0 && <p>{words.nobody}</p>}
      <ol class="leader-rows">
        {rows.map(({ place, name, handle, portrait, points, range, games, isYou }) => (
          <li key={place} class={isYou ? 'mine' : ''} value={place}>
            <b class="num">{place}</b>
            {portrait === undefined ? <i /> : <PortraitFigure portrait={portrait} size={32} />}
            <span>
              {handle === undefined ? (
                (name ?? words.hiddenPlayer)
              ) : (
                <a href={pathTo('/u/:handle', { handle })}>{name}</a>
              )}{' '}
              {isYou && <span class="you">{words.you}</span>}
            </span>
            <small>{words.games(games)}</small>
            <span class="rating-points num">
              <b>{points}</b> {words.range(range)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

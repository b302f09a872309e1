import { GameMark } from '../../core/games/game-mark.tsx';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { finishedGames } from '../../net/finished-games.ts';
import { keptHandle } from '../../net/kept-handle.ts';

/** What this person has won so far, as this browser saw it. Newcomers get the lessons instead. */
export function RecordPanel() {
  const words = t().lobby;
  // On a shared device anybody may have won.
  const games = finishedGames.value.filter(({ winners }) => winners === undefined);
  if (games.length === 0) return <Lessons />;
  const handle = keptHandle.value ?? '';
  const wins = games.filter(({ place }) => place === 1).length;
  return (
    <section class="panel" aria-label={words.record}>
      <h3 class="sign">{words.record}</h3>
      <div class="record">
        <div>
          <b class="num">{games.length}</b>
          <span>{words.recordGames(games.length)}</span>
        </div>
        <div>
          <b class="num">{wins}</b>
          <span>{words.recordWins(wins)}</span>
        </div>
        <a class="btn small" href={handle === '' ? '/games' : pathTo('/u/:handle', { handle })}>
          {handle === '' ? t().bar.myGames : words.profile}
        </a>
      </div>
    </section>
  );
}

function Lessons() {
  const words = t().lobby;
  return (
    <section class="panel" aria-label={words.newHere}>
      <h3 class="sign">{words.newHere}</h3>
      <p class="help">{words.newHereHint}</p>
      <ul class="lessons">
        {Object.entries(tables).map(([game, { lesson }]) => (
          <li key={game}>
            <a href={pathTo(lesson === undefined ? '/rules/:game' : '/learn/:game', { game })}>
              <GameMark game={game} />
              {titleOf(game)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

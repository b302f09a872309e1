import { GameMark } from '../../core/games/game-mark.tsx';
import { playable, titleOf } from '../../core/games/titles.ts';
import { pathTo } from '../../core/router/paths.ts';
import { myGamesWords } from './text/index.ts';

/** One recorded game of each title, to see what a replay is. */
export const Samples = () => (
  <section class="panel" aria-label={myGamesWords().samples}>
    <h2 class="sign">{myGamesWords().samples}</h2>
    <p class="help">{myGamesWords().samplesHint}</p>
    <ul class="sample-games">
      {playable().map((game) => (
        <li key={game}>
          <a href={pathTo('/replay/sample/:sample', { sample: game })}>
            <GameMark game={game} />
            {titleOf(game)}
          </a>
        </li>
      ))}
    </ul>
  </section>
);

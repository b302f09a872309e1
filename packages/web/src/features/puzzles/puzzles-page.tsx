import './tokens.css';
import './puzzle.css';
import { useEffect } from 'preact/hooks';
import { GameMark } from '../../core/games/game-mark.tsx';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { dayAt } from '../../kit/day.ts';
import { Icon } from '../../kit/icon.tsx';
import { lightBulb } from '../../kit/icons/tables.ts';
import { campfire, checkMark, puzzle as puzzleIcon } from '../../kit/icons/today.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { dailyPuzzle, difficultyOf, type ListedPuzzle, nextPuzzle, puzzlesOf } from './catalog.ts';
import { puzzleRating } from './note-attempt.ts';
import { keyOf, type Outcome, progress, puzzlePath, streakOn } from './progress.ts';
import { syncPuzzles } from './sync-puzzles.ts';
import { puzzleWords } from './text/index.ts';
import { themeName, themesOf } from './themes.ts';
import { warmOnTouch } from './warm.ts';

/** The puzzle of the day, and all puzzles by game and theme. */
export function PuzzlesPage() {
  const words = puzzleWords();
  useEffect(() => {
    document.title = `${words.title} · ${t().name}`;
  }, [words]);
  useEffect(() => void syncPuzzles(), []);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1} class="puzzles">
        <h1 class="poster">{words.title}</h1>
        <p class="help">{words.intro}</p>
        <Daily />
        <ul>
          {Object.keys(tables)
            .filter((game) => puzzlesOf(game).length > 0)
            .map((game) => (
              <GamePuzzles key={game} game={game} />
            ))}
        </ul>
      </main>
    </div>
  );
}

const outcomeOf = (puzzle: ListedPuzzle): Outcome | undefined => progress.value.tried[keyOf(puzzle)];

function Daily() {
  const words = puzzleWords();
  const day = dayAt(Date.now());
  const daily = dailyPuzzle(day);
  if (daily === undefined) return null;
  const outcome = outcomeOf(daily);
  const streak = streakOn(progress.value, day);
  return (
    <section class="panel daily-puzzle" aria-label={words.daily}>
      <span class="gi">
        <Icon of={puzzleIcon} />
      </span>
      <div>
        <h2 class="sign">{words.daily}</h2>
        <p>
          {titleOf(daily.game)} · {words.difficulties[difficultyOf(daily)]}
        </p>
        <p class="help">{words.dailyHint}</p>
        {streak > 0 && (
          <p class="streak">
            <Icon of={campfire} />
            {words.streak(streak)}
          </p>
        )}
      </div>
      <div>
        {outcome !== undefined && <Mark outcome={outcome} />}
        <a class={outcome === undefined ? 'btn main' : 'btn'} href="/puzzle/daily" {...warmOnTouch(daily.game)}>
          {outcome === undefined ? words.solve : words.look}
        </a>
      </div>
    </section>
  );
}

const Mark = ({ outcome }: { readonly outcome: Outcome }) => (
  <p class={`puzzle-mark ${outcome}`}>
    {outcome === 'solved' && <Icon of={checkMark} />}
    {outcome === 'hinted' && <Icon of={lightBulb} />}
    {puzzleWords().states[outcome]}
  </p>
);

function GamePuzzles({ game }: { readonly game: string }) {
  const words = puzzleWords();
  const list = puzzlesOf(game);
  const solved = list.filter((one) => ['solved', 'hinted'].includes(outcomeOf(one) ?? '')).length;
  const rating = puzzleRating(progress.value, game);
  const next = nextPuzzle(list, (one) => outcomeOf(one) !== undefined, rating.mu);
  return (
    <li class="panel">
      <header>
        <GameMark game={game} />
        <div>
          <h2 class="sign">{titleOf(game)}</h2>
          <p class="help">
            {words.solvedOf(solved, list.length)}
            {rating.games > 0 && ` · ${words.rating(Math.round(rating.mu), Math.round(1.96 * rating.sigma))}`}
          </p>
        </div>
        <a
          class="btn"
          {...warmOnTouch(game)}
          href={puzzlePath(next ?? list[0] ?? { game, id: '' })}
          aria-label={`${next === undefined ? words.again : words.all}: ${titleOf(game)}`}
        >
          {next === undefined ? words.again : words.all}
        </a>
      </header>
      {next === undefined && (
        <p>
          <b>{words.caughtUp}</b> {words.caughtUpHint}
        </p>
      )}
      <ul class="puzzle-themes">
        {themesOf(game).map((theme) => (
          <ThemeLink key={theme} game={game} theme={theme} />
        ))}
      </ul>
    </li>
  );
}

function ThemeLink({ game, theme }: { readonly game: string; readonly theme: string }) {
  const words = puzzleWords();
  const list = puzzlesOf(game).filter((one) => one.theme === theme);
  const [first] = list;
  if (first === undefined) return null;
  const left = list.filter((one) => outcomeOf(one) === undefined);
  const { mu } = puzzleRating(progress.value, game);
  const next = nextPuzzle(left, () => false, mu) ?? first;
  return (
    <li>
      <a {...warmOnTouch(game)} class="btn small" href={puzzlePath(next, theme)}>
        {themeName(game, theme, settings.value.lang)}
        <small>{left.length === 0 ? <Icon of={checkMark} /> : words.left(left.length)}</small>
      </a>
    </li>
  );
}

import './rule-books.css';
import '../people/people.css';
import { useEffect } from 'preact/hooks';
import { billPicture } from '../../core/games/posters.ts';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Icon } from '../../kit/icon.tsx';
import { teacher } from '../../kit/icons/pages.ts';
import { bookCover } from '../../kit/icons/tables.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { words as balance } from '../balance/text.ts';
import { puzzleWords } from '../puzzles/text/index.ts';

/** Every game with its lesson and its rules. */
export function RuleBooksPage() {
  const { bar, lobby, name } = t();
  const title = bar.learn + bar.andRules;
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <h1 class="poster">{title}</h1>
        <ul class="rule-books">
          {Object.entries(tables).map(([game, { bill, lesson }]) => (
            <li key={game} class="panel">
              <svg viewBox="0 0 222 190" aria-hidden="true" dangerouslySetInnerHTML={{ __html: billPicture(game) }} />
              <div>
                <h2 class="sign">{titleOf(game)}</h2>
                <p>{bill.words[settings.value.lang].text}</p>
                <div class="rule-book-acts">
                  {lesson !== undefined && (
                    <a
                      class="btn small"
                      href={pathTo('/learn/:game', { game })}
                      aria-label={`${lobby.learn}: ${titleOf(game)}`}
                    >
                      <Icon of={teacher} />
                      {lobby.learn}
                    </a>
                  )}
                  <a
                    class="btn small"
                    href={pathTo('/rules/:game', { game })}
                    aria-label={`${t().table.rules}: ${titleOf(game)}`}
                  >
                    <Icon of={bookCover} />
                    {t().table.rules}
                  </a>
                </div>
              </div>
            </li>
          ))}
        </ul>
        <h2 class="sign">{puzzleWords().title}</h2>
        <p class="help">{puzzleWords().intro}</p>
        <p class="act-row">
          <a class="btn" href="/puzzles">
            {puzzleWords().title}
          </a>
          <a class="btn ghost" href="/balance">
            {balance().link}
          </a>
        </p>
      </main>
    </div>
  );
}

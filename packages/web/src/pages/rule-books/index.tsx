import './rule-books.css';
import '../../people/people.css';
import { useEffect } from 'preact/hooks';
import { billPicture } from '../../art/bills.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { bookCover } from '../../kit/icons/book-cover.ts';
import { teacher } from '../../kit/icons/teacher.ts';
import { puzzleWords } from '../../puzzles/text/index.ts';
import { settings } from '../../settings/store.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { tables } from '../../tables/index.ts';
import { words as balance } from '../balance/text.ts';
import { titleOf } from '../lobby/games.ts';

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
                    <a class="btn small" href={`/learn/${game}`} aria-label={`${lobby.learn}: ${titleOf(game)}`}>
                      <Icon of={teacher} />
                      {lobby.learn}
                    </a>
                  )}
                  <a class="btn small" href={`/rules/${game}`} aria-label={`${t().table.rules}: ${titleOf(game)}`}>
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

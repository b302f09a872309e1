import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { scrollQuill } from '../../kit/icons/scroll-quill.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import type { RulesPageProps } from '../contract.ts';
import { GameMark } from '../lobby/game-mark.tsx';
import { playable, titleOf } from '../lobby/games.ts';
import { RulesText } from './rules-text.tsx';
import { rulesWords } from './text/index.ts';

export { RulesText } from './rules-text.tsx';

/** The rules of a game: as a page, or in the side panel of a table. */
export function RulesPage({ game, rule, isEmbedded, table }: RulesPageProps) {
  const title = titleOf(game);
  useEffect(() => {
    if (!isEmbedded) document.title = `${rulesWords().title(title)} · ${t().name}`;
  }, [isEmbedded, title]);
  if (isEmbedded) return <RulesText game={game} at={rule} table={table} isEmbedded />;
  return (
    <div class="rules-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <header class="rules-head">
          <h1 class="poster">{title}</h1>
          <button type="button" class="btn ghost small" onClick={() => print()}>
            <Icon of={scrollQuill} />
            {rulesWords().print}
          </button>
        </header>
        <nav class="rule-games" aria-label={rulesWords().games}>
          {playable().map((one) => (
            <a key={one} href={`/rules/${one}`} aria-current={one === game ? 'page' : undefined}>
              <GameMark game={one} />
              {titleOf(one)}
            </a>
          ))}
        </nav>
        <RulesText key={game} game={game} at={rule} table={table} isEmbedded={false} />
      </main>
    </div>
  );
}

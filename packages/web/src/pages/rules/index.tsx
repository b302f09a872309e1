import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { scrollQuill } from '../../kit/icons/scroll-quill.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import type { RulesPageProps } from '../contract.ts';
import { titleOf } from '../lobby/games.ts';
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
    <div class="rules-page">
      <TopBar rulesOf={game} />
      <main id="main" tabIndex={-1}>
        <header class="rules-head">
          <h1 class="poster">{title}</h1>
          <button type="button" class="btn ghost small" onClick={() => print()}>
            <Icon of={scrollQuill} />
            {rulesWords().print}
          </button>
        </header>
        <RulesText game={game} at={rule} table={table} isEmbedded={false} />
      </main>
    </div>
  );
}

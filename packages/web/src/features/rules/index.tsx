import type { GameId } from '@saloon/kernel';
import { useEffect } from 'preact/hooks';
import type { AnyOptions } from '../../core/games/entry.ts';
import { GameMark } from '../../core/games/game-mark.tsx';
import { playable, titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { Icon } from '../../kit/icon.tsx';
import { scrollQuill } from '../../kit/icons/tables.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { RulesText } from './rules-text.tsx';
import { rulesWords } from './text/index.ts';

export { RulesText } from './rules-text.tsx';

type RulesPageProps = {
  readonly game: GameId;
  /** The rule to open at, such as `WB-THROW-2`. */
  readonly rule: string | undefined;
  /** Inside the side panel of a table: no top bar, narrow. */
  readonly isEmbedded: boolean;
  /** The table that the rules were opened from. The page marks what it changed. */
  readonly table?: { readonly options: AnyOptions; readonly seats: number } | undefined;
};

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
            <a key={one} href={pathTo('/rules/:game', { game: one })} aria-current={one === game ? 'page' : undefined}>
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

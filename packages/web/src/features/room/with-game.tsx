import type { TableState } from '@saloon/client';
import type { ComponentChildren } from 'preact';
import type { GameTable } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { tables } from '../../core/games/registry.ts';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { Telegram } from '../../kit/telegram.tsx';
import type { TableStore } from '../../net/table-store.ts';
import { Refused } from '../../shell/silence.tsx';
import { goneText } from '../../table/frame/gone.ts';

export type Loaded = { readonly table: GameTable; readonly words: GameWords; readonly newest: TableState };

type WithGameProps = { readonly store: TableStore; readonly children: (loaded: Loaded) => ComponentChildren };

/** Waits for the table and for its game's scene, or says why it isn't there. */
export function WithGame({ store, children }: WithGameProps) {
  const newest = store.state.value;
  const gone = store.gone.value;
  const game = newest?.info.game ?? '';
  const loaded = useLoaded(game, async () => {
    const entry = tables[game];
    if (entry === undefined) return undefined;
    const [table, words] = await Promise.all([entry.table(), entry.words()]);
    return { table, words };
  });
  if (gone !== undefined) {
    const home = (
      <a class="btn main" href="/">
        {t().toLobby}
      </a>
    );
    return (
      <main id="main">
        <Telegram title={t().table.telegram} code={`T-${gone.code}`} actions={home}>
          {goneText(gone, settings.value.lang)}
        </Telegram>
      </main>
    );
  }
  const line = store.status.value;
  if (newest === undefined && line.type === 'refused') return <Refused line={line} />;
  if (newest === undefined || loaded === 'loading') return <Shuffling />;
  if (loaded === 'failed') return <Broken />;
  if (loaded === undefined) return <Shuffling />;
  return <>{children({ ...loaded, newest })}</>;
}

import '../../table/frame/table.css';
import type { TableId } from '@saloon/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { messages, t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { Telegram } from '../../kit/telegram.tsx';
import { noteFinished, sharedGame } from '../../net/finished-games.ts';
import { forgetTable, noteTable } from '../../net/my-tables.ts';
import { goneText, isStillThere } from '../../table/frame/gone.ts';
import { AroundTable } from './around-table.tsx';
import { passLink, type SeenTable } from './pass-link.ts';
import { PassedTable } from './passed-table.tsx';

/** A table that everyone plays on this device. */
export function PassPage({ table }: { readonly table: TableId }) {
  const link = passLink();
  useEffect(() => {
    link.enter(table);
    return () => link.leave();
  }, [table]);
  const gone = link.gone.value;
  useEffect(() => {
    if (gone !== undefined && !isStillThere(gone)) forgetTable(table);
  }, [gone, table]);
  if (link.isBroken.value) return <Broken />;
  if (gone !== undefined) {
    return (
      <main id="main">
        <Telegram
          title={t().table.telegram}
          code={`T-${gone.code}`}
          actions={
            <>
              <a class="btn pap" href="/">
                {t().toLobby}
              </a>
              {isStillThere(gone) && (
                <button type="button" class="btn main" onClick={() => location.reload()}>
                  {t().table.playHere}
                </button>
              )}
            </>
          }
        >
          {goneText(gone, settings.value.lang)}
        </Telegram>
      </main>
    );
  }
  const seen = link.current.value;
  return <GameLoader table={table} seen={seen} />;
}

/** Keeps the game loaded while the device changes hands. */
function GameLoader({ table, seen }: { readonly table: TableId; readonly seen: SeenTable | undefined }) {
  const info = seen?.store.state.value?.info;
  const game = useLast(info?.game);
  const { lang } = settings.value;
  const loaded = useLoaded(game ?? '', async () => {
    const entry = game === undefined ? undefined : tables[game];
    if (entry === undefined) return undefined;
    const [drawn, words, around] = await Promise.all([entry.table(), entry.words(), entry.around?.()]);
    return { table: drawn, words, around };
  });
  useEffect(() => {
    if (game !== undefined) document.title = `${titleOf(game, lang)} · ${messages[lang].name}`;
  }, [game, lang]);
  useEffect(() => {
    if (info !== undefined) noteTable(info, true);
  }, [info]);
  const isOver = info?.phase === 'over';
  useEffect(() => {
    if (info?.phase !== 'over' || typeof loaded !== 'object') return;
    noteFinished(sharedGame(info, { at: Date.now(), say: loaded.table.score }));
  }, [isOver, loaded]);
  const around = typeof loaded === 'object' ? loaded.around : undefined;
  useEffect(() => {
    if (around !== undefined) passLink().enter(table, around.openMoves);
  }, [around, table]);
  if (game === undefined || loaded === 'loading') return <Shuffling />;
  if (loaded === 'failed' || loaded === undefined) return <Broken />;
  if (loaded.around !== undefined) {
    return <AroundTable seen={seen} around={loaded.around} table={loaded.table} words={loaded.words} />;
  }
  return <PassedTable seen={seen} table={loaded.table} words={loaded.words} />;
}

/** The last value other than undefined. */
function useLast<T>(value: T | undefined): T | undefined {
  const last = useRef(value);
  if (value !== undefined) last.current = value;
  return last.current;
}

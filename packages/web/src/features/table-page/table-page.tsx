import '../../table/frame/table.css';
import type { TableId } from '@saloon/protocol';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { tables } from '../../core/games/registry.ts';
import { titleOf } from '../../core/games/titles.ts';
import { messages, t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { Broken, Shuffling, useLoaded } from '../../kit/lazy.tsx';
import { Telegram } from '../../kit/telegram.tsx';
import { toast } from '../../kit/toast.tsx';
import { finishedGame, noteFinished } from '../../net/finished-games.ts';
import { lastLook } from '../../net/looks.ts';
import { forgetTable, noteTable } from '../../net/my-tables.ts';
import { bringBack } from '../../net/put-away.ts';
import { server, soloServer } from '../../net/server.ts';
import { tendShuffle } from '../../net/shares.ts';
import { TableStore } from '../../net/table-store.ts';
import { asksAt } from '../../shell/asks.ts';
import { Refused } from '../../shell/silence.tsx';
import { goneText, isStillThere } from '../../table/frame/gone.ts';
import { useLooks } from '../away/use-looks.ts';
import { useNotifications } from '../push/use-notifications.ts';
import { useOtherTables } from '../push/use-other-tables.ts';
import { Frame } from './frame.tsx';

const TICK_MS = 250;

/** A table on the server or in this browser. The page is the same. */
export function TablePage({ table, isSolo }: { readonly table: TableId; readonly isSolo: boolean }) {
  const store = useMemo(
    () => new TableStore(table, isSolo ? soloServer : server, () => performance.now(), lastLook(table)),
    [table, isSolo],
  );
  useLooks(store);
  useEffect(() => (isSolo ? undefined : tendShuffle(store)), [store, isSolo]);
  useEffect(() => {
    const tick = setInterval(() => store.tick(), TICK_MS);
    return () => {
      clearInterval(tick);
      store.close();
    };
  }, [store]);
  const state = store.state.value;
  const info = state?.info;
  const isSeated = state?.you.seat !== undefined;
  const { lang } = settings.value;
  // A question counts once the page has shown it.
  const isShown = state !== undefined && store.shown.value >= state.version;
  const asks = useMemo(() => (isShown ? asksAt(state, isSolo) : []), [state, isSolo, isShown]);
  const elsewhere = useOtherTables(table, isSolo);
  useNotifications(useMemo(() => [...asks, ...elsewhere], [asks, elsewhere]));
  const isAsked = asks.length > 0;
  useEffect(() => {
    if (info === undefined) return;
    const { name, notifications } = messages[lang];
    const title = `${info.title || titleOf(info.game, lang)} · ${name}`;
    document.title = isAsked ? `${notifications['your-turn']} · ${title}` : title;
  }, [info, isAsked, lang]);
  useEffect(() => {
    if (info === undefined) return;
    if (isSeated) {
      noteTable(info, isSolo);
      bringBack(info.id);
    } else if (info.phase === 'waiting') forgetTable(info.id);
  }, [info, isSeated, isSolo]);
  const isHost = state?.you.isHost === true;
  const knownGame = useRef(info?.game);
  useEffect(() => {
    // The page of another game appears, and only the host knows why.
    const by = state?.chat.findLast(({ type }) => type === 'rules-set')?.name;
    const isOther = knownGame.current !== undefined && info !== undefined && info.game !== knownGame.current;
    if (isOther && !isHost && by !== undefined)
      toast(`${by} ${messages[lang].table.gameSet(titleOf(info.game, lang))}`);
    knownGame.current = info?.game;
  }, [info?.game]);
  const gone = store.gone.value;
  useEffect(() => {
    if (gone !== undefined && !isStillThere(gone)) forgetTable(table);
  }, [gone, table]);
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
                  {gone.code === 'in-another-tab' ? t().table.playHere : t().table.reload}
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
  if (state === undefined && store.status.value.type === 'refused') return <Refused line={store.status.value} />;
  if (state === undefined) return store.status.value.type === 'waiting' ? <NoLine /> : <Shuffling />;
  return <GameLoader store={store} isSolo={isSolo} game={state.info.game} />;
}

/** Shown while there is no connection and nothing is known of the table. */
const NoLine = () => (
  <main id="main">
    <Telegram
      title={t().lobby.offline}
      code="T-LINE"
      actions={
        <>
          <a class="btn pap" href="/">
            {t().toLobby}
          </a>
          <button type="button" class="btn main" onClick={() => server.tryNow()}>
            {t().table.tryNow}
          </button>
        </>
      }
    >
      {t().lobby.offlineHint}
    </Telegram>
  </main>
);

type LoaderProps = { readonly store: TableStore; readonly isSolo: boolean; readonly game: string };

function GameLoader({ store, isSolo, game }: LoaderProps) {
  const loaded = useLoaded(game, async () => {
    const entry = tables[game];
    if (entry === undefined) return undefined;
    const [table, words] = await Promise.all([entry.table(), entry.words()]);
    return { table, words };
  });
  const state = store.state.value;
  const isOver = state?.info.phase === 'over';
  useEffect(() => {
    const info = state?.info;
    const seat = state?.you.seat;
    if (info?.phase !== 'over' || seat === undefined || typeof loaded !== 'object') return;
    noteFinished(finishedGame(info, seat, { isSolo, at: Date.now(), say: loaded.table.score }));
  }, [isOver, loaded]);
  if (loaded === 'loading') return <Shuffling />;
  if (loaded === 'failed' || loaded === undefined) return <Broken />;
  return <Frame store={store} isSolo={isSolo} table={loaded.table} words={loaded.words} />;
}

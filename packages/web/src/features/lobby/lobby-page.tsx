import './tokens.css';
import './lobby.css';
import { useEffect, useMemo } from 'preact/hooks';
import { tables } from '../../core/games/registry.ts';
import { playable } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { Icon } from '../../kit/icon.tsx';
import { pokerHand, revolver, shakingHands } from '../../kit/icons/pages.ts';
import { Lazy } from '../../kit/lazy.tsx';
import { useLate } from '../../kit/use-late.ts';
import { keptHandle } from '../../net/kept-handle.ts';
import { onList } from '../../net/on-list.ts';
import { server } from '../../net/server.ts';
import { asksOf } from '../../shell/asks.ts';
import { openSheet } from '../../shell/open-sheet.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { usualGame } from '../../table/open/start.ts';
import { useNotifications } from '../push/use-notifications.ts';
import { fetchTable } from '../table-page/fetch-table.ts';
import { GameBill } from './bill.tsx';
import { hangPictures } from './pictures.ts';
import { RecordPanel } from './record-panel.tsx';
import { LobbySign } from './sign.tsx';
import { OpenTables } from './tables-panel.tsx';
import { YourTables } from './your-tables.tsx';

const loadToday = () => import('../today/today-strip.tsx').then(({ TodayStrip }) => TodayStrip);
const loadFriends = () => import('../friends/friends-panel.tsx').then(({ FriendsPanel }) => FriendsPanel);

/** The start page: one click to play bots, two to play friends, a poster for each game, and the open tables. */
export function LobbyPage() {
  const words = t().lobby;
  const [pitch, place] = words.pitch(playable().length);
  const isLate = useLate();
  const seated = onList.value;
  const asks = useMemo(() => asksOf(seated ?? []), [seated]);
  useNotifications(asks);
  const name = asks.length > 0 ? `(${asks.length}) ${t().name}` : t().name;
  useEffect(() => {
    document.title = name;
  }, [name]);
  useEffect(() => {
    server.start();
    return server.lobby.watch();
  }, []);
  useEffect(() => {
    if (isLate) void hangPictures();
  }, [isLate]);
  return (
    <div class={isLate ? 'lobby with-tabs dressed' : 'lobby with-tabs'}>
      <TopBar />
      <main id="main" tabIndex={-1}>
        <section class="hero">
          <LobbySign name={t().name} />
          <div>
            <h1 class="sign">
              <span class="sr">{t().name}. </span>
              {pitch} {place}
            </h1>
            <div class="cta">
              <button
                type="button"
                class="btn main xl"
                onPointerEnter={() => fetchTable(usualGame())}
                onClick={() => openSheet({ type: 'choose-game', company: 'bots' })}
              >
                <Icon of={pokerHand} />
                <span>
                  {words.playBots}
                  <small>{words.playBotsHint}</small>
                </span>
              </button>
              <button type="button" class="btn xl" onClick={() => openSheet('quick-match')}>
                <Icon of={revolver} />
                <span>
                  {words.quickMatch}
                  <small>{words.quickMatchHint}</small>
                </span>
              </button>
              <button
                type="button"
                class="btn xl"
                onClick={() => openSheet({ type: 'choose-game', company: 'friends' })}
              >
                <Icon of={shakingHands} />
                <span>
                  {words.invite}
                  <small>{words.inviteHint}</small>
                </span>
              </button>
            </div>
          </div>
        </section>
        {isLate && <Lazy id="today" load={loadToday} props={{}} fallback={null} />}
        <div class="hall">
          <section class="bills" aria-label={words.bills}>
            {isLate &&
              Object.entries(tables).map(([game, entry], index) => (
                <GameBill key={game} game={game} entry={entry} index={index} />
              ))}
          </section>
          {isLate && <OpenTables />}
        </div>
      </main>
      <aside>
        {isLate && (
          <>
            <YourTables />
            {keptHandle.value !== undefined && <Lazy id="friends" load={loadFriends} props={{}} fallback={null} />}
            <RecordPanel />
            <p class="foot room-links">
              <button type="button" class="btn" onClick={() => openSheet({ type: 'choose-game', company: 'screen' })}>
                {words.bigScreen}
              </button>
              <a class="btn ghost" href="/join">
                {words.haveCode}
              </a>
            </p>
            <p class="foot">{words.installHint}</p>
          </>
        )}
      </aside>
    </div>
  );
}

import './app.css';
import type { TableId } from '@saloon/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Defs } from '../kit/defs.tsx';
import { nextRegion } from '../kit/focus.ts';
import { useHotkeys } from '../kit/hotkeys.ts';
import { LiveRegions } from '../kit/live.tsx';
import { Telegram } from '../kit/telegram.tsx';
import { Toasts } from '../kit/toast.tsx';
import { useKeptFocus } from '../kit/use-kept-focus.ts';
import { useLate } from '../kit/use-late.ts';
import { myTables } from '../net/my-tables.ts';
import { quickMatch, server } from '../net/server.ts';
import { fetchTable, loadTablePage } from '../pages/lobby/fetch-table.ts';
import { LobbyPage } from '../pages/lobby/lobby-page.tsx';
import { loadReplay, loadRules } from '../pages/reading-pages.ts';
import { type Route, route } from '../router.ts';
import { change, settings } from '../settings/store.ts';
import { Broken, Lazy } from './lazy.tsx';
import { NoticeLine } from './notice-line.tsx';
import { openSheet, Sheets } from './sheets.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

const loadLesson = () => import('../pages/lesson/index.tsx').then(({ LessonPage }) => LessonPage);
const loadPass = () => import('../one-device/index.tsx').then(({ PassPage }) => PassPage);
const loadCoach = () => import('../pages/coach/index.tsx').then(({ CoachPage }) => CoachPage);
const loadRuleBooks = () => import('../pages/rule-books/index.tsx').then(({ RuleBooksPage }) => RuleBooksPage);
const loadMyGames = () => import('../pages/my-games/index.tsx').then(({ MyGamesPage }) => MyGamesPage);
const loadMe = () => import('../pages/me/index.tsx').then(({ MePage }) => MePage);
const loadNetwork = () => import('../pages/network/index.tsx').then(({ NetworkPage }) => NetworkPage);
const loadLink = () => import('../pages/link/index.tsx').then(({ LinkPage }) => LinkPage);
const loadAddFriend = () => import('../pages/add-friend/index.tsx').then(({ AddFriendPage }) => AddFriendPage);
const loadAdmin = () => import('../pages/admin/index.tsx').then(({ AdminPage }) => AdminPage);
const loadPrivacy = () => import('../pages/privacy/index.tsx').then(({ PrivacyPage }) => PrivacyPage);
const loadProfile = () => import('../profiles/profile-page.tsx').then(({ ProfilePage }) => ProfilePage);
const loadTournaments = () =>
  import('../tournaments/tournaments-page.tsx').then(({ TournamentsPage }) => TournamentsPage);
const loadTournament = () => import('../tournaments/tournament-page.tsx').then(({ TournamentPage }) => TournamentPage);
const loadDaily = () => import('../daily/index.tsx').then(({ DailyPage }) => DailyPage);
const loadDeal = () => import('../daily/deal-page.tsx').then(({ DealPage }) => DealPage);
const loadCompare = () => import('../compare/index.tsx').then(({ ComparePage }) => ComparePage);
const loadLeaders = () => import('../profiles/leaders-page.tsx').then(({ LeadersPage }) => LeadersPage);
const loadBalance = () => import('../pages/balance/index.tsx').then(({ BalancePage }) => BalancePage);
const loadMatch = () => import('../profiles/match-strip.tsx').then(({ MatchStrip }) => MatchStrip);
const loadPuzzles = () => import('../puzzles/index.ts').then(({ PuzzlesPage }) => PuzzlesPage);
const loadPuzzle = () => import('../puzzles/index.ts').then(({ PuzzlePage }) => PuzzlePage);
const loadScreen = () => import('../room/screen/index.tsx').then(({ ScreenPage }) => ScreenPage);
const loadHand = () => import('../room/hand/index.tsx').then(({ HandPage }) => HandPage);
const loadJoin = () => import('../room/join/index.tsx').then(({ JoinPage }) => JoinPage);
const loadGallery = () => import('../pages/gallery/index.tsx').then(({ GalleryPage }) => GalleryPage);
const loadTable = (id: TableId) => {
  const known = myTables.peek().find(({ table }) => table === id);
  if (known !== undefined) fetchTable(known.game);
  return loadTablePage();
};

const NO_TABLE = { table: '', isSolo: false, isBefore: false } as const;

export function App() {
  const { type } = route.value;
  useArrivalFocus(`${type} ${location.pathname}`);
  useKeptFocus();
  const isLate = useLate();
  // Notices reach every page.
  useEffect(() => {
    if (isLate) server.start();
  }, [isLate]);
  useHotkeys({
    '?': () => openSheet('help'),
    m: () => change({ isSoundOn: !settings.peek().isSoundOn }),
    f6: (event) => nextRegion(event.shiftKey),
  });
  return (
    <>
      <a class="skip" href="#main">
        {t().skipToMain}
      </a>
      <Defs />
      <NoticeLine />
      <Guard key={type}>
        <Page route={route.value} />
      </Guard>
      <Sheets />
      {quickMatch.value !== undefined && <Lazy id="match" load={loadMatch} props={{}} fallback={null} />}
      <Toasts />
      <LiveRegions />
    </>
  );
}

function Guard({ children }: { readonly children: ComponentChildren }) {
  const [error] = useErrorBoundary();
  return error === undefined ? children : <Broken />;
}

function Page({ route }: { readonly route: Route }) {
  switch (route.type) {
    case 'lobby':
      return <LobbyPage />;
    case 'table': {
      const { table, isSolo } = route;
      return <Lazy key={table} id={table} load={() => loadTable(table)} props={{ table, isSolo }} />;
    }
    case 'screen':
      return <Lazy key={route.table} id={`screen ${route.table}`} load={loadScreen} props={{ table: route.table }} />;
    case 'hand':
      return <Lazy key={route.table} id={`hand ${route.table}`} load={loadHand} props={{ table: route.table }} />;
    case 'join':
      return <Lazy id="join" load={loadJoin} props={{ code: route.code }} />;
    case 'pass':
      return <Lazy key={route.table} id="pass" load={loadPass} props={{ table: route.table }} />;
    case 'rule-books':
      return <Lazy id="rule-books" load={loadRuleBooks} props={{}} />;
    case 'my-games':
      return <Lazy id="my-games" load={loadMyGames} props={{}} />;
    case 'me':
      return <Lazy id="me" load={loadMe} props={{}} />;
    case 'network':
      return <Lazy id="network" load={loadNetwork} props={{}} />;
    case 'link':
      return <Lazy id="link" load={loadLink} props={{ code: route.code }} />;
    case 'add-friend':
      return <Lazy id="add-friend" load={loadAddFriend} props={{ user: route.user }} />;
    case 'admin':
      return <Lazy id="admin" load={loadAdmin} props={{}} />;
    case 'privacy':
      return <Lazy id="privacy" load={loadPrivacy} props={{}} />;
    case 'profile':
      return <Lazy id="profile" load={loadProfile} props={{ handle: route.handle }} />;
    case 'tournaments':
      return <Lazy id="tournaments" load={loadTournaments} props={{}} />;
    case 'tournament':
      return <Lazy id="tournament" load={loadTournament} props={{ id: route.id }} />;
    case 'leaders':
      return <Lazy id="leaders" load={loadLeaders} props={{}} />;
    case 'balance':
      return <Lazy id="balance" load={loadBalance} props={{}} />;
    case 'daily':
      return <Lazy id="daily" load={loadDaily} props={{}} />;
    case 'deal':
      return <Lazy id="deal" load={loadDeal} props={{ game: route.game, day: route.day }} />;
    case 'compare':
      return <Lazy key={route.id} id="compare" load={loadCompare} props={{ id: route.id }} />;
    case 'rules':
      return <Lazy id="rules" load={loadRules} props={{ game: route.game, rule: route.rule, isEmbedded: false }} />;
    case 'lesson':
      return <Lazy id="lesson" load={loadLesson} props={{ game: route.game }} />;
    case 'puzzles':
      return <Lazy id="puzzles" load={loadPuzzles} props={{}} />;
    case 'puzzle': {
      const { game, id, theme } = route;
      return <Lazy id="puzzle" load={loadPuzzle} props={{ game, id, theme }} />;
    }
    case 'replay':
      return <Lazy id="replay" load={loadReplay} props={{ ...route, isBefore: route.isBefore === true }} />;
    case 'sample':
      return <Lazy id="replay" load={loadReplay} props={{ ...NO_TABLE, sample: route.game }} />;
    case 'coach': {
      const { table, isSolo, isBefore } = route;
      return <Lazy key={`${table}${isBefore}`} id="coach" load={loadCoach} props={{ table, isSolo, isBefore }} />;
    }
    case 'gallery':
      return <Lazy id="gallery" load={loadGallery} props={{ game: route.game, scene: route.scene }} />;
    case 'nowhere':
      return <Nowhere />;
  }
}

function Nowhere() {
  const { name, notFound, toLobby, table, bar } = t();
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main">
        <Telegram
          title={table.telegram}
          code="T-404"
          actions={
            <>
              <a class="btn pap" href="/rules">
                {bar.learn}
                {bar.andRules}
              </a>
              <a class="btn pap" href="/games">
                {bar.myGames}
              </a>
              <a class="btn main" href="/">
                {toLobby}
              </a>
            </>
          }
        >
          {notFound}
        </Telegram>
      </main>
    </div>
  );
}

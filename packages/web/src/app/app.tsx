import './app.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { t } from '../core/i18n/index.ts';
import { address } from '../core/router/router.ts';
import { change, settings } from '../core/settings/store.ts';
import { Defs } from '../kit/defs.tsx';
import { nextRegion } from '../kit/focus.ts';
import { useHotkeys } from '../kit/hotkeys.ts';
import { Broken, Lazy } from '../kit/lazy.tsx';
import { LiveRegions } from '../kit/live.tsx';
import { Telegram } from '../kit/telegram.tsx';
import { Toasts } from '../kit/toast.tsx';
import { useKeptFocus } from '../kit/use-kept-focus.ts';
import { useLate } from '../kit/use-late.ts';
import { quickMatch, server } from '../net/server.ts';
import { openSheet } from '../shell/open-sheet.ts';
import { OpenTab, TopBar } from '../shell/top-bar.tsx';
import { NoticeLine } from './notice-line.tsx';
import { findPage } from './pages.tsx';
import { Sheets } from './sheets.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';

const loadMatch = () => import('../features/matching/match-strip.tsx').then(({ MatchStrip }) => MatchStrip);

export function App() {
  const { path, hash } = address.value;
  const found = findPage(path, hash);
  const name = found?.name ?? 'nowhere';
  useArrivalFocus(`${name} ${path}`);
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
      <Guard key={name}>
        <OpenTab.Provider value={found?.page.tab}>
          {found === undefined ? <Nowhere /> : <Opened found={found} />}
        </OpenTab.Provider>
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

function Opened({ found: { name, page, props } }: { readonly found: NonNullable<ReturnType<typeof findPage>> }) {
  if (page.Eager !== undefined) return <page.Eager />;
  const key = page.isPerAddress ? address.value.path : name;
  return <Lazy key={key} id={name} load={() => page.load(props)} props={props} />;
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

import type { ConnectionStatus } from '@saloon/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../core/i18n/index.ts';
import { calendar } from '../core/i18n/time.ts';
import { settings } from '../core/settings/store.ts';
import { Telegram } from '../kit/telegram.tsx';
import { server } from '../net/server.ts';

type RefusedStatus = Extract<ConnectionStatus, { type: 'refused' }>;

/** Is the server unreachable? True from the first failure until it answers, including the attempts in between. */
export function useIsOffline(line: ConnectionStatus): boolean {
  const isSilent = useRef(false);
  if (line.type !== 'connecting') isSilent.current = line.type !== 'online';
  return isSilent.current;
}

/** Seconds until the next attempt to connect. Undefined during an attempt. */
export function useRetryIn(line: ConnectionStatus): number | undefined {
  const [now, setNow] = useState(() => performance.now());
  const isWaiting = line.type === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    setNow(performance.now());
    const tick = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(tick);
  }, [isWaiting]);
  return line.type === 'waiting' ? Math.max(1, Math.ceil((line.until - now) / 1000)) : undefined;
}

/** Why the server refuses this page. */
export function whyRefused({ code, until, reason }: RefusedStatus): string {
  const texts: Readonly<Record<string, string>> = t().refusals;
  const said = until === undefined ? undefined : t().lobby.suspended(calendar(settings.value.lang, until, 'moment'));
  const why = reason === undefined ? '' : ` ${t().lobby.reason(reason)}`;
  return `${said ?? texts[code] ?? t().refusals['wrong-protocol']}${why}`;
}

/** Why nothing that needs the server works right now. */
export function whyOffline(): string {
  const line = server.status;
  const { offline, offlineHint } = t().lobby;
  return line.type === 'refused' ? whyRefused(line) : `${offline}. ${offlineHint}`;
}

/** Connects now. Where the server refuses this version of the page, reloads it. */
export const ReconnectButton = ({ line }: { readonly line: ConnectionStatus }) => (
  <button
    type="button"
    class="btn small"
    onClick={() => (line.type === 'refused' ? location.reload() : server.tryNow())}
  >
    {line.type === 'refused' ? t().table.reload : t().table.tryNow}
  </button>
);

/** The server refuses this page: it says why, and shows no table. */
export const Refused = ({ line }: { readonly line: RefusedStatus }) => (
  <main id="main">
    <Telegram
      title={t().table.telegram}
      code={`P-${line.code}`}
      actions={
        <>
          <a class="btn pap" href="/me">
            {t().bar.me}
          </a>
          {line.code === 'wrong-protocol' && (
            <button type="button" class="btn main" onClick={() => location.reload()}>
              {t().table.reload}
            </button>
          )}
        </>
      }
    >
      {whyRefused(line)}
    </Telegram>
  </main>
);

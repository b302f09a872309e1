import type { ConnectionStatus } from '@saloon/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { server } from '../net/server.ts';

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
export function whyRefused(code: string): string {
  const texts: Readonly<Record<string, string>> = t().refusals;
  return texts[code] ?? t().refusals['wrong-protocol'];
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

import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { house } from '../net/house.ts';
import type { LineState } from '../net/link.ts';

/** Has the house not answered? So from the first failure until it does, through the attempts between. */
export function useIsSilent(line: LineState): boolean {
  const isSilent = useRef(false);
  if (line.type !== 'connecting') isSilent.current = line.type !== 'online';
  return isSilent.current;
}

/** Whole seconds until the house is called again, counted down; nothing while it is being called. */
export function useRetryIn(line: LineState): number | undefined {
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

/** Why the house will not talk to this page as it is. */
export function whyRefused(code: string): string {
  const texts: Readonly<Record<string, string>> = t().refusals;
  return texts[code] ?? t().refusals['wrong-protocol'];
}

/** Calls the house now; where it will not talk to this page as it is, the page is loaded again. */
export const CallButton = ({ line }: { readonly line: LineState }) => (
  <button
    type="button"
    class="btn small"
    onClick={() => (line.type === 'refused' ? location.reload() : house.tryNow())}
  >
    {line.type === 'refused' ? t().table.reload : t().table.tryNow}
  </button>
);

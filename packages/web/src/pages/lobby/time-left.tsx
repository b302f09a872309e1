import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { spokenTime } from '../../i18n/time.ts';
import { settings } from '../../settings/store.ts';

/** Hours and days are counted here: looking so often is enough. */
const LOOK_MS = 20_000;

/** How long somebody still has to move by correspondence; nothing once the time is up. */
export function TimeLeft({ until }: { readonly until: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  if (until <= now) return null;
  return <>, {t().lobby.timeLeft(spokenTime(settings.value.lang, until - now))}</>;
}

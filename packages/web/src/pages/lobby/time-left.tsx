import { useEffect, useReducer } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { spokenTime } from '../../i18n/time.ts';
import { settings } from '../../settings/store.ts';

/** Hours and days are counted here: looking so often is enough. */
const LOOK_MS = 20_000;
const MINUTE = 60_000;

/** How long somebody still has to move by correspondence; nothing once the time is up. */
export function TimeLeft({ until }: { readonly until: number }) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const timer = setInterval(() => look(undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  // To the minute: the clocks of two machines never agree, and a whole day would begin with 25 hours.
  const minutes = Math.round((until - Date.now()) / MINUTE);
  if (minutes <= 0) return null;
  return <>, {t().lobby.timeLeft(spokenTime(settings.value.lang, minutes * MINUTE))}</>;
}

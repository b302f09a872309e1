import { useEffect, useReducer } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { spokenTime } from '../../core/i18n/time.ts';
import { settings } from '../../core/settings/store.ts';

/** Often enough for hours and days. */
const LOOK_MS = 20_000;
const MINUTE = 60_000;

/** The time left for a move by correspondence. Nothing once it is up. */
export function TimeLeft({ until }: { readonly until: number }) {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const timer = setInterval(() => look(undefined), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  // Rounded to minutes: two machines' clocks never agree, and a full day would start at 25 hours.
  const minutes = Math.round((until - Date.now()) / MINUTE);
  if (minutes <= 0) return null;
  return <>, {t().lobby.timeLeft(spokenTime(settings.value.lang, minutes * MINUTE))}</>;
}

import './match-strip.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { toast } from '../kit/toast.tsx';
import { quickMatch, server } from '../net/server.ts';
import { titleOf } from '../pages/lobby/games.ts';
import { playBots } from '../pages/lobby/start.ts';
import { refusalText } from '../pages/table/refusal.ts';
import { navigate, tablePath } from '../router.ts';
import { settings } from '../settings/store.ts';

const SECOND = 1000;

/** Over every page while the server looks for other players: how long it takes, and what to do meanwhile. */
export function MatchStrip() {
  const words = t().match;
  const state = quickMatch.value;
  const [since, setSince] = useState(0);
  const [now, setNow] = useState(0);
  const isWaiting = state?.type === 'waiting';
  useEffect(() => {
    if (!isWaiting) return;
    setSince(Date.now());
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isWaiting]);
  useEffect(() => {
    if (state?.type === 'found') {
      toast(words.found);
      navigate(tablePath(state.table, false));
      server.match.cancel();
    } else if (state?.type === 'refused') {
      toast(refusalText(settings.peek().lang, state.code, undefined), 'harm');
      server.match.cancel();
    }
  }, [state]);
  if (state?.type !== 'waiting') return null;
  const { game } = state.request;
  const waited = Math.max(0, Math.round((now - since) / SECOND));
  return (
    <div class="match-strip panel" role="status" aria-label={words.looking}>
      <span>
        <b>{words.looking}</b> {titleOf(game)}, {words.waited(waited)}
        <small>
          {state.estimate === undefined
            ? words.botsJoin
            : words.about(Math.max(1, Math.round(state.estimate / SECOND)))}
        </small>
      </span>
      <button type="button" class="btn small" onClick={() => void playBots(game)}>
        {words.meanwhile}
      </button>
      <button type="button" class="btn small ghost" onClick={() => server.match.cancel()}>
        {words.cancel}
      </button>
    </div>
  );
}

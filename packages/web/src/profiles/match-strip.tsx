import './match-strip.css';
import type { MatchState } from '@saloon/client';
import type { TableId } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../kit/toast.tsx';
import { quickMatch, server } from '../net/server.ts';
import { titleOf } from '../pages/lobby/games.ts';
import { playBots } from '../pages/lobby/start.ts';
import { refusalText } from '../pages/table/refusal.ts';
import { navigate, route, tablePath } from '../router.ts';
import { settings } from '../settings/store.ts';
import { peopleWords } from './text/index.ts';

const SECOND = 1000;
/** After this many seconds the strip says that nobody is around. */
const LONG = 60;

/** Over every page while the server looks for other players: how long it takes, and what to do meanwhile. */
export function MatchStrip() {
  const words = peopleWords().match;
  const state = quickMatch.value;
  const waited = useWaited(state?.type === 'waiting');
  const place = route.value;
  const isAtBots = place.type === 'table' && place.isSolo;
  // Somebody who plays with people isn't torn away from them.
  const isAtPeople = place.type === 'table' && !place.isSolo;
  useEffect(() => {
    if (state?.type === 'found' && !isAtPeople) {
      toast(isAtBots ? words.foundFromBots : words.found);
      goTo(state.table);
    } else if (state?.type === 'refused') {
      toast(refusalText(settings.peek().lang, state.code, undefined), 'harm');
      server.match.cancel();
    }
  }, [state]);
  const after = state?.type === 'waiting' ? state.after : undefined;
  useEffect(() => {
    if (after === undefined) return;
    toast(words.calledOff);
    if (place.type === 'table' && place.table === after) navigate('/');
  }, [after]);
  if (state?.type === 'found' && isAtPeople) {
    const { table } = state;
    return (
      <div class="match-strip panel" role="status">
        <b>{words.found}</b>
        <button type="button" class="btn small" onClick={() => goTo(table)}>
          {words.goThere}
        </button>
      </div>
    );
  }
  if (state?.type !== 'waiting') return null;
  const { game, pace } = state.request;
  return (
    <div class="match-strip panel" role="status" aria-label={words.looking}>
      <span>
        <b>{words.looking}</b> {titleOf(game)}
        {pace === 'correspondence' && `, ${words.paces[pace]}`}, <span aria-live="off">{words.waited(waited)}</span>
        <small>{hint(state, waited)}</small>
      </span>
      {!isAtBots && (
        <button type="button" class="btn small" onClick={() => void playBots(game)}>
          {words.meanwhile}
        </button>
      )}
      <button type="button" class="btn small ghost" onClick={() => server.match.cancel()}>
        {words.cancel}
      </button>
    </div>
  );
}

/** Goes to the table that was found. A game with bots stays in this browser, where it was. */
function goTo(table: TableId): void {
  navigate(tablePath(table, false));
  server.match.cancel();
}

function hint({ request, estimate }: Extract<MatchState, { type: 'waiting' }>, waited: number): string {
  const words = peopleWords().match;
  if (waited >= LONG) return words.nobody;
  if (estimate !== undefined) return words.about(Math.max(1, Math.round(estimate / SECOND)));
  return request.seats > 2 ? words.botsJoin : words.startsAtOnce;
}

/** Seconds since the search began. */
function useWaited(isWaiting: boolean): number {
  const [since, setSince] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (!isWaiting) return;
    setSince(Date.now());
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return Math.max(0, Math.round((now - since) / SECOND));
}

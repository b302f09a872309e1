import './match-strip.css';
import type { MatchState } from '@saloon/client';
import type { TableId } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../../core/games/titles.ts';
import { navigate, tableHere, tablePath } from '../../core/router/router.ts';
import { settings } from '../../core/settings/store.ts';
import { toast } from '../../kit/toast.tsx';
import { ask } from '../../net/api.ts';
import { quickMatch, server } from '../../net/server.ts';
import { refusalText } from '../../table/frame/refusal.ts';
import { playBots } from '../../table/open/start.ts';
import { peopleWords } from '../profiles/text/index.ts';
import { matchHint } from './match-hint.ts';

const SECOND = 1000;
const LOOK_MS = 10_000;

/** Over every page while the server looks for other players: how long it takes, and what to do meanwhile. */
export function MatchStrip() {
  const words = peopleWords().match;
  const state = quickMatch.value;
  const waited = useWaited(state?.type === 'waiting');
  const others = useOthers(state);
  const here = tableHere();
  const isAtBots = here?.isSolo === true;
  // Somebody who plays with people isn't torn away from them.
  const isAtPeople = here?.isSolo === false;
  useEffect(() => {
    if (state?.type === 'found' && !isAtPeople) {
      toast(isAtBots ? words.foundFromBots : words.found);
      goTo(state.table);
    } else if (state?.type === 'refused') {
      toast(refusalText(settings.peek().lang, state.code, undefined), 'harm');
      server.match.cancel();
    } else if (state?.type === 'ended-elsewhere') {
      toast(words.endedElsewhere);
      server.match.cancel();
    }
  }, [state]);
  const after = state?.type === 'waiting' ? state.after : undefined;
  useEffect(() => {
    if (after === undefined) return;
    toast(words.calledOff);
    if (here?.table === after) navigate('/');
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
  const { game, pace, seats } = state.request;
  const estimate = state.estimate === undefined ? undefined : Math.max(1, Math.round(state.estimate / SECOND));
  return (
    <div class="match-strip panel" role="status" aria-label={words.looking}>
      <span>
        <b>{words.looking}</b> {titleOf(game)}
        {pace === 'correspondence' && `, ${words.paces[pace]}`}, <span aria-live="off">{words.waited(waited)}</span>
        <small>{matchHint(words, { seats, others, waited, estimate })}</small>
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

/** How many others look for the same, while this person does. */
function useOthers(state: MatchState | undefined): number | undefined {
  const [others, setOthers] = useState<number | undefined>(undefined);
  const request = state?.type === 'waiting' ? state.request : undefined;
  useEffect(() => {
    setOthers(undefined);
    if (request === undefined) return;
    const { game, pace, seats } = request;
    const look = async () => {
      const answer = await ask('GET /api/matches');
      if (!answer.ok) return;
      const queue = answer.body.find((one) => one.game === game && one.pace === pace && one.seats === seats);
      setOthers(Math.max(0, (queue?.waiting ?? 0) - 1));
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [request]);
  return others;
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

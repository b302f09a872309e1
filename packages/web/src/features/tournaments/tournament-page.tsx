import './tournaments.css';
import { type TournamentPage as Page, TOURNAMENT_LIMITS } from '@saloon/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { GameMark } from '../../core/games/game-mark.tsx';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { calendar, spokenTime } from '../../core/i18n/time.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Shuffling } from '../../kit/lazy.tsx';
import { Telegram } from '../../kit/telegram.tsx';
import { toast } from '../../kit/toast.tsx';
import { useNow } from '../../kit/use-now.ts';
import { ask } from '../../net/api.ts';
import { linkHere } from '../../net/links.ts';
import { server } from '../../net/server.ts';
import { copyLink } from '../../shell/links.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import { peopleWords } from '../people/text/index.ts';
import { countdown } from './numbers.ts';
import { RoundsPart } from './rounds-part.tsx';
import { StandingsPart } from './standings-part.tsx';
import { tournamentWords } from './text/index.ts';
import { kindOf } from './tournament-line.tsx';

/** The server pushes new tables and results to players. For spectators and sign-ups the page looks again this often. */
const LOOK_MS = 10_000;

type Shown = { readonly page: Page; readonly ahead: number } | 'gone' | 'unreachable' | undefined;

/** `/tournament/<id>`: sign-up, standings, and the tables of each round. */
export function TournamentPage({ tournament: id }: { readonly tournament: string }) {
  const words = tournamentWords();
  const [shown, setShown] = useState<Shown>(undefined);
  const look = useCallback(async () => {
    const answer = await ask('GET /api/tournaments/:id', { params: { id } });
    if (answer.ok) setShown({ page: answer.body, ahead: answer.body.now - Date.now() });
    else if (answer.error.code === 'not-found') setShown('gone');
    else setShown((before) => before ?? 'unreachable');
  }, [id]);
  const phase = typeof shown === 'object' ? shown.page.phase : undefined;
  const isOver = phase === 'over' || phase === 'canceled';
  useEffect(() => void look(), [look]);
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => {
      if (!document.hidden) void look();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [look, isOver]);
  useEffect(() => server.onNews((news) => void ('tournament' in news && news.tournament === id && look())), [look, id]);
  useEffect(() => server.start(), []);
  const title = typeof shown === 'object' ? shown.page.title : words.title;
  useEffect(() => {
    document.title = `${title} · ${t().name}`;
  }, [title]);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1} class="tournaments">
        {shown === undefined ? (
          <Shuffling />
        ) : typeof shown === 'string' ? (
          <Telegram
            title={t().table.telegram}
            code={shown === 'gone' ? 'T-404' : 'T-503'}
            actions={
              <a class="btn main" href="/tournaments">
                {words.title}
              </a>
            }
          >
            {shown === 'gone' ? words.gone : words.unreachable}
          </Telegram>
        ) : (
          <>
            <Head page={shown.page} ahead={shown.ahead} look={look} />
            <div class="tournament-parts">
              <StandingsPart page={shown.page} />
              <RoundsPart page={shown.page} />
            </div>
          </>
        )}
      </main>
    </div>
  );
}

type HeadProps = {
  readonly page: Page;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  readonly look: () => Promise<void>;
};

function Head({ page, ahead, look }: HeadProps) {
  const words = tournamentWords();
  const { lang } = settings.value;
  const { title, game, phase, round, rounds, format, startsAt, players, size, host, yourTable, id } = page;
  const now = useNow() + ahead;
  const state =
    phase === 'running'
      ? format === 'swiss'
        ? words.roundOf(round, rounds)
        : words.round(round)
      : words.phases[phase];
  return (
    <header class="panel tournament-head">
      <h1 class="poster">
        <GameMark game={game} /> {title}
      </h1>
      <p>
        {titleOf(game)}: {kindOf(page)}. {words.host(host.name)}
      </p>
      <p class="sign" role="status">
        {state}, {phase === 'signup' ? words.ofSize(players, size) : words.people(players)}
      </p>
      {phase === 'signup' && (
        <p>
          <b class="num countdown">
            {startsAt > now ? words.startsIn(countdown(startsAt - now, lang === 'ru' ? 'д' : 'd')) : words.starting}
          </b>{' '}
          <span>({calendar(lang, startsAt, 'moment')})</span>
        </p>
      )}
      {page.roundEndsAt !== undefined && page.roundEndsAt > now && (
        <p class="help">{words.endsIn(spokenTime(lang, wholeSeconds(page.roundEndsAt - now)))}</p>
      )}
      {phase === 'canceled' && <p class="help">{words.canceled}</p>}
      {yourTable !== undefined && (
        <p class="your-table">
          {words.yourTable}{' '}
          <a class="btn main" href={pathTo('/table/:table', { table: yourTable })}>
            {words.toTable}
          </a>
        </p>
      )}
      {(phase === 'signup' || phase === 'running') && (
        <p class="help">{page.pace === 'correspondence' ? words.slow : words.waits(page.waitMinutes)}</p>
      )}
      <Acts page={page} look={look} />
      <p class="tournament-acts">
        {phase === 'signup' && (
          <a class="btn small" href={`/api/tournaments/${id}/calendar.ics`} download>
            {words.calendar}
          </a>
        )}
        <button type="button" class="btn small" onClick={share}>
          {words.share}
        </button>
      </p>
    </header>
  );
}

/** The server's clock is a little ahead: a limit of 60 minutes isn't 61. */
const wholeSeconds = (ms: number): number => ms - (ms % 1000);

async function share(): Promise<void> {
  if (!(await copyLink(linkHere(), t().table.copied))) toast(t().table.cannotCopy, 'harm');
}

type Acting =
  | 'PUT /api/tournaments/:id/me'
  | 'DELETE /api/tournaments/:id/me'
  | 'POST /api/tournaments/:id/back'
  | 'POST /api/tournaments/:id/start'
  | 'DELETE /api/tournaments/:id';

/** What the viewer can do: sign up, withdraw, and as the host start it or call it off. */
function Acts({ page, look }: Pick<HeadProps, 'page' | 'look'>) {
  const words = tournamentWords();
  const { id, phase, you, players, host, format } = page;
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const act = async (route: Acting) => {
    const answer = await ask(route, { params: { id } });
    const code = answer.ok ? undefined : answer.error.code;
    setWrong(code === undefined ? undefined : code === 'not-kept' ? words.keepFirst : peopleWords().refusals[code]);
    await look();
  };
  const isOpen = phase === 'signup';
  if (!isOpen && phase !== 'running') return null;
  return (
    <>
      <p class="tournament-acts">
        {isOpen && you === undefined && (
          <button type="button" class="btn main" onClick={() => act('PUT /api/tournaments/:id/me')}>
            {words.signUp}
          </button>
        )}
        {you === 'in' && (
          <button type="button" class="btn ghost" onClick={() => act('DELETE /api/tournaments/:id/me')}>
            {words.withdraw}
          </button>
        )}
        {you === 'out' && format === 'swiss' && (
          <button type="button" class="btn main" onClick={() => act('POST /api/tournaments/:id/back')}>
            {words.back}
          </button>
        )}
        {isOpen && host.isYou && (
          <>
            <button
              type="button"
              class="btn"
              aria-disabled={players < TOURNAMENT_LIMITS.least}
              onClick={() => players >= TOURNAMENT_LIMITS.least && act('POST /api/tournaments/:id/start')}
            >
              {words.startNow}
            </button>
            <button type="button" class="btn ghost" onClick={() => act('DELETE /api/tournaments/:id')}>
              {words.cancel}
            </button>
          </>
        )}
      </p>
      {isOpen && you === 'in' && <p class="help">{words.signedUp}</p>}
      {you === 'withdrawn' && <p class="help">{words.withdrawn}</p>}
      {you === 'out' && <p class="help">{words.out[format]}</p>}
      {wrong !== undefined && (
        <p class="error" role="alert">
          {wrong} {wrong === words.keepFirst && <a href="/me">{words.keep}</a>}
        </p>
      )}
    </>
  );
}

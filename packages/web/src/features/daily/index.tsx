import './daily.css';
import type { DailyGame, DailyToday } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { GameMark } from '../../core/games/game-mark.tsx';
import { titleOf } from '../../core/games/titles.ts';
import { t } from '../../core/i18n/index.ts';
import { pathTo } from '../../core/router/paths.ts';
import { settings } from '../../core/settings/store.ts';
import { Icon } from '../../kit/icon.tsx';
import { campfire, checkMark } from '../../kit/icons/today.ts';
import { Shuffling } from '../../kit/lazy.tsx';
import { useNow } from '../../kit/use-now.ts';
import { server } from '../../net/server.ts';
import { useAsked } from '../../net/use-asked.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { ActNote } from '../people/act-note.tsx';
import { refusalOf } from '../people/text/index.ts';
import { useAct } from '../people/use-act.ts';
import { playDeal } from './play-deal.ts';
import { scoreText } from './score-text.ts';
import { dailyWords } from './text/index.ts';

const MINUTE = 60_000;
const RETRY_MS = 3000;

/** `/daily`: today's deals, and the days of the last weeks. */
export function DailyPage() {
  const words = dailyWords();
  useEffect(() => {
    document.title = `${words.title} · ${t().name}`;
  }, [words]);
  useEffect(() => server.start(), []);
  const [round, setRound] = useState(0);
  const answer = useAsked('GET /api/daily', {}, round);
  return (
    <div class="plain-page with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1} class="daily">
        <h1 class="poster">{words.title}</h1>
        <p class="help">{words.hint}</p>
        {answer === undefined && <Shuffling />}
        {answer?.ok === false && (
          <p class="error">{answer.error.code === 'failed' ? words.unreachable : refusalOf(answer.error)}</p>
        )}
        {answer?.ok === true && (
          <Today key={answer.body.day} today={answer.body} onOver={() => setRound((n) => n + 1)} />
        )}
      </main>
    </div>
  );
}

type TodayProps = { readonly today: DailyToday; readonly onOver: () => void };

function Today({ today, onOver }: TodayProps) {
  const words = dailyWords();
  const act = useAct();
  const [ahead] = useState(() => today.now - Date.now());
  const time = today.endsAt - ahead - useNow();
  const isOver = time <= 0;
  // The server's next day may begin a moment later than ours: it is asked until it has.
  useEffect(() => {
    if (!isOver) return;
    onOver();
    const timer = setInterval(onOver, RETRY_MS);
    return () => clearInterval(timer);
  }, [isOver]);
  const left = Math.max(0, Math.ceil(time / MINUTE));
  return (
    <>
      <p class="daily-head">
        <b class="sign">{words.number(today.number)}</b> <span>{words.newIn(Math.floor(left / 60), left % 60)}</span>
      </p>
      <ActNote act={act} />
      <ul class="deals">
        {today.games.map((one) => (
          <Deal
            key={one.game}
            deal={one}
            day={today.day}
            onPlay={(isPractice) => playDeal(act, one.game, today.day, isPractice)}
          />
        ))}
      </ul>
      <Calendar today={today} />
    </>
  );
}

type DealProps = { readonly deal: DailyGame; readonly day: string; readonly onPlay: (isPractice: boolean) => void };

function Deal({ deal: { game, state, result, finishers, streak }, day, onPlay }: DealProps) {
  const words = dailyWords();
  return (
    <li class={`panel deal ${state}`} data-game={game}>
      <GameMark game={game} />
      <h2>{titleOf(game)}</h2>
      <p class="deal-state">
        {result === undefined ? (
          words.state[state]
        ) : (
          <>
            <Icon of={checkMark} /> {scoreText(game, result.score)}
            {result.percentile !== undefined && ` · ${words.beat(result.percentile)}`}
          </>
        )}
      </p>
      <small>{words.finishers(finishers)}</small>
      {streak > 1 && (
        <small class="streak">
          <Icon of={campfire} /> {words.streak(streak)}
        </small>
      )}
      <p class="deal-acts">
        {state === 'done' ? (
          <>
            <a class="btn main" href={pathTo('/daily/:game/:day', { game, day })}>
              {words.results}
            </a>
            <button type="button" class="btn" onClick={() => onPlay(true)}>
              {words.practice}
            </button>
          </>
        ) : (
          <button type="button" class="btn main" onClick={() => onPlay(false)}>
            {state === 'open' ? words.goOn : words.play}
          </button>
        )}
      </p>
    </li>
  );
}

const WEEKS = 6;
const DAYS = 7;
const DAY_MS = 86_400_000;

/** The last weeks from Monday to Sunday, and on each day as much brass as deals were finished. */
function Calendar({ today: { day, calendar } }: { readonly today: DailyToday }) {
  const words = dailyWords();
  const { lang } = settings.value;
  const today = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(today).getUTCDay() + DAYS - 1) % DAYS;
  const first = today - (sinceMonday + (WEEKS - 1) * DAYS) * DAY_MS;
  const days = Array.from({ length: (WEEKS - 1) * DAYS + sinceMonday + 1 }, (_, i) => new Date(first + i * DAY_MS));
  const format = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const weekday = new Intl.DateTimeFormat(lang, { weekday: 'short', timeZone: 'UTC' });
  return (
    <section class="panel calendar">
      <h2 class="sign">{words.calendar}</h2>
      <p class="weekdays" aria-hidden="true">
        {days.slice(0, DAYS).map((one) => (
          <span key={one.getUTCDay()}>{weekday.format(one)}</span>
        ))}
      </p>
      <ol>
        {days.map((one) => {
          const iso = one.toISOString().slice(0, 10);
          const count = calendar.find((entry) => entry.day === iso)?.games.length ?? 0;
          const label = words.dayDone(iso === day ? words.today : format.format(one), count);
          return (
            <li key={iso} class={`deals-${count}${iso === day ? ' now' : ''}`} title={label}>
              <span class="sr">{label}</span>
              <span aria-hidden="true">{one.getUTCDate()}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
